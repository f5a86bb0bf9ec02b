/** Owns the notes under a verdict: what stands in for what, and what the figures leave out. */

import { formatMills } from '#core/money.ts'
import type { AppealFacts, JudgeOptions, Millage } from '../appeal-facts.ts'
import { restartWords } from '../cap-restart.ts'
import { laterLawWords } from '../later-law.ts'
import { MOST_SAVE_OUR_HOMES_PERCENT } from '../params.ts'
import { feeNote } from '../petition-fee.ts'
import { noEstimateWords, rollNote } from '../roll-comparison.ts'
import { outOfLineWords } from '../trim/out-of-line.ts'
import type { Reading, Verdict } from './verdict.ts'
import type { NoteCode } from './verdict-codes.ts'

type Note = Verdict['notes'][number]

const note = (isDue: boolean, code: NoteCode, text: string): readonly Note[] =>
  isDue ? [{ code, text }] : []

const rateNotes = (millage: Millage, taxYear: number): readonly Note[] => {
  if (millage.kind === 'missing') {
    return note(
      true,
      'rate_missing',
      'No tax rates are known for this parcel, so no saving in dollars is shown.',
    )
  }
  if (millage.kind === 'out_of_line') return note(true, 'tax_out_of_line', outOfLineWords(millage))
  if (millage.kind === 'typed') return []
  const { countyName, rateYear, schoolMills, nonSchoolMills } = millage
  const county = `${countyName} County`
  const average = `The tax rates are ${county}'s ${rateYear} averages (${formatMills(schoolMills)} mills school, ${formatMills(nonSchoolMills)} all others), not this parcel's own rates. Rates differ by city and district; the TRIM notice prints yours.`
  const scaled = `The tax rates are ${county}'s ${rateYear} averages scaled so that they give the total tax you typed (${formatMills(schoolMills)} mills school, ${formatMills(nonSchoolMills)} all others). The split between school and other levies is the county's.`
  const gap = `The values are those of ${taxYear}, the rates those of ${rateYear}.`
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
  const text = `These figures take it that this homestead did not begin in ${taxYear} with a Save Our Homes difference moved from another home. If it did, say so beside your numbers: the answer may then be another.`
  return note(isCapped, 'portability_not_counted', text)
}

const portionNotes = (facts: AppealFacts, options: JudgeOptions): readonly Note[] => {
  if (!facts.values.ok) return []
  const { portions, portionsMerged } = facts.values.value
  const shared =
    options.cutSharing?.kind === 'portion'
      ? 'The parcel has parts under different caps. The cut is taken first from the part you named.'
      : 'The parcel has parts under different caps. A cut is shared among them in proportion to their just values.'
  return [
    ...note(portions.length > 1, 'portions_shared', shared),
    ...note(
      portionsMerged,
      'portions_merged',
      'The parts of this parcel do not add up to its totals on the roll, so it is treated as one. A saving can then be much larger than shown. It can be smaller by at most the tax that the exemptions take off, where a homestead exemption shrinks with its part.',
    ),
  ]
}

const laterNotes = (
  { taxYear, law }: AppealFacts,
  readings: readonly Reading[],
  { soldIn }: JudgeOptions,
): readonly Note[] => {
  const open = readings.filter(({ isSavingOpen }) => !isSavingOpen)
  const base = `A cut that reaches the assessed value also lowers the base from which later years are capped. What that is worth is shown beside each cut and left out of the answer: it takes just value to be back at this year's amount a year later and to stay there, each cap to let the base rise by its most (for a homestead ${MOST_SAVE_OUR_HOMES_PERCENT} percent, or what is published for the year), and rates, owner and, but for a change of law, exemptions to stay. Where the base stays below just value, a slower rise makes it smaller.`
  const laws = open
    .map(({ regime }) => laterLawWords({ taxYear, regime, law }))
    .find((words) => words !== null)
  const restart = restartWords(taxYear, soldIn)
  if (open.length > 0 && restart !== null) return [{ code: 'cap_restarts', text: restart }]
  return [
    ...note(open.length > 0, 'lower_base_later', base),
    ...note(laws !== undefined, 'later_law_undecided', `${laws} The later years are worked out under both.`),
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
  const estimated = `The ${facts.taxYear} exemption under the law before Amendment 3 is our estimate; the official figure was not published when we checked.`
  const resident =
    'Under Amendment 3, people who become Florida residents from 2027 would wait five years for the larger exemption.'
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
      'One county figure is used for all taxes outside the schools. A city or district may grant other exemptions.',
    ),
    ...note(
      facts.values.ok,
      'fixed_charges_unchanged',
      'Waste, fire and other fixed charges do not depend on value: no appeal of value changes them.',
    ),
  ]
}
