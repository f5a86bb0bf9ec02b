/** Ends a buyer's other open checkouts once one is paid, so that nobody pays twice from a forgotten tab. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { findOrder } from '../queries.ts'
import { rivalCheckouts } from './open-orders.ts'

/** A checkout that is being paid meanwhile cannot be ended; its payment is then returned. */
export const expireRivals = defineJob({
  name: 'expire-rivals',
  payload: z.strictObject({ orderId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  handle: async (ctx: Pick<Context, 'db' | 'payments'>, { orderId }) => {
    const order = await findOrder(ctx.db, orderId)
    if (!order) return
    for (const { sessionId } of await rivalCheckouts(ctx.db, order))
      if (sessionId) await ctx.payments.expireCheckout(sessionId)
  },
})
