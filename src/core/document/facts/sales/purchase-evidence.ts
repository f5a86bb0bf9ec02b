/** Owns when the owner's own purchase is the evidence of a case. */

import { isPurchaseEvidence } from '#core/tax/own-sale.ts'
import type { SalesMaterial } from './material.ts'

/** What the home itself sold for, as a just value, where `isPurchaseEvidence` says so: a board looks at it first. */
export const purchaseEvidence = (
  { ownSales: [own], ownSaleCompared }: Pick<SalesMaterial, 'ownSales' | 'ownSaleCompared'>,
  justCents: number,
): number | null => {
  const justValueCents = ownSaleCompared?.justValueCents
  if (own === undefined || justValueCents === undefined) return null
  const { priceCents } = own
  const { broughtCents } = ownSaleCompared ?? {}
  return isPurchaseEvidence(justCents, { priceCents, broughtCents, justValueCents }) ? justValueCents : null
}

/**
 * Neither the evidence nor above what is asked for: what it comes to would only raise why no less is asked for, so that
 * papers name the price and no more.
 */
export const isPurchaseAside = (
  sales: Pick<SalesMaterial, 'ownSales' | 'ownSaleCompared'>,
  { justCents, opinionCents }: { readonly justCents: number; readonly opinionCents: number | null },
): boolean => {
  const valueCents = sales.ownSaleCompared?.justValueCents
  const isAbove = valueCents !== undefined && opinionCents !== null && valueCents > opinionCents
  return !isAbove && purchaseEvidence(sales, justCents) === null
}
