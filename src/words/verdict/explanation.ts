/** Owns the paragraphs below the headline, composed from the numbers of the readings. */

import { formatPlainDate } from '#core/date-forms.ts'
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
import type { Doubt } from '#core/tax/verdict/codes.ts'
import type { Reading, StaircaseLevy, VerdictFee } from '#core/tax/verdict/verdict.ts'
import * as messages from '#messages/verdict/explanation.ts'
import { OTHER_USE_QUESTION } from '../notice/other-use.ts'
import { onceIfSame } from './once-if-same.ts'

const stairs = (taxYear: number, staircase: readonly StaircaseLevy[]): string => {
  const [school, other] = staircase
  if (school === undefined || other === undefined) return ''
  const assessed = onceIfSame(school.assessedCents, other.assessedCents, messages.forSchoolTaxesAndForOther)
  const taxable = onceIfSame(school.taxableCents, other.taxableCents, messages.and)
  return messages.forTheMarketValueJustValue({
    taxYear,
    value: formatMoney(school.justCents),
    assessed,
    taxable,
  })
}

const begins = (reading: Reading): string => {
  if (reading.isBreakEvenOpen) return messages.theseNumbersDontShowWhereSavings()
  if (reading.breakEvenJustCents === null || reading.breakEvenCutPercent === null) {
    return messages.noLowerValueWouldReduceThe()
  }
  if (reading.breakEvenCutPercent === 0) return messages.everyDollarOffTheMarketValue()
  const at = formatMoney(reading.breakEvenJustCents)
  return messages.youSaveNothingUntilTheMarket({ at, percent: neededCutWords(reading.breakEvenCutPercent) })
}

const pays = (reading: Reading, fee: VerdictFee): string => {
  const feeWords = messages.thePetitionFeeOf({ amount: formatMoney(fee.cents) })
  if (reading.taxNowCents === null) return messages.withoutTaxRatesWeCantSay()
  if (reading.worthwhileJustCents === null || reading.worthwhileCutPercent === null) {
    return messages.noValueWouldSaveMoreIn({ fee: feeWords })
  }
  const at = formatMoney(reading.worthwhileJustCents)
  return messages.atOrLessACutOf({ at, percent: neededCutWords(reading.worthwhileCutPercent), fee: feeWords })
}

const limits = (options: JudgeOptions, taxYear: number): string => {
  if (options.estimate === undefined) {
    return messages.thisAnswerLooksOnlyAtCaps({
      taxYear,
      reachPercent: FILE_UP_TO_CUT_PERCENT,
      evidencePercent: EVIDENCE_UP_TO_CUT_PERCENT,
    })
  }
  const { lowCents, pointCents, highCents, isRough } = options.estimate
  const rough = isRough ? messages.itsARoughOneSeeWhy() : ''
  return messages.theEstimateRunsFromToWith({
    low: formatMoney(lowCents),
    high: formatMoney(highCents),
    point: formatMoney(pointCents),
    taxYear,
    rough,
  })
}

const SAVING_OPEN = messages.theseNumbersDontShowWhatA()

const PORTABILITY = messages.inTheYearYouMoveA()

/** An answer that stands all the same does so because a saving can only be larger than worked out here. */
const portabilityWords = (readings: readonly Reading[]): string =>
  readings.some(({ isSavingOpen }) => isSavingOpen)
    ? PORTABILITY
    : messages.theFiguresHereLeaveThatOut({ portability: PORTABILITY })

/** What would settle each doubt. */
const DOUBTS: Readonly<Record<Doubt, string>> = {
  taxable_rows_alike: messages.taxableRowsAlike(),
  unexplained_assessment: messages.unexplainedAssessment(),
  unexplained_exemption: messages.unexplainedExemption({
    school: formatMoney(MOST_FIXED_EXEMPTIONS.school),
    other: formatMoney(MOST_FIXED_EXEMPTIONS.non_school),
  }),
  parts_unknown: messages.partsUnknown(),
  other_use_not_answered: messages.otherUseNotAnswered({ question: OTHER_USE_QUESTION }),
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
const NO_JUST_VALUE = messages.aMarketValueOf0Usually()

const ofReading = (facts: AppealFacts, reading: Reading, fee: VerdictFee): readonly string[] => [
  stairs(facts.taxYear, reading.staircase),
  reading.isSavingOpen ? SAVING_OPEN : `${begins(reading)} ${pays(reading, fee)}`,
]

/** Beside a just value that is taken for a slip of the hand it would say nothing. */
const ownSaleWords = ({ ownSale }: JudgeOptions, readings: readonly Reading[]): readonly string[] =>
  ownSale === undefined || readings.some(({ reason }) => reason === 'far_from_roll') ? [] : [ownSale.words]

const openVote = ({ name, heldOn }: Vote, taxYear: number): string =>
  messages.votersDecidedOnOnUntilThe({ name, heldOn: formatPlainDate(heldOn), taxYear })

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
