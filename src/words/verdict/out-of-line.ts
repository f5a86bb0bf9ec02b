/** Owns the words for a typed total tax that is far from what the county's average rates give. */

import { formatMoney, scaleHalfUp } from '#core/money.ts'
import type { Millage } from '#core/tax/appeal-facts.ts'
import { TAX_IN_LINE_FROM_PERCENT, TAX_IN_LINE_TO_PERCENT } from '#core/tax/params.ts'
import * as words from '#messages/verdict/out-of-line.ts'

const wholeDollars = (amountCents: number): string => formatMoney(Math.round(amountCents / 100) * 100)

/** What was typed, what would be in line, and what is usually wrong. */
export const outOfLineWords = (millage: Extract<Millage, { kind: 'out_of_line' }>): string => {
  const { countyName, rateYear, typedTaxCents, taxAtAverageCents } = millage
  const from = wholeDollars(scaleHalfUp(taxAtAverageCents, TAX_IN_LINE_FROM_PERCENT, 100))
  const to = wholeDollars(scaleHalfUp(taxAtAverageCents, TAX_IN_LINE_TO_PERCENT, 100))
  return words.youEnteredATotalTaxOf({
    entered: formatMoney(typedTaxCents),
    countyName,
    rateYear,
    average: wholeDollars(taxAtAverageCents),
    from,
    to,
  })
}
