/** Works the queue: a bounded number of jobs at a time, each settled on its own, dead ones logged. */
import { setTimeout as pause } from 'node:timers/promises'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { JobMeta, WorkableJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import type { Queue, QueueLog } from '#server/jobs/queue.ts'
import type { Schedule } from '#server/jobs/schedule.ts'
import { applySchedules } from '#server/jobs/schedule.ts'

export interface Worker {
  /** Takes no further jobs and waits, at most `timeoutSeconds`, for those in hand. */
  readonly stop: (timeoutSeconds?: number) => Promise<void>
}

export interface WorkerOptions<Context> {
  readonly jobs: readonly WorkableJob<Context>[]
  readonly schedules: readonly Schedule[]
  readonly log: QueueLog
  /** How often one look is taken for jobs that nothing announces, such as a retry that has come due. */
  readonly lookSeconds?: number
}

/** Each slot also looks by itself, but rarely: some thirty that ask every few seconds kept an idle database at work. */
const SLOT_LOOKS_SECONDS = 60

type Claimed = JobWithMetadata<{ payload?: unknown } | null>

const metaOf = (claimed: Claimed, ending: AbortSignal): JobMeta => ({
  id: claimed.id,
  attempt: claimed.retryCount + 1,
  isLastAttempt: claimed.retryCount >= claimed.retryLimit,
  signal: claimed.signal,
  ending,
})

const workOne = async <Context>(
  job: WorkableJob<Context>,
  ctx: Context,
  claimed: Claimed,
  log: QueueLog,
  ending: AbortSignal,
): Promise<JobResult> => {
  const meta = metaOf(claimed, ending)
  const about = { job: job.name, jobId: meta.id, attempt: meta.attempt }
  try {
    const outcome = await job.run(ctx, claimed.data?.payload, meta)
    if (outcome.ok) return { id: meta.id, status: 'completed' }
    log.error({ ...about, reason: outcome.reason }, 'job dead')
    return { id: meta.id, status: 'deadletter', output: { reason: outcome.reason } }
  } catch (error) {
    const failure = describeFailure(error)
    if (meta.isLastAttempt) log.error({ ...about, ...failure }, 'job dead')
    else log.warn({ ...about, ...failure }, 'job failed, will be tried again')
    return { id: meta.id, status: 'failed', output: failure }
  }
}

/** One slot works one job at a time and, having done one, looks for the next at once. */
const openSlot = async <Context>(
  queue: Queue,
  job: WorkableJob<Context>,
  ctx: Context,
  { log }: WorkerOptions<Context>,
  ending: AbortSignal,
): Promise<string> => {
  const slot: { id?: string } = {}
  const work = async (batch: Claimed[]): Promise<JobResult[]> => {
    const results = await Promise.all(batch.map((claimed) => workOne(job, ctx, claimed, log, ending)))
    if (slot.id) queue.boss.notifyWorker(slot.id)
    return results
  }
  slot.id = await queue.boss.work(
    job.name,
    {
      batchSize: 1,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: SLOT_LOOKS_SECONDS,
      notifyPollingIntervalSeconds: SLOT_LOOKS_SECONDS,
    },
    work,
  )
  return slot.id
}

/** One statement for all queues; wakes the slots of those in which something is due. */
const wakeDue = async ({ boss }: Queue, slots: ReadonlyMap<string, readonly string[]>): Promise<void> => {
  const { rows } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) as name where exists (
         select from jobs.job j where j.name = name and j.state < 'active' and j.start_after <= now())`,
    [[...slots.keys()]],
  )
  for (const { name } of rows) for (const id of slots.get(name) ?? []) boss.notifyWorker(id)
}

const keepLooking = async <Context>(
  queue: Queue,
  slots: ReadonlyMap<string, readonly string[]>,
  { log, lookSeconds = 2 }: WorkerOptions<Context>,
  ending: AbortSignal,
): Promise<void> => {
  while (!ending.aborted) {
    await pause(lookSeconds * 1000, undefined, { signal: ending, ref: false }).catch(() => {})
    if (ending.aborted) return
    await wakeDue(queue, slots).catch((error) => log.error(describeFailure(error), 'queue failure'))
  }
}

const within = async (seconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}

export const startWorker = async <Context>(
  queue: Queue,
  options: WorkerOptions<Context>,
  ctx: Context,
): Promise<Worker> => {
  const ending = new AbortController()
  const slots = new Map<string, string[]>()
  for (const job of options.jobs) {
    await queue.declare(job)
    const ids: string[] = []
    slots.set(job.name, ids)
    for (let slot = 0; slot < job.concurrency; slot += 1)
      ids.push(await openSlot(queue, job, ctx, options, ending.signal))
  }
  await applySchedules(queue, options.schedules)
  const looking = keepLooking(queue, slots, options, ending.signal)
  return {
    stop: (timeoutSeconds = 20) => {
      ending.abort()
      const ends = options.jobs.map(({ name }) => queue.boss.offWork(name, { wait: true }))
      return within(timeoutSeconds, Promise.all([looking, ...ends]))
    },
  }
}
