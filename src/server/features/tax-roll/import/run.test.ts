/** Proves that an import is whole or nothing, whatever the file holds. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { dropRolls, importRoll } from '../actions.ts'
import { listRolls } from '../queries.ts'

let own: RollDatabase

beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())
beforeEach(async () => {
  for (const countyNo of [12, 13]) await dropRolls(own.pool, { countyNo })
})

const three = [1, 2, 3].map((n) => parcel({ PARCEL_ID: `00-A${n}`, PHY_ADDR1: `${n}00 MAIN ST` }))

const importText = (
  text: string | Buffer,
  options: { countyNo?: number; force?: boolean; name?: string } = {},
) => {
  const { name = 'NAL12P202501.csv', ...rest } = options
  return importRoll({ pool: own.pool, file: own.write(name, text), ...rest })
}

const parcels = async () => {
  const { rows } = await own.pool.query(
    `select p.* from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id
     where r.status = 'active' and r.county_no = 12 order by parcel_id`,
  )
  return rows
}

const nothingLeft = async () => {
  const { rows } = await own.pool.query(
    `select (select count(*) from tax_roll.rolls where status = 'loading')::int as loading,
       (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'tax_roll' and c.relkind = 'r' and c.relname ~ '_[0-9]+$')::int as tables`,
  )
  return rows[0]
}

describe('a good file', () => {
  it('is imported with its codes as text and its blanks as nulls', async () => {
    const row = parcel({
      PARCEL_ID: ' 00-A1 ',
      DOR_UC: '001',
      NBRHD_CD: '000100',
      JV: '  210000 ',
      TOT_LVG_AREA: ' ',
    })
    const outcome = await importText(rollText([row]))
    expect(outcome).toMatchObject({
      ok: true,
      imported: { kind: 'NAL', countyNo: 12, taxYear: 2025, rows: 1, rejected: 0 },
    })
    expect(await parcels()).toMatchObject([
      {
        parcel_id: '00-A1',
        use_code: '001',
        neighborhood_code: '000100',
        just_value_dollars: '210000',
        living_area_sqft: null,
      },
    ])
  })

  it('never stores owners, their addresses or trustees', async () => {
    await importText(rollText(three))
    expect(JSON.stringify(await parcels())).not.toMatch(/PRIVATE|SECRET/)
  })

  it('may carry a byte order mark, CRLF, columns in another order and columns nobody knows', async () => {
    const turned = three.map((row) =>
      Object.fromEntries([...Object.entries(row), ['NEW_COL_2031', 'x']].reverse()),
    )
    const outcome = await importText(`\ufeff${rollText(turned, '\r\n')}`)
    expect(outcome).toMatchObject({ ok: true, imported: { rows: 3, rejected: 0 } })
  })

  it('keeps quoted commas, doubled quotes and backslashes as they are', async () => {
    await importText(rollText([parcel({ PARCEL_ID: '1', S_LEGAL: 'LOT 1, ""OLD"" \\ NEW' })]))
    expect(await parcels()).toMatchObject([{ short_legal: 'LOT 1, "OLD" \\ NEW' }])
  })

  it('packs the exemptions granted and leaves out those of zero', async () => {
    await importText(rollText([parcel({ PARCEL_ID: '1', EXMPT_01: 25_000, EXMPT_02: 0, EXMPT_47: 10 })]))
    expect(await parcels()).toMatchObject([{ exemption_dollars: { '01': 25_000, '47': 10 } }])
  })

  it('may be gzip or zip under any name', async () => {
    const zip = readFileSync(fileURLToPath(new URL('#test/fixtures/roll/one-sale.zip', import.meta.url)))
    const gz = await importText(gzipSync(rollText(three)), { name: 'roll.csv' })
    expect(gz).toMatchObject({ ok: true, imported: { kind: 'NAL', rows: 3 } })
    expect(await importText(zip, { name: 'sales.gz' })).toMatchObject({
      ok: true,
      imported: { kind: 'SDF', rows: 1 },
    })
  })

  it('is believed about its county, not its name', async () => {
    const outcome = await importText(rollText(three), { name: 'NAL39F201901.csv' })
    expect(outcome).toMatchObject({ ok: true, imported: { countyNo: 12, taxYear: 2025 } })
  })
})

describe('a roll that is there already', () => {
  it('is replaced in one step by the same county, year and kind', async () => {
    await importText(rollText(three))
    const outcome = await importText(rollText([...three, parcel({ PARCEL_ID: '00-B1' })]))
    expect(outcome).toMatchObject({ ok: true, imported: { replaced: true, rows: 4 } })
    expect((await parcels()).map((row) => row.parcel_id)).toEqual(['00-A1', '00-A2', '00-A3', '00-B1'])
    expect(await nothingLeft()).toEqual({ loading: 0, tables: 2 })
  })

  it('is left alone by the very same file, unless forced', async () => {
    await importText(rollText(three))
    expect(await importText(rollText(three))).toMatchObject({ ok: true, imported: null })
    expect(await importText(rollText(three), { force: true })).toMatchObject({
      ok: true,
      imported: { rows: 3 },
    })
  })

  it('stands beside sales and other years', async () => {
    await importText(rollText(three))
    await importText(rollText(three.map((row) => ({ ...row, ASMNT_YR: 2024 }))))
    await importText(rollText([sale({ PARCEL_ID: '00-A1' }), sale({ PARCEL_ID: '00-A1' })]))
    const rolls = await listRolls(own.pool)
    expect(rolls.map(({ kind, taxYear, rows }) => [kind, taxYear, rows])).toEqual([
      ['NAL', 2024, 3],
      ['NAL', 2025, 3],
      ['SDF', 2025, 2],
    ])
  })

  it('is not replaced by a file less than half its size, unless forced', async () => {
    await importText(rollText(three))
    const small = rollText(three.slice(0, 1))
    expect(await importText(small)).toMatchObject({ ok: false, reason: 'much_smaller' })
    expect(await parcels()).toHaveLength(3)
    expect(await importText(small, { force: true })).toMatchObject({ ok: true, imported: { rows: 1 } })
  })
})

describe('bad rows', () => {
  it('are left out and listed by line with the reason', async () => {
    const text = rollText([
      parcel({ PARCEL_ID: 'A' }),
      parcel({ PARCEL_ID: 'B', JV: '12x4' }),
      parcel({ PARCEL_ID: ' ' }),
      parcel({ PARCEL_ID: 'C', ASMNT_YR: 2019 }),
      parcel({ PARCEL_ID: 'A', JV: 1 }),
      parcel({ PARCEL_ID: 'D', CO_NO: 9 }),
      ...['E', 'F', 'G', 'H', 'I', 'J', 'K'].map((id) => parcel({ PARCEL_ID: id })),
    ]).replace(/$/, '12,"short"\n12,"open\n')
    const outcome = await importText(text)
    expect(outcome).toMatchObject({ ok: true, imported: { rows: 8, rejected: 7 } })
    expect(outcome.ok && outcome.imported?.rejects).toEqual([
      { lineNo: 3, reason: 'JV is "12x4", not a whole number' },
      { lineNo: 4, reason: 'PARCEL_ID is blank' },
      { lineNo: 5, reason: 'ASMNT_YR is "2019", not 2025' },
      { lineNo: 7, reason: 'CO_NO is "9", not 12' },
      { lineNo: 15, reason: '2 columns instead of 33' },
      { lineNo: 16, reason: 'a quotation mark is not closed' },
      { lineNo: 6, reason: 'parcel A was already on line 2' },
    ])
    expect((await parcels())[0]).toMatchObject({ parcel_id: 'A', just_value_dollars: '200000' })
  })

  it('refuse the file when they are the greater part', async () => {
    const rows = [parcel({ PARCEL_ID: 'A' }), parcel({ PARCEL_ID: 'B', JV: 'x' }), parcel({ PARCEL_ID: '' })]
    expect(await importText(rollText(rows))).toMatchObject({ ok: false, reason: 'too_many_bad_rows' })
    expect(await nothingLeft()).toEqual({ loading: 0, tables: 0 })
  })
})
