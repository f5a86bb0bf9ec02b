/** The job and schedule of support. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { remindOfPromises } from './remind-of-promises.ts'

const remindOfAnswers = defineJob({
  name: 'remind-of-answers',
  payload: z.strictObject({}),
  // The next look makes up for one that failed.
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 120,
  handle: (ctx: Context) => remindOfPromises(ctx),
})

export const supportJobs = [remindOfAnswers]
export const supportSchedules = [defineSchedule(remindOfAnswers, '*/10 * * * *', {})]
