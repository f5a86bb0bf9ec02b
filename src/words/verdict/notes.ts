/** Owns the notes under a verdict: what stands in for what, and what the figures leave out. */

import { formatMills, formatMoney } from '#core/money.ts'
import type { AppealFacts, JudgeOptions, Millage } from '#core/tax/appeal-facts.ts'
import { MOST_SAVE_OUR_HOMES_PERCENT } from '#core/tax/params.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import { type FeeFacts, petitionFeeOf } from '#core/tax/verdict/counted-fee.ts'
import type { Reading, Verdict } from '#core/tax/verdict/verdict.ts'
import * as feeWords from '#messages/verdict/fee.ts'
import * as messages from '#messages/verdict/notes.ts'
import { capOfSellerWords, laterLawWords, otherHomeCapWords, restartWords } from './later-years.ts'
import { outOfLineWords } from './out-of-line.ts'
import { recordedHomestead, recordedHomesteadNote } from './recorded-homestead.ts'
import { noEstimateWords, rollNote } from './roll.ts'

interface FeeNote {
  readonly code: Extract<NoteCode, 'fee_ceiling_used' | 'fee_weak'>
  readonly text: string
}

const ASK_CLERK = feeWords.confirmItWithTheClerkOf()

/** What is noted where the fee is not surely the county's own; null where it is, or was typed. */
const feeNote = ({ fee, taxYear, law }: FeeFacts): FeeNote | null => {
  const { cents, basis } = petitionFeeOf({ fee, taxYear, law })
  const amount = formatMoney(cents)
  const ceiling = (text: string): FeeNote => ({ code: 'fee_ceiling_used', text })
  if (fee.kind === 'unknown') return ceiling(feeWords.weUseTheHighestPetitionFee({ amount }))
  if (fee.kind === 'estimated')
    return ceiling(
      feeWords.weUseTheHighestPetitionFee2({ amount, countyName: fee.countyName, advice: ASK_CLERK }),
    )
  if (basis === 'ceiling_then' && fee.kind !== 'typed')
    return ceiling(
      feeWords.countysPetitionFeeIsMoreThan({
        countyName: fee.countyName,
        feeYear: fee.feeYear,
        amount: formatMoney(fee.cents),
        taxYear,
        most: amount,
      }),
    )
  if (fee.kind !== 'county_weak') return null
  const weak = feeWords.weUseAsCountysPetitionFee({ amount, countyName: fee.countyName, advice: ASK_CLERK })
  return { code: 'fee_weak', text: weak }
}

type Note = Verdict['notes'][number]

const note = (isDue: boolean, code: NoteCode, text: string): readonly Note[] =>
  isDue ? [{ code, text }] : []

const rateNotes = (millage: Millage, taxYear: number): readonly Note[] => {
  if (millage.kind === 'missing') {
    return note(true, 'rate_missing', messages.weDontHaveTaxRatesFor())
  }
  if (millage.kind === 'out_of_line') return note(true, 'tax_out_of_line', outOfLineWords(millage))
  if (millage.kind === 'typed') return []
  const { countyName, rateYear, schoolMills, nonSchoolMills } = millage
  const county = messages.county({ countyName })
  const average = messages.theTaxRatesAreSAverages({
    county,
    rateYear,
    schoolMills: formatMills(schoolMills),
    nonSchoolMills: formatMills(nonSchoolMills),
  })
  const scaled = messages.theTaxRatesAreSAverages2({
    county,
    rateYear,
    schoolMills: formatMills(schoolMills),
    nonSchoolMills: formatMills(nonSchoolMills),
  })
  const gap = messages.theValuesAreFromTheTax({ taxYear, rateYear })
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
  const text = messages.weAssumeYouDidntMoveA({ taxYear })
  return note(isCapped, 'portability_not_counted', text)
}

const portionNotes = (facts: AppealFacts, options: JudgeOptions): readonly Note[] => {
  if (!facts.values.ok) return []
  const { portions, portionsMerged } = facts.values.value
  const shared =
    options.cutSharing?.kind === 'portion'
      ? messages.partsOfThisParcelAreUnder()
      : messages.partsOfThisParcelAreUnder2()
  return [
    ...note(portions.length > 1, 'portions_shared', shared),
    ...note(portionsMerged, 'portions_merged', messages.thePartsOfThisParcelDont()),
  ]
}

const sellerNotes = ({ values, taxYear }: AppealFacts, { soldIn }: JudgeOptions): readonly Note[] => {
  const words = values.ok ? capOfSellerWords(taxYear, soldIn, values.value) : null
  return words === null ? [] : note(true, 'cap_was_sellers', words)
}

const otherHomeNotes = ({ values, taxYear, law }: AppealFacts, { soldIn }: JudgeOptions): readonly Note[] => {
  const kinds = values.ok ? values.value.portions.map(({ kind }) => kind) : []
  const isOtherHome = kinds.includes('non_homestead_residential') && !kinds.includes('homestead')
  return note(isOtherHome, 'other_home_cap', otherHomeCapWords({ taxYear, law }, soldIn))
}

const laterNotes = (
  { taxYear, law }: AppealFacts,
  readings: readonly Reading[],
  { soldIn }: JudgeOptions,
): readonly Note[] => {
  const open = readings.filter(({ isSavingOpen }) => !isSavingOpen)
  const base = messages.aLowerValueThatReachesThe({ percent: MOST_SAVE_OUR_HOMES_PERCENT })
  const laws = open
    .map(({ regime }) => laterLawWords({ taxYear, regime, law }))
    .find((words) => words !== null)
  const restart = restartWords(taxYear, soldIn)
  if (open.length > 0 && restart !== null) return [{ code: 'cap_restarts', text: restart }]
  return [
    ...note(open.length > 0, 'lower_base_later', base),
    ...(laws === undefined
      ? []
      : note(true, 'later_law_undecided', messages.weShowLaterYearsUnderBoth({ law: laws }))),
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
  const estimated = messages.theExemptionUnderTheLawBefore({ taxYear: facts.taxYear })
  const recorded = recordedHomestead(facts, readings)
  const resident = messages.underAmendment3PeopleWhoBecome()
  return [
    ...sellerNotes(facts, options),
    ...note(options.estimate === undefined, 'no_estimate_yet', noEstimateWords(facts.taxYear, options)),
    ...rollNotes(facts, options),
    ...rateNotes(facts.millage, facts.taxYear),
    ...feeNotes(facts),
    ...note(isEstimated, 'exemption_estimated', estimated),
    ...(recorded ? note(true, 'homestead_as_recorded', recordedHomesteadNote(recorded)) : []),
    ...note(isAmended, 'new_resident_exemption', resident),
    ...portionNotes(facts, options),
    ...portabilityNote(facts),
    ...otherHomeNotes(facts, options),
    ...laterNotes(facts, readings, options),
    ...note(facts.values.ok, 'city_exemptions_not_counted', messages.weUseOneCountyFigureFor()),
    ...note(facts.values.ok, 'fixed_charges_unchanged', messages.wasteFireAndOtherFixedCharges()),
  ]
}
