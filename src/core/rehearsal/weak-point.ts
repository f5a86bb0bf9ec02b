/** Owns what a weak point of a case is: what is thin and why, who may ask about it, and what the case itself answers. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseSale } from '#core/case/file.ts'
import type { CaseStep } from '#core/case/parts.ts'
import type { RollFigures } from '#core/case/roll-differs.ts'
import type { NoSales } from '#core/document/facts/estimate/value.ts'
import type { JudgedVerdict } from '#core/document/facts/estimate/verdict.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import type { AskedReason, MendedReason } from './weak-reason.ts'

export const ASKERS = ['appraiser', 'magistrate'] as const
export type Asker = (typeof ASKERS)[number]

interface Weakness {
  /** What is weak and of which entry of the case; the same point always has the same one. */
  readonly id: string
  /** The part of the case where it may be mended. */
  readonly step: CaseStep
}

/** One that somebody may ask about at the hearing. */
export interface AskedPoint extends Weakness {
  readonly asker: Asker
  readonly reason: AskedReason
  /** In the owner’s voice, to be said aloud; null where the case has none, and then it is not practiced. */
  readonly answer: string | null
}

/** One that only its owner has to mend: nobody asks about it. */
interface MendedPoint extends Weakness {
  readonly asker: null
  readonly reason: MendedReason
}

export type WeakPoint = AskedPoint | MendedPoint

/** What the record and the owner say of a homestead. */
export interface CaseHomestead {
  readonly livesThere?: boolean | null
  readonly homesteadOnRecord?: boolean
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
  readonly home?: CaseHomestead
  /** What is taxed now. */
  readonly verdict?: Pick<JudgedVerdict, 'readings'>
}

export const when = <Entry>(is: boolean, ...entries: readonly Entry[]): readonly Entry[] =>
  is ? entries : []

export const nameOf = ({ address, parcelId }: CaseSale): string =>
  asTyped(address) || asTyped(parcelId) || 'a sale'

export const onRoll = (sale: CaseSale, sales: SalesMaterial | null): AdjustedRollSale | undefined =>
  recordedSale(sale, sales?.comparables ?? [])
