/** A paid order joins what its buyer has: what was paid before is not paid again. */
import { type GoesBack, goesBackOn } from '#core/billing/goes-back.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import { becomeUpgrade } from '../queries.ts'
import { refundsOf } from '../refund/queries.ts'
import { requestRefund, returnPayment } from '../refund/request.ts'

/** What of an order went back because its buyer had Standard, for a receipt that is written later. */
export const countedIn = async (tx: Transaction, orderId: string): Promise<GoesBack | null> => {
  const made = await refundsOf(tx, orderId)
  const counted = made.find(({ reason, status }) => reason === 'course-counted' && status !== 'failed')
  return counted ? { cents: counted.amountCents, isWhole: false } : null
}

/**
 * The order is assigned and its holder locked. Where Standard counts, the order becomes an upgrade, so that
 * it ends with its course and AI-Enhanced is never left for the price of the step (decision 0010).
 */
export const joinPurchase = async (
  ctx: Pick<Context, 'queue' | 'payments' | 'now'>,
  tx: Transaction,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<GoesBack | null> => {
  const ledgers = await orderLedgersOf(tx, userId)
  const added = ledgers.find(({ order }) => order.id === orderId)
  const owned = ledgers.filter((ledger) => ledger !== added)
  const goesBack = added ? goesBackOn(owned, added) : null
  if (!goesBack) return null
  if (goesBack.isWhole) {
    const returned = await returnPayment(ctx, tx, orderId, 'already-owned')
    return returned.ok ? goesBack : null
  }
  const { cents: amountCents } = goesBack
  const counted = { orderId, amountCents, reason: 'course-counted', requestedBy: 'app' } as const
  const requested = await requestRefund(ctx, tx, counted)
  if (!requested.ok) return null
  await becomeUpgrade(tx, orderId)
  return goesBack
}
