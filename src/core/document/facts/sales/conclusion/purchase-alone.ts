/** Owns what a packet says where the owner's own purchase is the evidence and the other sales would speak for the county: the purchase alone. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { nameFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { PURCHASE_ALONE } from '#core/document/paper-title.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { SalesMaterial } from '../material.ts'
import { levelOf } from './come-to.ts'
import { medianRatioOf } from './conclusion.ts'
import type { Judged } from './conclusion-facts.ts'
import { requestedStep } from './requested-step.ts'
import { presentStep, stepFacts } from './step-facts.ts'

const LABEL = 'My own purchase'

/** To the owner, whose sales they are. */
const setAsideWords = (count: number, { justCents }: Judged): string =>
  `Your documents don’t rely on the ${count === 1 ? 'sale' : `${count} sales`} you chose. Together they point to the county’s ${formatMoney(justCents)} or more, and your own purchase makes your case better without them.`

export const purchaseAloneFacts = (
  sales: SalesMaterial,
  chosenCount: number,
  judged: Judged,
): readonly Fact[] => {
  const [own] = sales.ownSales
  const value = sales.ownSaleCompared?.justValueCents
  if (own === undefined || value === undefined) return []
  const level = levelOf(sales)
  const ratio = level === null ? '' : `, at ${medianRatioOf(level)}, ${formatPercent(level.percent)}`
  return [
    ...nameFact(PURCHASE_ALONE, LABEL, formatMoney(value), ofSales),
    ...stepFacts(LABEL, [
      presentStep(judged),
      {
        what: 'My own purchase, as a just value',
        amount: formatMoney(value),
        basis: `The ${formatMoney(own.priceCents)} I paid, adjusted to January 1${ratio}`,
      },
      ...requestedStep(judged, { cents: value, words: 'what my own purchase comes to' }),
    ]),
    ...(chosenCount === 0
      ? []
      : [sentenceFact('sales-set-aside', LABEL, setAsideWords(chosenCount, judged), ofSales)]),
  ]
}
