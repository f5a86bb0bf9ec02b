/** Proves that what weakens an estimate is said, with its numbers, and that the more cautious level is taken. */
import { describe, expect, it } from 'vitest'
import { cautiousLevel, unlikeNearLevel } from '#core/valuation/adjust/near-level.ts'
import { fitRates } from '#core/valuation/fit/rates.ts'
import { monthNumber } from '#core/valuation/home.ts'
import { madeCountySales, madeHome, usableOf } from '#core/valuation/testing/made-county.ts'
import { valueHome } from '#core/valuation/value-home.ts'
import { estimateCautions } from './cautions.ts'

const estimate = {
  sufficient: true,
  valueDollars: 200_000,
  lowDollars: 180_000,
  highDollars: 220_000,
  lowestDollars: 190_000,
  highestDollars: 210_000,
  disagreement: 0.1,
  weights: [1],
} as const
const county = {
  kind: 'measured',
  share: 0.837,
  interval: { low: 0.833, high: 0.84 },
  saleCount: 3_000,
  allUses: false,
} as const
const around = (share: number, low: number, high: number) => ({
  study: { count: 41, medianRatio: share, cod: null, prd: null, prb: null },
  intervals: { medianRatio: { low, high }, cod: null, prd: null, prb: null },
})

const value = (() => {
  const sales = usableOf(madeCountySales(120))
  const fitted = fitRates(sales, monthNumber(2025, 1))
  const outcome = fitted.ok ? valueHome(madeHome({ parcelId: 'OURS' }), sales, fitted.rates) : fitted
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
})()

describe('the level of the neighborhood', () => {
  it('says nothing where its interval holds the county’s', () => {
    expect(unlikeNearLevel(county, around(0.86, 0.83, 0.9))).toBeNull()
    expect(estimateCautions(value, estimate, county, null)).toEqual([])
  })

  it('is taken where it is higher, and both numbers and values are said', () => {
    const near = unlikeNearLevel(county, around(0.898, 0.863, 0.944))
    expect(cautiousLevel(county, near).share).toBe(0.898)
    const [words] = estimateCautions(value, estimate, county, near)
    expect(words).toContain(
      '89.8% of sale prices. That’s the median of 41 sales (95% confidence: 86.3% to 94.4%).',
    )
    expect(words).toContain('In the county, they run about 83.7%')
    expect(words).toContain(
      'At the county’s rate, nearby sales point to $167,400. At the neighborhood’s, they point to $179,600.',
    )
    expect(words).toContain('the higher one, the neighborhood’s')
  })

  it('is not taken where it is lower: the county’s promises less', () => {
    const near = unlikeNearLevel(county, around(0.75, 0.7, 0.8))
    expect(cautiousLevel(county, near)).toBe(county)
    expect(estimateCautions(value, estimate, county, near)[0]).toContain('the higher one, the county’s')
  })
})

describe('the sales compared', () => {
  const [first, ...rest] = value.grid
  if (first === undefined) throw new Error('no grid')

  it('are called too unlike where more than half of a price had to be adjusted', () => {
    const beyond = { ...first, grossPercent: 117 }
    expect(estimateCautions({ ...value, grid: [beyond, ...rest] }, estimate, county, null)).toEqual([
      expect.stringMatching(/^1 of the 10 sales we compared had to be adjusted by more than 50%/),
    ])
  })

  it('are held beside what the home itself sold for, where that is out of the range', () => {
    const sale = { ...first.sale, priceDollars: 235_500 }
    const own = (broughtDollars: number) => ({ ...value, ownSale: { sale, broughtDollars } })
    expect(estimateCautions(own(240_000), estimate, county, null)).toEqual([
      expect.stringMatching(
        /^Your own home’s sale price, adjusted to January 1, is \$240,000\. That’s above the price range that other sales point to, \$[\d,]+ to \$[\d,]+\.$/,
      ),
    ])
    expect(estimateCautions(own(210_000), estimate, county, null)).toEqual([])
  })
})
