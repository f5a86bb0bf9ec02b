/** The job that tells those who asked that notices are going out. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { tellDue } from './actions.ts'

const tellOfNotices = defineJob({
  name: 'tell-of-notices',
  payload: z.strictObject({}),
  // The next look makes up for one that failed.
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 280,
  handle: (ctx: Context, _payload, { signal }) => tellDue(ctx, signal),
})

export const seasonReminderJobs = [tellOfNotices]
export const seasonReminderSchedules = [defineSchedule(tellOfNotices, '20 13 * * *', {})]
