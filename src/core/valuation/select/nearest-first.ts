/** Owns which of two sales is nearer to the home, by place and adjustment, and the order in which sales are shown for it. */

import { isAfterValueDate, NEARNESSES, type Nearness } from '#core/valuation/explain/sale-reasons.ts'

/** A sale as it was adjusted to the home. */
export interface PlacedSale {
  readonly sale: { readonly year: number }
  readonly nearness: Nearness
  readonly grossPercent: number
}

const placeOf = ({ nearness }: PlacedSale): number => NEARNESSES.indexOf(nearness)

/** In a place at least as near, and changed less. */
export const isNearer = (one: PlacedSale, other: PlacedSale): boolean =>
  placeOf(one) <= placeOf(other) && one.grossPercent < other.grossPercent

/** The first in the order of the list that none of the others is nearer than. */
const nextAlike = <Placed extends PlacedSale>(sales: readonly Placed[]): Placed | undefined =>
  sales.find((one) => !sales.some((other) => isNearer(other, one)))

/** Each in turn as the next one that none of the rest is nearer than. */
const inTurn = <Placed extends PlacedSale>(sales: readonly Placed[]): readonly Placed[] => {
  const next = nextAlike(sales)
  return next === undefined ? [] : [next, ...inTurn(sales.filter((one) => one !== next))]
}

/**
 * The order in which they are shown and lettered: none before a nearer one, and those sold after the value date last. By
 * place and adjustment, as the packet weighs them and a magistrate compares; the estimate has its own measure.
 */
export const nearestFirst = <Placed extends PlacedSale>(
  sales: readonly Placed[],
  taxYear: number,
): readonly Placed[] => {
  const isLate = ({ sale }: Placed): boolean => isAfterValueDate(sale, taxYear)
  return [...inTurn(sales.filter((one) => !isLate(one))), ...inTurn(sales.filter(isLate))]
}

/** Then the order by place tells them apart by nothing. */
export const areInOneArea = (sales: readonly Pick<PlacedSale, 'nearness'>[]): boolean =>
  new Set(sales.map(({ nearness }) => nearness)).size === 1
