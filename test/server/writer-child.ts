/** Owns being a worker's process that has only documents to write, so that it starts quickly. */

import { openDatabase } from '#server/db/open.ts'
import { type DocumentContext, writeDocument } from '#server/features/drafting/jobs.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { modelSettingsOf } from '#server/model-settings.ts'
import { run } from '#server/run.ts'
import { openModelWriter } from '#server/services/model/model-writer.ts'

await run(async (env, log) => {
  const settings = modelSettingsOf(env)
  if (settings === null || !env.DATABASE_URL) throw new Error('a model and a database are needed.')
  const { db, close } = openDatabase(env.DATABASE_URL)
  const queue = await startQueue({ connectionString: env.DATABASE_URL, log, maintains: false })
  const ctx: DocumentContext = { db, log, queue, now: () => new Date(), model: openModelWriter(settings) }
  const worker = await startWorker(queue, { jobs: [writeDocument], schedules: [], log }, ctx)
  const stop = async () => {
    await worker.stop()
    await queue.stop()
    await close()
  }
  return { running: { stop }, ready: 'ready to write' }
})
