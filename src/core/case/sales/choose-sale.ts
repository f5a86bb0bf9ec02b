/** Owns what becomes of the sales of a case when one that the county's record offers is ticked, or no longer. */

import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import type { CaseSale } from '../file.ts'

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

/** After a change to some of the sales, listed apart: each has the place that it has among all, because papers number them so. */
export const withListChanged = (all: Sales, before: Sales, after: Sales): Sales => [
  ...all.flatMap((sale) => (before.includes(sale) ? after.filter(({ id }) => id === sale.id) : [sale])),
  ...after.filter(({ id }) => !all.some((one) => one.id === id)),
]
