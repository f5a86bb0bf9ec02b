/** Owns what is said where the chosen sales do not carry the owner's opinion of value: at the sales of a case, and in practice. */

import { rangeWords } from '#core/document/facts/sales/conclusion/conclusion.ts'
import { formatMoney } from '#core/money.ts'
import type { SalesRange } from '#core/rehearsal/weak-conclusion.ts'
import type { ConclusionReason } from '#core/rehearsal/weak-reason.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as words from '#messages/rehearsal/weak-conclusion.ts'
import type { Asked } from './asked.ts'

export const tellConclusion = (reason: ConclusionReason): Asked => {
  if (reason.code === 'sales_not_below_just') {
    const just = formatMoney(reason.justCents)
    return {
      words: words.salesSupportTheCounty({
        just,
        isMeasured: reason.isMeasured ? 'yes' : 'no',
        percent: MOST_COST_OF_SALE_PERCENT,
      }),
      question: words.whatDoTheyShow(),
    }
  }
  if (reason.code === 'some_sales_reach_just') {
    const high = formatMoney(reason.highCents)
    const just = formatMoney(reason.justCents)
    const together = formatMoney(reason.togetherCents)
    return {
      words: words.someSalesReachIt({ high, just, together, hasRepairs: reason.hasRepairs ? 'yes' : 'no' }),
      question: words.whatOfTheHighest({ high, just }),
    }
  }
  const opinion = formatMoney(reason.opinionCents)
  return {
    words: words.opinionBelowSales({ opinion, hasRepairs: reason.hasRepairs ? 'yes' : 'no' }),
    question: words.whatSupportsIt({ opinion }),
  }
}

/** As the papers state it. */
export const tellSalesRange = ({ range, level, repairsCents, ...values }: SalesRange): string => {
  const said = rangeWords(range, level, values)
  return repairsCents === 0
    ? said
    : words.rangeAfterRepairs({ range: said, repairs: formatMoney(repairsCents) })
}
