/** The app of one browser worker on a copy of the started database; does by hand what it is told: gives a course, orders a film. */
import { z } from 'zod'
import { tier } from '#contract/fields.ts'
import { makeFilmJob } from '#server/features/film/jobs.ts'
import { grantAccess } from '#server/features/purchase/access.ts'
import { run } from '#server/run.ts'
import { startServer } from '#server/start-server.ts'
import { startedDatabase } from '#test/database.ts'

const order = z.union([z.object({ email: z.email(), tier }), z.object({ film: z.string() })])

await run(async (env, log) => {
  const database = await startedDatabase()
  // A worker that starts with a voice makes all films, at a core for minutes: it starts without, and makes those ordered.
  const app = await startServer({ ...env, SPEECH_VOICE: 'none', DATABASE_URL: database.url }, log)
  const { ctx } = app
  Object.assign(ctx.env, { SPEECH_VOICE: env.SPEECH_VOICE })
  const does = async (wanted: z.output<typeof order>): Promise<boolean> => {
    if ('email' in wanted) return (await grantAccess(ctx, wanted)).ok
    const { film } = wanted
    await ctx.db.transaction((tx) =>
      ctx.queue.enqueue(tx, makeFilmJob, { id: `film:${film}`, payload: { lessonId: film } }),
    )
    return true
  }
  process.on('message', (message) => {
    void does(order.parse(message)).then(
      (isDone) => process.send?.(isDone),
      (error: unknown) => {
        log.error({ err: error }, 'an order of a test failed')
        process.send?.(false)
      },
    )
  })
  const stop = async () => {
    await app.stop()
    await database.drop()
  }
  return { running: { stop }, ready: `Just Value is listening at ${app.url}` }
})
