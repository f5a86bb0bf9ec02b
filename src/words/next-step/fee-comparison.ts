/** Says which way of filing leaves the most of one year's saving, and where buying our course does not pay. */

import { AGENT_SHARES } from '#core/appeal/cost/agent-params.ts'
import { type ComparedRow, compareFees, type FeeComparison } from '#core/appeal/cost/fee-comparison.ts'
import type { NextStepKind } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'

const isAtLeast = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one >= other

/** Where nothing is sold, nothing here may speak for the course. */
const AGAINST_BUYING: Readonly<Partial<Record<NextStepKind, string>>> = {
  not_a_home:
    'Our course is about homes, so please don’t buy it for this parcel. The math only shows what each way of filing would leave you.',
  better_not_to_buy:
    'Please don’t buy our course here. See why in the answer above. The math only shows what each way of filing would leave you if the board lowered the value.',
  type_current_numbers: 'Please don’t buy on these figures. They’re from an earlier year.',
  check_numbers: 'Please don’t buy on these figures. See the open question in the answer above.',
  wait: 'Please don’t buy on these figures. See what’s still open in the answer above.',
}

const EACH_WAY =
  'We take the petition fee off in every column, since you owe it no matter who files. Some agents pay it, and some charge extra fees. We don’t count those.'

const comparedWords = (rows: readonly ComparedRow[], priceCents: number): string => {
  const price = formatMoney(priceCents)
  const compared = rows.filter(({ savingCents }) => savingCents !== null && savingCents > 0)
  if (rows.every(({ savingCents }) => savingCents === null))
    return 'These numbers don’t show what a lower value would save, so we can’t compare in dollars.'
  if (!compared.some(({ withCourseCents }) => (withCourseCents ?? 0) > 0))
    return `Please don’t buy. In no row does one year’s savings cover the petition fee and our ${price}.`
  const first = compared
    .toSorted((one, other) => (one.savingCents ?? 0) - (other.savingCents ?? 0))
    .find(({ withCourseCents, agentBestCents }) => isAtLeast(withCourseCents, agentBestCents))
  if (first === undefined)
    return `Filing alone costs only the petition fee and leaves you the most. In one year an agent at ${AGENT_SHARES.low} percent leaves you more than our course in every row.`
  return `Filing alone costs only the petition fee. In one year our course leaves you as much as an agent at ${AGENT_SHARES.low} percent, or more, in the row “${first.label}”, where you save ${formatMoney(first.savingCents ?? 0)}. In rows where you save less, an agent leaves you more.`
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
