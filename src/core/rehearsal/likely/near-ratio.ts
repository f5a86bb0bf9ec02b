/** Owns the ratio of just value to price in the home's own neighborhood, where it is higher than the one used: the other side may bring it. */

import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'

/** In percent, to a tenth; null where it is not known or no higher. */
export const nearRatioOf = (sales: SalesMaterial | null): { readonly percent: number } | null => {
  const level = levelOf(sales)
  const share = sales?.uniformity?.medianRatio?.value
  if (level === null || level.ofNeighborhood || share === undefined) return null
  const percent = Math.round(1_000 * share) / 10
  return percent > level.percent ? { percent } : null
}
