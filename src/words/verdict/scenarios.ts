/** Says what each lower value is, and prints the arithmetic of its saving. */

import { formatCents, formatMills, formatMoney } from '#core/money.ts'
import { SCENARIO_CUTS } from '#core/tax/params.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import type { JudgedScenario, Scenario } from '#core/tax/verdict/verdict.ts'

type JudgedLine = JudgedScenario['levies'][number]

const arithmeticOf = ({ mills, taxableBeforeCents, taxableAfterCents, savingCents }: JudgedLine): string => {
  const fall = `${formatMoney(taxableBeforeCents)} − ${formatMoney(taxableAfterCents)}`
  if (mills === null || savingCents === null)
    return `${fall} = ${formatMoney(taxableBeforeCents - taxableAfterCents)}`
  return `(${fall}) × ${formatMills(mills)} ÷ 1,000 = ${formatCents(savingCents)}`
}

const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = {
  target: 'The value you mean to ask for',
  estimate_low: 'Low end of the estimate',
  estimate_point: 'Middle of the estimate',
  estimate_high: 'High end of the estimate',
}

/** What lies at the just value or above it is no cut, and is not listed as one. */
const labelOf = ({ id, justCents }: JudgedScenario, just: number): string => {
  const cut = SCENARIO_CUTS.find((one) => one.id === id)
  if (cut !== undefined) return `A cut of ${cut.percent}%`
  const name = NAMES[id] ?? ''
  if (justCents < just) return name
  return justCents > just
    ? `${name}: above the market value, no savings`
    : `${name}: at the market value, no savings`
}

export const toldScenario = (scenario: JudgedScenario, just: number): Scenario => ({
  ...scenario,
  label: labelOf(scenario, just),
  levies: scenario.levies.map((line) => ({ ...line, arithmetic: arithmeticOf(line) })),
})
