/** The queue: jobs in the schema `jobs` of the same PostgreSQL, written inside the caller's transaction. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { z } from 'zod'
import type { Transaction } from '#server/db/open.ts'
import type { Enqueueable, JobDeclaration } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { jobUuid } from '#server/jobs/job-id.ts'
import type { QueueHealth } from '#server/jobs/queue-health.ts'
import { readQueueHealth } from '#server/jobs/queue-health.ts'

export type QueueLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>

export interface JobOrder<Schema extends z.ZodType> {
  /** Speaking and deterministic, for instance 'setup-mail:<orderId>'; a second order under the same id is ignored. */
  readonly id: string
  readonly payload: z.input<Schema>
  /** A moment, or so many seconds from now by the clock of the database. */
  readonly startAfter?: Date | number
}

export interface Queue {
  readonly enqueue: <Schema extends z.ZodType>(
    tx: Transaction,
    job: Enqueueable<Schema>,
    order: JobOrder<Schema>,
  ) => Promise<void>
  /** Creates the job's queue, or brings its retry settings up to date; `enqueue` and the worker call it by themselves. */
  readonly declare: (job: JobDeclaration) => Promise<void>
  readonly health: () => Promise<QueueHealth>
  /** Gives a job that was given up one more try; any other stays as it is. `id` is the UUID of its row. */
  readonly retry: (name: string, id: string) => Promise<void>
  /** Waits at most `timeoutSeconds` for what is in hand; the rest is tried again by the next worker. */
  readonly stop: (timeoutSeconds?: number) => Promise<void>
  /** For the worker in this folder only. */
  readonly boss: PgBoss
}

export interface QueueOptions {
  readonly connectionString: string
  readonly log: QueueLog
  /** False for a short-lived sender such as the command line: no cron, no clean-up. */
  readonly maintains?: boolean
  /** How long a job whose worker died stays untouched; at least 10. */
  readonly heartbeatSeconds?: number
  readonly superviseSeconds?: number
  /** How often one of the processes looks which schedules are due. */
  readonly cronSeconds?: number
}

/** Finished jobs are kept this long: dead ones for a look, done ones so that a late repeat still collides. */
const KEEP_SECONDS = 30 * 24 * 60 * 60
/** A job that nobody worked on is kept this long before it is dropped. */
const WAIT_SECONDS = 90 * 24 * 60 * 60

const queueSettings = (job: JobDeclaration, heartbeatSeconds: number) => ({
  notify: true,
  retryLimit: job.retry.limit,
  retryDelay: job.retry.delaySeconds,
  retryBackoff: job.retry.backoff,
  ...(job.retry.backoff && { retryDelayMax: job.retry.maxDelaySeconds ?? 3600 }),
  expireInSeconds: job.timeoutSeconds,
  heartbeatSeconds,
  deleteAfterSeconds: KEEP_SECONDS,
  retentionSeconds: WAIT_SECONDS,
})

/** Four statements for each of some twenty queues, at every start, would say what is there since the first. */
const isStored = (queue: QueueResult | undefined, settings: ReturnType<typeof queueSettings>): boolean =>
  queue !== undefined && isDeepStrictEqual({ ...queue, ...settings }, queue)

/** Its statements are short; one over a line that went silent must not hold the queue longer than a call may take. */
const withTimeouts = (connectionString: string): string => {
  const url = new URL(connectionString)
  url.searchParams.set('query_timeout', '10000')
  url.searchParams.set('keepAlive', 'true')
  return url.href
}

const openBoss = ({
  connectionString,
  maintains = true,
  superviseSeconds = 15,
  cronSeconds = 30,
}: QueueOptions) =>
  new PgBoss({
    connectionString: withTimeouts(connectionString),
    schema: 'jobs',
    max: 5,
    useListenNotify: true,
    supervise: maintains,
    schedule: maintains,
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(cronSeconds, 5),
    openTelemetry: { enabled: false },
  })

export const startQueue = async (options: QueueOptions): Promise<Queue> => {
  const { log, heartbeatSeconds = 30 } = options
  const boss = openBoss(options)
  boss.on('error', (error) => log.error(describeFailure(error), 'queue failure'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'))
  await boss.start({ attempts: 3 })

  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const declared = new Map<string, Promise<void>>()
  const createOrUpdate = async (job: JobDeclaration) => {
    const settings = queueSettings(job, heartbeatSeconds)
    if (isStored(stored.get(job.name), settings)) return
    await boss.createQueue(job.name, settings)
    await boss.updateQueue(job.name, settings)
  }
  const declare = (job: JobDeclaration): Promise<void> => {
    const pending = declared.get(job.name) ?? createOrUpdate(job)
    declared.set(job.name, pending)
    pending.catch(() => declared.delete(job.name))
    return pending
  }

  return {
    boss,
    declare,
    enqueue: async (tx, job, { id, payload, startAfter }) => {
      job.payload.parse(payload)
      await declare(job)
      // An id already known is skipped by the queue (ON CONFLICT DO NOTHING), which is what makes repeats harmless.
      await boss.send(
        job.name,
        { payload },
        {
          id: jobUuid(id),
          db: fromDrizzle(tx, sql),
          ...(startAfter && { startAfter }),
        },
      )
    },
    health: () => readQueueHealth(boss.getDb()),
    retry: async (name, id) => {
      await boss.retry(name, id)
    },
    stop: (timeoutSeconds = 20) => boss.stop({ graceful: true, timeout: timeoutSeconds * 1000 }),
  }
}
