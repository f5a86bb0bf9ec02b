/** Owns the server's own process as the development process sees it: whether it is ready, and telling it what changed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { quickImports } from '../scripts/steps.mjs'
import { root } from './settings.ts'

export type ServerProcess = {
  /** Waits while the server starts; false where it could not, until a file changes. */
  readonly isReady: () => Promise<boolean>
  /** `changed`: the whole paths of files. */
  readonly restart: (changed: readonly string[]) => void
  readonly stop: () => Promise<void>
}

type Options = {
  readonly env: NodeJS.ProcessEnv
  /** Listens for a debugger. */
  readonly inspect: boolean
  readonly onReady: () => void
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

export const startServerProcess = ({ env, inspect, onReady }: Options): ServerProcess => {
  let settled = Promise.withResolvers<boolean>()

  const launch = (): ChildProcess => {
    const options = [quickImports, '--enable-source-maps', ...(inspect ? ['--inspect'] : [])]
    const started = spawn(process.execPath, [...options, 'dev/server.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (isReady: boolean) => {
      settled.resolve(isReady)
      if (isReady) onReady()
    })
    started.on('exit', () => settled.resolve(false))
    return started
  }

  let server = launch()
  return {
    isReady: () => settled.promise,
    restart: (changed) => {
      settled.resolve(false)
      settled = Promise.withResolvers()
      if (hasEnded(server)) server = launch()
      else server.send(changed)
    },
    stop: async () => {
      if (hasEnded(server)) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
