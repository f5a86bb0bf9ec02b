/** Owns which sales a case begins with, the nearest first, and which that it leaves out are nearer than one it uses. */

import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { notDecided } from '#core/document/facts/sales/recorded.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import { isNearer, nearestFirst } from '#core/valuation/select/nearest-first.ts'
import { type CaseSale, isChosen } from '../file.ts'
import { fewestChosenSales, usualChosenSales } from '../params.ts'
import { entryOf } from './choose-sale.ts'

/** More at once are a list that nobody reads. */
const MOST_USED = 6

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

/** A first choice of sales, by a rule that looks at no price. */
export interface FirstChoice<Offered> {
  readonly id: FirstChoiceId
  readonly sales: readonly Offered[]
}

export const FIRST_CHOICES = ['nearest', 'all'] as const
export type FirstChoiceId = (typeof FIRST_CHOICES)[number]

/** The nearest few, and where there are more, all of them: those that the free report is of. None that carries no value. */
export const firstChoices = <Offered extends AdjustedRollSale>(
  offered: readonly Offered[],
  taxYear: number,
): readonly FirstChoice<Offered>[] => {
  const all = offered.filter(({ sale }) => !isAfterValueDate(sale, taxYear))
  const nearest = mostAlike(offered, taxYear)
  const choices: readonly FirstChoice<Offered>[] = [
    { id: 'nearest', sales: nearest },
    { id: 'all', sales: all },
  ]
  return choices.filter(
    ({ id, sales }) =>
      sales.length >= fewestChosenSales && (id === 'nearest' || sales.length > nearest.length),
  )
}

/** Those with the smallest adjustments first, as many as fill a grid, or as would fill another; none until the owner has chosen enough. */
export const nearerUnused = <Offered extends AdjustedRollSale>(
  own: readonly CaseSale[],
  offered: readonly Offered[],
  taxYear: number,
): readonly Offered[] => {
  const chosen = own.filter(isChosen)
  const used = offered.filter((one) => entryOf(chosen, one) !== undefined)
  if (chosen.length < fewestChosenSales) return []
  return notDecided(own, offered)
    .filter((one) => !isAfterValueDate(one.sale, taxYear) && used.some((other) => isNearer(one, other)))
    .toSorted((one, other) => one.grossPercent - other.grossPercent)
    .slice(0, chosen.length < MOST_USED ? MOST_USED - chosen.length : MOST_USED)
}
