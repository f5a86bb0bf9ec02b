/** The app of one browser worker on a copy of the started database; gives a course by hand to whom it is told of. */
import { z } from 'zod'
import { tier } from '#contract/fields.ts'
import { grantAccess } from '#server/features/purchase/access.ts'
import { run } from '#server/run.ts'
import { startServer } from '#server/start-server.ts'
import { startedDatabase } from '#test/database.ts'

const gift = z.object({ email: z.email(), tier })

await run(async (env, log) => {
  const database = await startedDatabase()
  const app = await startServer({ ...env, DATABASE_URL: database.url }, log)
  process.on('message', async (message) => {
    const { ok } = await grantAccess(app.ctx, gift.parse(message))
    process.send?.(ok)
  })
  const stop = async () => {
    await app.stop()
    await database.drop()
  }
  return { running: { stop }, ready: `Just Value is listening at ${app.url}` }
})
