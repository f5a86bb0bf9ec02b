/** Owns what a fault of a case is: at which field, how sure, and why; and what it is told by. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile, CasePart, Correction, RecordField } from '#core/case/file.ts'
import type { RecordedValues } from '#core/case/notice-from-record.ts'
import type { MeasuredField } from '#core/case/params.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import type { UnheardWords } from '#core/document/facts/owner-words/unheard-words.ts'
import type { NoticeProblem } from '#core/tax/value-problem.ts'

type FaultStep =
  | 'notice'
  | 'facts'
  | 'comparables'
  | 'condition'
  | 'value'
  | 'filing'
  | 'hearing'
  | 'deliveries'
  | 'outcome'

/** Which day was typed; one of a delivery is named by its place in the log, from 1. */
export type TypedDay =
  | { readonly of: 'petition' | 'payment' | 'hearing' | 'decision'; readonly on: CalendarDate }
  | { readonly of: 'sent' | 'received'; readonly entry: number; readonly on: CalendarDate }

/** What a figure is held against: the just value of the notice that was typed, or of the roll. */
export interface KnownJustValue {
  readonly cents: number
  readonly of: 'notice' | 'roll'
}

export type CorrectionSide = Extract<keyof Correction, 'recordValue' | 'trueValue'>

/** Entry of a list by its place, from 1, and what its owner calls it; '' where nothing is typed. */
export interface Entry {
  readonly entry: number
  readonly name: string
}

export type DayFault =
  | { readonly code: 'day_to_come'; readonly day: TypedDay; readonly today: CalendarDate }
  | { readonly code: 'before_tax_year' | 'before_notices'; readonly day: TypedDay; readonly taxYear: number }
  | {
      readonly code: 'out_of_order'
      readonly day: TypedDay
      readonly after: 'petition' | 'hearing'
      readonly afterOn: CalendarDate
    }
  | {
      readonly code: 'received_late'
      readonly on: CalendarDate
      readonly printedOn: CalendarDate
      readonly hasNumber: boolean
    }
  | { readonly code: 'on_day_off'; readonly on: CalendarDate; readonly isWeekend: boolean }
  | {
      readonly code: 'hearing_too_far'
      readonly on: CalendarDate
      readonly taxYear: number
      readonly mostYears: number
    }
  | { readonly code: 'printed_out_of_season'; readonly on: CalendarDate; readonly taxYear: number }

export type FigureFault =
  | { readonly code: 'notice_number'; readonly problem: NoticeProblem }
  | ({ readonly code: 'sale_to_come' } & Entry)
  | ({ readonly code: 'price_too_low'; readonly priceCents: number } & Entry)
  | ({ readonly code: 'built_after_sale'; readonly yearBuilt: number; readonly soldYear: number } & Entry)
  | ({
      readonly code: 'allowed_above_cost'
      readonly allowedCents: number
      readonly costCents: number
    } & Entry)
  | ({ readonly code: 'costs_nothing'; readonly costCents: number } & Entry)
  | ({ readonly code: 'paid_before'; readonly on: CalendarDate; readonly taxYear: number } & Entry)
  | ({ readonly code: 'cost_above_value'; readonly costCents: number; readonly than: KnownJustValue } & Entry)
  | {
      readonly code: 'not_lower'
      readonly value: 'opinion' | 'decided'
      readonly cents: number
      readonly than: KnownJustValue
    }
  | {
      readonly code: 'no_value_of_a_home'
      readonly value: 'opinion' | 'paid'
      readonly cents: number
    }
  | {
      readonly code: 'below_a_tenth'
      readonly value: 'opinion' | 'paid'
      readonly cents: number
      readonly than: KnownJustValue
    }

export type CorrectionFault =
  | {
      readonly code: 'no_figure'
      readonly field: MeasuredField
      readonly side: CorrectionSide
      readonly typed: string
    }
  | {
      readonly code: 'no_figure_of_a_home'
      readonly field: MeasuredField
      readonly side: CorrectionSide
      readonly typed: string
      readonly figure: number
    }
  | { readonly code: 'nothing_corrected'; readonly field: RecordField; readonly typed: string }

/** Words that a board will not hear, sentence by sentence. */
export type WordsFault = { readonly code: 'unheard' } & UnheardWords

/** Why something cannot be so, or is asked about, with the figures that say it. */
export type FaultReason = DayFault | FigureFault | CorrectionFault | WordsFault

export interface CaseFault {
  /** The part of the path where its field stands. */
  readonly step: FaultStep
  readonly part: CasePart
  /** As in `filing.petitionFiledOn`; an entry of a list stands by its id: `comparables.s1.priceCents`. */
  readonly path: string
  /** What is doubtful is kept, and does not count as done. */
  readonly kind: 'impossible' | 'doubtful'
  /** It may well be so: it is asked about, and no later step waits for the answer. */
  readonly isAsked?: true
  readonly reason: FaultReason
}

export type FaultPlace = Pick<CaseFault, 'step' | 'part' | 'path'>

export interface FaultFacts {
  readonly file: CaseFile
  readonly taxYear: number
  readonly today: CalendarDate
  /** What the tax roll says of the home; counted only where it is of the tax year. */
  readonly record?: RecordedValues | null
  /** Photos and papers of the case; where they are not at hand, only what is typed is looked at. */
  readonly files?: readonly ExhibitFile[]
}
