/** Owns what a part of a case can lack: a code, with the figure or the words that say it whole. */
import type { TrimField } from '#core/tax/trim/numbers.ts'
import type { CaptionsLacking } from './papers-lacking.ts'

/** What a part lacks where no figure says it. */
export type LackingCode =
  | 'homestead'
  | 'other_use'
  | 'petition_deadline'
  | 'mailing_address'
  | 'what_is_wrong_on_record'
  | 'why_used_or_skipped'
  | 'what_lowers_value'
  | 'items_unfinished'
  | 'items_since_purchase'
  | 'photo_or_paper'
  | 'closing_statement'
  | 'what_statement_shows'
  | 'how_it_was_sold'
  | 'opinion'
  | 'opinion_reasons'
  | 'petition_received'
  | 'payment_made'
  | 'hearing_date'
  | 'hearing_time'
  | 'hearing_place'
  | 'hearing_minutes'
  | 'evidence_delivered'
  | 'delivery_proof'
  | 'decision'
  | 'decision_date'
  | 'new_value'

export type Lacking =
  | { readonly code: LackingCode }
  | { readonly code: 'notice_number'; readonly field: TrimField }
  | { readonly code: 'corrections_unfinished' | 'more_sales' | 'sales_bare'; readonly count: number }
  | ({ readonly code: 'captions' } & CaptionsLacking)
  /** Of an item whose cost nobody is named for. */
  | { readonly code: 'cost_source'; readonly what: string; readonly costCents: number }
  /** Of an item whose cost it shows. */
  | { readonly code: 'cost_paper'; readonly what: string; readonly isInvoice: boolean }
