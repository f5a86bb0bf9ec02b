/** Proves the import on the state's own files, where they are at hand. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSitus } from '#core/property/situs-address.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { realRoll } from '#test/fixtures/roll/real-rolls.ts'
import { importRoll } from '../actions.ts'
import { findParcel } from '../queries.ts'

const hillsborough = realRoll('NAL39D202001.csv.gz')
const hillsboroughSales = realRoll('SDF39D202001.csv.gz')
const browardSales = realRoll('SDF16P202501.zip')

describe.skipIf(hillsborough === null)('the real files', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  it.each([
    [hillsborough, { kind: 'NAL', countyNo: 39, taxYear: 2020, rows: 67_455, rejected: 0 }],
    [hillsboroughSales, { kind: 'SDF', countyNo: 39, taxYear: 2020, rows: 9_094, rejected: 0 }],
    [browardSales, { kind: 'SDF', countyNo: 16, taxYear: 2025, rows: 95_332, rejected: 0 }],
  ])('are imported whole: %s', { timeout: 120_000 }, async (file, imported) => {
    expect(await importRoll({ pool: database.pool, file: file ?? '' })).toMatchObject({ ok: true, imported })
  })

  it('are found by address, and never wrongly', { timeout: 120_000 }, async () => {
    const { rows } = await database.pool.query<Record<'parcel_id' | 'line1' | 'city' | 'zip', string>>(
      `select parcel_id, situs_line_1 as line1, situs_city as city, situs_zip as zip from tax_roll.parcels
       where house_number is not null and street_name <> '' and situs_zip is not null and use_code = '001'
       order by md5(parcel_id) limit 200`,
    )
    const wrong: string[] = []
    let right = 0
    for (const { parcel_id: parcelId, line1, city, zip } of rows) {
      const match = await findParcel(database.pool, writeSitus({ line1, line2: '', city, zip }))
      if (match.kind === 'one' && match.parcel.parcelId === parcelId) right += 1
      if (match.kind === 'one' && match.parcel.parcelId !== parcelId) wrong.push(line1)
    }
    expect(wrong).toEqual([])
    expect(right / rows.length).toBeGreaterThan(0.97)
  })
})
