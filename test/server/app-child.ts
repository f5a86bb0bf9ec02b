/** Owns being the server's process as main.ts is, with the pages of a test: its one argument says where they stand. */
import { run } from '#server/run.ts'
import { startServer } from '#server/start-server.ts'

const [, , buildDir = ''] = process.argv

await run(async (env, log) => {
  const running = await startServer(env, log, { buildDir })
  return { running, ready: `ready ${running.url}` }
})
