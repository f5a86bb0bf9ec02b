/** Owns the steps from the adjusted prices of the chosen sales to one just value, each in whole dollars. */

import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { apartPercent } from '../listed/unplaced.ts'
import type { AdjustedRollSale } from '../material.ts'
import { type Twin, twinKey } from '../stretch.ts'
import type { PriceLevel } from './price-level.ts'

export type WeighedSale = Twin &
  Pick<AdjustedRollSale, 'nearness' | 'adjustments' | 'adjustedCents' | 'grossPercent'>

export interface Reconciliation {
  /** Whole percents, in the order of the sales; together 100, or a point or two less where equal sales share them. */
  readonly percents: readonly number[]
  readonly lowCents: number
  readonly highCents: number
  /** The adjusted prices by their weights: what a buyer would have paid. */
  readonly priceCents: number
  /** Taken off before the cost of sale; 0 where none applies. */
  readonly cureCents: number
  /** All of them together, before the repairs. */
  readonly beforeCureCents: number
  /** All of them together, after the repairs. */
  readonly justCents: number
}

const WHOLE = 100
const TENTHS = 1_000

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

/**
 * Those cut most are rounded up, so that what is printed is what counts; equal weights stay equal, even where the shares
 * then come to a point less than 100.
 */
const shared = (weights: readonly number[]): readonly number[] => {
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

/** Below it no sale is better than another. Our own choice, checked 2026-11-23. */
export const LEAST_GROSS_PERCENT = 5

/** The nearer a sale is to the home, the more it says; sales that may be one transaction weigh as one. */
const weightsOf = (sales: readonly WeighedSale[]): readonly number[] => {
  const keys = sales.map(twinKey)
  return sales.map((one, at) => {
    const twins = keys.filter((key) => key === keys[at]).length
    return 1 / Math.max(LEAST_GROSS_PERCENT, apartPercent(one)) / twins
  })
}

/** Just values stand at this share of prices; as it is printed, so that a reader comes to the same dollars. */
export const atLevel = (cents: number, { percent }: Pick<PriceLevel, 'percent'>): number =>
  wholeDollars((cents * Math.round(percent * 10)) / TENTHS)

/** Where the county’s own share is not known: the most it takes off without a word of its own, Rule 12D-8.002(4). */
export const UNMEASURED = { percent: 100 - MOST_COST_OF_SALE_PERCENT }

/** What an adjusted price indicates as a just value of the home in its condition: after the repair. */
export const asJustCents = (
  adjustedCents: number,
  cureCents: number,
  level: Pick<PriceLevel, 'percent'> | null,
): number => atLevel(Math.max(0, adjustedCents - cureCents), level ?? UNMEASURED)

/** From the lowest to the highest of them. */
export const justRange = (
  sales: readonly Pick<WeighedSale, 'adjustedCents'>[],
  cureCents: number,
  level: Pick<PriceLevel, 'percent'> | null,
) => {
  const values = sales.map(({ adjustedCents }) => asJustCents(adjustedCents, cureCents, level))
  return { lowCents: Math.min(...values), highCents: Math.max(...values) }
}

export const ROUND_CENTS = 100_000

/** To whole thousands of dollars, either way. */
export const isRounded = (askedCents: number, indicatedCents: number): boolean =>
  askedCents !== indicatedCents &&
  askedCents % ROUND_CENTS === 0 &&
  Math.abs(askedCents - indicatedCents) < ROUND_CENTS

export const sumOf = (percents: readonly number[]): number =>
  percents.reduce((sum, percent) => sum + percent, 0)

/** `sales` are at least one. */
export const reconcileSales = (
  sales: readonly WeighedSale[],
  level: PriceLevel | null,
  cureCents: number,
): Reconciliation => {
  const percents = shared(weightsOf(sales))
  const prices = sales.map(({ adjustedCents }) => adjustedCents)
  const weighed = prices.reduce((sum, price, at) => sum + price * (percents[at] ?? 0), 0)
  const priceCents = wholeDollars(weighed / sumOf(percents))
  return {
    percents,
    lowCents: Math.min(...prices),
    highCents: Math.max(...prices),
    priceCents,
    cureCents,
    beforeCureCents: asJustCents(priceCents, 0, level),
    justCents: asJustCents(priceCents, cureCents, level),
  }
}
