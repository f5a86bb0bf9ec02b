/** Owns the worked scenarios: what a given just value would save, with the arithmetic in view. */

import { type Cents, cents, sumCents } from '#core/money.ts'
import type { JudgeOptions } from '../appeal-facts.ts'
import type { CapYears } from '../law/later-years.ts'
import { rateOf } from '../levy/position.ts'
import type { AtNearRatio } from '../own-sale.ts'
import { SCENARIO_CUTS } from '../params.ts'
import { laterSavings } from '../saving/later.ts'
import { type LevySaving, type SavingBasis, savingByLevy } from '../saving/of-cut.ts'
import { cutPercent, justAfterCut } from '../saving/percent.ts'
import type { ScenarioId } from './codes.ts'
import type { JudgedScenario } from './verdict.ts'

interface Asked {
  readonly id: ScenarioId
  readonly justCents: Cents
}

const levyLine = (basis: SavingBasis, saving: LevySaving): JudgedScenario['levies'][number] => ({
  levy: saving.levy,
  assessedBeforeCents: saving.before.assessedCents,
  assessedAfterCents: saving.after.assessedCents,
  exemptionBeforeCents: saving.before.exemptionCents,
  exemptionAfterCents: saving.after.exemptionCents,
  taxableBeforeCents: saving.before.taxableCents,
  taxableAfterCents: saving.after.taxableCents,
  mills: rateOf(basis.millage, saving.levy),
  savingCents: saving.savingCents,
})

const workOut = (
  basis: SavingBasis,
  feeCents: Cents,
  years: CapYears,
  { id, justCents }: Asked,
): JudgedScenario => {
  const savings = savingByLevy(basis, justCents)
  const isKnown = savings.every(({ savingCents }) => savingCents !== null)
  const savingCents = isKnown ? sumCents(savings.map((saving) => saving.savingCents ?? 0)) : null
  return {
    id,
    cutPercent: cutPercent(basis.values.justCents, justCents),
    justCents,
    levies: savings.map((saving) => levyLine(basis, saving)),
    savingCents,
    netCents: savingCents === null ? null : cents(savingCents - feeCents),
    laterYears: laterSavings(basis, justCents, years),
  }
}

/** What the owner paid, as a just value, where that is the evidence; at the ratio of the home's own neighborhood where that is higher. */
type Purchase = { readonly justCents: Cents; readonly near: AtNearRatio | null } | null

const asked = (
  just: Cents,
  { estimate, targetJustCents }: JudgeOptions,
  purchase: Purchase,
): readonly Asked[] => {
  const near = purchase?.near ?? null
  const bought = [
    ...(purchase === null ? [] : [{ id: 'own_sale' as const, justCents: purchase.justCents }]),
    ...(near === null ? [] : [{ id: 'own_sale_near' as const, justCents: cents(near.justValueCents) }]),
  ]
  const cuts = SCENARIO_CUTS.map(({ id, percent }) => ({
    id,
    justCents: justAfterCut(just, percent),
  }))
  const target = targetJustCents === undefined ? [] : [{ id: 'target' as const, justCents: targetJustCents }]
  const estimated =
    estimate === undefined
      ? []
      : [
          { id: 'estimate_low' as const, justCents: estimate.lowCents },
          { id: 'estimate_point' as const, justCents: estimate.pointCents },
          ...(estimate.near === undefined || purchase !== null
            ? []
            : [{ id: 'estimate_near' as const, justCents: cents(estimate.near.justValueCents) }]),
          { id: 'estimate_high' as const, justCents: estimate.highCents },
        ]
  return [...bought, ...cuts, ...target, ...estimated]
}

/**
 * The same cuts where it is not known what they would save: all of them, or only those that would seem to save nothing. What
 * lies at the just value or above it is no cut and saves nothing whatever the parts are.
 */
export const openScenarios = (
  scenarios: readonly JudgedScenario[],
  areAll: boolean,
): readonly JudgedScenario[] =>
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

/** The owner's purchase where it is the evidence; cuts of 5, 10, 15 and 25 percent, the owner's target and the estimate where given. */
export const scenariosOf = (
  basis: SavingBasis,
  feeCents: Cents,
  years: CapYears,
  options: JudgeOptions,
  purchase: Purchase = null,
): readonly JudgedScenario[] =>
  asked(basis.values.justCents, options, purchase).map((one) => workOut(basis, feeCents, years, one))
