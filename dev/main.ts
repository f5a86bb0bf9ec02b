/** `npm run dev`: one database, one server that restarts, one front that shows changed pages, and a world to work in. */
import { rm } from 'node:fs/promises'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { freePort } from '#server/db/supervisor/free-port.ts'
import { servePages } from './pages.ts'
import { fillAndPrint } from './print-world.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { devSettings, serverEnvironment } from './settings.ts'

const settings = devSettings(process.argv.slice(2), process.env)
const tell = (text: string) => process.stdout.write(`${text}\n`)

if (settings.fresh) await rm(settings.dataDir, { recursive: true, force: true })

const port = await freePort()
const starting = startPostgres({ dataDir: settings.dataDir, log: tell, durable: false })
const begun = Promise.withResolvers<ServerProcess>()
const behindPages = {
  isReady: async () => (await begun.promise).isReady(),
  restart: async (changed: readonly string[]) => (await begun.promise).restart(changed),
}
const pages = await servePages(settings, behindPages, port)
tell(`Just Value is at ${settings.url}, its mail at ${settings.url}/dev/mail. Ctrl-C ends it.`)

const postgres = await starting
const firstReady = Promise.withResolvers<void>()
const server = startServerProcess({
  env: serverEnvironment(settings, { port, databaseUrl: postgres.url }, process.env),
  inspect: settings.inspect,
  onReady: () => {
    firstReady.resolve()
    pages.refetch()
  },
})
begun.resolve(server)

const stop = async () => {
  await pages.close()
  await server.stop()
  await postgres.stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop())

if (settings.seeds) {
  await firstReady.promise
  await fillAndPrint(settings.url, { links: true }).catch((error) =>
    tell(`The world could not be filled: ${error.message}`),
  )
}
