/** Owns what a lower assessed value goes on saving in later years, because caps start from it. */

import { type Cents, cents, sumCents, taxOn } from '#core/money.ts'
import { capAssessed } from '../cap/limit.ts'
import { TAX_LAW } from '../law/by-year.ts'
import { type CapYears, laterRegimes, regimeIn } from '../law/later-years.ts'
import { homesteadRule, nonHomesteadCapPercent } from '../law/readings.ts'
import { shareJustValue } from '../levy/cut-sharing.ts'
import { type LevyRules, positionAt, rateOf } from '../levy/position.ts'
import { LATER_YEARS, MOST_SAVE_OUR_HOMES_PERCENT, saveOurHomesPercent } from '../params.ts'
import { LEVIES, type Levy, type ParcelValues, type Portion } from '../parcel-values.ts'
import type { Regime } from '../verdict/codes.ts'
import type { SavingBasis } from './of-cut.ts'

export interface LaterSaving {
  readonly taxYear: number
  /** Null when no rate is known. */
  readonly savingCents: Cents | null
  /** The same if Amendment 3 took effect; left out where the law of the later years is settled, or the reading's own. */
  readonly ifAmendedCents?: Cents | null
}

/** Later years are an estimate: they are shown, and added up, in whole dollars. */
export const inWholeDollars = (amountCents: number): number => Math.round(amountCents / 100) * 100

/** Null where no cap holds: the assessed value then follows just value at once. */
const capPercent = (kind: Portion['kind'], levy: Levy, { taxYear, regime, law }: CapYears): number | null => {
  if (kind === 'homestead') return saveOurHomesPercent(taxYear, law) ?? MOST_SAVE_OUR_HOMES_PERCENT
  return levy === 'school' ? null : nonHomesteadCapPercent(taxYear, regime, law)
}

const nextAssessed = (portion: Portion, levy: Levy, year: CapYears): Cents => {
  const assessed = portion.assessedCents[levy]
  // the value in classified use has nothing to do with just value
  if (portion.kind === 'classified') return assessed
  if (year.restartsIn !== undefined && year.taxYear >= year.restartsIn) return portion.justCents
  const percent = capPercent(portion.kind, levy, year)
  return percent === null ? portion.justCents : capAssessed(assessed, portion.justCents, percent)
}

const withAssessed = (
  values: ParcelValues,
  assessed: (portion: Portion, levy: Levy, place: number) => Cents,
): ParcelValues => ({
  ...values,
  portions: values.portions.map((portion, place) => ({
    ...portion,
    assessedCents: {
      school: assessed(portion, 'school', place),
      non_school: assessed(portion, 'non_school', place),
    },
  })),
})

/** The values of this year as a cut leaves them, with just value already back where it is now. */
const afterCut = ({ values, rules }: SavingBasis, justCents: Cents): ParcelValues => {
  const shares = shareJustValue(values.portions, justCents, rules.cutSharing)
  return withAssessed(values, ({ assessedCents }, levy, place) =>
    cents(Math.min(assessedCents[levy], shares[place] ?? assessedCents[levy])),
  )
}

const savingOn = (basis: SavingBasis, levy: Levy, uncut: ParcelValues, cut: ParcelValues): Cents | null => {
  const rate = rateOf(basis.millage, levy)
  const [before, after] = [uncut, cut].map(
    (values) => positionAt(values, levy, values.justCents, basis.rules).taxableCents,
  )
  return rate === null ? null : taxOn(cents(Math.max(0, (before ?? 0) - (after ?? 0))), rate)
}

/** The exemption of a later year; the last one known stands for the years after it. */
const rulesIn = (rules: LevyRules, { taxYear, regime, law = TAX_LAW }: CapYears): LevyRules => ({
  ...rules,
  homestead: homesteadRule(Math.min(taxYear, law.lastYear), regime, law) ?? rules.homestead,
  // what is seen this year says nothing about the larger amounts of later years
  settled: rules.settled && regime === 'current-law',
})

const savingsUnder = (
  basis: SavingBasis,
  justCents: Cents,
  { taxYear: cutYear, restartsIn, law }: CapYears,
  regime: Regime,
): readonly (Cents | null)[] => {
  let uncut = basis.values
  let cut = afterCut(basis, cents(Math.min(justCents, basis.values.justCents)))
  return Array.from({ length: LATER_YEARS }, (_, at) => {
    const taxYear = cutYear + 1 + at
    const year = { taxYear, regime: regimeIn(taxYear, regime, law), restartsIn, law }
    const then = { ...basis, rules: rulesIn(basis.rules, year) }
    uncut = withAssessed(uncut, (portion, levy) => nextAssessed(portion, levy, year))
    cut = withAssessed(cut, (portion, levy) => nextAssessed(portion, levy, year))
    const savings = LEVIES.map((levy) => savingOn(then, levy, uncut, cut))
    const known = savings.filter((saving) => saving !== null)
    return known.length < savings.length ? null : sumCents(known)
  })
}

/**
 * Nobody knows later values, so this follows one course: just value is back at this year's amount a year later and stays
 * there, and every cap lets the assessed value rise by its most, or by what is published for the year, until a known sale lets it start again. Of a base at just value the saving then shrinks; of one
 * that stays below just value it grows with the cap. So it is neither the least nor the most. Rates, exemptions seen and
 * ownership stay as they are; a sale or the loss of homestead ends the cap.
 */
export const laterSavings = (
  basis: SavingBasis,
  justCents: Cents,
  years: CapYears,
): readonly LaterSaving[] => {
  const firstYear = years.taxYear + 1
  const [first = [], amended] = laterRegimes(years).map((regime) =>
    savingsUnder(basis, justCents, years, regime),
  )
  return first.map((savingCents, at) => ({
    taxYear: firstYear + at,
    savingCents,
    ...(amended && { ifAmendedCents: amended[at] ?? null }),
  }))
}
