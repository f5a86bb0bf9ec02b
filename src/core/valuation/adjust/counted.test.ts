/** Proves that a difference counts only between the ages and sizes of lot where the price equation has a slope. */
import { expect, it } from 'vitest'
import { COLUMN_ITEMS, LAND_SLOPES } from '../fit/home-columns.ts'
import { fitRates, type Rates } from '../fit/rates.ts'
import { monthNumber } from '../home.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from '../testing/made-county.ts'
import { countedOf } from './counted.ts'
import { adjustComparables } from './prices.ts'

const AS_OF = monthNumber(2025, 1)

/** Age loses up to each of `knots`; land counts on the named sides of the usual lot. */
const ratesWith = (knots: readonly boolean[], [below, above]: readonly [boolean, boolean]): Rates => {
  const fitted = fitRates(usableOf(madeCountySales(240)), AS_OF)
  if (!fitted.ok) throw new Error(fitted.reason)
  const first = COLUMN_ITEMS.indexOf('age')
  const coefficients = fitted.rates.coefficients.map((one, n) => {
    if (COLUMN_ITEMS[n] === 'age') return knots[n - first] ? -0.05 : 0
    if (n === LAND_SLOPES[0]) return below ? 0.1 : 0
    return n === LAND_SLOPES[1] ? (above ? 0.1 : 0) : one
  })
  return { ...fitted.rates, coefficients }
}

const ALL = ratesWith([true, true, true, true], [true, true])

it.each([
  ['both below', 30, 20, ALL, null],
  ['one above', 51, 48, ALL, { difference: 2, from: 0, to: 50 }],
  ['both above', 78, 90, ALL, { difference: 0, from: 0, to: 50 }],
  [
    'the last two show none',
    40,
    20,
    ratesWith([true, true, false, false], [true, true]),
    { difference: 0, from: 0, to: 10 },
  ],
  [
    'none shown',
    40,
    20,
    ratesWith([false, false, false, false], [true, true]),
    { difference: 0, from: 0, to: 0 },
  ],
] as const)('ages: %s', (_, ours, theirs, rates, counted) => {
  expect(countedOf('age', ours, theirs, rates)).toEqual(counted)
})

it.each([
  ['both between', 9_000, 7_000, ALL, null],
  ['both above', 215_622, 221_285, ALL, { difference: 0, from: 1_097, to: 162_755 }],
  ['one above', 215_622, 153_331, ALL, { difference: 9_424, from: 1_097, to: 162_755 }],
  [
    'smaller lots show none',
    7_000,
    9_103,
    ratesWith([], [false, true]),
    { difference: -1_000, from: 8_103, to: 162_755 },
  ],
] as const)('lots: %s', (_, ours, theirs, rates, counted) => {
  expect(countedOf('land', ours, theirs, rates)).toEqual(counted)
})

it('the grid has the true difference in age, and no amount where not adjusted', () => {
  const home = madeHome({ parcelId: 'OURS', effectiveYearBuilt: 1_947 })
  const sold = [1_935, 1_937, 1_978].map((effectiveYearBuilt, at) =>
    madeSale({
      saleId: `S${effectiveYearBuilt}`,
      month: 6 - at,
      home: madeHome({ parcelId: `P${effectiveYearBuilt}`, effectiveYearBuilt }),
    }),
  )
  const comparables = usableOf(sold).toSorted(
    (one, other) => one.home.effectiveYearBuilt - other.home.effectiveYearBuilt,
  )
  const ages = adjustComparables({ home, asOf: AS_OF, comparables }, ALL).map(({ adjustments }) =>
    adjustments.find(({ item }) => item === 'age'),
  )
  expect(ages.map((line) => line?.difference)).toEqual([-12, -10, 31])
  expect(ages.map((line) => line?.counted?.difference)).toEqual([0, 0, 3])
  expect(ages.slice(0, 2).map((line) => line?.amountDollars)).toEqual([0, 0])
  const last = ages[2]
  expect(last?.amountDollars).toBe(Math.round(3 * (last?.unitRateDollars ?? Number.NaN)))
  expect(last?.amountDollars).toBeLessThan(0)
})
