/** Owns what `npm run dev` is told: by its options, and by the settings that the server itself knows. */
import path from 'node:path'
import { parseArgs } from 'node:util'

export type DevSettings = {
  readonly host: string
  /** Where the pages are; the server behind them takes a free port. */
  readonly port: number
  readonly url: string
  readonly dataDir: string
  /** The server listens for a debugger. */
  readonly inspect: boolean
  /** Throws the world away before the start. */
  readonly fresh: boolean
  readonly seeds: boolean
}

export const root = path.resolve(import.meta.dirname, '..')

const options = {
  fresh: { type: 'boolean', default: false },
  inspect: { type: 'boolean', default: false },
  'no-seed': { type: 'boolean', default: false },
} as const

export const devSettings = (args: readonly string[], environment: NodeJS.ProcessEnv): DevSettings => {
  const { values } = parseArgs({ args: [...args], options })
  const port = Number(environment.PORT || 3000)
  return {
    host: environment.HOST || '127.0.0.1',
    port,
    url: environment.PUBLIC_URL || `http://localhost:${port}`,
    dataDir: path.resolve(root, environment.DATA_DIR || 'data-dev'),
    inspect: values.inspect,
    fresh: values.fresh,
    seeds: !values['no-seed'],
  }
}

/** What the server behind the pages is started with. */
export const serverEnvironment = (
  settings: DevSettings,
  { port, databaseUrl }: { readonly port: number; readonly databaseUrl: string },
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  LOG_LEVEL: 'warn',
  // Speaking all films takes a core for minutes, and each restart breaks off the one in hand.
  SPEECH_VOICE: 'none',
  ...environment,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: settings.url,
  // Vite alone is between the visitor and the server.
  TRUST_PROXY: '1',
  DATA_DIR: settings.dataDir,
  DATABASE_URL: databaseUrl,
})
