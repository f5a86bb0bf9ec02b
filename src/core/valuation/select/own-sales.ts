/** Owns what a home's own sales count for: evidence told by itself, and nothing in the estimate or in the rates behind it. */

import { trendChange } from '../adjust/trend-change.ts'
import { featureDollars, withFeatures } from '../fit/feature-rate.ts'
import { columnsOf } from '../fit/home-columns.ts'
import { type PlaceLevel, placeKeys, placeWorth, withoutValue } from '../fit/place-effects.ts'
import { huberWeight, type Rates } from '../fit/rates.ts'
import { saleMonth, type UsableSale } from '../home.ts'
import { FIT } from '../params.ts'

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
  const residual = residualOf(sale, rates, placeWorth(places, keys))
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
  ownSales.filter((sale) => saleMonth(sale) < rates.asOf && !sale.isToldByOwner).reduce(withoutSale, rates)

export interface OwnSaleEvidence {
  readonly sale: UsableSale
  /** The price brought to the value date by the county's trend, whole dollars. */
  readonly broughtDollars: number
}

/** The latest from before the value date; null without one. A later sale of the home carries no value either. */
export const ownSaleEvidence = (ownSales: readonly UsableSale[], rates: Rates): OwnSaleEvidence | null => {
  const sale = ownSales.find((one) => saleMonth(one) < rates.asOf)
  if (sale === undefined) return null
  const broughtDollars = Math.round(sale.priceDollars * Math.exp(trendChange(saleMonth(sale), rates)))
  return { sale, broughtDollars }
}
