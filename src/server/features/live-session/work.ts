/** The job and schedule of the reminders of live sessions. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { lookAtSessions } from './look-at-sessions.ts'

const sendLiveReminders = defineJob({
  name: 'send-live-reminders',
  payload: z.strictObject({}),
  // The next look makes up for one that failed.
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 280,
  handle: (ctx: Context, _payload, { signal }) => lookAtSessions(ctx, signal),
})

export const liveSessionJobs = [sendLiveReminders]
export const liveSessionSchedules = [defineSchedule(sendLiveReminders, '*/5 * * * *', {})]
