/** Owns the words for a typed total tax that is far from what the county's average rates give. */

import { formatMoney, scaleHalfUp } from '#core/money.ts'
import type { Millage } from '#core/tax/appeal-facts.ts'
import { TAX_IN_LINE_FROM_PERCENT, TAX_IN_LINE_TO_PERCENT } from '#core/tax/params.ts'

const wholeDollars = (amountCents: number): string => formatMoney(Math.round(amountCents / 100) * 100)

/** What was typed, what would be in line, and what is usually wrong. */
export const outOfLineWords = (millage: Extract<Millage, { kind: 'out_of_line' }>): string => {
  const { countyName, rateYear, typedTaxCents, taxAtAverageCents } = millage
  const from = wholeDollars(scaleHalfUp(taxAtAverageCents, TAX_IN_LINE_FROM_PERCENT, 100))
  const to = wholeDollars(scaleHalfUp(taxAtAverageCents, TAX_IN_LINE_TO_PERCENT, 100))
  return `You entered a total tax of ${formatMoney(typedTaxCents)}. At ${countyName} County’s average ${rateYear} rates, those taxable values come to about ${wholeDollars(taxAtAverageCents)}. We’d expect ${from} to ${to}. Check the two taxable values and the proposed-budget total, without waste, fire or other fixed charges.`
}
