/** The server process: settings in, HTTP and worker out. */
import { run } from '#server/run.ts'
import { startServer } from '#server/start-server.ts'

await run(async (env, log) => {
  const startedAt = performance.now()
  const running = await startServer(env, log)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const mailbox = env.SMTP_URL ? '' : ` Mail is caught and shown at ${running.url}/dev/mail.`
  return { running, ready: `Just Value is listening at ${running.url} (started in ${seconds} s).${mailbox}` }
})
