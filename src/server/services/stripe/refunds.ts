/** Pays back at the payment provider, once for each of our refunds, and reads what became of refunds. */
import type Stripe from 'stripe'
import { expectObject, isRefused } from './answer.ts'

export type RefundOrder = {
  /** Of our row; the same id is never paid back twice. */
  readonly id: string
  readonly orderId: string
  readonly paymentIntentId: string
  readonly amountCents: number
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer'
}

export type RefundAnswer =
  | { readonly ok: true; readonly refund: Stripe.Refund }
  /** The provider will not, now or later: disputed, paid back already, too long ago. */
  | { readonly ok: false; readonly code: string }

/** More refunds than one payment of ours can have. */
const maxRefunds = 100

export const listRefunds = async (stripe: Stripe, paymentIntentId: string): Promise<Stripe.Refund[]> => {
  const made = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: maxRefunds })
  return expectObject(made, 'list').data
}

const createRefund = async (stripe: Stripe, order: RefundOrder): Promise<RefundAnswer> => {
  const params: Stripe.RefundCreateParams = {
    payment_intent: order.paymentIntentId,
    amount: order.amountCents,
    reason: order.reason ?? 'requested_by_customer',
    metadata: { order_id: order.orderId, refund_id: order.id },
  }
  try {
    const refund = await stripe.refunds.create(params, { idempotencyKey: `refund:${order.id}` })
    return { ok: true, refund: expectObject(refund, 'refund') }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { ok: false, code: error.code ?? error.type }
  }
}

/** The provider forgets idempotency keys after a day; what it did under one can still be found. */
export const makeRefund = async (stripe: Stripe, order: RefundOrder): Promise<RefundAnswer> => {
  const made = await listRefunds(stripe, order.paymentIntentId)
  const before = made.find((refund) => refund.metadata?.refund_id === order.id)
  return before ? { ok: true, refund: before } : createRefund(stripe, order)
}
