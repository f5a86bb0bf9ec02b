/** Owns drawing one value from the adjusted comparables, or saying why they do not carry one. */

import { COMPARABLES } from '../params.ts'
import { weightedMean } from '../study/statistics.ts'
import type { AdjustedComparable } from './prices.ts'
import { weightPercents } from './weights.ts'

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
      /** Shares of the value, in the order of the comparables: tenths of a percent that add up to 1. */
      readonly weights: readonly number[]
    }

/** Far-off prices drawn in to `mostLogDistance` from the middle one: how far the rest disagree, one odd sale aside. */
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

const TENTHS = 1_000

/** Whole tenths of a percent that add up to 1: those cut most are rounded up, so that what is printed is what counts. */
const inTenths = (weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (TENTHS * weight) / total)
  const missing = TENTHS - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const cut = exact.map((share, n) => ({ n, part: share - Math.floor(share) }))
  const raised = new Set(
    cut
      .toSorted((a, b) => b.part - a.part || a.n - b.n)
      .slice(0, missing)
      .map(({ n }) => n),
  )
  return exact.map((share, n) => (Math.floor(share) + (raised.has(n) ? 1 : 0)) / TENTHS)
}

const percentsOf = (comparables: readonly AdjustedComparable[]): readonly number[] =>
  weightPercents(
    comparables.map(({ grossPercent, isUnplaced, sale }) => ({
      grossPercent,
      isUnplaced,
      transaction: sale.saleId,
    })),
  )

/** What the other homes' sales say together; the home's own takes no part. */
export const reconcile = (comparables: readonly AdjustedComparable[]): Estimate => {
  if (comparables.length < COMPARABLES.fewest) return { sufficient: false, why: 'too_few_comparables' }
  const percents = percentsOf(comparables)
  const logPrices = comparables.map(({ adjustedDollars }, n) => ({
    value: Math.log(Math.max(1, adjustedDollars)),
    weight: percents[n] ?? 0,
  }))
  const middle = weightedMiddle(logPrices)
  const kept = drawIn(logPrices, middle)
  const center = weightedMean(kept)
  const disagreement = Math.sqrt(
    weightedMean(kept.map(({ value, weight }) => ({ value: (value - center) ** 2, weight }))),
  )
  if (disagreement > COMPARABLES.mostDisagreement) return { sufficient: false, why: 'comparables_disagree' }
  const prices = comparables.map(({ adjustedDollars }) => adjustedDollars)
  const value = weightedMean(prices.map((price, n) => ({ value: price, weight: percents[n] ?? 0 })))
  return {
    sufficient: true,
    valueDollars: Math.round(value),
    lowestDollars: Math.min(...prices),
    highestDollars: Math.max(...prices),
    disagreement,
    weights: inTenths(percents),
  }
}
