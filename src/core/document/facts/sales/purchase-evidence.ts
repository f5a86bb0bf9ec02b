/** Owns when the owner's own purchase is the evidence of a case. */

import { isPriceBelow } from '#core/tax/own-sale.ts'
import type { SalesMaterial } from './material.ts'

/** What the home itself sold for, as a just value, where price and value are both below the county's: a board looks at it first. */
export const purchaseEvidence = (
  { ownSales: [own], ownSaleCompared }: Pick<SalesMaterial, 'ownSales' | 'ownSaleCompared'>,
  justCents: number,
): number | null => {
  const valueCents = ownSaleCompared?.justValueCents
  if (own === undefined || valueCents === undefined || valueCents >= justCents) return null
  const { priceCents } = own
  return isPriceBelow(justCents, { priceCents, broughtCents: ownSaleCompared?.broughtCents })
    ? valueCents
    : null
}
