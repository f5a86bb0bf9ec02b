/** Proves that imports side by side neither fail each other nor take away a roll in use. */
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText } from '#test/fixtures/roll/roll-files.ts'
import { dropRolls, importRoll } from '../actions.ts'
import { findParcelByKey, listRolls } from '../queries.ts'
import { lockTarget } from './register.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }

let own: RollDatabase
beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())
beforeEach(async () => {
  for (const countyNo of [12, 13]) await dropRolls(own.pool, { countyNo })
})

const importCounty = (countyNo: number, justValue: number) =>
  importRoll({
    pool: own.pool,
    file: own.write(
      `${countyNo}.csv`,
      rollText([parcel({ CO_NO: countyNo, PARCEL_ID: 'A', JV: justValue })]),
    ),
  })

const idOf = (outcome: Awaited<ReturnType<typeof importRoll>>): number => {
  if (!outcome.ok || outcome.imported === null) throw new Error('nothing was imported')
  return outcome.imported.rollId
}

const setStatus = (id: number, status: string) =>
  own.pool.query('update tax_roll.rolls set status = $2 where id = $1', [id, status])

const valueIn = async (countyNo: number) =>
  (await findParcelByKey(own.pool, `${countyNo}-2025-A`))?.amounts.JV

const inUse = async () => (await listRolls(own.pool)).map(({ countyNo, rows }) => [countyNo, rows])

const tables = async (): Promise<number> =>
  (
    await own.pool.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'tax_roll' and c.relkind = 'r' and c.relname ~ '^(parcels|streets)_[0-9]+$'`,
    )
  ).rows.length

const detaching = async (): Promise<number[]> => {
  const { rows } = await own.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query ilike 'alter table%detach partition%' and state = 'active' and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

const inTransaction = async (statement: string): Promise<PoolClient> => {
  const client = await own.pool.connect()
  await client.query('begin')
  await client.query(statement)
  return client
}

const end = async (client: PoolClient): Promise<void> => {
  await client.query('rollback')
  client.release()
}

/** As a process leaves it that is ended while it waits for a reader. */
const leaveHalfDetached = async (rollId: number): Promise<void> => {
  const reader = await inTransaction('select 1 from tax_roll.parcels')
  const ended = expect(
    own.pool.query(`alter table tax_roll.parcels detach partition tax_roll.parcels_${rollId} concurrently`),
  ).rejects.toThrow('canceling statement')
  await vi.waitFor(async () => expect(await detaching()).toHaveLength(1), PATIENCE)
  await own.pool.query('select pg_cancel_backend($1)', [(await detaching())[0]])
  await ended
  await end(reader)
}

describe('imports side by side', () => {
  it('replace the rolls of two counties, again and again, and leave nothing behind', async () => {
    for (const value of [100, 200, 300, 400, 500, 600]) {
      const outcomes = await Promise.all([importCounty(12, value), importCounty(13, value)])
      expect(outcomes).toMatchObject([
        { ok: true, imported: { rows: 1, replaced: value > 100 } },
        { ok: true, imported: { rows: 1, replaced: value > 100 } },
      ])
      expect([await valueIn(12), await valueIn(13)]).toEqual([value, value])
    }
    expect(await inUse()).toEqual([
      [12, 1],
      [13, 1],
    ])
    expect(await tables()).toBe(4)
  })

  it('leave a roll alone that came into use after the leftovers were listed', async () => {
    const replaced = idOf(await importCounty(12, 100))
    const ending = idOf(await importCounty(13, 700))
    await setStatus(replaced, 'superseded')
    await setStatus(ending, 'loading')
    const gate = await inTransaction('lock table tax_roll.parcels in share update exclusive mode')
    const cleaning = dropRolls(own.pool, { countyNo: 77 })
    await vi.waitFor(async () => expect(await detaching()).toHaveLength(1), PATIENCE)
    await setStatus(ending, 'active')
    await end(gate)
    await cleaning
    expect(await inUse()).toEqual([[13, 1]])
    expect(await valueIn(13)).toBe(700)
    expect(await tables()).toBe(2)
  })

  it('are in use although the table of the replaced roll cannot be detached yet; the next clean-up does it', async () => {
    const half = idOf(await importCounty(12, 100))
    await importCounty(13, 100)
    await leaveHalfDetached(half)
    await setStatus(half, 'superseded')
    const other = await own.pool.connect()
    await lockTarget(other, { countyNo: 12, taxYear: 2025, kind: 'NAL', synthetic: false })
    expect(await importCounty(13, 900)).toMatchObject({ ok: true, imported: { replaced: true } })
    expect(await valueIn(13)).toBe(900)
    expect(await tables()).toBe(6)
    other.release(true)
    await vi.waitFor(async () => {
      await dropRolls(own.pool, { countyNo: 77 })
      expect(await tables()).toBe(2)
    }, PATIENCE)
    expect(await inUse()).toEqual([[13, 1]])
  })
})
