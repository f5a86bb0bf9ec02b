/** Owns drawing one value from the adjusted comparables, or saying why they do not carry one. */
import type { AdjustedComparable } from './adjust.ts'
import { COMPARABLES } from './params.ts'
import { weightedMean } from './statistics.ts'

export type Estimate =
  | { readonly sufficient: false; readonly why: 'too_few_comparables' | 'comparables_disagree' }
  | {
      readonly sufficient: true
      /** Whole dollars: the price that the market would have paid on the value date. */
      readonly valueDollars: number
      readonly lowestDollars: number
      readonly highestDollars: number
      /** Weighted standard deviation of the adjusted prices' logarithms: 0.1 is about 10 percent. */
      readonly disagreement: number
    }

/** Draws far-off prices in to `mostLogDistance` from the middle one, so that one odd sale cannot carry the value. */
const drawIn = (logPrices: readonly { value: number; weight: number }[], middle: number) =>
  logPrices.map(({ value, weight }) => ({
    value: Math.min(
      middle + COMPARABLES.mostLogDistance,
      Math.max(middle - COMPARABLES.mostLogDistance, value),
    ),
    weight,
  }))

const weightedMiddle = (items: readonly { value: number; weight: number }[]): number => {
  const ordered = items.toSorted((a, b) => a.value - b.value)
  const half = ordered.reduce((sum, { weight }) => sum + weight, 0) / 2
  let seen = 0
  const middle = ordered.find(({ weight }) => {
    seen += weight
    return seen >= half
  })
  return middle?.value ?? Number.NaN
}

export const reconcile = (comparables: readonly AdjustedComparable[]): Estimate => {
  if (comparables.length < COMPARABLES.fewest) return { sufficient: false, why: 'too_few_comparables' }
  const logPrices = comparables.map(({ adjustedDollars, weight }) => ({
    value: Math.log(Math.max(1, adjustedDollars)),
    weight,
  }))
  const kept = drawIn(logPrices, weightedMiddle(logPrices))
  const centre = weightedMean(kept)
  const disagreement = Math.sqrt(
    weightedMean(kept.map(({ value, weight }) => ({ value: (value - centre) ** 2, weight }))),
  )
  if (disagreement > COMPARABLES.mostDisagreement) return { sufficient: false, why: 'comparables_disagree' }
  const prices = comparables.map(({ adjustedDollars }) => adjustedDollars)
  return {
    sufficient: true,
    valueDollars: Math.round(Math.exp(centre)),
    lowestDollars: Math.min(...prices),
    highestDollars: Math.max(...prices),
    disagreement,
  }
}
