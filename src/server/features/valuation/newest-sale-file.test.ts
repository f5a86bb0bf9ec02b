/** Proves that of a sale in the files of two years the newest one is believed, whichever was loaded last. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sale } from '#core/valuation/home.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { madeSales, writeParcels, writeSales } from '#test/fixtures/roll/made-county-roll.ts'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { fitRolls } from './fit-rolls.ts'

let own: RollDatabase
beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())

/** As the file of the year before holds its latest sales. */
const pendingIn2024 = ({ home: { parcelId }, year, month, priceDollars }: Sale) =>
  sale({
    CO_NO: 39,
    ASMNT_YR: 2024,
    PARCEL_ID: parcelId,
    QUAL_CD: '99',
    SALE_YR: year,
    SALE_MO: String(month).padStart(2, '0'),
    SALE_PRC: priceDollars,
  })

const load = (file: string) => importRoll({ pool: own.pool, file, force: true })
const fitAgain = () => fitRolls(own.pool, { countyNumber: 39, rollYear: 2025, synthetic: false })

const countUsable = async (): Promise<number> =>
  (await own.pool.query('select 1 from tax_roll.screened_sales where unusable is null')).rows.length

it('says what a sale was, whether its file was loaded first or last', async () => {
  await load(writeParcels(own))
  await load(writeSales(own))
  await load(own.write('SDF39-2024.csv', rollText(madeSales.map(pendingIn2024))))
  expect(await fitAgain()).toBe('fitted')
  expect(await countUsable()).toBe(240)
  await load(writeSales(own))
  expect(await fitAgain()).toBe('fitted')
  expect(await countUsable()).toBe(240)
})
