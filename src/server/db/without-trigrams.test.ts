/** Proves that a server without pg_trgm gets the very same tables. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'
import { withoutTrigrams } from './without-trigrams.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))

const structureOf = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ line: string }>(
    `select indexdef as line from pg_indexes where schemaname in ('public', 'tax_roll')
     union all
     select format('%s.%s.%s %s', table_schema, table_name, column_name, data_type) from information_schema.columns
     where table_schema in ('public', 'tax_roll')
     order by 1`,
  )
  return rows.map(({ line }) => line)
}

const extensions = async (pool: Pool): Promise<number> =>
  (await pool.query(`select 1 from pg_extension where extname = 'pg_trgm'`)).rows.length

test('the tables end the same without the extension', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const [usual, without] = await Promise.all([testDatabase(), emptyDatabase()])
  try {
    for (const name of await readdir(MIGRATIONS)) {
      const sql = await readFile(join(MIGRATIONS, name), 'utf8')
      await writeFile(join(directory, name), withoutTrigrams(sql))
    }
    await migrate(without.pool, directory)
    expect(await extensions(without.pool)).toBe(0)
    expect(await structureOf(without.pool)).toEqual(await structureOf(usual.pool))
    expect((await structureOf(without.pool)).length).toBeGreaterThan(200)
  } finally {
    await Promise.all([usual.drop(), without.drop()])
    await rm(directory, { recursive: true })
  }
})
