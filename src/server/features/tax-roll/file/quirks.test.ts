/** Proves that what the state's files are known to do is understood, and that owners stay outside. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, type Row, rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { importRoll } from '../actions.ts'

let own: RollDatabase

beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())

const importText = (text: string | Buffer) =>
  importRoll({ pool: own.pool, file: own.write('roll.csv', text), force: true })

const rowsOf = async (table: 'parcels' | 'sales') => {
  const { rows } = await own.pool.query(
    `select p.* from tax_roll.${table} p join tax_roll.rolls r on r.id = p.roll_id
     where r.status = 'active' order by line_no`,
  )
  return rows
}

const importParcels = async (...rows: readonly Row[]) => {
  const outcome = await importText(rollText(rows.map((row, n) => parcel({ PARCEL_ID: `P${n}`, ...row }))))
  expect(outcome).toMatchObject({ ok: true, imported: { rows: rows.length, rejected: 0 } })
  return rowsOf('parcels')
}

describe('a header', () => {
  it('may spell its columns as the guide or as the counties do', async () => {
    const odd = {
      'JV_RESD-NON_RESD': 11,
      'AV_RESD-NON_RESD': 12,
      'JV_ WRKNG_WTRFNT': 13,
      'AV_ WRKNG_WTRFNT': 14,
      R_PAGE2: '0077',
    }
    expect(await importParcels(odd)).toMatchObject([
      {
        other_capped_just_dollars: '11',
        other_capped_assessed_dollars: '12',
        working_waterfront_just_dollars: '13',
        working_waterfront_assessed_dollars: '14',
        sale2_page: '0077',
      },
    ])
  })

  it.each(['SAL_CHG_CD', 'SAL_CHNG_CD'])('of sales may say %s', async (name) => {
    const { SAL_CHG_CD: _code, STATE_PARCEL_ID: _id, ...plain } = sale({ PARCEL_ID: 'A' })
    await importText(rollText([{ ...plain, [name]: '3', STATE_PAR_ID: 'C12' }]))
    expect(await rowsOf('sales')).toMatchObject([{ change_code: '3', state_parcel_id: 'C12' }])
  })

  it('may grow by exemptions and by columns of any number and length', async () => {
    const future = Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [`NEW_${n}`, n % 2 ? `"",a\\n${'x'.repeat(200)}` : '']),
    )
    expect(await importParcels({ ...future, EXMPT_47: 500, EXMPT_83: '7.00' })).toMatchObject([
      { parcel_id: 'P0', exemption_dollars: { 47: 500, 83: 7 }, situs_city: 'MACCLENNY' },
    ])
  })
})

describe('a row', () => {
  it('keeps parcel numbers as the county writes them, letters, dashes and blanks inside', async () => {
    const ids = ['U-02-27-17-001-000000-0001.0', '504 210 AB 0010', '0001530100', "A'B\\C"]
    const rows = await importParcels(...ids.map((PARCEL_ID) => ({ PARCEL_ID })))
    expect(rows.map((row) => row.parcel_id)).toEqual(ids)
  })

  it('may hold blanks where it holds nothing, around numbers, and in county and year', async () => {
    const blank = { LND_VAL: '   ', MKT_AR: '  ', EXMPT_01: ' ', PHY_ADDR1: '  ', EFF_YR_BLT: '0000' }
    expect(await importParcels({ ...blank, CO_NO: ' 12 ', ASMNT_YR: ' 2025', JV: ' 5 ' })).toMatchObject([
      {
        land_value_dollars: null,
        market_area_code: null,
        exemption_dollars: null,
        situs_line_1: null,
        house_number: null,
        street_name: null,
        effective_year_built: null,
        just_value_dollars: '5',
      },
    ])
  })

  it('may end in CRLF, be followed by empty lines, and be written in Latin-1', async () => {
    const text = `${rollText([parcel({ PARCEL_ID: 'A', PHY_ADDR1: '6 PEÑASCO LN' })], '\r\n')}\r\n\r\n`
    expect(await importText(Buffer.from(text, 'latin1'))).toMatchObject({ ok: true, imported: { rows: 1 } })
    expect(await rowsOf('parcels')).toMatchObject([{ situs_line_1: '6 PEÑASCO LN', street_name: 'PENASCO' }])
  })

  it.each([
    ['101 MAIN ST', 101, 'MAIN', null],
    ['101 42ND ST', 101, '42', null],
    ['12 1/2 MAIN ST', 12, 'MAIN', '1/2'],
    ['12  MAIN ST', 12, 'MAIN', null],
    ['012 MAIN ST', 12, 'MAIN', null],
    ['12A MAIN ST', 12, 'MAIN', 'A'],
    ['12-14 MAIN ST', 12, 'MAIN', null],
    ['3717W SAN LUIS ST', 3717, 'SAN LUIS', null],
    ['0 MAIN ST', null, 'MAIN', null],
    ['MAIN ST', null, 'MAIN', null],
    ['12 MAIN ST APT 0204', 12, 'MAIN', '204'],
    ['12 ""OLD"" MAIN ST', 12, 'OLD MAIN', null],
  ])('at %s is found by its number, name and unit', async (PHY_ADDR1, number, name, unit) => {
    const [row] = await importParcels({ PHY_ADDR1 })
    expect(row).toMatchObject({ house_number: number, street_name: name, unit })
  })

  it.each([
    ['33556-1234', '33556'],
    ['335561234', '33556'],
    [33_556, '33556'],
    ['00000', null],
    ['UNKNOWN', null],
  ])('in ZIP %s is in %s', async (PHY_ZIPCD, zip) => {
    expect(await importParcels({ PHY_ZIPCD })).toMatchObject([{ situs_zip: zip }])
  })

  it.each(['2.50', '.5', '3', '7.', ' 1.25 '])('may have %s units of land', async (NO_LND_UNTS) => {
    const [row] = await importParcels({ NO_LND_UNTS })
    expect(Number(row?.land_units)).toBe(Number(NO_LND_UNTS))
  })
})

it('keeps repeated sales of one parcel', async () => {
  const twice = [1, 2].map(() => sale({ PARCEL_ID: 'A' }))
  expect(await importText(rollText(twice))).toMatchObject({ ok: true, imported: { rows: 2, rejected: 0 } })
})

it('brings no owner, mailing address or trustee into any table', async () => {
  const owner = ['OWN_NAME', 'OWN_ADDR1', 'OWN_ADDR2', 'OWN_CITY', 'OWN_STATE', 'OWN_ZIPCD', 'OWN_STATE_DOM']
  const trustee = [
    'FIDU_NAME',
    'FIDU_ADDR1',
    'FIDU_ADDR2',
    'FIDU_CITY',
    'FIDU_STATE',
    'FIDU_ZIPCD',
    'FIDU_CD',
  ]
  const told = [...owner, ...trustee, 'PREV_HMSTD_OWN', 'PARCEL_ID_PRV_HMSTD', 'SPC_CIR_TXT']
  await importParcels(Object.fromEntries(told.map((name) => [name, 'ZQXJKV'])))
  const { rows: tables } = await own.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const { rows } = await own.pool.query(`select 1 from ${name} t where t::text like '%ZQXJKV%'`)
    expect([name, rows]).toEqual([name, []])
  }
})
