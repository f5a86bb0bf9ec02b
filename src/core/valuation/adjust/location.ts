/** Owns what another neighborhood or development changes a price by, and on how many sales that rests. */

import { placeKeys, placeWorth } from '../fit/place-effects.ts'
import type { Rates } from '../fit/rates.ts'
import type { MeasuredHome } from '../home.ts'
import { LOCATION } from '../params.ts'

interface LocationChange {
  /** In log price, from the sale's place to the home's. */
  readonly change: number
  /** Null where both lie in one place, or nothing is counted for it. */
  readonly basis: string | null
}

const NONE: LocationChange = { change: 0, basis: null }

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The nearer to nothing of two that point the same way; nothing where they point apart. */
const agreed = (first: number, second: number): number =>
  first * second <= 0 ? 0 : Math.sign(first) * Math.min(Math.abs(first), Math.abs(second))

/** 0.93 → '7.0% lower' */
const higherOrLower = (change: number): string => {
  const percent = 100 * Math.expm1(change)
  return `${Math.abs(percent).toFixed(1)}% ${percent < 0 ? 'lower' : 'higher'}`
}

const countOf = (weight: number): string => Math.max(1, Math.round(weight)).toLocaleString('en-US')

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
    const bounded = within(change, LOCATION.mostLog)
    const sales = [ours, theirs].map(({ plat }) => countOf(places.plat.get(plat)?.weight ?? 0))
    if (bounded === 0) return NONE
    return {
      change: bounded,
      basis: `Like homes sold ${higherOrLower(bounded)} in your development than in that one (${sales.join(' and ')} sales)`,
    }
  }
  const [here, there] = [
    places.neighborhood.get(ours.neighborhood),
    places.neighborhood.get(theirs.neighborhood),
  ]
  if (here?.logPerSqft == null || there?.logPerSqft == null) return NONE
  const plain = here.logPerSqft - there.logPerSqft
  const bounded = within(agreed(change, plain), LOCATION.mostLog)
  if (bounded === 0) return NONE
  const perSqft = [here, there].map(({ logPerSqft }) => `$${Math.round(Math.exp(logPerSqft ?? 0))}`)
  return {
    change: bounded,
    basis: `Like homes sold ${higherOrLower(bounded)} in your neighborhood than in that one (${countOf(here.weight)} and ${countOf(there.weight)} sales, in the middle at ${perSqft.join(' and ')} a square foot)`,
  }
}
