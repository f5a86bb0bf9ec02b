/** Owns which sales are nearer to the home than others, by the measure of the packet: those to begin with, and those left out. */

import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { notDecided } from '#core/document/facts/sales/recorded.ts'
import { isAfterValueDate, NEARNESSES } from '#core/valuation/explain/sale-reasons.ts'
import type { CaseSale } from '../file.ts'
import { fewestChosenSales, usualChosenSales } from '../params.ts'
import { entryOf } from './choose-sale.ts'

/** More are a list that nobody reads. */
const MOST_USED = 6

const placeOf = ({ nearness }: AdjustedRollSale): number => NEARNESSES.indexOf(nearness)

/** In a place at least as near, and changed less. */
const isNearer = (one: AdjustedRollSale, used: AdjustedRollSale): boolean =>
  placeOf(one) <= placeOf(used) && one.grossPercent < used.grossPercent

/** The first in the order of the list that none of the others is nearer than. */
const nextAlike = <Offered extends AdjustedRollSale>(sales: readonly Offered[]): Offered | undefined =>
  sales.find((one) => !sales.some((other) => isNearer(other, one)))

/** Each in turn as the next one that none of the rest is nearer than. */
const inTurn = <Offered extends AdjustedRollSale>(sales: readonly Offered[]): readonly Offered[] => {
  const next = nextAlike(sales)
  return next === undefined ? [] : [next, ...inTurn(sales.filter((one) => one !== next))]
}

/**
 * The order in which they are shown and lettered: none before a nearer one, and those sold after the value date last. By
 * place and adjustment, as the packet weighs them and a magistrate compares; the estimate has its own measure.
 */
export const nearestFirst = <Offered extends AdjustedRollSale>(
  offered: readonly Offered[],
  taxYear: number,
): readonly Offered[] => {
  const isLate = ({ sale }: Offered): boolean => isAfterValueDate(sale, taxYear)
  return [...inTurn(offered.filter((one) => !isLate(one))), ...inTurn(offered.filter(isLate))]
}

/**
 * Those to begin with: the first of that order, so that `nearerUnused` has nothing to say of them. None that was sold after
 * the value date.
 */
export const mostAlike = <Offered extends AdjustedRollSale>(
  offered: readonly Offered[],
  taxYear: number,
): readonly Offered[] =>
  nearestFirst(
    offered.filter(({ sale }) => !isAfterValueDate(sale, taxYear)),
    taxYear,
  ).slice(0, usualChosenSales)

/** Those with the smallest adjustments first, as many as a grid has room for; none until the owner has chosen enough. */
export const nearerUnused = <Offered extends AdjustedRollSale>(
  own: readonly CaseSale[],
  offered: readonly Offered[],
  taxYear: number,
): readonly Offered[] => {
  const chosen = own.filter(({ decision }) => decision === 'chosen')
  const used = offered.filter((one) => entryOf(chosen, one) !== undefined)
  if (chosen.length < fewestChosenSales) return []
  return notDecided(own, offered)
    .filter((one) => !isAfterValueDate(one.sale, taxYear) && used.some((other) => isNearer(one, other)))
    .toSorted((one, other) => one.grossPercent - other.grossPercent)
    .slice(0, Math.max(0, MOST_USED - chosen.length))
}
