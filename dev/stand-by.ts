/**
 * A server in waiting. It loads the packages ahead, which are most of a start, and our own files only when it is told to
 * begin, as they are then.
 */
import inspector from 'node:inspector'
import { registerHooks } from 'node:module'
import type { FromServer, ToServer } from './server-messages.ts'

const ours = new URL('../', import.meta.url).href
const used = new Set<string>()

const isOurs = (url = ''): boolean => url.startsWith(ours) && !url.includes('/node_modules/')

/** Remembers which packages our own files ask for, so that the next one in waiting can have them ready. */
registerHooks({
  resolve: (specifier, context, next) => {
    if (isOurs(context.parentURL) && !/^(#|\.|node:|file:)/.test(specifier)) used.add(specifier)
    return next(specifier, context)
  },
})

const tell = (message: FromServer): void => {
  process.send?.(message)
}

const loadAhead = async (packages: readonly string[]): Promise<void> => {
  for (const name of packages) await import(name)
}

const begin = async ({ inspectPort, sinceMs }: Extract<ToServer, { kind: 'begin' }>): Promise<void> => {
  if (inspectPort !== null) inspector.open(inspectPort, '127.0.0.1')
  const { runServer } = await import('./server.ts')
  await runServer(sinceMs)
  tell({ kind: 'ready', packages: [...used] })
}

/** One after the other: a change that comes while packages are loaded waits for them. */
let work = Promise.resolve()
process.on('message', (message: ToServer) => {
  work = work.then(() => (message.kind === 'begin' ? begin(message) : loadAhead(message.packages)))
})
// The development process has ended, however it ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
