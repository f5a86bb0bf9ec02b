/** Owns which sales lie elsewhere without an adjustment for it, and what that counts beside the adjustments that were made. */

import type { Unmeasured } from '#core/valuation/adjust/location.ts'
import { apartPercent as apartOf } from '#core/valuation/adjust/weights.ts'
import type { AdjustedRollSale } from '../material.ts'

type Placed = Pick<AdjustedRollSale, 'nearness' | 'adjustments'>

export const isNear = ({ nearness }: Placed): boolean =>
  nearness === 'same_development' || nearness === 'same_neighborhood'

export const isMovedByPlace = ({ adjustments }: Pick<Placed, 'adjustments'>): boolean =>
  adjustments.some(({ item, amountCents }) => item === 'location' && amountCents !== 0)

/** In another neighborhood, and not adjusted for it. */
export const isUnplaced = (one: Placed): boolean => !isNear(one) && !isMovedByPlace(one)

/** How far a sale is from the home, as the weights count it. */
export const apartPercent = (one: Placed & { readonly grossPercent: number }): number =>
  apartOf({ grossPercent: one.grossPercent, isUnplaced: isUnplaced(one) })

const WHY: Readonly<Record<Unmeasured, string>> = {
  few_here: 'there are too few sales in my neighborhood to measure what the location adds',
  few_there: 'there are too few sales in that neighborhood to measure what the location adds',
  disagree:
    'whole prices and prices per square foot do not agree on which of the two neighborhoods sells higher',
}

/** Within a sentence, of a sale that is not adjusted for its place. */
export const unplacedClause = ({ adjustments }: Pick<Placed, 'adjustments'>): string => {
  const { unmeasured } = adjustments.find(({ item }) => item === 'location') ?? {}
  return unmeasured === undefined ? 'recorded sales do not show what the location adds' : WHY[unmeasured]
}
