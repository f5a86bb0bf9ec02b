/** Owns the order of sales by how like the home they are, for saying which of them is most like it. */

import { NEARNESSES } from '#core/valuation/explain/sale-reasons.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import type { AdjustedRollSale, GridItem } from './material.ts'
import { isUnplaced } from './unplaced.ts'

type Compared = Pick<AdjustedRollSale, 'home' | 'nearness' | 'adjustments' | 'grossPercent'>

const lessOf = ({ adjustments }: Compared, item: GridItem): number =>
  adjustments.find((line) => line.item === item)?.difference ?? 0

const logGap = (sold: number | null, less: number): number =>
  sold === null || sold <= 0 || sold + less <= 0 ? 0 : Math.log((sold + less) / sold)

/** In size, land and age, each beside the difference that makes a sale half as telling. */
const unlikeness = (one: Compared): number => {
  const { logArea, logLand, ageYears } = COMPARABLES.likeness
  const { livingAreaSqft, landSqft } = one.home
  return Math.hypot(
    logGap(livingAreaSqft, lessOf(one, 'area')) / logArea,
    logGap(landSqft, lessOf(one, 'land')) / logLand,
    lessOf(one, 'age') / ageYears,
  )
}

/** Small adjustments tell of likeness only where every sale is adjusted for its place. */
export const isToldByAdjustments = (all: readonly Compared[]): boolean => !all.some(isUnplaced)

/** Of two sales among `all`; negative where the first is the more alike. */
export const moreAlike =
  (all: readonly Compared[]) =>
  (one: Compared, other: Compared): number =>
    isToldByAdjustments(all)
      ? one.grossPercent - other.grossPercent
      : NEARNESSES.indexOf(one.nearness) - NEARNESSES.indexOf(other.nearness) ||
        unlikeness(one) - unlikeness(other)
