import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { JobMeta, RetryPolicy } from '#server/jobs/define-job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { recordLog } from '#server/jobs/record-log.ts'
import { until } from '#server/jobs/until.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { testDatabase } from '#test/database.ts'

const soon: RetryPolicy = { limit: 2, delaySeconds: 1, backoff: false }
type Seen = { word: string; meta: JobMeta }
type Notebook = { seen: Seen[] }
const payload = z.strictObject({ word: z.string() })

let database: Awaited<ReturnType<typeof testDatabase>>
let queue: Queue
const { lines, log } = recordLog()
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  queue = await startQueue({ connectionString: database.url, log })
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  lines.length = 0
})
afterAll(async () => {
  await queue.stop(1)
  await database.drop()
})

const noteJob = (handle?: (notebook: Notebook, word: string, meta: JobMeta) => Promise<void>) =>
  defineJob({
    name: `note-${randomUUID().slice(0, 8)}`,
    payload,
    retry: soon,
    concurrency: 4,
    handle: async (notebook: Notebook, { word }, meta) => {
      notebook.seen.push({ word, meta })
      await handle?.(notebook, word, meta)
    },
  })

const work = async (job: ReturnType<typeof noteJob>, on = queue): Promise<Notebook> => {
  const notebook: Notebook = { seen: [] }
  const worker = await startWorker(on, { jobs: [job], schedules: [], log, lookSeconds: 0.5 }, notebook)
  closers.push(() => worker.stop(5))
  return notebook
}

const order = (job: ReturnType<typeof noteJob>, id: string, word: string) =>
  database.db.transaction((tx) => queue.enqueue(tx, job, { id, payload: { word } }))

test('a job sent in a transaction that is rolled back never existed', async () => {
  const job = noteJob()
  const undone = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, job, { id: 'undone', payload: { word: 'undone' } })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await order(job, 'kept', 'kept')
  const notebook = await work(job)
  await until(() => notebook.seen.length > 0)
  expect(notebook.seen.map(({ word }) => word)).toEqual(['kept'])
})

test('a job sent in a transaction is worked after the commit and not before', async () => {
  const job = noteJob()
  const notebook = await work(job)
  await database.db.transaction(async (tx) => {
    await queue.enqueue(tx, job, { id: 'slow commit', payload: { word: 'slow' } })
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(notebook.seen).toEqual([])
  })
  await until(() => notebook.seen.length > 0)
})

test('the same id is worked once, however often and from wherever it is sent', async () => {
  const job = noteJob()
  await Promise.all(Array.from({ length: 10 }, () => order(job, 'same', 'once')))
  const notebook = await work(job)
  await until(() => notebook.seen.length > 0)
  await order(job, 'same', 'once more')
  await order(job, 'other', 'after')
  await until(() => notebook.seen.some(({ word }) => word === 'after'))
  expect(notebook.seen.map(({ word }) => word)).toEqual(['once', 'after'])
})

test('a job waits for its start time', async () => {
  const job = noteJob()
  const notebook = await work(job)
  const startAfter = new Date(Date.now() + 1500)
  await database.db.transaction((tx) =>
    queue.enqueue(tx, job, { id: 'later', payload: { word: 'later' }, startAfter }),
  )
  await until(() => notebook.seen.length > 0)
  expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime())
})

test('a job that throws is tried again, then kept as dead and logged without what it said', async () => {
  const job = noteJob(() => Promise.reject(new Error('ada@example.com does not answer')))
  await order(job, 'doomed', 'doomed')
  const before = (await queue.health()).failed
  const notebook = await work(job)
  await until(async () => (await queue.health()).failed === before + 1)
  expect(notebook.seen.map(({ meta }) => [meta.attempt, meta.isLastAttempt])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  expect(lines.map(({ message }) => message)).toEqual([
    'job failed, will be tried again',
    'job failed, will be tried again',
    'job dead',
  ])
  const { rows } = await database.pool.query('select output from jobs.job where name = $1', [job.name])
  expect(JSON.stringify([lines, rows])).not.toContain('ada@')
})

test('a job that works at the second try is done', async () => {
  const job = noteJob(async (notebook) => {
    if (notebook.seen.length === 1) throw new Error('not yet')
  })
  await order(job, 'second try', 'again')
  const notebook = await work(job)
  const isDone = async () => {
    const { rows } = await database.pool.query('select state from jobs.job where name = $1', [job.name])
    return rows[0]?.state === 'completed'
  }
  await until(isDone)
  expect(notebook.seen).toHaveLength(2)
})

test('a payload that does not fit is refused when sent, and dead at once when found', async () => {
  const job = noteJob()
  await expect(order(job, 'misfit', 7 as unknown as string)).rejects.toThrow()
  await queue.declare(job)
  await queue.boss.send(job.name, { payload: { word: 7 } })
  const notebook = await work(job)
  await until(() => lines.some(({ message }) => message === 'job dead'))
  expect(notebook.seen).toEqual([])
  expect(lines).toMatchObject([{ message: 'job dead', reason: 'payload-refused', attempt: 1 }])
})

test('two processes share one queue and no job is worked twice', async () => {
  const job = noteJob(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const second = await startQueue({ connectionString: database.url, log })
  const words = Array.from({ length: 60 }, (_, index) => `word ${index}`)
  const [here, there] = [await work(job), await work(job, second)]
  closers.push(() => second.stop(1))
  await database.db.transaction(async (tx) => {
    for (const word of words) await queue.enqueue(tx, job, { id: `shared:${word}`, payload: { word } })
  })
  await until(() => here.seen.length + there.seen.length >= words.length)
  const worked = [...here.seen, ...there.seen].map(({ word }) => word)
  expect(worked.toSorted()).toEqual(words.toSorted())
  expect(here.seen.length).toBeGreaterThan(0)
  expect(there.seen.length).toBeGreaterThan(0)
})

test('stopping waits for the job in hand', async () => {
  const finished: string[] = []
  const job = noteJob(async (_, word) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    finished.push(word)
  })
  const notebook: Notebook = { seen: [] }
  const worker = await startWorker(queue, { jobs: [job], schedules: [], log }, notebook)
  await order(job, 'in hand', 'in hand')
  await until(() => notebook.seen.length > 0)
  await worker.stop(5)
  expect(finished).toEqual(['in hand'])
})

test('health counts what waits and how long', async () => {
  const before = await queue.health()
  const job = noteJob()
  await order(job, 'waiting', 'waiting')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const waiting = await queue.health()
  expect(waiting.depth).toBe(before.depth + 1)
  expect(waiting.oldestSeconds).toBeGreaterThan(0)
  const notebook = await work(job)
  await until(() => notebook.seen.length > 0)
  await until(async () => (await queue.health()).depth === before.depth)
})
