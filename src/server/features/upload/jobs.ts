/** Removes from the disk the files whose row is gone, and what was taken in and never kept. */
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import type { FileStore } from '#server/services/file-store.ts'
import { filesWaiting, forgetFiles } from './queries.ts'

export interface FilesContext {
  readonly db: Database
  readonly files: FileStore
}

const atOnce = 500
const hourMilliseconds = 60 * 60 * 1000

const removeWaiting = async (ctx: FilesContext, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const keys = await filesWaiting(ctx.db, atOnce)
    for (const key of keys) await ctx.files.remove(key)
    await forgetFiles(ctx.db, keys)
    if (keys.length < atOnce) return
  }
}

export const removeFiles = defineJob({
  name: 'remove-files',
  payload: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 10, backoff: true, maxDelaySeconds: 600 },
  handle: async (ctx: FilesContext, _payload, { signal }) => {
    await removeWaiting(ctx, signal)
    // The files' own times are the system's.
    await ctx.files.clearIncoming(new Date(Date.now() - hourMilliseconds))
  },
})

export const uploadSchedules = [defineSchedule(removeFiles, '*/10 * * * *', {})]
