/** Owns the notes under a verdict: what stands in for what, and what the figures leave out. */

import { formatMills } from '#core/money.ts'
import type { AppealFacts, JudgeOptions, Millage } from '#core/tax/appeal-facts.ts'
import { MOST_SAVE_OUR_HOMES_PERCENT } from '#core/tax/params.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import type { Reading, Verdict } from '#core/tax/verdict/verdict.ts'
import { feeNote } from './fee.ts'
import { laterLawWords, restartWords } from './later-years.ts'
import { outOfLineWords } from './out-of-line.ts'
import { noEstimateWords, rollNote } from './roll.ts'

type Note = Verdict['notes'][number]

const note = (isDue: boolean, code: NoteCode, text: string): readonly Note[] =>
  isDue ? [{ code, text }] : []

const rateNotes = (millage: Millage, taxYear: number): readonly Note[] => {
  if (millage.kind === 'missing') {
    return note(
      true,
      'rate_missing',
      'We don’t have tax rates for this parcel, so we can’t show savings in dollars.',
    )
  }
  if (millage.kind === 'out_of_line') return note(true, 'tax_out_of_line', outOfLineWords(millage))
  if (millage.kind === 'typed') return []
  const { countyName, rateYear, schoolMills, nonSchoolMills } = millage
  const county = `${countyName} County`
  const average = `The tax rates are ${county}'s ${rateYear} averages (${formatMills(schoolMills)} mills school, ${formatMills(nonSchoolMills)} all others). Your own rates depend on your city and district. They’re on your TRIM notice.`
  const scaled = `The tax rates are ${county}'s ${rateYear} averages, adjusted to match the total tax you entered (${formatMills(schoolMills)} mills school, ${formatMills(nonSchoolMills)} all others). The split between school taxes and other taxes is the county’s.`
  const gap = `The values are from ${taxYear}. The tax rates are from ${rateYear}.`
  return [
    ...note(millage.kind === 'county_average', 'county_average_rate', average),
    ...note(millage.kind === 'scaled_to_tax_bill', 'rate_scaled_to_tax', scaled),
    ...note(millage.kind === 'county_average' && rateYear !== taxYear, 'rate_year_differs', gap),
  ]
}

const rollNotes = ({ values, taxYear }: AppealFacts, options: JudgeOptions): readonly Note[] => {
  const words = values.ok ? rollNote(values.value, taxYear, options) : null
  return words === null ? [] : note(true, 'differs_from_roll', words)
}

const feeNotes = (facts: AppealFacts): readonly Note[] => {
  const found = feeNote(facts)
  return found === null ? [] : [found]
}

/** A notice does not print it, and it can change the answer. */
const portabilityNote = ({ values, taxYear, portabilityThisYear }: AppealFacts): readonly Note[] => {
  if (!values.ok || portabilityThisYear || values.value.origin.kind !== 'typed') return []
  const { portions, assessedCents, justCents } = values.value
  const isCapped = portions.some(({ kind }) => kind === 'homestead') && assessedCents.school < justCents
  const text = `We assume you didn’t move a Save Our Homes benefit to this homestead in ${taxYear}. If you did, say so next to your numbers. The answer may change.`
  return note(isCapped, 'portability_not_counted', text)
}

const portionNotes = (facts: AppealFacts, options: JudgeOptions): readonly Note[] => {
  if (!facts.values.ok) return []
  const { portions, portionsMerged } = facts.values.value
  const shared =
    options.cutSharing?.kind === 'portion'
      ? 'Parts of this parcel are under different caps. We take the reduction from the part you named first.'
      : 'Parts of this parcel are under different caps. We split the reduction by each part’s market value.'
  return [
    ...note(portions.length > 1, 'portions_shared', shared),
    ...note(
      portionsMerged,
      'portions_merged',
      'The parts of this parcel don’t add up to its totals on the county’s record, so we treat it as one. You could save much more than shown. You could also save less, by at most the tax your exemptions take off.',
    ),
  ]
}

const laterNotes = (
  { taxYear, law }: AppealFacts,
  readings: readonly Reading[],
  { soldIn }: JudgeOptions,
): readonly Note[] => {
  const open = readings.filter(({ isSavingOpen }) => !isSavingOpen)
  const base = `A lower value that reaches the assessed value also lowers the starting point for later years’ caps. We show that next to each reduction and leave it out of the answer. It assumes the market value is back at this year’s amount a year later and stays there, each cap lets the base rise by its most (for a homestead ${MOST_SAVE_OUR_HOMES_PERCENT} percent, or what is published for the year), and rates, owner and exemptions stay the same unless the law changes. If the base rises more slowly, the later savings are smaller.`
  const laws = open
    .map(({ regime }) => laterLawWords({ taxYear, regime, law }))
    .find((words) => words !== null)
  const restart = restartWords(taxYear, soldIn)
  if (open.length > 0 && restart !== null) return [{ code: 'cap_restarts', text: restart }]
  return [
    ...note(open.length > 0, 'lower_base_later', base),
    ...note(laws !== undefined, 'later_law_undecided', `${laws} We show later years under both.`),
  ]
}

/** All notes that apply, the most important first. */
export const notesOf = (
  facts: AppealFacts,
  readings: readonly Reading[],
  options: JudgeOptions,
): readonly Note[] => {
  const hasHomestead = facts.values.ok && facts.values.value.portions.some(({ kind }) => kind === 'homestead')
  const isEstimated =
    hasHomestead && readings.some(({ exemptionConfidence }) => exemptionConfidence === 'estimate')
  const isAmended = hasHomestead && readings.some(({ regime }) => regime === 'amendment-3')
  const estimated = `The ${facts.taxYear} exemption under the law before Amendment 3 is an estimate. Confirm the official figure with your property appraiser.`
  const resident =
    'Under Amendment 3, people who become Florida residents in 2027 or later would wait five years for the larger exemption.'
  return [
    ...note(options.estimate === undefined, 'no_estimate_yet', noEstimateWords(facts.taxYear, options)),
    ...rollNotes(facts, options),
    ...rateNotes(facts.millage, facts.taxYear),
    ...feeNotes(facts),
    ...note(isEstimated, 'exemption_estimated', estimated),
    ...note(isAmended, 'new_resident_exemption', resident),
    ...portionNotes(facts, options),
    ...portabilityNote(facts),
    ...laterNotes(facts, readings, options),
    ...note(
      facts.values.ok,
      'city_exemptions_not_counted',
      'We use one county figure for all non-school taxes. Your city or district may grant other exemptions.',
    ),
    ...note(
      facts.values.ok,
      'fixed_charges_unchanged',
      'Waste, fire and other fixed charges don’t depend on value, so an appeal won’t change them.',
    ),
  ]
}
