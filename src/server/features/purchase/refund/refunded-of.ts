/** What of a payment went back to the buyer, and when. */
import { keptCents } from '#core/billing/entitlement.ts'
import type { OrderWithLedger } from '#server/db/order-ledgers.ts'

/** For a paid order. A refund that the bank sent back counts as not made. */
export const refundedOf = (ledger: OrderWithLedger) => {
  const refundedCents = ledger.order.amountCents - keptCents(ledger)
  const times = ledger.entries.filter(({ kind }) => kind === 'refund').map(({ occurredAt }) => +occurredAt)
  const hasReturned = refundedCents > 0 && times.length > 0
  return { refundedCents, refundedAt: hasReturned ? new Date(Math.max(...times)).toISOString() : null }
}
