/** Owns the invented market of Sample Springs: what its homes are worth, and at what prices some of them sold. */

/** Repeats the same homes each time: a minimal standard generator (Park and Miller). */
export const generator = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export interface Traits {
  readonly built: number
  readonly areaSqft: number
  /** 0 where the home has no land of its own. */
  readonly landSqft: number
  readonly poolDollars: number
}

/** Of the sample roll: its values are those of 1 January. */
export const SAMPLE_YEAR = 2026

/** Just value ÷ price: net of the costs of sale, as rolls are. */
const LEVEL = 0.86
/** The market rises by so much a month, in log price. */
const MONTHLY_RISE = 0.003
/** Just values, and prices, lie at most so far off the rule. */
const MOST_OFF = { value: 0.05, price: 0.07 }

/** Dollars of a price on 1 January by the rule that all homes of the town follow. */
const rulePrice = ({ built, areaSqft, landSqft, poolDollars }: Traits): number =>
  (landSqft === 0 ? 85_000 : 45_000 + 5 * landSqft) +
  areaSqft * (178 - 0.4 * (SAMPLE_YEAR - built)) +
  0.6 * poolDollars

/** `chance` is between 0 and 1. */
const off = (most: number, chance: number): number => 1 + most * (2 * chance - 1)

export const justValueOf = (traits: Traits, chance: number): number =>
  Math.round((rulePrice(traits) * LEVEL * off(MOST_OFF.value, chance)) / 1_000) * 1_000

/** `month` of the year before the roll's. */
export const priceOf = (traits: Traits, month: number, chance: number): number =>
  Math.round(
    (rulePrice(traits) * Math.exp(-MONTHLY_RISE * (13 - month)) * off(MOST_OFF.price, chance)) / 500,
  ) * 500
