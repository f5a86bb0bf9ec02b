/** Jobs that come round by the clock: written once for all processes, each occurrence sent by one of them. */
import type { z } from 'zod'
import type { Enqueueable, JobDeclaration } from '#server/jobs/define-job.ts'
import type { Queue } from '#server/jobs/queue.ts'

export interface Schedule {
  readonly job: JobDeclaration
  /** Five fields, read in Florida time. */
  readonly cron: string
  readonly payload: unknown
}

/** Most of the state keeps Eastern time, and so do we. */
const TIME_ZONE = 'America/New_York'

export const defineSchedule = <Schema extends z.ZodType>(
  job: Enqueueable<Schema>,
  cron: string,
  payload: z.input<Schema>,
): Schedule => {
  job.payload.parse(payload)
  return { job, cron, payload }
}

/** Makes the stored schedules equal to the declared ones; one that is no longer declared goes away. */
export const applySchedules = async (queue: Queue, schedules: readonly Schedule[]): Promise<void> => {
  for (const { job, cron, payload } of schedules) {
    await queue.declare(job)
    await queue.boss.schedule(job.name, cron, { payload }, { tz: TIME_ZONE, missed: 'once' })
  }
  const wanted = new Set(schedules.map(({ job }) => job.name))
  const stored = await queue.boss.getSchedules()
  const stale = stored.filter(({ name }) => !wanted.has(name))
  for (const { name, key } of stale) await queue.boss.unschedule(name, key)
}
