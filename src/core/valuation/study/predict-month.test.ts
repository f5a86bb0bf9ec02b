import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumber, saleMonth } from '../home.ts'
import { madeCountySales, usableOf } from '../testing/made-county.ts'
import { estimateOf, measuredErrors, predictMonth } from './predict-month.ts'

const MONTH = monthNumber(2024, 9)
const SALES = usableOf(madeCountySales(240))
const asked = SALES.filter((sale) => saleMonth(sale) === MONTH)
const dollarsIn = (sales: typeof SALES) =>
  predictMonth(sales, asked, MONTH).map((prediction) => estimateOf(prediction)?.valueDollars)

describe('valuing a month from the months before it', () => {
  it('knows no price of that month or a later one', () => {
    const before = dollarsIn(SALES)
    expect(before.every((value) => value !== undefined)).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 9_000_000 }), (priceDollars) => {
        const changed = SALES.map((sale) => (saleMonth(sale) >= MONTH ? { ...sale, priceDollars } : sale))
        expect(dollarsIn(changed)).toEqual(before)
      }),
      { numRuns: 5 },
    )
  })

  it('measures errors as ln(price ÷ estimate)', () => {
    const predictions = predictMonth(SALES, asked, MONTH)
    const [error] = measuredErrors(predictions)
    const [value] = dollarsIn(SALES)
    expect(error).toMatchObject({ month: MONTH, useCode: '001', isNear: true })
    expect(error?.logError).toBeCloseTo(Math.log((asked[0]?.priceDollars ?? 0) / (value ?? 1)), 12)
  })

  it('answers nothing while there are too few earlier sales, and learns nothing from that', () => {
    const first = monthNumber(2023, 7)
    const predictions = predictMonth(SALES, asked, first)
    expect(predictions.map(({ outcome }) => outcome)).toEqual(asked.map(() => null))
    expect(measuredErrors(predictions)).toEqual([])
  })
})
