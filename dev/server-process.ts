/** Owns the server process of development: one that runs, one in waiting that takes its place when a file has changed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { quickImports } from '../scripts/steps.mjs'
import type { FromServer, ToServer } from './server-messages.ts'
import { root } from './settings.ts'

/** Jobs and requests in hand may end; what takes longer is done again by the next server. */
const longestFarewellMilliseconds = 1_500

type State = 'starting' | 'running' | 'broken'

export type ServerProcess = {
  /** Waits while a server starts; false where it could not, until a file changes. */
  readonly isReady: () => Promise<boolean>
  /** Ends the running server and lets the one in waiting begin. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly env: NodeJS.ProcessEnv
  readonly inspectPort: number | null
  readonly onReady: () => void
}

const say = (to: ChildProcess, message: ToServer): void => {
  if (to.connected) to.send(message)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const end = async (server: ChildProcess | undefined): Promise<void> => {
  if (!server || hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const impatience = setTimeout(() => server.kill('SIGKILL'), longestFarewellMilliseconds)
  await ended
  clearTimeout(impatience)
}

export const startServerProcess = ({ env, inspectPort, onReady }: Options): ServerProcess => {
  let packages: readonly string[] = []
  let running: ChildProcess | undefined
  let waiting: ChildProcess | undefined
  let state: State = 'starting'
  let settled = Promise.withResolvers<void>()
  let isStopping = false

  const newServer = (): ChildProcess => {
    const server = spawn(process.execPath, [quickImports, 'dev/stand-by.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    say(server, { kind: 'load-ahead', packages })
    return server
  }

  const settle = (how: State): void => {
    state = how
    settled.resolve()
  }

  const watch = (server: ChildProcess): void => {
    server.on('message', (message: FromServer) => {
      if (server !== running) return
      packages = message.packages
      settle('running')
      onReady()
      waiting ??= newServer()
    })
    server.on('exit', () => {
      if (server !== running || isStopping) return
      process.stderr.write('The server ended. It starts again when a file changes.\n')
      settle('broken')
      waiting ??= newServer()
    })
  }

  const begin = async (): Promise<void> => {
    const sinceMs = Date.now()
    if (state !== 'starting') settled = Promise.withResolvers()
    state = 'starting'
    const old = running
    running = undefined
    await end(old)
    if (isStopping) return
    running = waiting && !hasEnded(waiting) ? waiting : newServer()
    waiting = undefined
    watch(running)
    say(running, { kind: 'begin', inspectPort, sinceMs })
  }

  let turn = begin()
  return {
    isReady: async () => {
      await settled.promise
      return state === 'running'
    },
    restart: () => {
      turn = turn.then(begin)
      return turn
    },
    stop: async () => {
      isStopping = true
      await turn
      await Promise.all([end(running), end(waiting)])
    },
  }
}
