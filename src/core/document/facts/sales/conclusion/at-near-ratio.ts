/** Owns what a price comes to at the ratio of the home's own neighborhood, where that is higher than the one used: a board may go by it. */

import type { AtNearRatio } from '#core/tax/own-sale.ts'
import { higherNearPercent } from '#core/valuation/adjust/near-level.ts'
import type { PriceLevel } from './price-level.ts'
import { atLevel } from './reconcile.ts'

/** `usedPercent`: just values in percent of prices, as the price was brought down; `nearShare` the same of the neighborhood's sales, as a share. */
export const atNearRatio = (
  priceCents: number,
  usedPercent: number,
  nearShare: number | undefined,
): AtNearRatio | undefined => {
  const percent = higherNearPercent(usedPercent, nearShare)
  return percent === null ? undefined : { percent, justValueCents: atLevel(priceCents, { percent }) }
}

interface Valued {
  readonly estimate:
    | { readonly sufficient: false }
    | {
        readonly sufficient: true
        readonly priceCents: number
        readonly supported: { readonly level: Pick<PriceLevel, 'percent'> } | null
      }
  readonly uniformity: { readonly medianRatio: { readonly value: number } | null } | null
}

/** The middle of the estimate at that ratio; undefined where no estimate is compared, or the ratio is no higher. */
export const estimateAtNearRatio = ({ estimate, uniformity }: Valued): AtNearRatio | undefined =>
  estimate.sufficient && estimate.supported !== null
    ? atNearRatio(estimate.priceCents, estimate.supported.level.percent, uniformity?.medianRatio?.value)
    : undefined
