/** Owns when an estimate is only a rough one, and the words for why: nobody is advised to buy on it. */
import { COMPARABLES } from '../params.ts'

/** A sale of the grid; adjusted prices of one grid in one unit. */
export interface WeighedSale {
  readonly grossPercent: number
  readonly adjusted: number
}

const overAdjusted = (sales: readonly WeighedSale[]): readonly string[] => {
  const most = COMPARABLES.mostGrossPercent
  const beyond = sales.filter(({ grossPercent }) => grossPercent > most).length
  if (beyond === 0) return []
  return [
    `${beyond} of the ${sales.length} sales compared had to be adjusted by more than ${most}% of the price in total. We’d normally leave those out, but there were too few others. They say little about your home, and a board may give them little weight. Treat this estimate as rough.`,
  ]
}

const mostlyAdjusted = (sales: readonly WeighedSale[]): readonly string[] => {
  const much = COMPARABLES.muchGrossPercent
  const beyond = sales.filter(({ grossPercent }) => grossPercent > much).length
  if (2 * beyond <= sales.length) return []
  return [
    `${beyond} of the ${sales.length} sales compared had to be adjusted by more than ${much}% of the price. Sales that different from your home give only a rough estimate.`,
  ]
}

const farApart = (sales: readonly WeighedSale[]): readonly string[] => {
  const prices = sales.map(({ adjusted }) => adjusted)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (sales.length === 0 || highest <= COMPARABLES.mostApart * lowest) return []
  return [
    `The sales compared disagree: adjusted to your home, the highest price is ${(highest / lowest).toFixed(1)} times the lowest. Treat this estimate as rough.`,
  ]
}

/** Whole sentences; none where the sales carry the estimate. */
export const roughBecause = (sales: readonly WeighedSale[]): readonly string[] => [
  ...overAdjusted(sales),
  ...mostlyAdjusted(sales),
  ...farApart(sales),
]
