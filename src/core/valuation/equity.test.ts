import { describe, expect, it } from 'vitest'
import { isTypicalOf, likestHomes, measureUniformity, viewEquity } from './equity.ts'
import { madeHome, madeSale, usableOf } from './testing/made-county.ts'

const home = madeHome({ parcelId: 'OURS', justValueDollars: 270_000 })

/** 1,800 square feet each; $120 to $200 of just value per square foot in steps of $10. */
const neighbors = Array.from({ length: 9 }, (_, n) =>
  madeHome({ parcelId: `N${n}`, justValueDollars: 1_800 * (120 + 10 * n) }),
)

describe('the equity view', () => {
  it('sets the home’s value per square foot among its neighbors', () => {
    // $270,000 ÷ 1,800 = $150; three of nine lie below; the middle is $160, so 1,800 × 160 = $288,000.
    expect(viewEquity(home, neighbors)).toEqual({
      sufficient: true,
      neighborCount: 9,
      homePerSqft: 150,
      quarterPerSqft: 140,
      medianPerSqft: 160,
      threeQuartersPerSqft: 180,
      lowerPercent: 33.33,
      atMedianDollars: 288_000,
    })
  })

  it('does not count the home itself, other uses, other places or other sizes', () => {
    const others = [
      home,
      madeHome({ parcelId: 'A', useCode: '004' }),
      madeHome({ parcelId: 'B', neighborhoodCode: '1002' }),
      madeHome({ parcelId: 'C', livingAreaSqft: 2_200 }),
    ]
    expect(viewEquity(home, [...neighbors, ...others])).toMatchObject({ neighborCount: 9 })
  })

  it('is refused with few neighbors or without a size', () => {
    expect(viewEquity(home, neighbors.slice(2))).toEqual({ sufficient: false, why: 'too_few_neighbors' })
    expect(viewEquity({ ...home, livingAreaSqft: null }, neighbors)).toEqual({
      sufficient: false,
      why: 'not_measured',
    })
  })
})

describe('the homes that a paper names', () => {
  it('are the most alike first, in size, age and land', () => {
    const others = [
      madeHome({ parcelId: 'OLDER', effectiveYearBuilt: (home.effectiveYearBuilt ?? 0) - 20 }),
      madeHome({ parcelId: 'LARGER', livingAreaSqft: (home.livingAreaSqft ?? 0) * 1.1 }),
      madeHome({ parcelId: 'WIDER', landSqft: (home.landSqft ?? 0) * 2 }),
      madeHome({ parcelId: 'ALIKE' }),
      madeHome({ parcelId: 'OTHER USE', useCode: '004' }),
    ]
    expect(likestHomes(home, others).map(({ parcelId }) => parcelId)).toEqual([
      'ALIKE',
      'LARGER',
      'WIDER',
      'OLDER',
    ])
  })

  it('tell nothing of a home on other land or with other features', () => {
    const land = home.landSqft ?? 0
    expect(isTypicalOf(home, neighbors)).toBe(true)
    expect(isTypicalOf({ ...home, landSqft: 2 * land }, neighbors)).toBe(true)
    expect(isTypicalOf({ ...home, landSqft: 2 * land + 1 }, neighbors)).toBe(false)
    expect(isTypicalOf({ ...home, landSqft: land / 2 - 1 }, neighbors)).toBe(false)
    // A tenth of the just value of $270,000.
    expect(isTypicalOf({ ...home, specialFeatureDollars: 27_001 }, neighbors)).toBe(false)
    // An apartment has no land of its own.
    expect(isTypicalOf({ ...home, landSqft: null }, neighbors)).toBe(true)
  })
})

describe('uniformity', () => {
  it('is measured on the sales of the neighborhood alone', () => {
    const near = Array.from({ length: 12 }, (_, n) =>
      madeSale({
        saleId: `S${n}`,
        home: madeHome({ parcelId: `S${n}`, justValueDollars: 240_000 + (n % 3) * 30_000 }),
      }),
    )
    const far = madeSale({ saleId: 'F', home: madeHome({ parcelId: 'F', neighborhoodCode: '9' }) })
    const { study, intervals } = measureUniformity(home, usableOf([...near, far]))
    // Ratios 0.8, 0.9 and 1.0, four of each: median 0.9, mean distance 0.2 ÷ 3.
    expect(study.count).toBe(12)
    expect(study.medianRatio).toBeCloseTo(0.9, 12)
    expect(study.cod).toBeCloseTo((100 * 0.2) / 3 / 0.9, 10)
    expect(intervals.medianRatio).toEqual({ low: 0.8, high: 1 })
    expect(intervals.cod?.low).toBeLessThan(study.cod ?? 0)
  })

  it('leaves out the sale of the home itself, whose price the ratio brings down', () => {
    const own = madeSale({ saleId: 'OWN', home, priceDollars: 300_000 })
    const other = madeSale({ saleId: 'S', home: madeHome({ parcelId: 'S' }) })
    expect(measureUniformity(home, usableOf([own, other])).study.count).toBe(1)
  })

  it('does not take two blank neighborhoods for one', () => {
    const blank = { neighborhoodCode: '' }
    const sold = madeSale({ saleId: 'B', home: madeHome({ parcelId: 'B', ...blank }) })
    expect(measureUniformity({ ...home, ...blank }, usableOf([sold])).study.count).toBe(0)
  })
})
