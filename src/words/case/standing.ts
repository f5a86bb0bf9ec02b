/** Owns what a case says of itself beside the value that it asks for: a few words, and one sentence. */

import { fewestChosenSales } from '#core/case/params.ts'
import type { Standing } from '#core/case/standing.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/case/standing.ts'
import { outcomeLabel } from '../verdict/outcome-label.ts'

export const tellStanding = (standing: Standing): { readonly title: string; readonly words: string } => {
  switch (standing.kind) {
    case 'against':
      return {
        title: words.salesSupportTheCounty(),
        words:
          standing.salesCents === null
            ? words.nothingLeadsLower({ county: formatMoney(standing.countyCents) })
            : words.salesComeTo({
                sales: formatMoney(standing.salesCents),
                county: formatMoney(standing.countyCents),
              }),
      }
    case 'carried':
    case 'weakly_carried': {
      const value = formatMoney(standing.salesCents)
      return {
        title:
          standing.kind === 'carried'
            ? words.worthFilingYourSalesSupport({ value })
            : words.fileOnlyWithMoreEvidence({ value, isAllRate: standing.isAllRate ? 'yes' : 'no' }),
        // The title has the value.
        words: standing.repairsCents > 0 ? words.salesLeadToIt() : '',
      }
    }
    case 'by_purchase':
      return {
        title: outcomeLabel({ outcome: 'file_with_evidence', reason: 'own_sale_speaks_for' }),
        words: words.aBoardLooksFirst(),
      }
    case 'below_purchase':
      return {
        title: words.yourPurchaseIsAbove(),
        words: words.purchaseStopsAt({
          own: formatMoney(standing.ownCents),
          apart: formatMoney(standing.apartCents),
        }),
      }
    case 'beyond':
      return {
        title: words.youAskForMore(),
        words: words.salesStopAt({
          sales: formatMoney(standing.salesCents),
          apart: formatMoney(standing.apartCents),
        }),
      }
    case 'unshown':
      return { title: words.tooFewSales(), words: words.restsOnWhatYouSay({ fewest: fewestChosenSales }) }
  }
}
