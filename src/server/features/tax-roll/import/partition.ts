/** Owns the tables of one roll: made in private, attached when complete, detached and dropped when replaced. */

import type { PoolClient } from 'pg'
import { ROLL_TABLES, type RollKind } from '../file/layout.ts'

export type RollTable = (typeof ROLL_TABLES)[RollKind][number]

export const tableOfRoll = (table: RollTable, rollId: number): string => `tax_roll.${table}_${rollId}`

/**
 * Creates a table that fits the partitioned one without locking it: readers and other imports go on while this
 * one fills. The check lets PostgreSQL attach it without reading it again.
 */
export const createTable = async (client: PoolClient, table: RollTable, rollId: number): Promise<string> => {
  const name = tableOfRoll(table, rollId)
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(format('%I %s%s%s', attname, format_type(atttypid, atttypmod),
       case when attname = 'roll_id' then ' default ' || $2::text else '' end,
       case when attnotnull then ' not null' else '' end), ', ' order by attnum) as columns
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`tax_roll.${table}`, rollId],
  )
  await client.query(`create table ${name} (${rows[0]?.columns}, check (roll_id = ${rollId}))`)
  return name
}

/** Builds, for the private table, the same indexes that the partitioned table declares. */
export const buildIndexes = async (client: PoolClient, table: RollTable, rollId: number): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass order by i.indisunique desc, c.relname`,
    [`tax_roll.${table}`],
  )
  for (const { name, definition } of rows) {
    const own = definition.replace(
      / INDEX \S+ ON ONLY \S+/,
      ` INDEX ${name}_${rollId} ON ${tableOfRoll(table, rollId)}`,
    )
    await client.query(own)
  }
}

export const attachTable = (client: PoolClient, table: RollTable, rollId: number) =>
  client.query(
    `alter table tax_roll.${table} attach partition ${tableOfRoll(table, rollId)} for values in (${rollId})`,
  )

const attachment = async (client: PoolClient, table: RollTable, rollId: number) => {
  const { rows } = await client.query<{ pending: boolean | null }>(
    `select i.inhdetachpending as pending from pg_class c left join pg_inherits i on i.inhrelid = c.oid
     where c.oid = to_regclass($1)`,
    [tableOfRoll(table, rollId)],
  )
  if (rows[0] === undefined) return 'absent'
  if (rows[0].pending === null) return 'private'
  return rows[0].pending ? 'detaching' : 'attached'
}

/** Waits for statements still reading the roll, without making new readers of other rolls wait. */
const removeTable = async (client: PoolClient, table: RollTable, rollId: number): Promise<void> => {
  const state = await attachment(client, table, rollId)
  const name = tableOfRoll(table, rollId)
  if (state === 'attached')
    await client.query(`alter table tax_roll.${table} detach partition ${name} concurrently`)
  if (state === 'detaching')
    await client.query(`alter table tax_roll.${table} detach partition ${name} finalize`)
  if (state !== 'absent') await client.query(`drop table ${name}`)
}

/** Must run outside a transaction. Safe to repeat after a crash at any point. */
export const removeRollTables = async (client: PoolClient, kind: RollKind, rollId: number): Promise<void> => {
  for (const table of ROLL_TABLES[kind]) await removeTable(client, table, rollId)
}
