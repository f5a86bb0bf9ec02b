/** Owns what a dollar of special features on the roll is worth in a county: estimated, drawn to 1, and bounded. */
import type { MeasuredHome } from '../home.ts'
import { FEATURES } from '../params.ts'

/** Blank counts as none. */
export const featureDollars = ({ specialFeatureDollars }: MeasuredHome): number =>
  Math.max(0, specialFeatureDollars ?? 0)

/** Log price of a home that is worth `logBare` without its features. */
export const withFeatures = (logBare: number, dollars: number, rate: number): number =>
  dollars === 0 ? logBare : logBare + Math.log1p((rate * dollars) / Math.exp(logBare))

export interface FeatureSale {
  readonly dollars: number
  /** Log price that the equation gives the home without its features. */
  readonly logBare: number
  readonly logPrice: number
  readonly weight: number
}

/** One step towards the rate that leaves the least squares, from the rate so far. */
export const nextFeatureRate = (sales: readonly FeatureSale[], rate: number): number => {
  let steps = FEATURES.pull * (FEATURES.usualRate - rate)
  let squares: number = FEATURES.pull
  for (const { dollars, logBare, logPrice, weight } of sales) {
    const slope = dollars / (Math.exp(logBare) + rate * dollars)
    steps += weight * slope * (logPrice - withFeatures(logBare, dollars, rate))
    squares += weight * slope ** 2
  }
  return Math.min(FEATURES.mostRate, Math.max(FEATURES.leastRate, rate + steps / squares))
}
