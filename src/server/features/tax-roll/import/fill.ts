/** Owns bringing one file into private tables with their indexes, inside the caller's transaction. */

import pg, { type PoolClient } from 'pg'
import { type CopyOptions, copyRows, reject, type Tally } from '../copy/rows.ts'
import type { RollStart } from '../file/start.ts'
import { attachTable, buildIndexes, createTable, tableOfRoll } from './partition.ts'
import { RollRefused } from './refused.ts'

const UNIQUE_VIOLATION = '23505'

/** Keeps the first of several rows with one parcel number, and lists the others by their lines. */
const rejectDuplicates = async (client: PoolClient, rollId: number, tally: Tally): Promise<void> => {
  const table = tableOfRoll('parcels', rollId)
  const { rows } = await client.query<{ line_no: number; parcel_id: string; first_line_no: number }>(
    `delete from ${table} p using (
       select line_no, first_value(line_no) over (partition by parcel_id order by line_no) as first_line_no from ${table}
     ) d where p.line_no = d.line_no and d.line_no <> d.first_line_no
     returning p.line_no, p.parcel_id, d.first_line_no`,
  )
  for (const row of rows.toSorted((a, b) => a.line_no - b.line_no)) {
    reject(tally, row.line_no, `parcel ${row.parcel_id} was already on line ${row.first_line_no}`)
  }
  tally.rows -= rows.length
}

const indexParcels = async (client: PoolClient, rollId: number, tally: Tally): Promise<void> => {
  await client.query('savepoint before_indexes')
  try {
    await buildIndexes(client, 'parcels', rollId)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
    await client.query('rollback to savepoint before_indexes')
    await rejectDuplicates(client, rollId, tally)
    await buildIndexes(client, 'parcels', rollId)
  }
}

/** The distinct street names, so that a misspelt one is looked for among thousands instead of millions. */
const listStreets = async (client: PoolClient, rollId: number): Promise<void> => {
  const streets = await createTable(client, 'streets', rollId)
  await client.query(
    `insert into ${streets} (street_name)
     select distinct street_name from ${tableOfRoll('parcels', rollId)} where street_name is not null`,
  )
  await buildIndexes(client, 'streets', rollId)
}

const checkTally = ({ rows, rejected, rejects }: Tally): void => {
  const [first] = rejects
  const example = first === undefined ? '' : ` The first: line ${first.lineNo}, ${first.reason}.`
  if (rows === 0) throw new RollRefused('no_usable_rows', `No row of this file could be used.${example}`)
  if (rejected <= rows) return
  throw new RollRefused(
    'too_many_bad_rows',
    `${rejected} of ${rows + rejected} rows could not be used.${example}`,
  )
}

export const fillRoll = async (
  client: PoolClient,
  rollId: number,
  start: RollStart,
  options: CopyOptions,
): Promise<Tally> => {
  const parcels = start.header.kind === 'NAL'
  const table = await createTable(client, parcels ? 'parcels' : 'sales', rollId)
  const tally = await copyRows(client, table, start, options)
  if (parcels) await indexParcels(client, rollId, tally)
  else await buildIndexes(client, 'sales', rollId)
  checkTally(tally)
  if (parcels) await listStreets(client, rollId)
  return tally
}

export const attachRoll = async (client: PoolClient, rollId: number, start: RollStart): Promise<void> => {
  if (start.header.kind === 'SDF') return void (await attachTable(client, 'sales', rollId))
  await attachTable(client, 'parcels', rollId)
  await attachTable(client, 'streets', rollId)
}
