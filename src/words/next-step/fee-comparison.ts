/** Says which way of filing leaves the most of one year's saving, and where buying our course does not pay. */

import { AGENT_SHARES } from '#core/appeal/cost/agent-params.ts'
import { type ComparedRow, compareFees, type FeeComparison } from '#core/appeal/cost/fee-comparison.ts'
import type { NextStepKind } from '#core/appeal/next-step.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/next-step/fee-comparison.ts'

const isAtLeast = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one >= other

/** Where nothing is sold, nothing here may speak for the course. */
const AGAINST_BUYING: Readonly<Partial<Record<NextStepKind, string>>> = {
  not_a_home: messages.notAHome(),
  better_not_to_buy: messages.betterNotToBuy(),
  type_current_numbers: messages.typeCurrentNumbers(),
  check_numbers: messages.checkNumbers(),
  wait: messages.pleaseDontBuyOnTheseFigures3(),
}

const EACH_WAY = messages.weTakeThePetitionFeeOff({
  enhancedPrice: formatMoney(products.ai_enhanced.priceCents),
  more: formatMoney(products.ai_enhanced.priceCents - products.standard.priceCents),
})

const comparedWords = (rows: readonly ComparedRow[], priceCents: number): string => {
  const price = formatMoney(priceCents)
  const compared = rows.filter(({ savingCents }) => savingCents !== null && savingCents > 0)
  if (rows.every(({ savingCents }) => savingCents === null)) return messages.theseNumbersDontShowWhatA()
  if (!compared.some(({ withCourseCents }) => (withCourseCents ?? 0) > 0))
    return messages.pleaseDontBuy({ price })
  const first = compared
    .toSorted((one, other) => (one.savingCents ?? 0) - (other.savingCents ?? 0))
    .find(({ withCourseCents, agentBestCents }) => isAtLeast(withCourseCents, agentBestCents))
  if (first === undefined) return messages.filingAloneCostsOnlyThePetition({ low: AGENT_SHARES.low })
  return messages.filingAloneCostsOnlyThePetition2({
    low: AGENT_SHARES.low,
    saving: formatMoney(first.savingCents ?? 0),
  })
}

const feeComparisonWords = (
  { rows, priceCents }: Pick<FeeComparison, 'rows' | 'priceCents'>,
  kind: NextStepKind,
): string => `${AGAINST_BUYING[kind] ?? comparedWords(rows, priceCents)} ${EACH_WAY}`

/** What each way of filing leaves, with what the rows say of it. */
export const toldFees = (verdict: Parameters<typeof compareFees>[0], kind: NextStepKind) => {
  const compared = compareFees(verdict)
  return { ...compared, words: feeComparisonWords(compared, kind) }
}
