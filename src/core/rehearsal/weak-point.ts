/** Owns what a weak point of a case is: what is thin, who may ask about it in which words, and what the case itself answers. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import type { CaseStation } from '#core/case/parts.ts'
import type { RollFigures } from '#core/case/roll-differs.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asTyped, closed, quoted } from '#core/document/facts/make-fact.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import type { NoSales } from '#core/document/facts/value.ts'

export interface Hint {
  readonly words: string
  /** Where it was read. */
  readonly source: string
}

export const ASKERS = ['appraiser', 'magistrate'] as const

export interface WeakPoint {
  /** What is weak and of which entry of the case; the same point always has the same one. */
  readonly id: string
  /** To the owner. */
  readonly words: string
  readonly asker: (typeof ASKERS)[number]
  /** Null for what is to be mended and nobody asks about. */
  readonly question: string | null
  /** What the case holds that answers it; none where it holds nothing yet. */
  readonly hints: readonly Hint[]
  /** The part of the case where it may be mended. */
  readonly station: CaseStation
}

export interface WeakMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
  readonly taxYear: number
  readonly asOf: CalendarDate
  /** What the roll has of the home; null or not said where no roll has it without doubt. */
  readonly parcel?: RollFigures | null
  readonly rollParcel?: RollFigures | null
}

const ownWords = 'Your case: you wrote this'

/** Only what was said. */
export const written = (before: string, text: string): readonly Hint[] =>
  asTyped(text) === '' ? [] : [{ words: closed(`${before} ${quoted(text)}`), source: ownWords }]

export const when = <Entry>(is: boolean, ...entries: readonly Entry[]): readonly Entry[] =>
  is ? entries : []

export const nameOf = ({ address, parcelId }: CaseSale): string =>
  asTyped(address) || asTyped(parcelId) || 'a sale'

export const chosenIn = ({ comparables }: Pick<CaseFile, 'comparables'>): readonly CaseSale[] =>
  comparables.filter(({ decision }) => decision === 'chosen')

export const onRoll = (sale: CaseSale, sales: SalesMaterial | null): AdjustedRollSale | undefined =>
  recordedSale(sale, sales?.comparables ?? [])
