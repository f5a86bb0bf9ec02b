/** Owns the worked scenarios: what a given just value would save, with the arithmetic in view. */

import { type Cents, cents, formatCents, formatMills, formatMoney, sumCents } from '#core/money.ts'
import type { JudgeOptions } from '../appeal-facts.ts'
import type { CapYears } from '../law/later-years.ts'
import { rateOf } from '../levy/position.ts'
import { SCENARIO_CUTS } from '../params.ts'
import { laterSavings } from '../saving/later.ts'
import { type LevySaving, type SavingBasis, savingByLevy } from '../saving/of-cut.ts'
import { cutPercent, justAfterCut } from '../saving/percent.ts'
import type { ScenarioId } from './codes.ts'
import type { Scenario, ScenarioLevy } from './verdict.ts'

interface Asked {
  readonly id: ScenarioId
  readonly label: string
  readonly justCents: Cents
}

const arithmeticOf = (basis: SavingBasis, { levy, before, after, savingCents }: LevySaving): string => {
  const fall = `${formatMoney(before.taxableCents)} − ${formatMoney(after.taxableCents)}`
  const rate = rateOf(basis.millage, levy)
  if (rate === null || savingCents === null)
    return `${fall} = ${formatMoney(before.taxableCents - after.taxableCents)}`
  return `(${fall}) × ${formatMills(rate)} ÷ 1,000 = ${formatCents(savingCents)}`
}

const levyLine = (basis: SavingBasis, saving: LevySaving): ScenarioLevy => ({
  levy: saving.levy,
  assessedBeforeCents: saving.before.assessedCents,
  assessedAfterCents: saving.after.assessedCents,
  exemptionBeforeCents: saving.before.exemptionCents,
  exemptionAfterCents: saving.after.exemptionCents,
  taxableBeforeCents: saving.before.taxableCents,
  taxableAfterCents: saving.after.taxableCents,
  mills: rateOf(basis.millage, saving.levy),
  savingCents: saving.savingCents,
  arithmetic: arithmeticOf(basis, saving),
})

const workOut = (
  basis: SavingBasis,
  feeCents: Cents,
  years: CapYears,
  { id, label, justCents }: Asked,
): Scenario => {
  const savings = savingByLevy(basis, justCents)
  const isKnown = savings.every(({ savingCents }) => savingCents !== null)
  const savingCents = isKnown ? sumCents(savings.map((saving) => saving.savingCents ?? 0)) : null
  return {
    id,
    label,
    cutPercent: cutPercent(basis.values.justCents, justCents),
    justCents,
    levies: savings.map((saving) => levyLine(basis, saving)),
    savingCents,
    netCents: savingCents === null ? null : cents(savingCents - feeCents),
    laterYears: laterSavings(basis, justCents, years),
  }
}

/** What lies at the just value or above it is no cut, and is not listed as one. */
const named = (one: Asked, just: Cents): Asked => {
  if (one.justCents < just) return one
  const where = one.justCents > just ? 'above' : 'at'
  return { ...one, label: `${one.label}: ${where} the market value, no savings` }
}

const asked = (just: Cents, { estimate, targetJustCents }: JudgeOptions): readonly Asked[] => {
  const cuts = SCENARIO_CUTS.map(({ id, percent }) => ({
    id,
    label: `A cut of ${percent}%`,
    justCents: justAfterCut(just, percent),
  }))
  const target =
    targetJustCents === undefined
      ? []
      : [{ id: 'target' as const, label: 'The value you mean to ask for', justCents: targetJustCents }]
  const estimated =
    estimate === undefined
      ? []
      : [
          { id: 'estimate_low' as const, label: 'Low end of the estimate', justCents: estimate.lowCents },
          { id: 'estimate_point' as const, label: 'Middle of the estimate', justCents: estimate.pointCents },
          { id: 'estimate_high' as const, label: 'High end of the estimate', justCents: estimate.highCents },
        ]
  return [...cuts, ...[...target, ...estimated].map((one) => named(one, just))]
}

/**
 * The same cuts where it is not known what they would save: all of them, or only those that would seem to save nothing. What
 * lies at the just value or above it is no cut and saves nothing whatever the parts are.
 */
export const openScenarios = (scenarios: readonly Scenario[], areAll: boolean): readonly Scenario[] =>
  scenarios.map((scenario) =>
    areAll || (scenario.savingCents === 0 && scenario.cutPercent > 0)
      ? {
          ...scenario,
          levies: [],
          savingCents: null,
          netCents: null,
          laterYears: scenario.laterYears.map(({ taxYear }) => ({ taxYear, savingCents: null })),
        }
      : scenario,
  )

/** Cuts of 5, 10, 15 and 25 percent, then the owner's target and the estimate where given. */
export const scenariosOf = (
  basis: SavingBasis,
  feeCents: Cents,
  years: CapYears,
  options: JudgeOptions,
): readonly Scenario[] =>
  asked(basis.values.justCents, options).map((one) => workOut(basis, feeCents, years, one))
