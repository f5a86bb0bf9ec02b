import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { recordLog } from '#server/jobs/record-log.ts'
import { applySchedules, defineSchedule } from '#server/jobs/schedule.ts'
import { until } from '#server/jobs/until.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { testDatabase } from '#test/database.ts'

type Tally = { rounds: Date[] }

const { log } = recordLog()
const sweep = defineJob({
  name: 'sweep',
  payload: z.strictObject({ olderThanDays: z.int() }),
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  handle: async (tally: Tally) => {
    tally.rounds.push(new Date())
  },
})
const everyMinute = defineSchedule(sweep, '* * * * *', { olderThanDays: 30 })

let database: Awaited<ReturnType<typeof testDatabase>>
let queues: Queue[]

beforeAll(async () => {
  database = await testDatabase()
  // Two processes that start on an empty database at the same moment both have to succeed.
  const options = { connectionString: database.url, log, cronSeconds: 1 }
  queues = await Promise.all([startQueue(options), startQueue(options)])
})
afterAll(async () => {
  for (const queue of queues) await queue.stop(1)
  await database.drop()
})

test('one of several processes sends each round', async () => {
  const tally: Tally = { rounds: [] }
  const startedAt = new Date()
  const workers = await Promise.all(
    queues.map((queue) => startWorker(queue, { jobs: [sweep], schedules: [everyMinute], log }, tally)),
  )
  await until(() => tally.rounds.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  for (const worker of workers) await worker.stop(5)
  const newMinutes = new Date().getMinutes() === startedAt.getMinutes() ? 0 : 1
  expect(tally.rounds.length).toBeGreaterThanOrEqual(1)
  expect(tally.rounds.length).toBeLessThanOrEqual(1 + newMinutes)
})

test('a schedule that is no longer declared goes away, a changed one is replaced', async () => {
  const [queue] = queues
  if (!queue) throw new Error('no queue')
  await applySchedules(queue, [defineSchedule(sweep, '30 4 * * *', { olderThanDays: 60 })])
  expect(await queue.boss.getSchedules()).toMatchObject([
    {
      name: 'sweep',
      cron: '30 4 * * *',
      timezone: 'America/New_York',
      data: { payload: { olderThanDays: 60 } },
    },
  ])
  await applySchedules(queue, [])
  expect(await queue.boss.getSchedules()).toEqual([])
})

test('a schedule with a payload its job refuses is a mistake found at start', () => {
  expect(() => defineSchedule(sweep, '* * * * *', { olderThanDays: 1.5 })).toThrow()
})
