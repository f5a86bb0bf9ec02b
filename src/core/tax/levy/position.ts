/** Owns assessed value, exemption, taxable value and tax of one levy at any just value. */

import { type Cents, cents, type Mills, scaleHalfUp, sumCents } from '#core/money.ts'
import type { CutSharing, Millage } from '../appeal-facts.ts'
import { assessedAt } from '../cap/limit.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import { type AssessedParts, assessedParts, splitExemption } from '../exemption/parts.ts'
import type { HomesteadRule, LawReading } from '../law/readings.ts'
import { MOST_FIXED_EXEMPTIONS } from '../params.ts'
import type { ExemptionParts, Levy, ParcelValues, PerLevy, Share } from '../parcel-values.ts'
import { shareJustValue } from './cut-sharing.ts'

/** The rules of one year under one regime, and how far they are settled. */
export interface LevyRules {
  readonly homestead: HomesteadRule
  /** While undecided, a regime's own exemption replaces the one seen; otherwise the one seen is the most. */
  readonly settled: boolean
  readonly cutSharing: CutSharing
  readonly exemptions: PerLevy<ExemptionParts>
}

export interface LevyPosition {
  readonly levy: Levy
  readonly assessedCents: Cents
  readonly exemptionCents: Cents
  readonly taxableCents: Cents
}

type JudgedValues = Omit<ParcelValues, 'doubts'>

/** The rate of one levy, or null when it is not known. */
export const rateOf = (millage: Millage, levy: Levy): Mills | null => {
  if (millage.kind === 'missing' || millage.kind === 'out_of_line') return null
  return levy === 'school' ? millage.schoolMills : millage.nonSchoolMills
}

const homesteadPart = (levy: Levy, { exemptions, homestead, settled }: LevyRules, assessed: Cents): Cents => {
  const { homesteadCents: seen, isHomesteadWhole } = exemptions[levy]
  if (seen === 0) return cents(0)
  const ruled = homesteadExemption(homestead, levy, assessed)
  return settled && !isHomesteadWhole ? cents(Math.min(seen, ruled)) : ruled
}

const shareOf = ({ cents: part, ofCents }: Share, amount: Cents): Cents =>
  ofCents === 0 ? cents(0) : scaleHalfUp(amount, part, ofCents)

const less = (amount: Cents, taken: Cents): Cents => cents(Math.max(0, amount - taken))

/** What is left to tax of each side, its own exemptions taken off in the order of the law. */
const taxableOf = (levy: Levy, { homesteadCents, besideCents }: AssessedParts, rules: LevyRules): Cents => {
  const { fixedCents, homesteadShare, besideFixedCents, besideShare } = rules.exemptions[levy]
  const home = less(less(homesteadCents, homesteadPart(levy, rules, homesteadCents)), fixedCents)
  const beside = less(less(besideCents, shareOf(besideShare, besideCents)), besideFixedCents)
  return cents(home - shareOf(homesteadShare, home) + beside)
}

/**
 * One levy's position when the parcel's just value is `justCents`: caps by portion, homestead exemption worked
 * out again, fixed exemptions unchanged, shares taken of what is left. Taxable value is never below zero.
 */
export const positionAt = (
  values: JudgedValues,
  levy: Levy,
  justCents: Cents,
  rules: LevyRules,
): LevyPosition => {
  const shares = shareJustValue(values.portions, justCents, rules.cutSharing)
  const assessedByPortion = values.portions.map(({ assessedCents }, place) =>
    assessedAt(assessedCents[levy], shares[place] ?? assessedCents[levy]),
  )
  const assessed = sumCents(assessedByPortion)
  const parts = assessedParts(values.portions, (place) => assessedByPortion[place] ?? cents(0))
  const taxable = taxableOf(levy, parts, rules)
  return {
    levy,
    assessedCents: assessed,
    exemptionCents: cents(assessed - taxable),
    taxableCents: taxable,
  }
}

/** The rules that a reading of the law gives a parcel: its homestead exemption, and what was seen exempt explained by it. */
export const levyRulesOf = (
  values: JudgedValues,
  { homestead, others }: Omit<LawReading, 'regime'>,
  cutSharing: CutSharing,
): LevyRules => {
  const partsOn = (levy: Levy): ExemptionParts => {
    const assessed = assessedParts(
      values.portions,
      (place) => values.portions[place]?.assessedCents[levy] ?? cents(0),
    )
    const law = { homestead, others, mostFixedCents: MOST_FIXED_EXEMPTIONS[levy] }
    return splitExemption(values.exemptions[levy], levy, assessed, law)
  }
  const exemptions = { school: partsOn('school'), non_school: partsOn('non_school') }
  return { homestead, settled: others.length === 0, cutSharing, exemptions }
}

/** The fixed amounts that no reading of the year's law can do without; they are exempt, and their reason was not seen. */
export const uncodedFixed = (values: JudgedValues, readings: readonly LawReading[], levy: Levy): Cents => {
  const fixed = readings.map((law) => {
    const parts = levyRulesOf(values, law, { kind: 'proportional' }).exemptions[levy]
    return parts.fixedCents + parts.besideFixedCents
  })
  return fixed.length === 0 ? cents(0) : cents(Math.min(...fixed))
}
