import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase
let directory: string

beforeEach(async () => {
  database = await emptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
})

afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = () => migrate(database.pool, directory)
const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('applies files in the order of their numbers, and each only once', async () => {
  await write('0002_add_color.sql', `alter table kite add color text; insert into kite values ('red')`)
  await write('0001_kite.sql', 'create table kite ()')
  expect(await run()).toEqual(['0001_kite.sql', '0002_add_color.sql'])
  expect(await run()).toEqual([])
  await write('0003_more.sql', `insert into kite values ('blue')`)
  expect(await run()).toEqual(['0003_more.sql'])
  const { rows } = await database.pool.query('select color from kite order by 1')
  expect(rows).toEqual([{ color: 'blue' }, { color: 'red' }])
})

test('applies the real migrations to an empty database', async () => {
  expect((await migrate(database.pool))[0]).toBe('0001_foundation.sql')
  expect(await migrate(database.pool)).toEqual([])
})

test('refuses a file that was edited after it was applied, and names it', async () => {
  await write('0001_kite.sql', 'create table kite ()')
  await run()
  await write('0001_kite.sql', 'create table kite (color text)')
  await write('0002_owl.sql', 'create table owl ()')
  await expect(run()).rejects.toThrow('Migration 0001_kite.sql was edited after it was applied.')
  expect(await tables()).toEqual(['kite', 'schema_migrations'])
})

test('takes a file with other line ends for the same file', async () => {
  await write('0001_kite.sql', 'create table kite ();\n-- end\n')
  await run()
  await write('0001_kite.sql', 'create table kite ();\r\n-- end\r\n')
  expect(await run()).toEqual([])
})

test('refuses when an applied file is missing', async () => {
  await write('0001_kite.sql', 'create table kite ()')
  await write('0002_owl.sql', 'create table owl ()')
  await run()
  await rm(join(directory, '0001_kite.sql'))
  await expect(run()).rejects.toThrow(
    'Migration 0001_kite.sql was applied to this database, but its file is missing.',
  )
})

test('refuses a database that a newer version has migrated', async () => {
  await write('0001_kite.sql', 'create table kite ()')
  await write('0002_owl.sql', 'create table owl ()')
  await run()
  await rm(join(directory, '0002_owl.sql'))
  await expect(run()).rejects.toThrow(
    'The database is newer than this program: it has migration 0002_owl.sql, the newest known here is 0001_kite.sql.',
  )
})

test('refuses a file that arrives below one already applied', async () => {
  await write('0002_owl.sql', 'create table owl ()')
  await run()
  await write('0001_kite.sql', 'create table kite ()')
  await expect(run()).rejects.toThrow(
    'Migration 0001_kite.sql comes before 0002_owl.sql, which is already applied.',
  )
  expect(await tables()).toEqual(['owl', 'schema_migrations'])
})

test('refuses two files with one number, and names out of pattern', async () => {
  await write('0001_kite.sql', 'create table kite ()')
  await write('0001_owl.sql', 'create table owl ()')
  await expect(run()).rejects.toThrow('Migrations 0001_kite.sql and 0001_owl.sql carry the same number')
  await rm(join(directory, '0001_owl.sql'))
  await write('2-owl.sql', 'create table owl ()')
  await expect(run()).rejects.toThrow('Migration 2-owl.sql must be named like 0002_orders.sql.')
})

test('a file that fails leaves nothing of itself, and the ones before it stay', async () => {
  await write('0001_kite.sql', 'create table kite ()')
  await write(
    '0002_broken.sql',
    'create table owl (); insert into owl values (1, 2, 3); create table never ()',
  )
  await expect(run()).rejects.toThrow(
    'Migration 0002_broken.sql failed and was rolled back: INSERT has more expressions',
  )
  expect(await tables()).toEqual(['kite', 'schema_migrations'])
  await write('0002_broken.sql', 'create table owl ()')
  expect(await run()).toEqual(['0002_broken.sql'])
})

test('processes that start together migrate once, and the later ones wait', async () => {
  await write('0001_kite.sql', `create table kite (); select pg_sleep(0.3)`)
  const others = [1, 2, 3].map(() => openDatabase(database.url, { maxConnections: 1 }))
  const said: string[] = []
  const done = await Promise.all(
    others.map(({ pool }) => migrate(pool, directory, (line) => said.push(line))),
  )
  await Promise.all(others.map(({ close }) => close()))
  expect(done.flat()).toEqual(['0001_kite.sql'])
  expect(said.filter((line) => line.includes('waiting'))).toHaveLength(2)
})

test('gives the lock and the connection back when it fails', async () => {
  await write('0001_broken.sql', 'no sql at all')
  await expect(run()).rejects.toThrow('0001_broken.sql')
  await write('0001_broken.sql', 'create table kite ()')
  const other = openDatabase(database.url, { maxConnections: 1 })
  expect(await migrate(other.pool, directory)).toEqual(['0001_broken.sql'])
  await other.close()
})
