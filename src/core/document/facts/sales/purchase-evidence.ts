/** Owns when the owner's own purchase is the evidence of a case. */

import type { SalesMaterial } from './material.ts'

/** What the home itself sold for, as a just value, where price and value are both below the county's: a board looks at it first. */
export const purchaseEvidence = (
  { ownSales: [own], ownSaleCompared }: Pick<SalesMaterial, 'ownSales' | 'ownSaleCompared'>,
  justCents: number,
): number | null => {
  const valueCents = ownSaleCompared?.justValueCents
  return own !== undefined && valueCents !== undefined && own.priceCents < justCents && valueCents < justCents
    ? valueCents
    : null
}
