/** Checks the arithmetic of the comparison worksheet by hand. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import {
  adjustSale,
  type ComparedSale,
  type Comparison,
  concludeValue,
  missingFacts,
} from '#core/document/worksheet/comparison.ts'
import { comparisonExample, newComparison } from '#core/document/worksheet/comparison-example.ts'
import { dayNumber } from '#core/document/worksheet/day-number.ts'

const sale: ComparedSale = {
  address: null,
  parcelId: null,
  soldOn: calendarDate('2025-01-01'),
  priceDollars: 400_000,
  livingAreaSqft: 1_900,
  landSqft: 8_000,
  effectiveYearBuilt: 2000,
  otherDollars: -5_000,
}
const comparison: Comparison = { ...comparisonExample, sales: [sale, sale, sale] }

it('counts days as spreadsheets do', () => {
  expect(dayNumber(calendarDate('1900-03-01'))).toBe(61)
  expect(dayNumber(calendarDate('2026-01-01'))).toBe(46_023)
})

it('brings a better sale down and a worse one up', () => {
  const adjusted = adjustSale(comparison, sale)
  // 365 days ÷ 30.4375 = 11.99179…; 400,000 × 0.002 × that = 9,593.43
  expect(adjusted.time).toBeCloseTo(9_593.43, 2)
  expect(adjusted.area).toBe(-11_000) // (1,800 − 1,900) × 110
  expect(adjusted.land).toBe(-2_000) // (7,500 − 8,000) × 4
  expect(adjusted.year).toBe(-4_500) // (1995 − 2000) × 900
  expect(adjusted.net).toBe(-22_500) // with −5,000 for the rest
  expect(adjusted.adjusted).toBeCloseTo(387_093.43, 2)
  // (9,593.43 + 11,000 + 2,000 + 4,500 + 5,000) ÷ 400,000
  expect(adjusted.grossShare).toBeCloseTo(0.08023, 5)
})

it('adjusts for nothing that is not known', () => {
  const unknown = {
    ...sale,
    soldOn: null,
    livingAreaSqft: null,
    landSqft: null,
    effectiveYearBuilt: null,
    otherDollars: 0,
  }
  expect(adjustSale(comparison, unknown)).toMatchObject({ months: null, adjusted: 400_000, grossShare: 0 })
})

describe('the conclusion', () => {
  const at = (...prices: number[]): Comparison => ({
    ...newComparison(
      { ...comparisonExample.home, justValueDollars: 350_000 },
      { sales: [], valuationOn: calendarDate('2026-01-01') },
    ),
    sales: prices.map((priceDollars) => ({ ...sale, priceDollars, otherDollars: 0 })),
    costOfSaleShare: 0.1,
  })

  it('is the middle, less the cost of sale once', () => {
    expect(concludeValue(at(300_000, 500_000, 320_000))).toEqual({
      low: 300_000,
      high: 500_000,
      median: 320_000,
      costOff: 32_000,
      value: 288_000,
      difference: 62_000,
    })
    expect(concludeValue(at(300_000, 500_000, 320_000, 340_000))?.median).toBe(330_000)
  })

  it('takes nothing off prices that are net already', () => {
    const net = { ...at(300_000, 500_000, 320_000), pricesAreNet: true }
    expect(concludeValue(net)).toMatchObject({ costOff: 0, value: 320_000 })
  })

  it('is none while a fact of the home or of a sale is missing', () => {
    const whole = at(300_000, 500_000, 320_000)
    expect(concludeValue({ ...whole, home: { ...whole.home, livingAreaSqft: null } })).toBeNull()
    expect(concludeValue({ ...whole, valuationOn: null })).toBeNull()
    const dayless = { ...whole, sales: whole.sales.map((one) => ({ ...one, soldOn: null })) }
    expect(concludeValue(dayless)).toBeNull()
  })

  it('asks for no land where neither of the two homes has any', () => {
    const whole = at(300_000, 500_000, 320_000)
    const home = { ...whole.home, landSqft: null }
    const apartments = { ...whole, home, sales: whole.sales.map((one) => ({ ...one, landSqft: null })) }
    expect(concludeValue(apartments)?.median).toBe(320_000)
    expect(missingFacts({ ...whole, home }, sale)).toEqual({ ofSale: [], ofHome: ['land'] })
  })

  it('is none with two sales', () => {
    expect(concludeValue(at(300_000, 500_000))).toBeNull()
  })
})
