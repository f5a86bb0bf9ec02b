/** Keeps the search in step with the films, which can come and go while the app runs. */
import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { refreshSearch, type SearchContext } from './actions.ts'

export const refreshSearchPlaces = defineJob({
  name: 'refresh-search',
  payload: z.strictObject({}),
  retry: { limit: 2, delaySeconds: 30, backoff: true, maxDelaySeconds: 120 },
  handle: (ctx: SearchContext) => refreshSearch(ctx),
})

export const searchSchedules = [defineSchedule(refreshSearchPlaces, '*/15 * * * *', {})]
