/** How much of an order can still be paid back. Whether it should be is the guarantee's question. */
import type { LedgerKind, OrderLedger } from './entitlement.ts'

/** Why the app pays back without being asked. */
export type ReturnReason =
  | 'already-owned'
  /** Standard was paid before AI-Enhanced: a part goes back, and what stays is the upgrade. */
  | 'course-counted'
  | 'no-course-to-upgrade'
  | 'course-refunded'
  /** Another purchase of the same person waits for a bank’s decision. */
  | 'on-hold'
  | 'fraud-warning'

export type RefundTerms =
  | { readonly ok: true; readonly amountCents: number }
  | { readonly ok: false; readonly reason: 'nothing-paid' | 'nothing-left' | 'disputed' }
  | { readonly ok: false; readonly reason: 'too-much'; readonly leftCents: number }

const sumOf = (entries: OrderLedger['entries'], kind: LedgerKind): number =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.amountCents, 0)

const countOf = (entries: OrderLedger['entries'], kind: LedgerKind): number =>
  entries.filter((entry) => entry.kind === kind).length

/** The bank decides over disputed money; paying it back as well would pay it twice. */
const isDisputed = (entries: OrderLedger['entries']): boolean =>
  countOf(entries, 'dispute_lost') > 0 || countOf(entries, 'dispute_opened') > countOf(entries, 'dispute_won')

/**
 * What a refund of `wantedCents` (null: all that is left) would come to.
 * `underwayCents` are refunds asked for that the ledger does not hold yet.
 */
export const refundTerms = (
  entries: OrderLedger['entries'],
  underwayCents: number,
  wantedCents: number | null,
): RefundTerms => {
  const paidCents = sumOf(entries, 'payment')
  if (paidCents === 0) return { ok: false, reason: 'nothing-paid' }
  if (isDisputed(entries)) return { ok: false, reason: 'disputed' }
  const returnedCents = sumOf(entries, 'refund') - sumOf(entries, 'refund_failed')
  const leftCents = paidCents - returnedCents - underwayCents
  if (leftCents <= 0) return { ok: false, reason: 'nothing-left' }
  if (wantedCents !== null && wantedCents > leftCents) return { ok: false, reason: 'too-much', leftCents }
  return { ok: true, amountCents: wantedCents ?? leftCents }
}
