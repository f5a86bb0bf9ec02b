/** Owns what a fault of a case is: at which field, how sure, and in which words; and what it is told by. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile, CasePart } from '#core/case/file.ts'

type FaultStation =
  | 'notice'
  | 'facts'
  | 'comparables'
  | 'condition'
  | 'value'
  | 'filing'
  | 'hearing'
  | 'deliveries'
  | 'outcome'

export interface CaseFault {
  /** The part of the path where its field stands. */
  readonly station: FaultStation
  readonly part: CasePart
  /** As in `filing.petitionFiledOn`; an entry of a list stands by its id: `comparables.s1.priceCents`. */
  readonly path: string
  /** What is doubtful is kept, and does not count as done. */
  readonly kind: 'impossible' | 'doubtful'
  /** It may well be so: it is asked about, and no later step waits for the answer. */
  readonly isAsked?: true
  /** Names the field, what was typed, and what would be right. */
  readonly words: string
}

export interface FaultFacts {
  readonly file: CaseFile
  readonly taxYear: number
  readonly today: CalendarDate
  /** What the tax roll says of the home; counted only where it is of the tax year. */
  readonly record?: { readonly rollYear: number; readonly justValueCents: number } | null
}
