/** Owns the paragraphs below the headline, composed from the numbers of the readings. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import type { AppealFacts, JudgeOptions } from '#core/tax/appeal-facts.ts'
import type { Vote } from '#core/tax/law/by-year.ts'
import { voteOf } from '#core/tax/law/readings.ts'
import {
  EVIDENCE_UP_TO_CUT_PERCENT,
  FILE_UP_TO_CUT_PERCENT,
  MOST_FIXED_EXEMPTIONS,
} from '#core/tax/params.ts'
import { neededCutWords } from '#core/tax/saving/percent.ts'
import { OTHER_USE_QUESTION } from '#core/tax/trim/numbers.ts'
import type { Doubt } from '#core/tax/verdict/codes.ts'
import type { Reading, StaircaseLevy, VerdictFee } from '#core/tax/verdict/verdict.ts'

const stairs = (taxYear: number, staircase: readonly StaircaseLevy[]): string => {
  const [school, other] = staircase
  if (school === undefined || other === undefined) return ''
  const assessed = `${formatMoney(school.assessedCents)} for school taxes and ${formatMoney(other.assessedCents)} for other taxes`
  const taxable = `${formatMoney(school.taxableCents)} and ${formatMoney(other.taxableCents)}`
  return `For ${taxYear} the market value (“just value”) is ${formatMoney(school.justCents)} and the assessed value is ${assessed}. After exemptions, you’re taxed on ${taxable}.`
}

const begins = (reading: Reading): string => {
  if (reading.isBreakEvenOpen)
    return 'These numbers don’t show where savings start. A smaller cut than shown may already save money.'
  if (reading.breakEvenJustCents === null || reading.breakEvenCutPercent === null) {
    return 'No lower value would reduce the tax.'
  }
  if (reading.breakEvenCutPercent === 0) return 'Every dollar off the market value reduces the tax.'
  const at = formatMoney(reading.breakEvenJustCents)
  return `You save nothing until the market value drops below ${at}, a cut of ${neededCutWords(reading.breakEvenCutPercent)}.`
}

const pays = (reading: Reading, fee: VerdictFee): string => {
  const feeWords = `the petition fee of ${formatMoney(fee.cents)}`
  if (reading.taxNowCents === null)
    return 'Without tax rates we can’t say what a lower value would save in dollars.'
  if (reading.worthwhileJustCents === null || reading.worthwhileCutPercent === null) {
    return `No value would save more in a year than ${feeWords}.`
  }
  const at = formatMoney(reading.worthwhileJustCents)
  return `At ${at} or less, a cut of ${neededCutWords(reading.worthwhileCutPercent)}, you save more in a year than ${feeWords}.`
}

const limits = (options: JudgeOptions, taxYear: number): string => {
  if (options.estimate === undefined) {
    return `This answer looks only at caps, exemptions and the fee. You still have to show what the home was worth on January 1, ${taxYear}. As a rule of thumb, a cut of up to ${FILE_UP_TO_CUT_PERCENT}% is within reach. A cut of up to ${EVIDENCE_UP_TO_CUT_PERCENT}% takes evidence about the record or the home’s condition. The law sets no such limits.`
  }
  const { lowCents, pointCents, highCents, isRough } = options.estimate
  const rough = isRough ? ' It’s a rough one. See why next to the sales.' : ''
  return `The estimate runs from ${formatMoney(lowCents)} to ${formatMoney(highCents)}, with ${formatMoney(pointCents)} in the middle. It’s an estimate of market value on January 1, ${taxYear}, not an appraisal.${rough}`
}

const SAVING_OPEN = 'These numbers don’t show what a lower value would save.'

const PORTABILITY =
  'In the year you move a Save Our Homes benefit to a new home, the assessed value comes straight from the market value. A lower value may help at once. How much depends on your earlier home, so ask the property appraiser how they figured the assessed value.'

/** An answer that stands all the same does so because a saving can only be larger than worked out here. */
const portabilityWords = (readings: readonly Reading[]): string =>
  readings.some(({ isSavingOpen }) => isSavingOpen)
    ? PORTABILITY
    : `${PORTABILITY} The figures here leave that out, so you could save more than shown.`

/** What would settle each doubt. */
const DOUBTS: Readonly<Record<Doubt, string>> = {
  unexplained_assessment:
    'Only the Save Our Homes cap and a classified use, such as farmland, lower the assessed value for school taxes. If you have neither, check the assessed values against your notice. Otherwise ask the property appraiser what lowers them. We need that to figure your savings.',
  unexplained_exemption: `Besides homestead, fixed exemptions add up to ${formatMoney(MOST_FIXED_EXEMPTIONS.school)} on school taxes and ${formatMoney(MOST_FIXED_EXEMPTIONS.non_school)} on other taxes at most. Anything beyond that may be a share of the value, so a lower value may save little. Your notice and the county’s record list your exemptions.`,
  parts_unknown:
    'The homestead cap doesn’t cover a part that is farmed, rented out or used for business, so a lower value there may save money at once. Ask the property appraiser for the value of each part.',
  other_use_not_answered: `A homestead’s assessed value can be below its market value because of the Save Our Homes cap, or because part of the parcel is farmed, rented out or used for business. The answer depends on which. ${OTHER_USE_QUESTION} Answer that next to your numbers.`,
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
  'A market value of $0 usually means a row is unfinished or copied wrong. Check the numbers against your notice or the county’s record.'

const ofReading = (facts: AppealFacts, reading: Reading, fee: VerdictFee): readonly string[] => [
  stairs(facts.taxYear, reading.staircase),
  reading.isSavingOpen ? SAVING_OPEN : `${begins(reading)} ${pays(reading, fee)}`,
]

/** Beside a just value that is taken for a slip of the hand it would say nothing. */
const ownSaleWords = ({ ownSale }: JudgeOptions, readings: readonly Reading[]): readonly string[] =>
  ownSale === undefined || readings.some(({ reason }) => reason === 'far_from_roll') ? [] : [ownSale.words]

const openVote = ({ name, heldOn }: Vote, taxYear: number): string =>
  `Voters decided on ${name} on ${formatCalendarDate(heldOn)}. Until the result is certified, we show the ${taxYear} answer under both sets of rules.`

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
