/** Keeps an event of the payment provider with the job that works it: together, and once. */
import type Stripe from 'stripe'
import type { Context } from '#server/context.ts'
import { workStripeEvent } from '../jobs.ts'
import { recordEvent } from '../queries.ts'

export const keepEvent = (ctx: Pick<Context, 'db' | 'queue' | 'now'>, event: Stripe.Event): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { id, type, livemode } = event
    const fresh = await recordEvent(tx, { id, type, livemode, payload: event, receivedAt: ctx.now() })
    if (fresh)
      await ctx.queue.enqueue(tx, workStripeEvent, { id: `stripe-event:${id}`, payload: { eventId: id } })
  })
