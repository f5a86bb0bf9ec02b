/** Owns why a point of a case is weak, each reason with the values that it is told with. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseSale, RecordField } from '#core/case/file.ts'
import type { RollDifference } from '#core/case/roll-differs.ts'
import type { GridItem } from '#core/document/facts/sales/material.ts'
import type { RollSale } from '#core/document/facts/sales/recorded.ts'
import type { MostTaxed } from '#core/tax/exemption/lost-homestead.ts'

/** What the sales nearby point to: on the footing of the roll where the county's level is known, else a price. */
export interface PointsTo {
  readonly of: 'price' | 'just_value'
  readonly cents: number
  /** What is taken off in it for the repairs; 0 where nothing is. */
  readonly repairsCents: number
}

export interface FilingReason {
  readonly code: 'petition_late'
  readonly receivedOn: CalendarDate
  readonly printedOn: CalendarDate
}

export interface HomesteadReason {
  readonly code: 'homestead_on_record'
  /** What is taxed now, and what may be without the exemption and its cap; null where what is taxed is not known. */
  readonly atMost: MostTaxed | null
  /** It is settled before the petition; once that is in, before the hearing. */
  readonly isFiled: boolean
}

export type ValueReason =
  | { readonly code: 'no_opinion' }
  | { readonly code: 'opinion_not_below'; readonly opinionCents: number; readonly justCents: number }
  | { readonly code: 'opinion_without_reasons'; readonly opinionCents: number }
  | {
      readonly code: 'own_sale_above'
      readonly sale: { readonly year: number; readonly month: number; readonly priceCents: number }
      /** The price at the level of just values; null where that level is not known. */
      readonly levelCents: number | null
    }
  | { readonly code: 'estimate_above'; readonly pointsTo: PointsTo; readonly opinionCents: number }

export type ConclusionReason =
  | {
      readonly code: 'sales_not_below_just'
      readonly justCents: number
      /** By the county's median ratio, and not by what a sale costs at most. */
      readonly isMeasured: boolean
    }
  | {
      readonly code: 'some_sales_reach_just'
      readonly justCents: number
      readonly highCents: number
      readonly togetherCents: number
      /** Both figures are then before them. */
      readonly hasRepairs: boolean
    }
  | { readonly code: 'opinion_below_sales'; readonly opinionCents: number; readonly hasRepairs: boolean }

export type SalesReason =
  | { readonly code: 'few_sales'; readonly count: number }
  | { readonly code: 'sold_late'; readonly name: string; readonly soldYear: number }
  | {
      readonly code: 'no_reason_given'
      readonly name: string
      readonly decision: NonNullable<CaseSale['decision']>
    }
  | { readonly code: 'largest_adjustments'; readonly name: string; readonly grossPercent: number }
  | { readonly code: 'none_in_neighborhood' }
  | { readonly code: 'not_adjusted'; readonly name: string }
  | {
      readonly code: 'other_price'
      readonly name: string
      readonly typed: CaseSale
      readonly known: RollSale
    }
  | { readonly code: 'not_decided'; readonly names: readonly string[] }

/** A row of the adjustment grid in which a sale can be held beside the home. */
export type ComparedItem = Extract<GridItem, 'area' | 'age' | 'land' | 'quality' | 'time'>

export interface RowReason {
  readonly code: 'differs_in_row'
  readonly name: string
  readonly item: ComparedItem
  /** What the home has more than the sale, or less. */
  readonly more: number
  readonly isAdjusted: boolean
}

export type RecordReason =
  | { readonly code: 'correction_without_proof'; readonly field: RecordField; readonly trueValue: string }
  | { readonly code: 'record_quoted_otherwise'; readonly difference: RollDifference }
  | { readonly code: 'grid_by_effective_year' | 'grid_by_record'; readonly trueValue: string }
  | { readonly code: 'grid_by_correction'; readonly ownFigure: number; readonly rollFigure: number }

export type ConditionReason =
  | { readonly code: 'day_not_said' | 'no_cost' | 'own_cost'; readonly what: string }
  | { readonly code: 'nothing_shows_it'; readonly taxYear: number }
  | { readonly code: 'photos_undated' | 'photos_later'; readonly count: number }

export type EvidenceReason =
  | {
      readonly code: 'evidence_late'
      readonly sentOn: CalendarDate
      /** After the day that the calendar counts, or only after the last working day before it. */
      readonly isAfterCounted: boolean
    }
  | { readonly code: 'evidence_unsent' }

/** What may be asked about at the hearing. */
export type AskedReason =
  | FilingReason
  | HomesteadReason
  | ValueReason
  | ConclusionReason
  | SalesReason
  | RowReason
  | RecordReason
  | ConditionReason
  | EvidenceReason

/** What only its owner has to mend. */
export type MendedReason =
  | { readonly code: 'not_there_yet'; readonly what: string }
  | { readonly code: 'condition_unnamed' | 'delivery_unproved' | 'petition_not_added' }
  | { readonly code: 'photos_small' | 'files_without_caption'; readonly count: number }

export type WeakReason = AskedReason | MendedReason
