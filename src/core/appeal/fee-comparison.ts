/** Owns one year's saving beside what each way of filing costs: alone, with our course, with an agent paid from the saving. */

import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import type { ScenarioId } from '#core/tax/verdict/verdict-codes.ts'
import { AGENT_SHARES, type AgentShares } from './agent-params.ts'
import type { NextStepKind } from './next-step.ts'

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
    'Our course is about homes: please do not buy it for this parcel. The sums only show what each way of filing would leave of a saving.',
  better_not_to_buy:
    'Better not to buy our course here: why stands with the answer. The sums only show what each way of filing would leave if a cut were granted, and do not say that one would be.',
  type_current_numbers: 'Please buy nothing on these figures: they are of an earlier year.',
  check_numbers: 'Please buy nothing on these figures: they leave a doubt, which stands with the answer.',
  wait: 'Please buy nothing on these figures: what they leave open stands with the answer.',
}

const EACH_WAY =
  'The petition fee is taken off in every column, since the owner owes it whoever files; some agents pay it, and some charge more than the share, which is not counted.'

const comparedWords = (rows: readonly ComparedRow[], priceCents: number): string => {
  const price = formatMoney(priceCents)
  const compared = rows.filter(({ savingCents }) => savingCents !== null && savingCents > 0)
  if (rows.every(({ savingCents }) => savingCents === null))
    return 'What a cut saves is not known, so nothing can be compared in dollars.'
  if (!compared.some(({ withCourseCents }) => (withCourseCents ?? 0) > 0))
    return `You would do better not to buy: in no row does one year's saving cover the petition fee and our ${price}.`
  const first = compared
    .toSorted((one, other) => (one.savingCents ?? 0) - (other.savingCents ?? 0))
    .find(({ withCourseCents, agentBestCents }) => isAtLeast(withCourseCents, agentBestCents))
  if (first === undefined)
    return `Filing alone costs only the petition fee and leaves you most. In one year an agent at ${AGENT_SHARES.low} percent leaves you more than our course in every row.`
  return `Filing alone costs only the petition fee. In one year our course leaves you as much as an agent at ${AGENT_SHARES.low} percent, or more, in the row “${first.label}”, where ${formatMoney(first.savingCents ?? 0)} is saved; in the rows where less is saved, an agent leaves you more.`
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
