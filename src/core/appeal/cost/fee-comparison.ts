/** Owns one year's saving beside what each way of filing costs: alone, with our course, with an agent paid from the saving. */

import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import type { NextStepKind } from '../next-step/next-step.ts'
import { AGENT_SHARES, type AgentShares } from './agent-params.ts'

interface ComparedRow {
  readonly id: ScenarioId
  readonly label: string
  readonly savingCents: number | null
  readonly aloneCents: number | null
  readonly withCourseCents: number | null
  readonly agentBestCents: number | null
  readonly agentWorstCents: number | null
}

export interface FeeComparison {
  readonly feeCents: number
  readonly priceCents: number
  readonly contingencyPercents: Pick<AgentShares, 'low' | 'high'>
  readonly rows: readonly ComparedRow[]
  readonly words: string
  readonly citation: string
}

interface JudgedScenario {
  readonly id: ScenarioId
  readonly label: string
  readonly savingCents: number | null
}

interface JudgedVerdict {
  readonly fee: { readonly cents: number }
  readonly readings: readonly { readonly scenarios: readonly JudgedScenario[] }[]
}

const COMPARED: ReadonlySet<ScenarioId> = new Set<ScenarioId>([
  'cut_5',
  'cut_10',
  'cut_15',
  'cut_25',
  'target',
  'estimate_point',
])

/** Of all readings the least; null where one has no rate. */
const leastSaving = ({ readings }: JudgedVerdict, id: ScenarioId): number | null => {
  const savings = readings.map(({ scenarios }) => scenarios.find((one) => one.id === id)?.savingCents ?? null)
  const known = savings.filter((saving) => saving !== null)
  return known.length < savings.length || known.length === 0 ? null : Math.min(...known)
}

/** The share rounded up to the cent: what an agent takes is never understated. The petition fee is the owner's, too. */
const withAgent = (savingCents: number, percent: number, feeCents: number): number =>
  savingCents - feeCents - Math.ceil((savingCents * percent) / 100)

const rowOf = (
  { id, label }: JudgedScenario,
  savingCents: number | null,
  feeCents: number,
  priceCents: number,
): ComparedRow => ({
  id,
  label,
  savingCents,
  aloneCents: savingCents === null ? null : savingCents - feeCents,
  withCourseCents: savingCents === null ? null : savingCents - feeCents - priceCents,
  agentBestCents: savingCents === null ? null : withAgent(savingCents, AGENT_SHARES.low, feeCents),
  agentWorstCents: savingCents === null ? null : withAgent(savingCents, AGENT_SHARES.high, feeCents),
})

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

const wordsOf = (rows: readonly ComparedRow[], priceCents: number, kind: NextStepKind): string =>
  `${AGAINST_BUYING[kind] ?? comparedWords(rows, priceCents)} ${EACH_WAY}`

/** Savings are those of one year, under the rules that save less. What an agent charges beside the share is not counted. */
export const compareFees = (verdict: JudgedVerdict, kind: NextStepKind): FeeComparison => {
  const feeCents = verdict.fee.cents
  const { priceCents } = products.standard
  const scenarios = verdict.readings[0]?.scenarios ?? []
  const rows = scenarios
    .filter(({ id }) => COMPARED.has(id))
    .map((scenario) => rowOf(scenario, leastSaving(verdict, scenario.id), feeCents, priceCents))
  const { low, high, citation } = AGENT_SHARES
  return {
    feeCents,
    priceCents,
    contingencyPercents: { low, high },
    rows,
    words: wordsOf(rows, priceCents, kind),
    citation,
  }
}
