/** Fits the sales of a county after a roll has come or gone, and when somebody asks first. */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { type FitOutcome, fitRolls } from './fit-rolls.ts'
import { fitKey, isFittedAtOnce, type RollOf, rollPairOf, rollsToFit } from './roll-pair.ts'

const connectionOf = ({ pool }: Pick<Context, 'pool'>): string => {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new Error('The pool was opened without a connection string.')
  return connectionString
}

const fitInThread = (ctx: Pick<Context, 'pool'>, roll: RollOf, signal: AbortSignal): Promise<FitOutcome> =>
  new Promise((resolve, reject) => {
    const workerData = { connectionString: connectionOf(ctx), roll }
    const thread = new Worker(new URL('./fit-thread.ts', import.meta.url), { workerData })
    signal.addEventListener('abort', () => void thread.terminate())
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that fits sales ended without an answer.')))
  })

const areFew = async ({ pool }: Pick<Context, 'pool'>, roll: RollOf): Promise<boolean> => {
  const pair = await rollPairOf(pool, roll)
  return pair === null || isFittedAtOnce(pair)
}

const rollOf = z.strictObject({ countyNumber: z.int(), rollYear: z.int(), synthetic: z.boolean() })

class FitBusy extends Error {
  override readonly name = 'FitBusy'
}

/** One at a time in each process: two counties at once would take both cores from the pages. */
export const fitSales = defineJob({
  name: 'fit-sales',
  payload: rollOf,
  retry: { limit: 10, delaySeconds: 5, backoff: true, maxDelaySeconds: 600 },
  concurrency: 1,
  timeoutSeconds: 1800,
  handle: async (ctx: Pick<Context, 'pool' | 'log'>, roll, { signal }) => {
    const startedAt = performance.now()
    const outcome = (await areFew(ctx, roll))
      ? await fitRolls(ctx.pool, roll)
      : await fitInThread(ctx, roll, signal)
    if (outcome === 'busy') throw new FitBusy('Another process is fitting these sales.')
    ctx.log.info({ ...roll, outcome, ms: Math.round(performance.now() - startedAt) }, 'sales fitted')
  },
})

/** Rolls come by the operator's command, in another process: looked for by the clock. */
const keepRatesFitted = defineJob({
  name: 'keep-rates-fitted',
  payload: z.strictObject({}),
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 60,
  handle: async (ctx: Pick<Context, 'pool' | 'db' | 'queue'>) => {
    const rolls = await rollsToFit(ctx.pool)
    for (const { parcelRollId, salesRollIds, ...roll } of rolls) {
      const id = `fit-sales:${fitKey({ parcelRollId, salesRollIds })}`
      await ctx.db.transaction((tx) => ctx.queue.enqueue(tx, fitSales, { id, payload: roll }))
    }
  },
})

export const valuationJobs = [fitSales, keepRatesFitted]
export const valuationSchedules = [defineSchedule(keepRatesFitted, '* * * * *', {})]
