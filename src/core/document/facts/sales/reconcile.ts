/** Owns the steps from the adjusted prices of the chosen sales to one just value, each in whole dollars. */

import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import type { PriceLevel } from './conclusion.ts'

export interface WeighedSale {
  readonly adjustedCents: number
  /** How alike it is, on any scale; undefined where that was not worked out. */
  readonly weight: number | undefined
}

export interface Reconciliation {
  /** In tenths of a percent, in the order of the sales; together 1,000. */
  readonly tenths: readonly number[]
  readonly lowCents: number
  readonly highCents: number
  /** The adjusted prices by their weights: what a buyer would have paid. */
  readonly priceCents: number
  /** Taken off before the cost of sale; 0 where none applies. */
  readonly cureCents: number
  /** Null where the level of just values could not be measured: then no just value follows. */
  readonly justCents: number | null
}

const TENTHS = 1_000

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

/** Those cut most are rounded up, so that what is printed is what counts. */
const shared = (weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (TENTHS * weight) / total)
  const missing = TENTHS - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const raised = exact
    .map((share, at) => ({ at, cut: share - Math.floor(share) }))
    .toSorted((one, other) => other.cut - one.cut || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return exact.map((share, at) => Math.floor(share) + (raised.includes(at) ? 1 : 0))
}

/** Equal where one of them has no weight, or none has any. */
const weightsOf = (sales: readonly WeighedSale[]): readonly number[] => {
  const known = sales.flatMap(({ weight }) => weight ?? [])
  const isUsable = known.length === sales.length && known.some((weight) => weight > 0)
  return isUsable ? known : sales.map(() => 1)
}

/** Just values stand at this share of prices; as it is printed, so that a reader comes to the same dollars. */
export const atLevel = (cents: number, { percent }: Pick<PriceLevel, 'percent'>): number =>
  wholeDollars((cents * Math.round(percent * 10)) / TENTHS)

/** Where the county’s own share is not known: the most it takes off without a word of its own, Rule 12D-8.002(4). */
export const UNMEASURED = { percent: 100 - MOST_COST_OF_SALE_PERCENT }

const ROUND_CENTS = 100_000

/** To whole thousands of dollars, either way. */
export const isRounded = (askedCents: number, indicatedCents: number): boolean =>
  askedCents !== indicatedCents &&
  askedCents % ROUND_CENTS === 0 &&
  Math.abs(askedCents - indicatedCents) < ROUND_CENTS

/** `sales` are at least one. */
export const reconcileSales = (
  sales: readonly WeighedSale[],
  level: PriceLevel | null,
  cureCents: number,
): Reconciliation => {
  const tenths = shared(weightsOf(sales))
  const prices = sales.map(({ adjustedCents }) => adjustedCents)
  const weighed = prices.reduce((sum, price, at) => sum + price * (tenths[at] ?? 0), 0)
  const priceCents = wholeDollars(weighed / TENTHS)
  return {
    tenths,
    lowCents: Math.min(...prices),
    highCents: Math.max(...prices),
    priceCents,
    cureCents,
    justCents: level === null ? null : atLevel(Math.max(0, priceCents - cureCents), level),
  }
}
