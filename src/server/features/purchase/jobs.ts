/** What happens after the provider speaks: events are worked, and open checkouts looked after. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { isRefused } from '#server/services/stripe/answer.ts'
import { openCheckouts } from './checkout/open-orders.ts'
import { workEvent } from './event/work.ts'
import { fulfil } from './order/fulfil.ts'
import { findEvent, markProcessed } from './queries.ts'

const minute = 60_000
const hour = 60 * minute

/** Throws on an outage, so that the event stays unprocessed and comes again. */
export const workStripeEvent = defineJob({
  name: 'work-stripe-event',
  payload: z.object({ eventId: z.string() }),
  retry: { limit: 12, delaySeconds: 2, backoff: true, maxDelaySeconds: 3600 },
  concurrency: 2,
  handle: async (ctx: Context, { eventId }) => {
    const event = await findEvent(ctx.db, eventId)
    if (!event || event.processedAt !== null) return
    await workEvent(ctx, event)
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

/** More checkouts than stay open at a time; looking at them all takes minutes, not hours. */
const reconcileBatch = 1_000

/** After so many failures the provider is away, and the next round may try. */
const failuresAllowed = 3

/** False when the provider could not be reached; the next round looks again. */
const lookAt = async (ctx: Context, sessionId: string): Promise<boolean> => {
  try {
    await fulfil(ctx, sessionId)
    return true
  } catch (error) {
    ctx.log.warn({ sessionId, ...describeFailure(error) }, 'an open checkout could not be looked at')
    return isRefused(error)
  }
}

/** A session lives for a day, and the bank debit that it may end in for two weeks at most. */
const openDays = 15

/** Repairs what a lost webhook left open. */
export const reconcileCheckouts = defineJob({
  name: 'reconcile-checkouts',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  handle: async (ctx: Context, _payload, { signal }) => {
    const now = ctx.now().getTime()
    let failures = 0
    const open = await openCheckouts(ctx.db, {
      from: new Date(now - openDays * 24 * hour),
      to: new Date(now - 2 * minute),
      livemode: ctx.payments.livemode,
      limit: reconcileBatch,
    })
    for (const { sessionId } of open) {
      if (signal.aborted || failures >= failuresAllowed) return
      if (sessionId && !(await lookAt(ctx, sessionId))) failures += 1
    }
  },
})
