/** Proves that an amount for the place never points where plain prices point the other way, is bounded, and says its basis. */
import { describe, expect, it } from 'vitest'
import { locationWords } from '#words/valuation/location.ts'
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

const basisOf = ({ basis }: ReturnType<typeof locationChange>): string | null => basis && locationWords(basis)

describe('the place', () => {
  it('takes nothing off where homes here sell for more a square foot: $284 beside $201', () => {
    expect(change(neighborhood(-0.2, 284), neighborhood(0.1, 201))).toEqual({
      percent: 0,
      basis: null,
      unmeasured: 'disagree',
    })
  })

  it('counts no more than plain prices show, and no more than the equation, to a tenth of a percent', () => {
    // 220 ÷ 200 = 1.1, and e^0.03 = 1.0305
    expect(change(neighborhood(0.15, 220), neighborhood(0, 200)).percent).toBe(10)
    expect(change(neighborhood(0.03, 220), neighborhood(0, 200)).percent).toBe(3)
  })

  it('is never more than the bound, either way, and says that it is held to it', () => {
    const most = Math.round(100 * Math.expm1(LOCATION.mostLog))
    const higher = change(neighborhood(0.9, 500), neighborhood(0, 200))
    expect(higher.percent).toBe(most)
    expect(basisOf(higher)).toMatch(
      /^Similar homes sold for over 25% more .*\. The adjustment is capped at 25%$/,
    )
    expect(change(neighborhood(0, 200), neighborhood(0.9, 500)).percent).toBe(-20)
  })

  it('counts nothing where a neighborhood has too few sales', () => {
    expect(change(neighborhood(0.2, null, 3), neighborhood(0, 200)).percent).toBe(0)
    expect(change(neighborhood(0.2, 240, 9), neighborhood(0, 200))).toEqual({
      percent: 0,
      basis: null,
      unmeasured: 'few_here',
    })
    expect(change(neighborhood(0.2, 240), neighborhood(0, 200, 9)).unmeasured).toBe('few_there')
    expect(change(neighborhood(0.2, 240, 10), neighborhood(0, 200)).percent).toBe(20)
  })

  it('counts nothing between developments with too few sales', () => {
    const of = (plat: string) => madeHome({ parcelId: plat, neighborhoodCode: 'A', plat })
    const rates = (weight: number): Rates => {
      const made = ratesWith(neighborhood(0, 200), neighborhood(0, 200))
      const plats = new Map(
        ['ONE', 'TWO'].map((plat, at) => [`A ${plat}`, { effect: at / 10, weight, logPerSqft: null }]),
      )
      return { ...made, places: { ...made.places, plat: plats } }
    }
    expect(locationChange(of('TWO'), of('ONE'), rates(9))).toMatchObject({ percent: 0, basis: null })
    const measured = locationChange(of('TWO'), of('ONE'), rates(12))
    expect(measured.percent).toBe(10.5)
    expect(basisOf(measured)).toBe(
      'Similar homes sold for 10.5% more in your development than in that one (12 and 12 sales)',
    )
  })

  it('says its rate and the sales behind it', () => {
    expect(basisOf(change(neighborhood(0.0953, 240, 34.2), neighborhood(0, 200, 56)))).toBe(
      'Similar homes sold for 10% more in your neighborhood than in that one, after size, age and lot (34 and 56 sales). Before adjusting, half sold for less than $240 here and $200 there per square foot',
    )
    expect(locationChange(here, here, ratesWith(neighborhood(0.1, 240), neighborhood(0, 200)))).toEqual({
      percent: 0,
      basis: null,
      unmeasured: null,
    })
  })
})
