/** Deletes each night what has been kept long enough. */
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { eachAlone, failIfAny } from '#server/jobs/each-alone.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { deleteBatch, rowsOver } from './queries.ts'

type RetentionContext = Pick<Context, 'db' | 'now'> & { readonly log: Pick<Logger, 'info' | 'error'> }

const rowsAtOnce = 1_000

export const deleteOldRows = defineJob({
  name: 'delete-old-rows',
  payload: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60, backoff: true, maxDelaySeconds: 900 },
  timeoutSeconds: 3_600,
  handle: async ({ db, log, now }: RetentionContext, _payload, { signal }) => {
    const deleted: Record<string, number> = {}
    const failed = await eachAlone(log, rowsOver(now()), {
      idsOf: ({ table }) => ({ table }),
      signal,
      work: async (over) => {
        let batch = rowsAtOnce
        while (batch === rowsAtOnce && !signal.aborted) {
          batch = await deleteBatch(db, over, rowsAtOnce)
          deleted[over.table] = (deleted[over.table] ?? 0) + batch
        }
      },
    })
    log.info({ deleted }, 'what was kept long enough is deleted')
    failIfAny(failed)
  },
})

export const retentionSchedules = [defineSchedule(deleteOldRows, '40 3 * * *', {})]
