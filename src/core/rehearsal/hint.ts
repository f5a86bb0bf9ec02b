/** Owns what the case itself holds that answers a question, each kind with what it takes to say it. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { SalesConclusion } from '#core/document/facts/sales/conclusion/conclusion.ts'
import type { PriceLevel } from '#core/document/facts/sales/conclusion/price-level.ts'

/** Which of the owner's own texts. */
export type OwnText =
  | 'record_says'
  | 'record_quoted'
  | 'why_wrong'
  | 'proof'
  | 'place'
  | 'who_says_the_cost'
  | 'why_chosen'
  | 'where_recorded'
  | 'opinion_rests_on'
  | 'what_was_sent'

/** What the sales nearby point to: on the footing of the roll where the county's level is known, else a price. */
export interface PointsTo {
  readonly of: 'price' | 'just_value'
  readonly cents: number
  /** What is taken off in it for the repairs; 0 where nothing is. */
  readonly repairsCents: number
}

/** The chosen sales brought to the level of just values. */
export interface SalesRange {
  readonly code: 'sales_as_just_values'
  readonly range: SalesConclusion['range']
  readonly level: PriceLevel | null
  readonly justCents: number
  readonly opinionCents: number | null
  /** What is taken off in the range for the repairs; 0 where nothing is. */
  readonly repairsCents: number
}

export type Hint =
  | { readonly code: 'written'; readonly what: OwnText; readonly text: string }
  | { readonly code: 'sale_chosen_because'; readonly name: string; readonly text: string }
  | { readonly code: 'own_cost'; readonly costCents: number }
  | { readonly code: 'not_there' }
  | { readonly code: 'file'; readonly name: string }
  | { readonly code: 'evidence_due'; readonly countedOn: CalendarDate }
  | { readonly code: 'working_day_before'; readonly dueOn: CalendarDate }
  | { readonly code: 'sent_on'; readonly sentOn: CalendarDate }
  | { readonly code: 'good_cause' }
  | { readonly code: 'just_value'; readonly justCents: number }
  | { readonly code: 'estimate'; readonly pointsTo: PointsTo }
  | SalesRange
  | { readonly code: 'nearness'; readonly name: string; readonly nearnessWords: string }
  | { readonly code: 'adjusted_from'; readonly priceCents: number; readonly adjustedCents: number }
  | { readonly code: 'adjusts_to'; readonly name: string; readonly adjustedCents: number }
  | { readonly code: 'by_record'; readonly lowCents: number; readonly highCents: number }
  | { readonly code: 'row_amount'; readonly amountCents: number }
  | { readonly code: 'adjusted_price'; readonly adjustedCents: number }
