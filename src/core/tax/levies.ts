/** Owns assessed value, exemption, taxable value and tax of one levy at any just value. */

import { type Cents, cents, type Mills, scaleHalfUp, sumCents } from '#core/money.ts'
import type { CutSharing, Millage } from './appeal-facts.ts'
import { assessedAt } from './caps.ts'
import { shareJustValue } from './cut-sharing.ts'
import { homesteadExemption } from './homestead-exemption.ts'
import type { HomesteadRule } from './homestead-params.ts'
import type { Levy, ParcelValues } from './parcel-values.ts'

/** The rules of one year under one regime, and how far they are settled. */
export interface LevyRules {
  readonly homestead: HomesteadRule
  /** While undecided, a regime's own exemption replaces the one seen; otherwise the one seen is the most. */
  readonly settled: boolean
  readonly cutSharing: CutSharing
}

export interface LevyPosition {
  readonly levy: Levy
  readonly assessedCents: Cents
  readonly exemptionCents: Cents
  readonly taxableCents: Cents
}

/** The rate of one levy, or null when it is not known. */
export const rateOf = (millage: Millage, levy: Levy): Mills | null => {
  if (millage.kind === 'missing' || millage.kind === 'out_of_line') return null
  return levy === 'school' ? millage.schoolMills : millage.nonSchoolMills
}

const homesteadPart = (values: ParcelValues, levy: Levy, rules: LevyRules, assessed: Cents): number => {
  const seen = values.exemptions[levy].homesteadCents
  if (seen === 0) return 0
  const ruled = homesteadExemption(rules.homestead, levy, assessed)
  return rules.settled ? Math.min(seen, ruled) : ruled
}

/**
 * One levy's position when the parcel's just value is `justCents`: caps by portion, homestead exemption worked
 * out anew, fixed exemptions unchanged, proportional ones scaled. Taxable value is never below zero.
 */
export const positionAt = (
  values: ParcelValues,
  levy: Levy,
  justCents: Cents,
  rules: LevyRules,
): LevyPosition => {
  const shares = shareJustValue(values.portions, justCents, rules.cutSharing)
  const assessedByPortion = values.portions.map(({ assessedCents }, place) =>
    assessedAt(assessedCents[levy], shares[place] ?? assessedCents[levy]),
  )
  const assessed = sumCents(assessedByPortion)
  const ofHomestead = assessedByPortion.filter((_, place) => values.portions[place]?.kind === 'homestead')
  const { fixedCents, proportionalCents } = values.exemptions[levy]
  const now = values.assessedCents[levy]
  const proportional = now === 0 ? 0 : scaleHalfUp(proportionalCents, assessed, now)
  const whole = homesteadPart(values, levy, rules, sumCents(ofHomestead)) + fixedCents + proportional
  const exemption = cents(Math.min(assessed, whole))
  return {
    levy,
    assessedCents: assessed,
    exemptionCents: exemption,
    taxableCents: cents(assessed - exemption),
  }
}
