/** Owns which sales that the owner does not use are nearer to the home, by the measure of the packet, than one that is used. */

import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { notDecided } from '#core/document/facts/sales/recorded.ts'
import { NEARNESSES } from '#core/valuation/explain/sale-reasons.ts'
import type { CaseSale } from '../file.ts'
import { fewestChosenSales } from '../params.ts'
import { entryOf } from './choose-sale.ts'

/** More are a list that nobody reads. */
const MOST_USED = 6

const placeOf = ({ nearness }: AdjustedRollSale): number => NEARNESSES.indexOf(nearness)

/** In a place at least as near, and changed less. */
const isNearer = (one: AdjustedRollSale, used: AdjustedRollSale): boolean =>
  placeOf(one) <= placeOf(used) && one.grossPercent < used.grossPercent

/** Those with the smallest adjustments first, as many as a grid has room for; none until the owner has chosen enough. */
export const nearerUnused = <Offered extends AdjustedRollSale>(
  own: readonly CaseSale[],
  offered: readonly Offered[],
): readonly Offered[] => {
  const chosen = own.filter(({ decision }) => decision === 'chosen')
  const used = offered.filter((one) => entryOf(chosen, one) !== undefined)
  if (chosen.length < fewestChosenSales) return []
  return notDecided(own, offered)
    .filter((one) => used.some((other) => isNearer(one, other)))
    .toSorted((one, other) => one.grossPercent - other.grossPercent)
    .slice(0, Math.max(0, MOST_USED - chosen.length))
}
