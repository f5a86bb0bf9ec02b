/** Proves that the tables as they are declared are the tables that the migrations made: columns, types, what may be null. */
import { readdirSync } from 'node:fs'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'

const folder = new URL('./schema/', import.meta.url)
const rooms = await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)))
const declared = rooms.flatMap((room) => Object.values(room)).filter((value) => value instanceof PgTable)

let database: TestDatabase | undefined
afterAll(() => database?.drop())

const columnsOf = async (name: string) => {
  database ??= await testDatabase()
  const { rows } = await database.pool.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  )
  return new Map(rows.map((row) => [row.name, row]))
}

it.each(declared.map((table) => [getTableConfig(table).name, table] as const))('%s', async (name, table) => {
  const { columns, primaryKeys } = getTableConfig(table)
  const keyed = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
  const made = await columnsOf(name)
  for (const column of columns) {
    expect(
      { column: column.name, type: column.getSQLType(), required: column.notNull || keyed.has(column.name) },
      `${name}.${column.name}`,
    ).toEqual({
      column: column.name,
      type: made.get(column.name)?.type,
      required: made.get(column.name)?.required,
    })
  }
})

it('declares tables', () => expect(declared.length).toBeGreaterThan(20))
