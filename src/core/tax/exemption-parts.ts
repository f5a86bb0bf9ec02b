/** Owns the split of an observed exemption into homestead, fixed and proportional parts. */

import { type Cents, cents } from '#core/money.ts'
import { homesteadExemption } from './homestead-exemption.ts'
import { homesteadRule, regimesOf } from './homestead-params.ts'
import type { ExemptionParts, Levy } from './parcel-values.ts'

/** What was seen on one levy. */
interface ObservedExemption {
  readonly taxYear: number
  readonly levy: Levy
  /** Assessed minus taxable value, whole parcel. */
  readonly wholeCents: Cents
  readonly taxableCents: Cents
  /** Assessed value of the homestead portion; zero without one. */
  readonly homesteadAssessedCents: Cents
  readonly proportionalCents: Cents
}

/** The largest homestead exemption the year's rules explain. While rules are undecided, the one that fits. */
const explainedHomestead = ({
  taxYear,
  levy,
  wholeCents,
  homesteadAssessedCents,
}: ObservedExemption): number => {
  const candidates = regimesOf(taxYear)
    .map((regime) => homesteadRule(taxYear, regime))
    .filter((rule) => rule !== null)
    .map((rule) => homesteadExemption(rule, levy, homesteadAssessedCents))
  const fitting = candidates.filter((candidate) => candidate <= wholeCents)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(wholeCents, ...candidates)
}

/**
 * The parts add up to the whole: proportional first as reported, then homestead, the rest is fixed.
 * Nothing left to tax although the homestead exemption alone does not explain it: a full exemption, in proportion.
 */
export const splitExemption = (observed: ObservedExemption): ExemptionParts => {
  if (observed.taxableCents === 0 && explainedHomestead(observed) < observed.wholeCents) {
    return { homesteadCents: cents(0), fixedCents: cents(0), proportionalCents: observed.wholeCents }
  }
  const proportional = Math.min(observed.proportionalCents, observed.wholeCents)
  const rest = cents(observed.wholeCents - proportional)
  const homestead = explainedHomestead({ ...observed, wholeCents: rest })
  return {
    homesteadCents: cents(homestead),
    fixedCents: cents(rest - homestead),
    proportionalCents: cents(proportional),
  }
}
