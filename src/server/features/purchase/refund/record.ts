/** Takes what the provider says of refunds, in answers and events, in any order and any number of times. */
import type Stripe from 'stripe'
import type { LedgerKind } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'
import { insertLedgerEntry } from '../queries.ts'
import { lockOrderByPaymentIntent, saveRefundNews } from './queries.ts'
import { followRefundTask } from './tasks.ts'

const statusOf = (refund: Stripe.Refund): Exclude<RefundRow['status'], 'requested'> => {
  if (refund.status === 'succeeded') return 'succeeded'
  return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending'
}

const intentIdOf = ({ payment_intent: intent }: Stripe.Refund): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

/** A failed refund is entered and undone, so that an older answer arriving late changes nothing. */
const kindsOf = { succeeded: ['refund'], failed: ['refund', 'refund_failed'] } as const satisfies Record<
  'succeeded' | 'failed',
  readonly LedgerKind[]
>

export const recordRefund = (
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  refund: Stripe.Refund,
): Promise<'recorded' | 'unknown-order'> =>
  ctx.db.transaction(async (tx) => {
    const order = await lockOrderByPaymentIntent(tx, intentIdOf(refund))
    if (!order) return 'unknown-order'
    const status = statusOf(refund)
    const now = ctx.now()
    await saveRefundNews(tx, order.id, {
      status,
      refundId: refund.metadata?.refund_id,
      stripeRefundId: refund.id,
      failureCode: status === 'failed' ? (refund.failure_reason ?? refund.status) : null,
      settledAt: status === 'pending' ? null : now,
    })
    if (status === 'pending') return 'recorded'
    const { id: stripeRefundId, amount: amountCents } = refund
    let isNews = false
    for (const kind of kindsOf[status]) {
      const entry = { orderId: order.id, kind, amountCents, stripeObjectId: stripeRefundId, occurredAt: now }
      isNews = await insertLedgerEntry(tx, entry)
    }
    if (isNews)
      await ctx.queue.enqueue(tx, followRefundTask, {
        id: `follow-refund:${stripeRefundId}:${status}`,
        payload: { orderId: order.id, stripeRefundId, amountCents, status },
      })
    return 'recorded'
  })
