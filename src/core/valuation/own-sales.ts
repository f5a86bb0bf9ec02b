/** Owns taking a home's own sales out of what its places are worth, so that its price does not come back as evidence. */
import { featureDollars, withFeatures } from './feature-rate.ts'
import { huberWeight, type Rates } from './fit-rates.ts'
import { saleMonth, type UsableSale } from './home.ts'
import { columnsOf } from './home-columns.ts'
import { FIT } from './params.ts'
import { effectOf, type PlaceLevel, placeKeys, withoutValue } from './place-effects.ts'

const PULLS = { neighborhood: FIT.neighborhoodPull, plat: FIT.platPull } as const satisfies Record<
  PlaceLevel,
  number
>

/** What the equation leaves of the price beside the home, its place and its features: chance. */
const residualOf = ({ home, ...sale }: UsableSale, rates: Rates, ofPlaces: number): number => {
  const { coefficients, asOf, featureRate } = rates
  const logBare = columnsOf(home, saleMonth({ ...sale, home }), asOf).reduce(
    (sum, value, column) => sum + value * (coefficients[column] ?? 0),
    ofPlaces,
  )
  return Math.log(sale.priceDollars) - withFeatures(logBare, featureDollars(home), featureRate)
}

const withoutSale = (rates: Rates, sale: UsableSale): Rates => {
  const { places, spread } = rates
  const keys = placeKeys(sale.home)
  const worth = (level: PlaceLevel) => effectOf(places, level, keys[level])
  const residual = residualOf(sale, rates, worth('neighborhood') + worth('plat'))
  const weight = huberWeight(residual, spread)
  const without = (level: PlaceLevel) => {
    const place = places[level].get(keys[level])
    if (place === undefined) return places[level]
    const value = residual + place.effect
    return new Map([...places[level], [keys[level], withoutValue(place, { value, weight }, PULLS[level])]])
  }
  return { ...rates, places: { neighborhood: without('neighborhood'), plat: without('plat') } }
}

/**
 * Rates without the home's own sales, as far as they rest on them: the effects of its neighborhood and development. In the
 * coefficients one sale among a county's weighs next to nothing. Sales that took no part in the rates change nothing.
 */
export const withoutOwnSales = (rates: Rates, ownSales: readonly UsableSale[]): Rates =>
  ownSales.filter((sale) => saleMonth(sale) < rates.asOf).reduce(withoutSale, rates)
