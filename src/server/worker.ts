/** The worker process: jobs only, beside a running server. */
import { openApp } from '#server/open-app.ts'
import { run } from '#server/run.ts'
import { startWork } from '#server/work.ts'

await run(async (env, log) => {
  const app = await openApp(env, 'worker', log)
  const worker = await startWork(app.ctx)
  const stop = async () => {
    app.beginEnd()
    await worker.stop()
    await app.close()
  }
  return { running: { stop }, ready: 'The worker is waiting for jobs.' }
})
