/** Proves that rates go the way that makes sense, flatten with age, and are none where the sales carry none. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumber, type UsableSale } from '../home.ts'
import { madeCountySales, madeHome, usableOf } from '../testing/made-county.ts'
import { fitRates, logWorth, type Rates } from './rates.ts'

const AS_OF = monthNumber(2025, 1)

const ratesOf = (sales: readonly UsableSale[]): Rates => {
  const fitted = fitRates(sales, AS_OF)
  if (!fitted.ok) throw new Error(fitted.reason)
  return fitted.rates
}

/** Log worth of the age alone, by years old. */
const byAge = (rates: Rates): number[] =>
  Array.from({ length: 81 }, (_, age) => {
    const home = madeHome({ parcelId: 'X', effectiveYearBuilt: 2025 - age })
    return logWorth(home, AS_OF, rates).age
  })

/** Sales of homes of all ages whose prices follow `worth` of the age, and a little chance. */
const agedSales = (worth: (age: number) => number): UsableSale[] =>
  usableOf(madeCountySales(400)).map((sale, n) => {
    const age = (n * 7) % 79
    const noise = 1 + (((n * 13) % 9) - 4) / 60
    return {
      ...sale,
      priceDollars: Math.round(250_000 * worth(age) * noise),
      home: { ...sale.home, effectiveYearBuilt: 2025 - age },
    }
  })

const stepsOf = (worths: readonly number[]): number[] =>
  worths.slice(1).map((worth, n) => worth - (worths[n] ?? 0))

describe('the loss by age', () => {
  it.each<[string, (age: number) => number]>([
    ['steadily', (age) => 1 - 0.004 * age],
    ['first fast, then hardly', (age) => 0.6 + 0.4 * Math.exp(-age / 15)],
    [
      'and turns: the oldest are sought after',
      (age) => (age < 50 ? 1 - 0.004 * age : 0.8 + 0.01 * (age - 50)),
    ],
    ['in waves', (age) => 1 + 0.08 * Math.sin(age / 4)],
  ])('never gives an older home more, and never grows with age, where prices fall %s', (_, worth) => {
    const steps = stepsOf(byAge(ratesOf(agedSales(worth))))
    for (const [n, step] of steps.entries()) {
      expect(step).toBeLessThanOrEqual(1e-12)
      expect(step).toBeGreaterThanOrEqual((steps[n - 1] ?? step) - 1e-12)
    }
  })

  it('is what the sales show', () => {
    const worths = byAge(ratesOf(agedSales((age) => 0.6 + 0.4 * Math.exp(-age / 15))))
    // After 10 years 0.8054 of new, after 40 0.6278.
    expect(Math.exp((worths[10] ?? 0) - (worths[0] ?? 0))).toBeCloseTo(0.805, 1)
    expect(Math.exp((worths[40] ?? 0) - (worths[0] ?? 0))).toBeCloseTo(0.628, 1)
  })

  it('is none where prices have nothing to do with age', () => {
    expect(byAge(ratesOf(agedSales(() => 1))).every((worth) => worth === 0)).toBe(true)
  })
})

describe('size, land and quality', () => {
  it('never cost, whatever chance says', () => {
    const prices = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 120, maxLength: 120 })
    const sales = usableOf(madeCountySales(120))
    fc.assert(
      fc.property(prices, (times) => {
        const rates = ratesOf(
          sales.map((sale, n) => ({
            ...sale,
            priceDollars: Math.round(300_000 * (times[n] ?? 1)),
            home: { ...sale.home, landSqft: 4_000 + ((n * 531) % 12_000), qualityCode: String(1 + (n % 6)) },
          })),
        )
        const worth = (home: Parameters<typeof madeHome>[0]) => logWorth(madeHome(home), AS_OF, rates)
        const [small, large] = [900, 4_000].map((livingAreaSqft) => worth({ parcelId: 'X', livingAreaSqft }))
        expect(large?.area).toBeGreaterThanOrEqual(small?.area ?? 0)
        const [little, much] = [3_000, 90_000].map((landSqft) => worth({ parcelId: 'X', landSqft }))
        expect(much?.land).toBeGreaterThanOrEqual(little?.land ?? 0)
        const [plain, fine] = ['2', '5'].map((qualityCode) => worth({ parcelId: 'X', qualityCode }))
        expect(fine?.quality).toBeGreaterThanOrEqual(plain?.quality ?? 0)
      }),
      { numRuns: 12 },
    )
  })
})
