/** Owns what another neighborhood or development changes a price by, and on how many sales that rests. */

import { toTenths } from '#core/percent.ts'
import { placeKeys, placeWorth } from '../fit/place-effects.ts'
import type { Rates } from '../fit/rates.ts'
import type { MeasuredHome } from '../home.ts'
import { LOCATION } from '../params.ts'

/** Too few sales in the home's neighborhood or in that of the sale, or two measures that do not agree which sells higher. */
export type Unmeasured = 'few_here' | 'few_there' | 'disagree'

interface Measured {
  /** As in the change. */
  readonly percent: number
  /** The measure is more than is counted. */
  readonly isHeld: boolean
  /** Weights of the sales in the home's place and in that of the sale. */
  readonly sales: readonly [number, number]
}

/** What a change rests on; `perSqft` are median dollars, before size, age and lot are counted. */
export type LocationBasis =
  | ({ readonly of: 'developments' } & Measured)
  | ({ readonly of: 'neighborhoods'; readonly perSqft: readonly [number, number] } & Measured)

interface LocationChange {
  /** In percent of the price, to a tenth, from the sale's place to the home's: as it is printed, so that a reader finds it again. */
  readonly percent: number
  /** Null where both lie in one place, or nothing is counted for it. */
  readonly basis: LocationBasis | null
  /** Why nothing is counted between two neighborhoods; null where something is, or where both lie in one. */
  readonly unmeasured: Unmeasured | null
}

const NONE: LocationChange = { percent: 0, basis: null, unmeasured: null }

const without = (unmeasured: Unmeasured): LocationChange => ({ percent: 0, basis: null, unmeasured })

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The nearer to nothing of two that point the same way; nothing where they point apart. */
const agreed = (first: number, second: number): number =>
  first * second <= 0 ? 0 : Math.sign(first) * Math.min(Math.abs(first), Math.abs(second))

const percentOf = (change: number): number => toTenths(100 * Math.expm1(change))

const isEnough = (...weights: readonly number[]): boolean =>
  weights.every((weight) => Math.round(weight) >= LOCATION.fewestSales)

const ofDevelopments = (change: number, ours: number, theirs: number): LocationChange => {
  const percent = percentOf(within(change, LOCATION.mostLog))
  if (percent === 0 || !isEnough(ours, theirs)) return NONE
  const isHeld = Math.abs(change) > LOCATION.mostLog
  return {
    percent,
    unmeasured: null,
    basis: { of: 'developments', percent, isHeld, sales: [ours, theirs] },
  }
}

/**
 * Like homes sell for more in one place than in another. Between neighborhoods that counts only as far as plain prices per
 * square foot say the same, and never beyond the bound: a magistrate can check those on one sheet.
 */
export const locationChange = (
  home: MeasuredHome,
  other: MeasuredHome,
  { places }: Rates,
): LocationChange => {
  const [ours, theirs] = [placeKeys(home), placeKeys(other)]
  const change = placeWorth(places, ours) - placeWorth(places, theirs)
  if (ours.neighborhood === theirs.neighborhood) {
    if (ours.plat === theirs.plat) return NONE
    const [here = 0, there = 0] = [ours, theirs].map(({ plat }) => places.plat.get(plat)?.weight)
    return ofDevelopments(change, here, there)
  }
  const [here, there] = [
    places.neighborhood.get(ours.neighborhood),
    places.neighborhood.get(theirs.neighborhood),
  ]
  if (here?.logPerSqft == null || !isEnough(here.weight)) return without('few_here')
  if (there?.logPerSqft == null || !isEnough(there.weight)) return without('few_there')
  const both = agreed(change, here.logPerSqft - there.logPerSqft)
  const percent = percentOf(within(both, LOCATION.mostLog))
  if (percent === 0) return without('disagree')
  const isHeld = Math.abs(both) > LOCATION.mostLog
  return {
    percent,
    unmeasured: null,
    basis: {
      of: 'neighborhoods',
      percent,
      isHeld,
      sales: [here.weight, there.weight],
      perSqft: [Math.exp(here.logPerSqft), Math.exp(there.logPerSqft)],
    },
  }
}
