/** Owns the measures of a ratio study: how high a roll is against prices, and how evenly. */

/**
 * Definitions: International Association of Assessing Officers, Standard on Ratio Studies (2013), whose tables 1-1, 1-4, D-1
 * and D-2 the tests repeat to the published digits. Pairs whose price is not above 0 have no ratio and are left out.
 * Undefined measures are null; each says when.
 */
import { mean, median } from './statistics.ts'

export interface RatioPair {
  /** Just value or estimate, any unit. */
  readonly estimate: number
  /** Sale price in the same unit. */
  readonly price: number
}

export interface RatioStudy {
  readonly count: number
  /** Middle ratio of estimate to price: the level. Null without a pair. */
  readonly medianRatio: number | null
  /** Coefficient of dispersion: mean distance of the ratios from their median, in percent of it. Null without a pair or where it is 0. */
  readonly cod: number | null
  /**
   * Price-related differential: mean ratio ÷ weighted ratio. Above 1.03 dear homes stand low, below 0.98 high. Null without
   * a pair or where all estimates together are 0.
   */
  readonly prd: number | null
  /**
   * Price-related bias: change of the ratio, as a share of the median, when value doubles. Null where the median is 0, with
   * fewer than three estimates above 0, or where all homes are worth the same; estimates of 0 take no part.
   */
  readonly prb: Slope | null
}

export interface Slope {
  readonly value: number
  /** How far each pair alone moves the slope; as many as pairs took part. */
  readonly pulls: readonly number[]
}

export const withRatio = (pairs: readonly RatioPair[]): RatioPair[] => pairs.filter(({ price }) => price > 0)

export const ratiosOf = (pairs: readonly RatioPair[]): number[] =>
  withRatio(pairs).map(({ estimate, price }) => estimate / price)

/** Coefficient of dispersion of ratios, in percent; null without a ratio or where their median is 0. */
export const codOf = (ratios: readonly number[]): number | null => {
  if (ratios.length === 0) return null
  const middle = median(ratios)
  return middle === 0 ? null : (100 * mean(ratios.map((ratio) => Math.abs(ratio - middle)))) / middle
}

/** Price-related differential; null where no pair has a price or all estimates together are 0. */
export const prdOf = (pairs: readonly RatioPair[]): number | null => {
  const counted = withRatio(pairs)
  const estimates = counted.reduce((sum, { estimate }) => sum + estimate, 0)
  const prices = counted.reduce((sum, { price }) => sum + price, 0)
  return estimates > 0 ? mean(ratiosOf(counted)) / (estimates / prices) : null
}

/** A pair that alone decides its own fit leaves nothing; keeps the division finite. */
const LEAST_REST = 1e-9

/** Least squares of y on x with an intercept; null when x does not vary or nothing is left to judge the error by. */
const slopeOf = (x: readonly number[], y: readonly number[]): Slope | null => {
  if (x.length < 3) return null
  const [meanX, meanY] = [mean(x), mean(y)]
  const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0)
  if (!(spread > 0)) return null
  const value = x.reduce((sum, at, n) => sum + (at - meanX) * ((y[n] ?? 0) - meanY), 0) / spread
  const pulls = x.map((at, n) => {
    const leverage = 1 / x.length + (at - meanX) ** 2 / spread
    const error = (y[n] ?? 0) - meanY - value * (at - meanX)
    return ((at - meanX) * error) / (spread * Math.max(LEAST_REST, 1 - leverage))
  })
  return { value, pulls }
}

/** Value is the mean of the price and of the estimate brought to the level of prices, in doublings. */
const prbOf = (pairs: readonly RatioPair[], middle: number): Slope | null => {
  if (!(middle > 0)) return null
  const valued = pairs.filter(({ estimate }) => estimate > 0)
  const doublings = valued.map(({ estimate, price }) => Math.log2((price + estimate / middle) / 2))
  return slopeOf(
    doublings,
    ratiosOf(valued).map((ratio) => (ratio - middle) / middle),
  )
}

/** All four measures of the same pairs; `count` is of those with a price. */
export const studyRatios = (pairs: readonly RatioPair[]): RatioStudy => {
  const counted = withRatio(pairs)
  const ratios = ratiosOf(counted)
  if (ratios.length === 0) return { count: 0, medianRatio: null, cod: null, prd: null, prb: null }
  const medianRatio = median(ratios)
  return {
    count: ratios.length,
    medianRatio,
    cod: codOf(ratios),
    prd: prdOf(counted),
    prb: prbOf(counted, medianRatio),
  }
}
