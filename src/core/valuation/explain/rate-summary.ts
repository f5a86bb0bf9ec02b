/** Owns the rates of a county in a few figures, as a grid's reader asks for them: how much of a price each difference moves. */

import { trendChange } from '../adjust/trend-change.ts'
import { logWorth, type Rates } from '../fit/rates.ts'
import type { MeasuredHome } from '../home.ts'

/** In percent of a price, at the home's own size, age and lot. */
export interface RateSummary {
  readonly saleCount: number
  /** Over the twelve months before the value date. */
  readonly yearOfTimePercent: number
  /** For a home 1% larger. */
  readonly areaPercent: number
  /** For a home one year older: nothing, or less than nothing. */
  readonly yearOlderPercent: number
  /** For a lot 1% larger; null where the home has none of its own. */
  readonly landPercent: number | null
  /** Dollars of price for each dollar of extra features on the roll. */
  readonly featureRate: number
}

const DIGITS = 2
const ONE_PERCENT_MORE = 1.01

const percentOf = (logChange: number): number => Number((100 * Math.expm1(logChange)).toFixed(DIGITS)) || 0

export const rateSummary = (home: MeasuredHome, rates: Rates): RateSummary => {
  const worth = (other: MeasuredHome) => logWorth(other, rates.asOf, rates)
  const own = worth(home)
  const { landSqft } = home
  const larger = { ...home, livingAreaSqft: home.livingAreaSqft * ONE_PERCENT_MORE }
  const older = { ...home, effectiveYearBuilt: home.effectiveYearBuilt - 1 }
  const landOf = (land: number) => worth({ ...home, landSqft: land * ONE_PERCENT_MORE }).land - own.land
  return {
    saleCount: rates.saleCount,
    yearOfTimePercent: percentOf(trendChange(rates.asOf - 12, rates)),
    areaPercent: percentOf(worth(larger).area - own.area),
    yearOlderPercent: percentOf(worth(older).age - own.age),
    landPercent: landSqft === null || landSqft <= 0 ? null : percentOf(landOf(landSqft)),
    featureRate: rates.featureRate,
  }
}
