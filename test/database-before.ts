/** Owns giving a test a database as the version before a migration left it, to be filled and then migrated. */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase, type TestDatabase } from './database.ts'

const MIGRATIONS = fileURLToPath(new URL('../src/server/db/migrations/', import.meta.url))

/** With all migrations before the one named; call `drop` when the test is done. */
export const databaseBefore = async (migration: string): Promise<TestDatabase> => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const names = (await readdir(MIGRATIONS)).filter((name) => name < migration)
  for (const name of names) await copyFile(join(MIGRATIONS, name), join(folder, name))
  await migrate(database.pool, folder)
  await rm(folder, { recursive: true })
  return database
}
