/** Owns the ratio of the home's own neighborhood that the other side may bring. */

import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { higherNearPercent } from '#core/valuation/adjust/near-level.ts'

/** Null where it is not known, or no higher than the one that the case uses. */
export const nearRatioOf = (sales: SalesMaterial | null): { readonly percent: number } | null => {
  const level = levelOf(sales)
  const percent =
    level === null ? null : higherNearPercent(level.percent, sales?.uniformity?.medianRatio?.value)
  return percent === null ? null : { percent }
}
