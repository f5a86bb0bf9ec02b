/** The job and schedule of reminders. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { lookAtCases } from './look-at-cases.ts'

const sendReminders = defineJob({
  name: 'send-reminders',
  payload: z.strictObject({}),
  // The next look makes up for one that failed.
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 600,
  handle: (ctx: Context, _payload, { signal }) => lookAtCases(ctx, signal),
})

export const reminderJobs = [sendReminders]
export const reminderSchedules = [defineSchedule(sendReminders, '*/10 * * * *', {})]
