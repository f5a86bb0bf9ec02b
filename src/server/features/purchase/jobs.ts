/** What happens after the provider speaks: events are worked, and open checkouts looked after. */
import type Stripe from 'stripe'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { fulfil } from './fulfil.ts'
import { findEvent, markProcessed, openCheckouts } from './queries.ts'

const minute = 60_000
const hour = 60 * minute

const checkoutEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
])

/** Throws on an outage, so that the event stays unprocessed and comes again. */
export const workStripeEvent = defineJob({
  name: 'work-stripe-event',
  payload: z.object({ eventId: z.string() }),
  retry: { limit: 12, delaySeconds: 2, backoff: true, maxDelaySeconds: 3600 },
  concurrency: 2,
  handle: async (ctx: Context, { eventId }) => {
    const event = await findEvent(ctx.db, eventId)
    if (!event || event.processedAt !== null) return
    if (checkoutEvents.has(event.type)) {
      const session = (event.payload as { data: { object: Stripe.Checkout.Session } }).data.object
      await fulfil(ctx, session.id)
    }
    await markProcessed(ctx.db, eventId, ctx.now())
  },
})

/** Looks at one checkout without waiting for its event. */
export const settleCheckout = defineJob({
  name: 'settle-checkout',
  payload: z.object({ sessionId: z.string() }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  handle: async (ctx: Context, { sessionId }) => {
    await fulfil(ctx, sessionId)
  },
})

/** More checkouts than stay open in two days; looking at them all takes minutes, not hours. */
const reconcileBatch = 1_000

/** After so many failures the provider is away, and the next round may try. */
const failuresAllowed = 3

/** False when it could not be looked at; the next round looks again. */
const lookAt = async (ctx: Context, sessionId: string): Promise<boolean> => {
  try {
    await fulfil(ctx, sessionId)
    return true
  } catch (error) {
    ctx.log.warn({ sessionId, ...describeFailure(error) }, 'an open checkout could not be looked at')
    return false
  }
}

/** Repairs what a lost webhook left open, for as long as a session can live and a day more. */
export const reconcileCheckouts = defineJob({
  name: 'reconcile-checkouts',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  handle: async (ctx: Context, _payload, { signal }) => {
    const now = ctx.now().getTime()
    let failures = 0
    const between = { from: new Date(now - 48 * hour), to: new Date(now - 2 * minute) }
    for (const { sessionId } of await openCheckouts(ctx.db, between, reconcileBatch)) {
      if (signal.aborted || failures >= failuresAllowed) return
      if (sessionId && !(await lookAt(ctx, sessionId))) failures += 1
    }
  },
})

export const purchaseSchedules = [defineSchedule(reconcileCheckouts, '*/5 * * * *', {})]
