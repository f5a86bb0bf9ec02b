/** Fetches the events that never reached the webhook: refunds, disputes and warnings have no other sign. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { keepEvent } from './keep.ts'
import { workedEvents } from './work.ts'

/** The provider itself tries for three days to deliver an event. */
const lookBackDays = 3

export const collectEvents = defineJob({
  name: 'collect-events',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, backoff: true },
  handle: async (ctx: Context, _payload, { signal }) => {
    const since = new Date(ctx.now().getTime() - lookBackDays * 24 * 60 * 60_000)
    for await (const event of ctx.payments.eventsSince(since, workedEvents)) {
      if (signal.aborted) return
      if (event.livemode === ctx.payments.livemode) await keepEvent(ctx, event)
    }
  },
})
