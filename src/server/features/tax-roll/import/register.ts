/** Owns the register of rolls: who may write one, which is active, and what was left behind by a crash. */

import pg, { type PoolClient } from 'pg'
import { sessionLocks } from '#server/db/locks.ts'
import type { Tally } from '../copy/rows.ts'
import type { RollKind } from '../file/layout.ts'
import type { RollIdentity } from '../file/row.ts'
import { removeRollTables } from './partition.ts'

export interface RollTarget extends RollIdentity {
  readonly kind: RollKind
  readonly synthetic: boolean
}

const lockKey = ({ countyNo, taxYear, kind, synthetic }: RollTarget): number =>
  countyNo * 100_000 + taxYear * 10 + (kind === 'NAL' ? 0 : 1) + (synthetic ? 2 : 0)

/** One import per county, year and kind at a time; the lock goes with the session, also when it is killed. */
export const lockTarget = async (client: PoolClient, target: RollTarget): Promise<boolean> => {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
    sessionLocks.rollImport,
    lockKey(target),
  ])
  return rows[0]?.locked === true
}

export const unlockTarget = (client: PoolClient, target: RollTarget) =>
  client.query('select pg_advisory_unlock($1, $2)', [sessionLocks.rollImport, lockKey(target)])

interface Leftover extends RollTarget {
  readonly id: number
  readonly status: 'loading' | 'superseded'
}

/** All of them, or the one of this id where it still is one. */
const findLeftovers = async (client: PoolClient, id: number | null): Promise<readonly Leftover[]> => {
  const { rows } = await client.query<Leftover>(
    `select id, county_no as "countyNo", tax_year as "taxYear", kind, synthetic, status from tax_roll.rolls
     where (status = 'loading' or (status = 'superseded' and dropped_at is null)) and ($1::int is null or id = $1)
     order by id`,
    [id],
  )
  return rows
}

const removeLeftover = async (client: PoolClient, { id, kind, status }: Leftover): Promise<void> => {
  await removeRollTables(client, kind, id)
  if (status === 'loading') await unregisterRoll(client, id)
  else
    await client.query(
      `update tax_roll.rolls set dropped_at = now() where id = $1 and status = 'superseded'`,
      [id],
    )
}

/** Another session is in the way: a detachment not ended, a lock not available, a deadlock. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['55000', '55P03', '40P01'])

/** What is refused for now is left for the next time. */
const removeUnlessBusy = async (client: PoolClient, listed: Leftover): Promise<void> => {
  if (!(await lockTarget(client, listed))) return
  try {
    // read again under the lock: its import may have ended well since the list was read
    for (const leftover of await findLeftovers(client, listed.id)) await removeLeftover(client, leftover)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && IN_THE_WAY.has(error.code))) throw error
  } finally {
    await unlockTarget(client, listed)
  }
}

/** No target has this key. PostgreSQL detaches one partition of a table at a time. */
const CLEAN_UP_LOCK = [sessionLocks.rollImport, 0]

const lockCleanUp = async (client: PoolClient, whenBusy: 'wait' | 'leave'): Promise<boolean> => {
  const call = whenBusy === 'wait' ? 'pg_advisory_lock($1, $2) is not null' : 'pg_try_advisory_lock($1, $2)'
  const { rows } = await client.query<{ locked: boolean }>(`select ${call} as locked`, CLEAN_UP_LOCK)
  return rows[0]?.locked === true
}

/**
 * Removes replaced rolls and imports that ended half way; leaves alone what another process is working on. While another
 * one removes, it waits or leaves all to the next time.
 */
export const removeLeftovers = async (client: PoolClient, whenBusy: 'wait' | 'leave'): Promise<void> => {
  if (!(await lockCleanUp(client, whenBusy))) return
  try {
    for (const leftover of await findLeftovers(client, null)) await removeUnlessBusy(client, leftover)
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', CLEAN_UP_LOCK)
  }
}

export const registerRoll = async (
  client: PoolClient,
  target: RollTarget,
  file: { name: string; bytes: number; sha256: string; stage: string | null },
): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into tax_roll.rolls
       (county_no, tax_year, kind, synthetic, status, stage, file_name, file_bytes, file_sha256)
     values ($1, $2, $3, $4, 'loading', $5, $6, $7, $8) returning id`,
    [
      target.countyNo,
      target.taxYear,
      target.kind,
      target.synthetic,
      file.stage,
      file.name,
      file.bytes,
      file.sha256,
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The register returned no id for a new roll.')
  return id
}

export const unregisterRoll = (client: PoolClient, rollId: number) =>
  client.query(`delete from tax_roll.rolls where id = $1 and status = 'loading'`, [rollId])

/** A real roll also replaces the sample that stood in for its county. Returns how many rolls were replaced. */
export const activateRoll = async (
  client: PoolClient,
  id: number,
  target: RollTarget,
  tally: Tally,
): Promise<number> => {
  const { rowCount } = await client.query(
    `update tax_roll.rolls set status = 'superseded'
     where status = 'active' and county_no = $1
       and ((tax_year = $2 and kind = $3 and synthetic = $4) or (synthetic and not $4))`,
    [target.countyNo, target.taxYear, target.kind, target.synthetic],
  )
  await client.query(
    `update tax_roll.rolls set status = 'active', activated_at = clock_timestamp(), row_count = $2, rejected_count = $3, rejects = $4
     where id = $1`,
    [id, tally.rows, tally.rejected, JSON.stringify(tally.rejects)],
  )
  return rowCount ?? 0
}

export const findActiveRoll = async (client: PoolClient, target: RollTarget) => {
  const { rows } = await client.query<{ id: number; rowCount: number; sha256: string }>(
    `select id, row_count as "rowCount", file_sha256 as sha256 from tax_roll.rolls
     where status = 'active' and county_no = $1 and tax_year = $2 and kind = $3 and synthetic = $4`,
    [target.countyNo, target.taxYear, target.kind, target.synthetic],
  )
  return rows[0] ?? null
}
