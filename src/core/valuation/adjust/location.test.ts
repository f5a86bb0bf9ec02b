/** Proves that an amount for the place never points where plain prices point the other way, is bounded, and says its basis. */
import { describe, expect, it } from 'vitest'
import type { Rates } from '../fit/rates.ts'
import { LOCATION } from '../params.ts'
import { madeHome } from '../testing/made-county.ts'
import { locationChange } from './location.ts'

const neighborhood = (effect: number, perSqft: number | null, weight = 34) => ({
  effect,
  weight,
  logPerSqft: perSqft === null ? null : Math.log(perSqft),
})
const ratesWith = (
  ours: ReturnType<typeof neighborhood>,
  theirs: ReturnType<typeof neighborhood>,
): Rates => ({
  asOf: 0,
  saleCount: 100,
  coefficients: new Float64Array(),
  featureRate: 1,
  spread: 0.1,
  places: { neighborhood: new Map(Object.entries({ A: ours, B: theirs })), plat: new Map() },
})
const here = madeHome({ parcelId: 'H', neighborhoodCode: 'A' })
const there = madeHome({ parcelId: 'T', neighborhoodCode: 'B' })
const change = (ours: ReturnType<typeof neighborhood>, theirs: ReturnType<typeof neighborhood>) =>
  locationChange(here, there, ratesWith(ours, theirs))

describe('the place', () => {
  it('takes nothing off where homes here sell for more a square foot: $284 beside $201', () => {
    expect(change(neighborhood(-0.2, 284), neighborhood(0.1, 201))).toEqual({ change: 0, basis: null })
  })

  it('counts no more than plain prices show, and no more than the equation', () => {
    // ln(220 ÷ 200) = 0.0953
    expect(change(neighborhood(0.15, 220), neighborhood(0, 200)).change).toBeCloseTo(0.0953, 4)
    expect(change(neighborhood(0.03, 220), neighborhood(0, 200)).change).toBeCloseTo(0.03, 10)
  })

  it('is never more than the bound, either way', () => {
    expect(change(neighborhood(0.9, 500), neighborhood(0, 200)).change).toBe(LOCATION.mostLog)
    expect(change(neighborhood(0, 200), neighborhood(0.9, 500)).change).toBe(-LOCATION.mostLog)
  })

  it('counts nothing where a neighborhood has too few sales for a price per square foot', () => {
    expect(change(neighborhood(0.2, null, 3), neighborhood(0, 200)).change).toBe(0)
  })

  it('says its rate and the sales behind it', () => {
    expect(change(neighborhood(0.0953, 240, 34.2), neighborhood(0, 200, 56)).basis).toBe(
      'Like homes sold 10.0% higher in your neighborhood than in that one (34 and 56 sales, in the middle at $240 and $200 a square foot)',
    )
    expect(locationChange(here, here, ratesWith(neighborhood(0.1, 240), neighborhood(0, 200)))).toEqual({
      change: 0,
      basis: null,
    })
  })
})
