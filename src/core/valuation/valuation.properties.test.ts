/** Proves what must hold for any county and home, from the sales of the roll to the range on its footing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeEstimate } from './adjust/estimate-range.ts'
import { rangeAtLevel, toJustBasis } from './adjust/level.ts'
import { fitCounty } from './fit/county.ts'
import type { Sale } from './home.ts'
import { madeCountySales, madeHome, madeSale } from './testing/made-county.ts'
import { valueHome } from './value-home.ts'

const ROLL_YEAR = 2025

/** Everything the report takes from a county's sales for one home. */
const worthOf = (sales: readonly Sale[], home: ReturnType<typeof madeHome>) => {
  const { fit, screened } = fitCounty(sales, ROLL_YEAR)
  if (fit === null) throw new Error('too few sales')
  const value = valueHome(home, screened.usable, fit.rates)
  if (!value.ok) throw new Error(value.reason)
  const estimate = rangeEstimate(value, fit.errorBands)
  const level = fit.levels.get(home.useCode)
  if (!estimate.sufficient || level === undefined) throw new Error('no value to compare')
  const { valueDollars, lowDollars, highDollars } = estimate
  return {
    price: { low: lowDollars, point: valueDollars, high: highDollars },
    level,
    just: {
      ...rangeAtLevel({ basis: 'price', low: lowDollars, high: highDollars }, level),
      point: toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars,
    },
    value,
    fit,
  }
}

const anyHome = fc
  .record({
    livingAreaSqft: fc.integer({ min: 1_350, max: 2_200 }),
    effectiveYearBuilt: fc.integer({ min: 1_986, max: 2_012 }),
    neighborhoodCode: fc.constantFrom('1001', '1002'),
  })
  .map((traits) => madeHome({ parcelId: 'OURS', ...traits }))

const defect: fc.Arbitrary<Partial<Sale>> = fc.oneof(
  fc.constantFrom('03', '05', '11', '12', '37', '98', '99').map((code) => ({ qualificationCode: code })),
  fc.constantFrom('V', '').map((vacantOrImproved) => ({ vacantOrImproved })),
  fc.constantFrom('C', 'D').map((multiParcelCode) => ({ multiParcelCode })),
  fc.constantFrom('1', '3', '7').map((changeCode) => ({ changeCode })),
  fc.integer({ min: 1, max: 1_000 }).map((priceDollars) => ({ priceDollars })),
  fc.integer({ min: 5, max: 12 }).map((month) => ({ year: 2_025, month })),
  fc
    .constantFrom('000', '010', '011', '099')
    .map((useCode) => ({ home: madeHome({ parcelId: 'X', useCode }) })),
)

const irrelevantSale: fc.Arbitrary<Sale> = fc
  .record({
    priceDollars: fc.integer({ min: 1_001, max: 5_000_000 }),
    month: fc.integer({ min: 1, max: 12 }),
    livingAreaSqft: fc.integer({ min: 400, max: 6_000 }),
    defect,
  })
  .map(({ priceDollars, month, livingAreaSqft, defect: why }) =>
    madeSale({
      saleId: 'ADDED',
      home: madeHome({ parcelId: 'X', livingAreaSqft }),
      priceDollars,
      month,
      ...why,
    }),
  )

const SALES = madeCountySales(240)

describe('for any county and home', () => {
  it('scaling all prices scales the estimate and its range, and leaves the ratios', () => {
    fc.assert(
      fc.property(anyHome, fc.double({ min: 0.6, max: 1.6, noNaN: true }), (home, scale) => {
        const [plain, scaled] = [worthOf(SALES, home), worthOf(madeCountySales(240, scale), home)]
        for (const end of ['low', 'point', 'high'] as const) {
          expect(scaled.price[end] / plain.price[end]).toBeCloseTo(scale, 3)
          // The share is taken as it is printed: half a tenth of a percent of each, of shares from 53 % on.
          expect(Math.abs(scaled.just[end] / plain.just[end] - 1)).toBeLessThan(0.002)
        }
        expect(scaled.level.share * scale).toBeCloseTo(plain.level.share, 3)
        for (const [n, { netPercent, grossPercent }] of scaled.value.grid.entries()) {
          expect(Math.abs(netPercent - (plain.value.grid[n]?.netPercent ?? 0))).toBeLessThan(0.11)
          expect(Math.abs(grossPercent - (plain.value.grid[n]?.grossPercent ?? 0))).toBeLessThan(0.11)
        }
      }),
      { numRuns: 5 },
    )
  })

  it('adding an irrelevant sale changes nothing: not the rates, the range, the level or the value', () => {
    const home = madeHome({ parcelId: 'OURS' })
    const plain = worthOf(SALES, home)
    fc.assert(
      fc.property(irrelevantSale, (added) => {
        expect(worthOf([...SALES, added], home)).toEqual(plain)
      }),
      { numRuns: 15 },
    )
  })
})
