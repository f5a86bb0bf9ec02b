/** Says what each lower value is, and prints the arithmetic of its saving. */

import { formatCents, formatMills, formatMoney } from '#core/money.ts'
import { SCENARIO_CUTS } from '#core/tax/params.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import type { JudgedScenario, Scenario } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/scenarios.ts'

type JudgedLine = JudgedScenario['levies'][number]

const arithmeticOf = ({ mills, taxableBeforeCents, taxableAfterCents, savingCents }: JudgedLine): string => {
  const fall = `${formatMoney(taxableBeforeCents)} − ${formatMoney(taxableAfterCents)}`
  if (mills === null || savingCents === null)
    return `${fall} = ${formatMoney(taxableBeforeCents - taxableAfterCents)}`
  return `(${fall}) × ${formatMills(mills)} ÷ 1,000 = ${formatCents(savingCents)}`
}

const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = {
  target: words.theValueYouMeanToAsk(),
  estimate_low: words.estimateLow(),
  estimate_point: words.estimatePoint(),
  estimate_high: words.estimateHigh(),
}

/** What lies at the just value or above it is no cut, and is not listed as one. */
const labelOf = ({ id, justCents }: JudgedScenario, just: number): string => {
  const cut = SCENARIO_CUTS.find((one) => one.id === id)
  if (cut !== undefined) return words.aCutOf({ percent: cut.percent })
  const name = NAMES[id] ?? ''
  if (justCents < just) return name
  return justCents > just
    ? words.aboveTheMarketValueNoSavings({ name })
    : words.atTheMarketValueNoSavings({ name })
}

export const toldScenario = (scenario: JudgedScenario, just: number): Scenario => ({
  ...scenario,
  label: labelOf(scenario, just),
  levies: scenario.levies.map((line) => ({ ...line, arithmetic: arithmeticOf(line) })),
})
