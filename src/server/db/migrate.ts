/** Owns bringing a database's tables up to date: forward only, one process at a time, each file wholly or not at all. */

import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import { sessionLocks } from './locks.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { runnableSql } from './without-trigrams.ts'

type Applied = Readonly<{ name: string; sha256: string }>

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
const OLDEST_SERVER = { number: 150_000, name: '15' } as const

const refuseOldServer = async (client: PoolClient) => {
  const { rows } = await client.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  )
  if (Number(rows[0]?.number) >= OLDEST_SERVER.number) return
  throw new Error(`The database server is too old: PostgreSQL ${OLDEST_SERVER.name} or newer is needed.`)
}

const waitForTurn = async (client: PoolClient, log: (message: string) => void) => {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    sessionLocks.migration,
  ])
  if (rows[0]?.mine === true) return
  log('Another process is migrating the database; waiting for it to finish.')
  await client.query('select pg_advisory_lock($1)', [sessionLocks.migration])
}

const readApplied = async (client: PoolClient): Promise<readonly Applied[]> => {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<Applied>('select name, sha256 from schema_migrations order by name')
  return rows
}

const refuseRewrittenHistory = (files: readonly MigrationFile[], applied: readonly Applied[]) => {
  const newestFile = files.at(-1)?.name ?? 'none'
  for (const { name, sha256 } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (file === undefined && name > newestFile) {
      throw new Error(
        `The database is newer than this program: it has migration ${name}, the newest known here is ${newestFile}. Run the newer version.`,
      )
    }
    if (file === undefined) {
      throw new Error(
        `Migration ${name} was applied to this database, but its file is missing. Restore the file.`,
      )
    }
    if (file.sha256 !== sha256) {
      throw new Error(
        `Migration ${name} was edited after it was applied. Restore the file and put the change in a new migration.`,
      )
    }
  }
}

const refuseLateArrivals = (pending: readonly MigrationFile[], applied: readonly Applied[]) => {
  const newestApplied = applied.at(-1)?.name
  const late = pending.find(({ name }) => newestApplied !== undefined && name < newestApplied)
  if (late === undefined) return
  throw new Error(
    `Migration ${late.name} comes before ${newestApplied}, which is already applied. Give it a later number.`,
  )
}

const apply = async (client: PoolClient, file: MigrationFile) => {
  await client.query('begin')
  try {
    await client.query(await runnableSql(client, file.sql))
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${file.name} failed and was rolled back: ${reason}`, { cause })
  }
}

const applyPending = async (client: PoolClient, directory: string, log: (message: string) => void) => {
  await client.query('set statement_timeout = 0')
  await refuseOldServer(client)
  await waitForTurn(client, log)
  const applied = await readApplied(client)
  const files = await readMigrationFiles(directory)
  refuseRewrittenHistory(files, applied)
  const pending = files.filter(({ name }) => !applied.some((done) => done.name === name))
  refuseLateArrivals(pending, applied)
  for (const file of pending) {
    await apply(client, file)
    log(`Applied migration ${file.name}.`)
  }
  return pending.map(({ name }) => name)
}

/** Runs the migrations that are not yet applied, in order, and returns their names. */
export const migrate = async (
  pool: Pool,
  directory: string = MIGRATIONS,
  log: (message: string) => void = () => {},
): Promise<readonly string[]> => {
  const client = await pool.connect()
  try {
    return await applyPending(client, directory, log)
  } finally {
    // Closing the session gives back the advisory lock and the changed setting, whatever happened.
    client.release(true)
  }
}
