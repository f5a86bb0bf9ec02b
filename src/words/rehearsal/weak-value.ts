/** Owns what is said of an opinion of value that is thin. */

import { formatMoney } from '#core/money.ts'
import type { ValueReason } from '#core/rehearsal/weak-reason.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import * as words from '#messages/rehearsal/weak-value.ts'
import type { Asked } from './asked.ts'
import { pointsToWords } from './points-to.ts'

type OwnSale = Extract<ValueReason, { code: 'own_sale_above' }>

const tellOwnSale = ({ sale, levelCents }: OwnSale): Asked => {
  const price = formatMoney(sale.priceCents)
  const month = monthInWords(sale.year, sale.month)
  const sold = month === null ? words.homeSold({ price }) : words.homeSoldIn({ month, price })
  return {
    words:
      levelCents === null
        ? words.priceAboveOpinion({ sold })
        : words.levelAboveOpinion({ sold, level: formatMoney(levelCents) }),
    question: words.whyWorthLess({ sold }),
  }
}

export const tellWeakValue = (reason: ValueReason): Asked => {
  switch (reason.code) {
    case 'no_opinion':
      return { words: words.noOpinion(), question: words.whatWasItWorth() }
    case 'opinion_not_below': {
      const [opinion, just] = [formatMoney(reason.opinionCents), formatMoney(reason.justCents)]
      return { words: words.opinionNotBelow({ opinion, just }), question: words.whatDoYouAsk({ opinion }) }
    }
    case 'opinion_without_reasons': {
      const opinion = formatMoney(reason.opinionCents)
      return { words: words.opinionWithoutReasons(), question: words.howDidYouArrive({ opinion }) }
    }
    case 'own_sale_above':
      return tellOwnSale(reason)
    case 'estimate_above': {
      const [points, opinion] = [pointsToWords(reason.pointsTo), formatMoney(reason.opinionCents)]
      return {
        words: words.estimateAbove({ points, opinion }),
        question: words.whyShouldYoursWeighMore({ opinion }),
      }
    }
  }
}
