/** Proves that a recorded purchase that may be wrong counts in nothing, and is still named so that its owner can be asked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { PurchaseSaid } from '#core/case/own-purchase.ts'
import { salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import {
  madeSales,
  quietAddress,
  quietHome,
  writeParcels,
  writeSales,
} from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { valueParcel } from './actions.ts'
import { fitRolls } from './fit-rolls.ts'

let app: TestApp
let folder: RollFolder
const [last] = madeSales
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
  if (last === undefined) throw new Error('the county has sales')
  const own = { ...last, saleId: 'own', home: quietHome, year: 2024, month: 6, priceDollars: 200_000 }
  for (const file of [writeParcels(folder), writeSales(folder, [...madeSales, own])])
    await importRoll({ pool: app.ctx.pool, file })
  await fitRolls(app.ctx.pool, { countyNumber: 39, rollYear: 2025, synthetic: false })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const valueWith = async (purchase: PurchaseSaid) => {
  const parcel = await parcelOfHomeIn(app.ctx.pool, quietAddress, quietHome.parcelId, 2025)
  const valued = parcel && (await valueParcel(app.ctx, parcel, undefined, { corrections: [], purchase }))
  if (!valued?.ok || !valued.homeValue.estimate.sufficient) throw new Error('the home has no value')
  return { ...valued.homeValue, estimate: valued.homeValue.estimate }
}

it('as it is recorded it is told beside the estimate', async () => {
  const { ownSales, ownSaleCompared, recordedPurchase, estimate } = await valueWith({
    record: null,
    papersOn: [],
  })
  expect(ownSales).toMatchObject([{ year: 2024, month: 6, priceCents: 20_000_000 }])
  expect(ownSaleCompared?.bought?.priceCents).toBe(20_000_000)
  expect(estimate.explanation.join(' ')).toContain('Your home sold for $200,000 in June 2024.')
  expect(recordedPurchase).toBeUndefined()
})

it('is no part of the value: all the sales of the report come to the same in its case, to the dollar', async () => {
  const value = await valueWith({ record: null, papersOn: [] })
  const { estimate, comparables } = value
  const inCase = salesComeTo(comparables, value, 0)
  expect(inCase?.priceCents).toBe(estimate.priceCents)
  expect(inCase?.justCents).toBe(estimate.supported?.justValueCents)
  // Far below what the others come to, so that a share of it would show.
  expect(value.ownSaleCompared?.broughtCents).toBeLessThan(0.8 * estimate.priceCents)
})

it('is replaced by what its owner paid, which is then told as the record’s would be', async () => {
  const recorded = await valueWith({ record: null, papersOn: [] })
  const paid = { year: 2024, month: 10, priceCents: 19_000_000 }
  const told = await valueWith({ record: 'wrong', paid, papersOn: [] })
  expect(told.ownSales).toMatchObject([{ ...paid, qualificationCode: '', recording: '' }])
  expect(told.recordedPurchase).toMatchObject({ year: 2024, month: 6, priceCents: 20_000_000 })
  expect(told.ownSaleCompared?.bought).toEqual({ priceCents: 19_000_000, year: 2024, month: 10 })
  expect(told.ownSaleCompared?.justValueCents).toBeLessThan(recorded.ownSaleCompared?.justValueCents ?? 0)
})

it.each([
  ['its owner says that the record is wrong', { record: 'wrong', papersOn: [] }],
  ['a closing paper is of another month', { record: null, papersOn: [calendarDate('2024-10-14')] }],
] as const)('counts in nothing where %s', async (_, said) => {
  const value = await valueWith(said)
  expect(value.ownSales).toEqual([])
  expect(value.ownSaleCompared).toBeUndefined()
  expect(value.recordedPurchase).toMatchObject({ year: 2024, month: 6, priceCents: 20_000_000 })
  expect(JSON.stringify(value.estimate)).not.toContain('20000000')
})
