/** Owns when an estimate is only a rough one, and why: nobody is advised to buy on it. */
import { COMPARABLES } from '../params.ts'

/** A sale of the grid; adjusted prices of one grid in one unit. */
export interface WeighedSale {
  readonly grossPercent: number
  readonly adjusted: number
}

/** A magistrate may give it little weight. */
export const isMuchAdjusted = ({ grossPercent }: Pick<WeighedSale, 'grossPercent'>): boolean =>
  grossPercent > COMPARABLES.muchGrossPercent

export type RoughReason =
  | {
      readonly code: 'over_adjusted' | 'mostly_adjusted'
      /** Sales adjusted by more than `percent`, of all that are compared. */
      readonly beyond: number
      readonly all: number
      readonly percent: number
    }
  /** `times`: the highest adjusted price over the lowest. */
  | { readonly code: 'far_apart'; readonly times: number }

const countBeyond = (sales: readonly WeighedSale[], percent: number): number =>
  sales.filter(({ grossPercent }) => grossPercent > percent).length

const overAdjusted = (sales: readonly WeighedSale[]): readonly RoughReason[] => {
  const percent = COMPARABLES.mostGrossPercent
  const beyond = countBeyond(sales, percent)
  return beyond === 0 ? [] : [{ code: 'over_adjusted', beyond, all: sales.length, percent }]
}

const mostlyAdjusted = (sales: readonly WeighedSale[]): readonly RoughReason[] => {
  const percent = COMPARABLES.muchGrossPercent
  const beyond = countBeyond(sales, percent)
  return 2 * beyond <= sales.length ? [] : [{ code: 'mostly_adjusted', beyond, all: sales.length, percent }]
}

const farApart = (sales: readonly WeighedSale[]): readonly RoughReason[] => {
  const prices = sales.map(({ adjusted }) => adjusted)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (sales.length === 0 || highest <= COMPARABLES.mostApart * lowest) return []
  return [{ code: 'far_apart', times: highest / lowest }]
}

/** None where the sales carry the estimate. */
export const roughReasons = (sales: readonly WeighedSale[]): readonly RoughReason[] => [
  ...overAdjusted(sales),
  ...mostlyAdjusted(sales),
  ...farApart(sales),
]
