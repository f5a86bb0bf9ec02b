import { describe, expect, it } from 'vitest'
import { explainValue } from './explain-value.ts'
import { fitRates } from './fit-rates.ts'
import { monthNumber } from './home.ts'
import { declaredLevel } from './level.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from './testing/made-county.ts'
import { type HomeValue, valueHome } from './value-home.ts'

const home = madeHome({ parcelId: 'OURS' })
const own = madeSale({ saleId: 'OWN', home, priceDollars: 310_000, year: 2024, month: 3 })
const sales = usableOf([...madeCountySales(120), own])

const explained = (useCode: string): HomeValue => {
  const fitted = fitRates(sales, monthNumber(2025, 1))
  const outcome = fitted.ok ? valueHome({ ...home, useCode }, sales, fitted.rates) : fitted
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}

const text = (level: Parameters<typeof explainValue>[2]) =>
  explainValue(explained('001'), null, level).join('\n')

describe('the explanation', () => {
  it('shows the home’s own sale apart', () => {
    expect(text(null)).toContain('The home itself sold for $310,000 in 3/2024.')
  })

  it('takes the declared cost of a sale off once', () => {
    const value = explained('001')
    const dollars = value.estimate.sufficient ? Math.round(value.estimate.valueDollars * 0.9) : 0
    expect(text(declaredLevel(10))).toContain(`supports a just value of $${dollars.toLocaleString('en-US')}.`)
  })

  it('says that a measured share must not be deducted from again', () => {
    const interval = { low: 0.8, high: 0.9 }
    const level = { kind: 'measured', share: 0.85, interval, saleCount: 99, allUses: false } as const
    expect(text(level)).toMatch(/85\.0 % of prices in the middle \(99 sales\).*do not take it off again/)
  })

  it('says what 8 in 10 prices did, from the measured errors', () => {
    const even = { low: -1, high: 1, count: 100 }
    const [, , interval] = explainValue(explained('001'), { overall: even, byGroup: new Map() }, null)
    expect(interval).toMatch(/8 in 10 prices fell within a range like \$\d{3},\d{3} to \$\d{3},\d{3}\./)
  })

  it('says why there is no value, and still shows the own sale', () => {
    expect(explainValue(explained('004'), null, null)).toEqual([
      'Too few sales of homes like this one were found to show a value that would hold up.',
      expect.stringContaining('The home itself sold for'),
    ])
  })
})
