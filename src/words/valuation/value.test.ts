import { describe, expect, it } from 'vitest'
import { rangeEstimate } from '#core/valuation/adjust/estimate-range.ts'
import { declaredLevel } from '#core/valuation/adjust/level.ts'
import { fitRates } from '#core/valuation/fit/rates.ts'
import { monthNumber } from '#core/valuation/home.ts'
import type { ErrorBands } from '#core/valuation/study/error-bands.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from '#core/valuation/testing/made-county.ts'
import { type HomeValue, valueHome } from '#core/valuation/value-home.ts'
import { describeBands, explainValue } from './value.ts'

const home = madeHome({ parcelId: 'OURS' })
const own = madeSale({ saleId: 'OWN', home, priceDollars: 310_000, year: 2024, month: 3 })
const sales = usableOf([...madeCountySales(120), own])

const explained = (useCode: string): HomeValue => {
  const fitted = fitRates(sales, monthNumber(2025, 1))
  const outcome = fitted.ok ? valueHome({ ...home, useCode }, sales, fitted.rates) : fitted
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}

const band = { low: -1, high: 1, count: 100 }
const tested: ErrorBands = new Map([['001 near', band]])
const sentences = (useCode: string, bands: ErrorBands, level: Parameters<typeof explainValue>[2]) => {
  const value = explained(useCode)
  return explainValue(value, rangeEstimate(value, bands), level)
}

const ranged = (bands: ErrorBands) => {
  const estimate = rangeEstimate(explained('001'), bands)
  if (!estimate.sufficient) throw new Error(estimate.why)
  return estimate
}

const text = (level: Parameters<typeof explainValue>[2]) => sentences('001', tested, level).join('\n')

describe('the explanation', () => {
  it('tells the home’s own sale by itself, and that the estimate is without it', () => {
    expect(text(null)).toMatch(
      /Your home sold for \$310,000 in March 2024\. With the county’s price trend, that’s \$3\d\d,\d{3} on January 1\. It isn’t part of this estimate, /,
    )
    const supported = Math.round((explained('001').ownSale?.broughtDollars ?? 0) * 0.9)
    expect(text(declaredLevel(10))).toContain(
      ` on January 1. As a county value, that’s $${supported.toLocaleString('en-US')}. It isn’t part of this estimate`,
    )
  })

  it('tells one price: that of the other homes’ sales', () => {
    const estimate = ranged(tested)
    const price = `$${estimate.valueDollars.toLocaleString('en-US')}`
    const others = explained('001').grid.reduce((sum, one) => sum + one.adjustedDollars * one.weight, 0)
    expect(Math.abs(others - estimate.valueDollars)).toBeLessThanOrEqual(0.5)
    const [first] = sentences('001', tested, null)
    expect(first).toContain(`point to ${price}. Individually`)
  })

  it('names every band that a sale had to keep to, as far as the roll gives the trait', () => {
    const { selection } = explained('001')
    expect(describeBands(selection)).toBe(
      'from the home’s own neighborhood, up to 15% larger or smaller, built within 10 years of it, on a lot up to 1.5 times as large or as small, of the same quality grade, sold within 18 months before the valuation date',
    )
    const aged = (effectiveYearBuilt: number) =>
      describeBands({ ...selection, home: { ...selection.home, effectiveYearBuilt } })
    const year = Math.floor(selection.asOf / 12)
    expect(aged(year - 69)).toContain(', built within 10 years of it, ')
    expect(aged(year - 70)).toContain(', built within 10 years of it or at least 80 years old, ')
    expect(aged(year - 95)).toContain(', at least 70 years old, ')
    // A file that begins later than the window: its own months, January 2025 being the twelfth before.
    expect(describeBands(selection, selection.asOf - 12)).toContain(
      'sold from January 2024 to December 2024, the months before the valuation date that the state’s sale file covers',
    )
    // The estimate tells what was found in them instead.
    expect(sentences('001', tested, null)[0]).toMatch(
      /^We compared the 10 most similar sales from the home’s own neighborhood\. They’re 11% smaller to 13% larger than this home, with effective years 1990 to 2008, sold from May 2024 to November 2024\. /,
    )
    expect(describeBands(selection, selection.asOf - 40)).toContain('sold within 18 months before')
    const wider = { ...selection.bands, qualityGrades: 1 }
    expect(describeBands({ ...selection, bands: wider })).toContain('within 1 quality grade of it,')
    const blank = { ...selection.home, landSqft: null, qualityCode: '' }
    expect(describeBands({ ...selection, home: blank })).not.toMatch(/lot|grade/)
  })

  it('takes the declared cost of a sale off once', () => {
    const value = explained('001')
    const dollars = value.estimate.sufficient ? Math.round(value.estimate.valueDollars * 0.9) : 0
    expect(text(declaredLevel(10))).toContain(
      `supports a market value of $${dollars.toLocaleString('en-US')}.`,
    )
  })

  it('says that a measured share must not be deducted from again, and carries how surely it is known', () => {
    const interval = { low: 0.8, high: 0.9 }
    const level = { kind: 'measured', share: 0.85, interval, saleCount: 99, allUses: false } as const
    expect(text(level)).toMatch(
      /85% of sale prices\. That’s the median of 99 sales \(95% confidence: 80% to 90%\).*don’t take it off again/,
    )
    expect(text(level)).toMatch(/The likely market value is \$\d{3},\d{3} to \$\d{3},\d{3}\./)
  })

  it('says what 8 in 10 prices did, from the measured errors', () => {
    expect(sentences('001', tested, null)[4]).toMatch(
      /likely sale price is \$\d{3},\d{3} to \$\d{3},\d{3}\..*8 in 10 prices fell within a range like this/,
    )
  })

  it('shows no value where estimates for homes of this kind were not tested', () => {
    const others: ErrorBands = new Map(['004', '004 near', 'near'].map((group) => [group, band]))
    expect(rangeEstimate(explained('001'), others)).toEqual({
      sufficient: false,
      why: 'errors_not_measured',
    })
    expect(sentences('001', others, null)[0]).toContain('This county has too few sales of this kind of home')
  })

  it('has its value inside its range, however far the tested prices moved', () => {
    const moved: ErrorBands = new Map([['001 near', { ...band, low: 0.5 }]])
    const { valueDollars, lowDollars, highDollars } = ranged(moved)
    expect(lowDollars).toBe(valueDollars)
    expect(highDollars).toBeGreaterThan(valueDollars)
  })

  it('says why there is no value, and still shows the own sale', () => {
    expect(sentences('004', tested, null)).toEqual([
      'We found too few sales of homes like this one to show a value that would hold up.',
      expect.stringMatching(/what you can do instead.*Condominium.*record card.*before January 1/),
      expect.stringMatching(
        /^Your home sold for \$310,000 in March 2024\. With the county’s price trend, that’s \$3\d\d,\d{3} on January 1\. It’s evidence, but one sale isn’t enough for an estimate/,
      ),
    ])
  })

  it('gives the own sale as a just value too where nothing else carries one, and never calls it the estimate', () => {
    const others: ErrorBands = new Map()
    for (const [useCode, bands] of [
      ['004', tested],
      ['001', others],
    ] as const) {
      const value = explained(useCode)
      const brought = value.ownSale?.broughtDollars ?? 0
      const words = sentences(useCode, bands, declaredLevel(10)).at(-1)
      expect(words).toContain(
        ` As a county value, that’s $${Math.round(brought * 0.9).toLocaleString('en-US')}. It’s evidence`,
      )
      expect(words).not.toContain('% of the estimate')
      expect(rangeEstimate(value, bands).sufficient).toBe(false)
    }
  })
})
