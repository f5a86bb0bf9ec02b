/** Owns what becomes of the sales of a case when one that the county's record offers is ticked, or no longer. */

import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import { type CaseSale, isChosen } from '../file.ts'

type Sales = readonly CaseSale[]

export interface OfferedSale {
  readonly sale: AdjustedRollSale
  /** Says how it is like the home; given as the reason until the owner writes another. */
  readonly reason: string
  /** For a new entry. */
  readonly id: string
}

/** The entry of the case that is this sale. */
export const entryOf = (sales: Sales, offered: AdjustedRollSale): CaseSale | undefined =>
  sales.find((one) => recordedSale(one, [offered]) !== undefined)

const fromRecord = ({ id, reason, sale: { home, sale } }: OfferedSale): CaseSale => ({
  id,
  source: 'roll',
  address: home.address,
  parcelId: home.parcelId,
  soldYear: sale.year,
  soldMonth: sale.month,
  priceCents: sale.priceCents,
  livingAreaSqft: home.livingAreaSqft,
  yearBuilt: home.effectiveYearBuilt,
  recordedAt: sale.recording,
  decision: 'chosen',
  reason,
})

const replaced = (sales: Sales, entry: CaseSale): Sales =>
  sales.map((one) => (one.id === entry.id ? entry : one))

/** A reason that the owner wrote stays. */
export const withSale = (sales: Sales, offered: OfferedSale): Sales => {
  const mine = entryOf(sales, offered.sale)
  if (mine === undefined) return [...sales, fromRecord(offered)]
  return replaced(sales, { ...mine, decision: 'chosen', reason: mine.reason || offered.reason })
}

/** Nothing of it stays but what the owner wrote; that was no reason for leaving it out, so it is undecided again. */
export const withoutSale = (sales: Sales, offered: Pick<OfferedSale, 'sale' | 'reason'>): Sales => {
  const mine = entryOf(sales, offered.sale)
  if (mine === undefined) return sales
  const isOurs = mine.source === 'roll' && (mine.reason === '' || mine.reason === offered.reason)
  return isOurs ? sales.filter(({ id }) => id !== mine.id) : replaced(sales, { ...mine, decision: null })
}

/** As every paper numbers it: its place among those that are used; null of one that is not. */
export const numberInPapers = (sales: Sales, sale: CaseSale): number | null => {
  const at = sales.filter(isChosen).indexOf(sale)
  return at < 0 ? null : at + 1
}

/**
 * Those of the record in the order of the list that offers them, at the places that they have among all: papers number them
 * so, and whoever reads the list beside them finds one order.
 */
export const inListOrder = (sales: Sales, listed: readonly AdjustedRollSale[]): Sales => {
  const placeOf = (sale: CaseSale) => listed.findIndex((one) => recordedSale(sale, [one]) !== undefined)
  const recorded = sales.filter((sale) => placeOf(sale) >= 0)
  const ordered = recorded.toSorted((one, other) => placeOf(one) - placeOf(other))
  return sales.map((sale) => ordered[recorded.indexOf(sale)] ?? sale)
}

/** After a change to some of the sales, listed apart: each has the place that it has among all, because papers number them so. */
export const withListChanged = (all: Sales, before: Sales, after: Sales): Sales => [
  ...all.flatMap((sale) => (before.includes(sale) ? after.filter(({ id }) => id === sale.id) : [sale])),
  ...after.filter(({ id }) => !all.some((one) => one.id === id)),
]
