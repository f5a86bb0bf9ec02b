/** The worker process: jobs only, beside a running server. */
import { openShop } from '#server/open-shop.ts'
import { run } from '#server/run.ts'
import { startWork } from '#server/work.ts'

await run(async (env, log) => {
  const shop = await openShop(env, 'worker', log)
  const worker = await startWork(shop.ctx)
  const stop = async () => {
    shop.beginEnd()
    await worker.stop()
    await shop.close()
  }
  return { running: { stop }, ready: 'The worker is waiting for jobs.' }
})
