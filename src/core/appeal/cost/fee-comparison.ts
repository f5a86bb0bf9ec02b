/** Owns one year's saving beside what each way of filing costs: alone, with our course, with an agent paid from the saving. */

import { products } from '#core/billing/product.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import { AGENT_SHARES, type AgentShares } from './agent-params.ts'

export interface ComparedRow {
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
  'own_sale',
  'own_sale_near',
  'cut_5',
  'cut_10',
  'cut_15',
  'cut_25',
  'target',
  'estimate_point',
  'estimate_near',
])

/** Of all readings the least; null where one has no rate. */
const leastSaving = ({ readings }: JudgedVerdict, id: ScenarioId): number | null => {
  const savings = readings.map(({ scenarios }) => scenarios.find((one) => one.id === id)?.savingCents ?? null)
  const known = savings.filter((saving) => saving !== null)
  return known.length < savings.length || known.length === 0 ? null : Math.min(...known)
}

/** The share rounded up to the cent: what an agent takes is never understated. The filing fee is the owner's, too. */
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

/** Savings are those of one year, under the rules that save less. What an agent charges beside the share is not counted. */
export const compareFees = (verdict: JudgedVerdict): FeeComparison => {
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
    citation,
  }
}
