/** Owns the steps from the adjusted prices of the chosen sales to one just value, each in whole dollars. */

import { weightPercents } from '#core/valuation/adjust/weights.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { isUnplaced } from '../listed/unplaced.ts'
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

const TENTHS = 1_000

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

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
  const percents = weightPercents(
    sales.map((one) => ({
      grossPercent: one.grossPercent,
      isUnplaced: isUnplaced(one),
      transaction: twinKey(one),
    })),
  )
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
