/** Owns the operator's connection: DATABASE_URL, or the database of DATA_DIR, running already or started for now. */

import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { usePostgres } from '#server/db/postgres-supervisor.ts'
import { type Env, readEnv } from '#server/env.ts'
import type { Terminal } from './command.ts'

export const readSettings = (terminal: Terminal): Env => {
  const settings = readEnv(terminal.environment)
  if (!settings.ok) throw new Error(`The settings are not right: ${settings.faults.join('; ')}.`)
  return settings.env
}

const findUrl = async (env: Env, terminal: Terminal): Promise<{ url: string; stop: () => Promise<void> }> => {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env
  if (url !== undefined) return { url, stop: async () => {} }
  return usePostgres({ dataDir, log: terminal.tell })
}

export type OpenedDatabase = OpenDatabase & { readonly url: string; readonly env: Env }

/** The tables are up to date when `work` begins. */
export const withOpenDatabase = async <T>(
  terminal: Terminal,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> => {
  const env = readSettings(terminal)
  const postgres = await findUrl(env, terminal)
  const opened = openDatabase(postgres.url)
  try {
    await migrate(opened.pool)
    return await work({ ...opened, url: postgres.url, env })
  } finally {
    await opened.close()
    await postgres.stop()
  }
}

export const withDatabase = <T>(terminal: Terminal, work: (pool: Pool) => Promise<T>): Promise<T> =>
  withOpenDatabase(terminal, ({ pool }) => work(pool))
