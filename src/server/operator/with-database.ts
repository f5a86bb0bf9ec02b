/** Owns the operator's connection: DATABASE_URL, or the database of DATA_DIR, running already or started for now. */

import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { usePostgres } from '#server/db/postgres-supervisor.ts'
import { readEnv } from '#server/env.ts'
import type { Terminal } from './command.ts'

const findUrl = async (terminal: Terminal): Promise<{ url: string; stop: () => Promise<void> }> => {
  const settings = readEnv(terminal.environment)
  if (!settings.ok) throw new Error(`The settings are not right: ${settings.faults.join('; ')}.`)
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings.env
  if (url !== undefined) return { url, stop: async () => {} }
  return usePostgres({ dataDir, log: terminal.tell })
}

export const withDatabase = async <T>(terminal: Terminal, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const postgres = await findUrl(terminal)
  const { pool, close } = openDatabase(postgres.url)
  try {
    await migrate(pool)
    return await work(pool)
  } finally {
    await close()
    await postgres.stop()
  }
}
