/** Proves that an import killed at its last moment leaves the old roll in use, and that the same command goes on from there. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { quickImports } from '#test/quick-imports.ts'
import { importRoll } from '../actions.ts'
import { findParcelByKey, listRolls } from '../queries.ts'

const OPERATOR = fileURLToPath(new URL('#server/operator/main.ts', import.meta.url))
const PATIENCE = { timeout: 60_000, interval: 50 }

let own: RollDatabase

beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())

const operate = (...args: string[]) =>
  spawn(process.execPath, [quickImports, OPERATOR, ...args], {
    env: { ...process.env, DATABASE_URL: own.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const outputOf = async (child: ReturnType<typeof operate>): Promise<string> => {
  const pieces: string[] = []
  child.stdout?.on('data', (piece) => pieces.push(String(piece)))
  await once(child, 'close')
  return pieces.join('')
}

const attaching = async (): Promise<number> => {
  const { rows } = await own.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query like '%attach partition%parcels\\_%'
       and pid <> pg_backend_pid()`,
  )
  return rows.length
}

const valueOfA = async () => (await findParcelByKey(own.pool, '12-2025-A'))?.amounts.JV
const inUse = async () => (await listRolls(own.pool)).map(({ kind, rows }) => `${kind} ${rows}`)

it('leaves the old roll to readers, and is taken up again by the same command', {
  timeout: 120_000,
}, async () => {
  const write = (name: string, rows: Parameters<typeof rollText>[0]) => own.write(name, rollText(rows))
  const old = write('old.csv', [parcel({ PARCEL_ID: 'A', JV: 100 })])
  await importRoll({ pool: own.pool, file: old })
  const next = write('NAL12F202502.csv', [parcel({ PARCEL_ID: 'A', JV: 900 }), parcel({ PARCEL_ID: 'B' })])
  const sales = write('SDF12F202502.csv', [sale({ PARCEL_ID: 'A' })])

  const gate = await own.pool.connect()
  await gate.query('begin; lock table tax_roll.parcels in share update exclusive mode')
  const killed = operate('roll', 'import', sales, next)
  await vi.waitFor(async () => expect(await attaching()).toBe(1), PATIENCE)
  await vi.waitFor(async () => expect(await inUse()).toEqual(['NAL 1', 'SDF 1']), PATIENCE)
  expect(await valueOfA()).toBe(100)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await gate.query('rollback')
  gate.release()
  await vi.waitFor(async () => expect(await attaching()).toBe(0), PATIENCE)

  expect(await valueOfA()).toBe(100)
  expect(await outputOf(operate('roll', 'list'))).toMatch(
    /NAL {2}county 12 {2}2025 {2}NOT IN USE: the import of NAL12F202502\.csv, begun/,
  )

  const again = await outputOf(operate('roll', 'import', sales, next))
  expect(again).toMatch(/SDF12F202502\.csv: already imported/)
  expect(again).toMatch(/NAL12F202502\.csv: 2 parcels of county 12, 2025.*replacing the roll that was there/)
  expect(await valueOfA()).toBe(900)
  expect(await inUse()).toEqual(['NAL 2', 'SDF 1'])
  const { rows: tables } = await own.pool.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'tax_roll' and c.relkind = 'r' and c.relname ~ '^parcels_[0-9]+$'`,
  )
  expect(tables).toHaveLength(1)
})
