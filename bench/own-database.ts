/** Owns a database that a bench may fill and throw away: of DATABASE_URL's server, else of a PostgreSQL started for it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'

const startServer = async (folder: string) => {
  const given = process.env.DATABASE_URL
  if (given !== undefined) return { url: given, stop: async () => {} }
  return startPostgres({ dataDir: join(folder, 'data') })
}

/** `folder` is for the bench's own files; it goes with the database. */
export const withOwnDatabase = async <T>(
  work: (own: { readonly pool: Pool; readonly url: string; readonly folder: string }) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'just-value-bench-'))
  await chmod(folder, 0o711)
  const server = await startServer(folder)
  const name = `bench_${process.pid}`
  const outside = openDatabase(server.url, { maxConnections: 1 })
  await outside.pool.query(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = name
  const { pool, close } = openDatabase(url.href)
  try {
    await migrate(pool)
    return await work({ pool, url: url.href, folder })
  } finally {
    await close()
    await outside.pool.query(`drop database ${name}`)
    await outside.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
