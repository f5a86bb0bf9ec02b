/** Owns what the owner's own purchase shows where the ratio is refused: stronger than other homes' sales, so that it is said before them. */

import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { atLevel, UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import { formatMoney } from '#core/money.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import type { Asked } from './question.ts'

/** What the price on January 1 comes to with no ratio, else what with no more than the cost of selling; null where neither is clearly below the county's value, and where the purchase is no evidence. */
export const ownWithoutRatio = ({
  sales,
  justCents,
}: Pick<Asked, 'sales' | 'justCents'>): { readonly answer: string; readonly concede: string } | null => {
  const broughtCents = sales?.ownSaleCompared?.broughtCents
  if (sales === null || broughtCents === undefined || purchaseEvidence(sales, justCents) === null) return null
  const isLess = (levelOf(sales)?.percent ?? 0) < UNMEASURED.percent
  const county = `below your ${formatMoney(justCents)}`
  const [price, less] = [broughtCents, atLevel(broughtCents, UNMEASURED)]
  if (isClearlyBelow(price, justCents))
    return {
      answer: `Without any ratio, what I paid for this very home comes to ${formatMoney(price)} on January 1, ${county}.`,
      concede: `your own purchase comes to ${formatMoney(price)} as a price`,
    }
  return isClearlyBelow(less, justCents)
    ? {
        answer: `${isLess ? 'Even with' : 'With'} ${MOST_COST_OF_SALE_PERCENT} percent off for selling costs instead, what I paid for this very home comes to ${formatMoney(less)}, ${county}.`,
        concede: `your own purchase comes to ${formatMoney(less)} with ${MOST_COST_OF_SALE_PERCENT}% off`,
      }
    : null
}
