/** Proves that a file that cannot be used gets one clear sentence and changes nothing. */

import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText } from '#test/fixtures/roll/roll-files.ts'
import { importRoll } from '../actions.ts'

let own: RollDatabase

const rows = Array.from({ length: 3_000 }, (_, n) =>
  parcel({ PARCEL_ID: `P${n}`, PHY_ADDR1: `${n} MAIN ST` }),
)

beforeAll(async () => {
  own = await openRollDatabase()
  await importRoll({ pool: own.pool, file: own.write('good.csv', rollText(rows)) })
})
afterAll(() => own.close())

const importText = (text: string | Buffer, options: { countyNo?: number; signal?: AbortSignal } = {}) =>
  importRoll({ pool: own.pool, file: own.write('roll.csv', text), ...options })

const expectUnchanged = async () => {
  const { rows: found } = await own.pool.query(
    `select count(*)::int as parcels, (select count(*) from tax_roll.rolls)::int as rolls,
       (select count(*) from pg_class where relname ~ '^(parcels|streets|sales)_[0-9]+$')::int as tables
     from tax_roll.parcels`,
  )
  expect(found).toEqual([{ parcels: 3_000, rolls: 1, tables: 2 }])
}

it('is not let over a roll that is there when its name says another county, kind or year', async () => {
  const other = rows.map((row) => ({ ...row, JV: 1 }))
  for (const name of ['NAL16P202501.csv', 'SDF12P202501.csv', 'NAL12F202401.csv']) {
    const file = own.write(name, rollText(other))
    const refused = await importRoll({ pool: own.pool, file })
    expect(refused).toMatchObject({ ok: false, reason: 'misnamed' })
    expect(Object(refused).message).toContain('its rows say NAL, county 12, 2025. It would replace')
    await expectUnchanged()
  }
})

const without = (column: string) =>
  rollText(
    rows
      .slice(0, 3)
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))),
  )

describe('a file is refused', () => {
  it.each([
    ['with a missing column', without('AV_NSD'), 'missing_column', /NAL file.*column AV_NSD is missing/],
    ['when it is empty', '', 'not_a_roll_file', /empty/],
    ['when it is some other table', 'a,b,c\n1,2,3\n', 'not_a_roll_file', /not a tax roll file/],
    ['of personal property', 'CO_NO,ACCT_ID,NAICS_CD\n12,"1","2"\n', 'not_a_roll_file', /personal property/],
    ['with a header alone', rollText(rows.slice(0, 1)).split('\n')[0] ?? '', 'no_usable_rows', /No row/],
    [
      'for a county number out of range',
      rollText([parcel({ PARCEL_ID: '1', CO_NO: 9 })]),
      'wrong_county',
      /CO_NO is 9/,
    ],
    [
      'with several counties',
      rollText([parcel({ PARCEL_ID: '1' }), parcel({ PARCEL_ID: '2', CO_NO: 13 })]),
      'several_counties',
      /Line 3 is for county 13/,
    ],
    [
      'when it ends within a row',
      rollText(rows).trimEnd().slice(0, -40),
      'cut_off',
      /cut off in the middle of line 3001 .*Nothing was changed\. Use --force/,
    ],
    [
      'when its gzip is cut short',
      gzipSync(rollText(rows)).subarray(0, 9_000),
      'damaged_file',
      /damaged or was cut/,
    ],
    [
      'when its zip is cut short',
      Buffer.from('PK\x03\x04 and no more'),
      'damaged_file',
      /zip file is damaged/,
    ],
  ])('%s', async (_, text, reason, sentence) => {
    expect(await importText(text)).toEqual({ ok: false, reason, message: expect.stringMatching(sentence) })
    await expectUnchanged()
  })

  it('when its rows are not of the county that was named', async () => {
    const outcome = await importText(rollText(rows.slice(0, 2)), { countyNo: 39 })
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'wrong_county',
      message: expect.stringMatching(/county 12, not 39/),
    })
    await expectUnchanged()
  })

  it('when it is not there', async () => {
    const outcome = await importRoll({ pool: own.pool, file: '/no/such/file.csv' })
    expect(outcome).toMatchObject({ ok: false, reason: 'file_not_found' })
  })

  it('when the operator stops the import', async () => {
    const outcome = await importText(rollText(rows.slice(0, 2_000)), { signal: AbortSignal.abort() })
    expect(outcome).toMatchObject({ ok: false, reason: 'stopped' })
    await expectUnchanged()
  })
})

describe('what a killed import left behind', () => {
  it('is cleaned up by the next one', async () => {
    await own.pool.query(
      `insert into tax_roll.rolls (id, county_no, tax_year, kind, status, file_name, file_bytes, file_sha256)
         overriding system value values (900, 12, 2025, 'NAL', 'loading', 'half.csv', 1, 'x'), (901, 40, 2024, 'SDF', 'loading', 'half.csv', 1, 'x')`,
    )
    await own.pool.query('create table tax_roll.parcels_900 (like tax_roll.parcels)')
    await own.pool.query('create table tax_roll.sales_901 partition of tax_roll.sales for values in (901)')
    const outcome = await importText(rollText(rows.slice(0, 2_000)))
    expect(outcome).toMatchObject({ ok: true, imported: { rows: 2_000, replaced: true } })
    const { rows: left } = await own.pool.query(
      `select id, status from tax_roll.rolls where status = 'loading'`,
    )
    expect(left).toEqual([])
    const { rows: tables } = await own.pool.query(
      `select to_regclass('tax_roll.parcels_900') as half, to_regclass('tax_roll.sales_901') as attached`,
    )
    expect(tables).toEqual([{ half: null, attached: null }])
  })
})
