import { describe, expect, it } from 'vitest'
import { fitRates, type Rates } from '../fit/rates.ts'
import { monthNumber } from '../home.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from '../testing/made-county.ts'
import {
  aboveSupportedPercent,
  declaredLevel,
  isInLevelYear,
  levelPercent,
  measureLevel,
  rangeAtLevel,
  toJustBasis,
} from './level.ts'

const SALES = usableOf(madeCountySales(240))

const rates = (): Rates => {
  const outcome = fitRates(SALES, monthNumber(2025, 1))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.rates
}

describe('the level of just value', () => {
  it('is measured on the roll: just value ÷ price, brought to 1 January', () => {
    // The made county values each home at 85 % of what it sold for, half a year before on average, at 6 % a year.
    const level = measureLevel('001', SALES, rates())
    expect(level?.allUses).toBe(false)
    expect(level?.share).toBeGreaterThan(0.85 / 1.06)
    expect(level?.share).toBeLessThan(0.85)
    expect(level?.interval.low).toBeLessThan(level?.share ?? 0)
  })

  it('counts the sales of the 12 months before January 1, and none after it', () => {
    const later = usableOf(
      Array.from({ length: 40 }, (_, n) => madeSale({ saleId: `L${n}`, year: 2025, month: 1 + (n % 3) })),
    )
    const inYear = SALES.filter(({ year }) => year === 2024)
    const level = measureLevel('001', [...SALES, ...later], rates())
    expect(level?.saleCount).toBe(inYear.length)
    expect(inYear.length).toBeLessThan(SALES.length)
    expect([...SALES, ...later].filter((sale) => isInLevelYear(sale, monthNumber(2025, 1)))).toEqual(inYear)
  })

  it('takes all homes where the use has few sales, and says so', () => {
    expect(measureLevel('004', SALES, rates())).toMatchObject({ kind: 'measured', allUses: true })
  })

  it('is not measured on a handful of sales', () => {
    expect(measureLevel('001', SALES.slice(0, 29), rates())).toBeNull()
  })

  it('deducts once: 15 % of $300,000 leaves $255,000', () => {
    const supported = toJustBasis({ basis: 'price', dollars: 300_000 }, declaredLevel(15))
    expect(supported).toMatchObject({ basis: 'just_value', dollars: 255_000 })
    // Not a price, so that it cannot be passed for a second deduction.
    expect(supported.basis).not.toBe('price')
    expect(aboveSupportedPercent(madeHome({ parcelId: 'A', justValueDollars: 280_500 }), supported)).toBe(10)
  })

  // $388,183 × 88.0 % = $341,601.04, not × 0.880345 = $341,734.96
  it('is taken as it is printed, to the tenth of a percent', () => {
    const interval = { low: 0.86, high: 0.9 }
    const level = { kind: 'measured', share: 0.880345, interval, saleCount: 40, allUses: false } as const
    expect(levelPercent(level.share)).toBe(88)
    expect(toJustBasis({ basis: 'price', dollars: 388_183 }, level).dollars).toBe(341_601)
    const { low, high } = rangeAtLevel({ basis: 'price', low: 388_183, high: 388_183 }, level)
    expect(low).toBeLessThanOrEqual(341_601)
    expect(high).toBeGreaterThanOrEqual(341_601)
  })

  it('makes the range of a price wider by how surely it is known itself', () => {
    const price = { basis: 'price', low: 300_000 * Math.exp(-0.09), high: 300_000 * Math.exp(0.09) } as const
    const share = 0.85
    // 0.12 × 1.9600 ÷ 1.2816 in log share at 95 % is 0.12 at 80 %; √(0.09² + 0.12²) = 0.15.
    const reach = (0.12 * 1.959963984540054) / 1.2815515655446004
    const interval = { low: share * Math.exp(-reach), high: share * Math.exp(reach) }
    const level = { kind: 'measured', share, interval, saleCount: 40, allUses: false } as const
    expect(rangeAtLevel(price, level)).toEqual({
      basis: 'just_value',
      low: Math.round(255_000 * Math.exp(-0.15)),
      high: Math.round(255_000 * Math.exp(0.15)),
    })
    expect(rangeAtLevel(price, declaredLevel(15))).toEqual({
      basis: 'just_value',
      low: Math.round(255_000 * Math.exp(-0.09)),
      high: Math.round(255_000 * Math.exp(0.09)),
    })
  })

  it.each([-1, 100, Number.NaN])('refuses %d percent', (percent) => {
    expect(() => declaredLevel(percent)).toThrow(RangeError)
  })
})
