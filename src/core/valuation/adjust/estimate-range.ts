/** Owns the range that an estimate comes with: an estimate whose likely error nobody measured is not shown. */
import { type ErrorBands, intervalFactors } from '../study/error-bands.ts'
import { errorGroupOf, type HomeValue } from '../value-home.ts'
import type { Estimate } from './reconcile.ts'

type Drawn = Extract<Estimate, { sufficient: true }>

export type RangedEstimate =
  | {
      readonly sufficient: false
      readonly why: Extract<Estimate, { sufficient: false }>['why'] | 'errors_not_measured'
    }
  | (Drawn & {
      /** Ends of the 80 % interval for the price, whole dollars; the value lies between them. */
      readonly lowDollars: number
      readonly highDollars: number
    })

export type Ranged = Extract<RangedEstimate, { sufficient: true }>

/** Sufficient only where earlier estimates for homes of the same use, as near to their comparables, could be tested. */
export const rangeEstimate = (value: HomeValue, bands: ErrorBands): RangedEstimate => {
  const { estimate } = value
  if (!estimate.sufficient) return estimate
  const factors = intervalFactors(bands, errorGroupOf(value), estimate.disagreement)
  if (factors === null) return { sufficient: false, why: 'errors_not_measured' }
  const { valueDollars } = estimate
  return {
    ...estimate,
    lowDollars: Math.round(valueDollars * Math.min(1, factors.low)),
    highDollars: Math.round(valueDollars * Math.max(1, factors.high)),
  }
}
