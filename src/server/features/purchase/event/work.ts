/** What each kind of event of the payment provider calls for. An event only says that it is time to look. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { answerFraudWarning, recordDispute } from '../dispute/record.ts'
import { fulfil } from '../order/fulfil.ts'
import { findOrderByPaymentIntent } from '../queries.ts'
import { recordRefund } from '../refund/record.ts'

const subject = z.object({
  id: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
})
type Subject = z.output<typeof subject>

/** The order of a payment; one that we have not yet seen paid is looked at first. */
const orderOfPayment = async (ctx: Context, paymentIntentId: string): Promise<OrderRow | undefined> => {
  const known = await findOrderByPaymentIntent(ctx.db, paymentIntentId)
  if (known) return known
  const sessionId = await ctx.payments.sessionOfPayment(paymentIntentId)
  if (!sessionId) return undefined
  await fulfil(ctx, sessionId)
  return findOrderByPaymentIntent(ctx.db, paymentIntentId)
}

type Known = { readonly id: string; readonly paymentIntentId: string; readonly order: OrderRow }

const withOrder =
  (act: (ctx: Context, known: Known) => Promise<unknown>) =>
  async (ctx: Context, { id, payment_intent: paymentIntentId }: Subject): Promise<void> => {
    const order = paymentIntentId ? await orderOfPayment(ctx, paymentIntentId) : undefined
    if (order && paymentIntentId) await act(ctx, { id, paymentIntentId, order })
    else ctx.log.error({ objectId: id, paymentIntentId }, 'an event is about a payment that is not ours')
  }

const lookAtCheckout = (ctx: Context, { id }: Subject) => fulfil(ctx, id)

/** A card that was declined while the checkout stays open. */
const lookAtAttempt = async (ctx: Context, { id }: Subject): Promise<void> => {
  const sessionId = await ctx.payments.sessionOfPayment(id)
  if (sessionId) await fulfil(ctx, sessionId)
}

const lookAtRefunds = withOrder(async (ctx, { paymentIntentId }) => {
  for (const refund of await ctx.payments.refundsOf(paymentIntentId)) await recordRefund(ctx, refund)
})

const lookAtDispute = withOrder((ctx, { id, paymentIntentId }) => recordDispute(ctx, id, paymentIntentId))

const lookAtWarning = withOrder((ctx, { id, order }) => answerFraudWarning(ctx, id, order.id))

/** At most 20, which is what the provider's list of events takes. */
const handlers: Readonly<Record<string, (ctx: Context, about: Subject) => Promise<unknown>>> = {
  'checkout.session.completed': lookAtCheckout,
  'checkout.session.expired': lookAtCheckout,
  'checkout.session.async_payment_succeeded': lookAtCheckout,
  'checkout.session.async_payment_failed': lookAtCheckout,
  'payment_intent.payment_failed': lookAtAttempt,
  'charge.refunded': lookAtRefunds,
  'refund.created': lookAtRefunds,
  'refund.updated': lookAtRefunds,
  'refund.failed': lookAtRefunds,
  'charge.dispute.created': lookAtDispute,
  'charge.dispute.updated': lookAtDispute,
  'charge.dispute.closed': lookAtDispute,
  'charge.dispute.funds_withdrawn': lookAtDispute,
  'charge.dispute.funds_reinstated': lookAtDispute,
  'radar.early_fraud_warning.created': lookAtWarning,
}

export const workedEvents: readonly string[] = Object.keys(handlers)

const payload = z.object({ data: z.object({ object: subject }) })

/** Throws on an outage; an event of no meaning to us is done at once. */
export const workEvent = async (ctx: Context, event: { type: string; payload: unknown }): Promise<void> => {
  const handle = handlers[event.type]
  if (handle) await handle(ctx, payload.parse(event.payload).data.object)
}
