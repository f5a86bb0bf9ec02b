/** Owns how much each adjusted sale counts in what they come to together: the less it was adjusted the more, by one rule in a report and in a packet. */

import { LOCATION } from '../params.ts'

/** Below it no sale is better than another. Our own choice, checked 2026-11-23. */
export const LEAST_GROSS_PERCENT = 5

/** Percent of the price: the most that is counted for another place. */
export const MOST_PLACE_PERCENT = Math.round(100 * Math.expm1(LOCATION.mostLog))

const WHOLE = 100

/**
 * Those cut most are rounded up, so that what is printed is what counts; equal weights stay equal, even where the shares
 * then come to a point less than 100.
 */
const inWholePercents = (weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (WHOLE * weight) / total)
  let missing = WHOLE - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const raised = new Set<number>()
  const byCut = [...Map.groupBy(exact, (share) => share)].toSorted(
    ([one], [other]) => other - Math.floor(other) - (one - Math.floor(one)),
  )
  for (const [share, equals] of byCut) {
    if (equals.length > missing) continue
    raised.add(share)
    missing -= equals.length
  }
  return exact.map((share) => Math.floor(share) + (raised.has(share) ? 1 : 0))
}

export interface ToWeigh {
  readonly grossPercent: number
  /** In another neighborhood, and not adjusted for it. */
  readonly isUnplaced: boolean
  /** The same for sales that may be one transaction; they weigh as one. */
  readonly transaction: string
}

/** An adjustment that could not be made is no likeness: it counts as the most that one could have been. */
export const apartPercent = ({ grossPercent, isUnplaced }: Omit<ToWeigh, 'transaction'>): number =>
  grossPercent + (isUnplaced ? MOST_PLACE_PERCENT : 0)

/** Whole percents, in the order of the sales; together 100, or a point or two less where equal sales share them. */
export const weightPercents = (sales: readonly ToWeigh[]): readonly number[] =>
  inWholePercents(
    sales.map((one) => {
      const ofOne = sales.filter(({ transaction }) => transaction === one.transaction).length
      return 1 / Math.max(LEAST_GROSS_PERCENT, apartPercent(one)) / ofOne
    }),
  )
