/** Owns the one rule of what chosen sales come to: enough of them, weighed, less the repairs, at the measured level or, without one, less the cost of a sale. */

import { fewestChosenSales } from '#core/case/params.ts'
import type { PriceLevel } from './price-level.ts'
import { type Reconciliation, reconcileSales, type WeighedSale } from './reconcile.ts'

/** What the county's sales show of prices and just values. */
export interface Leveled {
  readonly estimate:
    | { readonly sufficient: false }
    | { readonly sufficient: true; readonly supported: { readonly level: PriceLevel } | null }
}

/** Null where too few homes of the kind sold to measure it. */
export const levelOf = (sales: Leveled | null): PriceLevel | null =>
  (sales?.estimate.sufficient && sales.estimate.supported?.level) || null

/** Null with fewer sales than carry a value. Every screen and paper of a case asks here. */
export const salesComeTo = (
  chosen: readonly WeighedSale[],
  sales: Leveled | null,
  cureCents: number,
): Reconciliation | null =>
  chosen.length < fewestChosenSales ? null : reconcileSales(chosen, levelOf(sales), cureCents)
