/** Owns the paragraphs below the headline, composed from the numbers of the readings. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import type { AppealFacts, JudgeOptions } from '../appeal-facts.ts'
import { voteOf } from '../homestead-params.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT, FILE_UP_TO_CUT_PERCENT, MOST_FIXED_EXEMPTIONS } from '../params.ts'
import { neededCutWords } from '../percent.ts'
import type { Vote } from '../tax-law.ts'
import { OTHER_USE_QUESTION } from '../trim/trim-numbers.ts'
import type { Reading, StaircaseLevy, VerdictFee } from './verdict.ts'
import type { Doubt } from './verdict-codes.ts'

const stairs = (taxYear: number, staircase: readonly StaircaseLevy[]): string => {
  const [school, other] = staircase
  if (school === undefined || other === undefined) return ''
  const assessed = `${formatMoney(school.assessedCents)} for school levies and ${formatMoney(other.assessedCents)} for all others`
  const taxable = `${formatMoney(school.taxableCents)} and ${formatMoney(other.taxableCents)}`
  return `For ${taxYear} the just value is ${formatMoney(school.justCents)}. The assessed value is ${assessed}; after exemptions ${taxable} are taxed.`
}

const begins = (reading: Reading): string => {
  if (reading.isBreakEvenOpen)
    return 'Where a saving begins is not known: a smaller cut than these numbers show may already save money.'
  if (reading.breakEvenJustCents === null || reading.breakEvenCutPercent === null) {
    return 'No cut in just value would lower the tax.'
  }
  if (reading.breakEvenCutPercent === 0) return 'The first dollar cut from just value already lowers the tax.'
  const at = formatMoney(reading.breakEvenJustCents)
  return `Nothing is saved until just value falls below ${at}, a cut of ${neededCutWords(reading.breakEvenCutPercent)}.`
}

const pays = (reading: Reading, fee: VerdictFee): string => {
  const feeWords = `the petition fee of ${formatMoney(fee.cents)}`
  if (reading.taxNowCents === null) return 'Without tax rates we cannot say what a cut is worth in dollars.'
  if (reading.worthwhileJustCents === null || reading.worthwhileCutPercent === null) {
    return `At no value would one year's saving be more than ${feeWords}.`
  }
  const at = formatMoney(reading.worthwhileJustCents)
  return `One year's saving is more than ${feeWords} from ${at} down, a cut of ${neededCutWords(reading.worthwhileCutPercent)}.`
}

const limits = (options: JudgeOptions, taxYear: number): string => {
  if (options.estimate === undefined) {
    return `This verdict looks at caps, exemptions and the fee only. We have not estimated what the home was worth on January 1, ${taxYear}, so it does not say that a cut is justified. If you need a cut of up to ${FILE_UP_TO_CUT_PERCENT}%, we call it within reach. If you need up to ${EVIDENCE_UP_TO_CUT_PERCENT}%, we do so only with evidence about the record or the condition of the home. No law sets these two limits.`
  }
  const { lowCents, pointCents, highCents, isRough } = options.estimate
  const rough = isRough ? ' It is a rough one. The reasons are listed with the sales.' : ''
  return `The estimate used runs from ${formatMoney(lowCents)} to ${formatMoney(highCents)}, with its middle at ${formatMoney(pointCents)}. It is an estimate of just value as of January 1, ${taxYear}, not an appraisal.${rough}`
}

const SAVING_OPEN = 'What a cut in just value would save is not known, so no saving is shown.'

const PORTABILITY =
  'In the year a Save Our Homes difference is carried to a new home, the assessed value is worked out from the just value itself, so a cut may lower it at once. How much depends on the earlier home, which these numbers do not show. Ask the property appraiser how the assessed value was worked out.'

/** An answer that stands all the same does so because a saving can only be larger than worked out here. */
const portabilityWords = (readings: readonly Reading[]): string =>
  readings.some(({ isSavingOpen }) => isSavingOpen)
    ? PORTABILITY
    : `${PORTABILITY} The figures here do not count that and can only understate a saving.`

/** What would settle each doubt. */
const DOUBTS: Readonly<Record<Doubt, string>> = {
  unexplained_assessment:
    'Only the Save Our Homes cap of a homestead, and a classified use such as farm land, lower the assessed value that school levies see. If neither is yours, compare the assessed values with the notice; otherwise ask the property appraiser what lowers them. Until that is known, what a cut would save cannot be worked out.',
  unexplained_exemption: `Beside homestead, exemptions of fixed amount come to ${formatMoney(MOST_FIXED_EXEMPTIONS.school)} on school levies and ${formatMoney(MOST_FIXED_EXEMPTIONS.non_school)} on the others at the very most. What goes beyond may be a share of the value, which shrinks with it, so that a cut may save little. The notice and the property appraiser's record name the exemptions.`,
  parts_unknown:
    'A part that is farm land, rented out or used for business is not under the homestead cap, so a lower value there may save money at once. These values do not show what each part is worth. Ask the property appraiser for the value of each part.',
  other_use_not_answered: `A homestead’s assessed value can be below its just value because of the Save Our Homes cap, or because part of the parcel is farm land, rented out or used for business. The same numbers then give different answers. ${OTHER_USE_QUESTION} Answer that beside your numbers.`,
}

/** Doubts that are told beside an answer which stands in spite of them. */
const PARTS: readonly Doubt[] = ['parts_unknown', 'other_use_not_answered']

const doubtWords = (values: AppealFacts['values'], readings: readonly Reading[]): readonly string[] =>
  values.ok
    ? values.value.doubts
        .filter((doubt) =>
          readings.some(
            ({ reason, isBreakEvenOpen }) => reason === doubt || (isBreakEvenOpen && PARTS.includes(doubt)),
          ),
        )
        .map((doubt) => DOUBTS[doubt])
    : []

/** Of a parcel without a just value nothing can be said, least of all that nothing could be saved. */
const NO_JUST_VALUE =
  'A just value of $0 is what an unfinished or a miscopied row shows, so nothing is worked out from it. Compare the numbers with the notice or the property appraiser’s record.'

const ofReading = (facts: AppealFacts, reading: Reading, fee: VerdictFee): readonly string[] => [
  stairs(facts.taxYear, reading.staircase),
  reading.isSavingOpen ? SAVING_OPEN : `${begins(reading)} ${pays(reading, fee)}`,
]

/** Beside a just value that is taken for a slip of the hand it would say nothing. */
const ownSaleWords = ({ ownSale }: JudgeOptions, readings: readonly Reading[]): readonly string[] =>
  ownSale === undefined || readings.some(({ reason }) => reason === 'far_from_roll') ? [] : [ownSale.words]

const openVote = ({ name, heldOn }: Vote, taxYear: number): string =>
  `Voters decided on ${name} on ${formatCalendarDate(heldOn)}. We do not yet have the certified result, so the answer for ${taxYear} is given under both sets of rules.`

/** Plain paragraphs; with two readings, each is named by the rules it rests on. */
export const explanationOf = (
  facts: AppealFacts,
  readings: readonly Reading[],
  fee: VerdictFee,
  options: JudgeOptions,
): readonly string[] => {
  const portability = facts.portabilityThisYear ? [portabilityWords(readings)] : []
  const [only, second] = readings
  if (only === undefined) return []
  if (facts.values.ok && facts.values.value.justCents === 0) return [NO_JUST_VALUE]
  const doubts = doubtWords(facts.values, readings)
  const ownSale = ownSaleWords(options, readings)
  const closing = [...ownSale, ...portability, ...doubts, limits(options, facts.taxYear)]
  if (second === undefined) return [...ofReading(facts, only, fee), ...closing]
  const vote = voteOf(facts.taxYear, facts.law)
  const named = readings.map(
    (reading) => `${reading.rulesLabel}: ${reading.headline} ${ofReading(facts, reading, fee).join(' ')}`,
  )
  return [...(vote === undefined ? [] : [openVote(vote, facts.taxYear)]), ...named, ...closing]
}
