/** Owns the sentences of the next step, for page, paper and mail: what to do, and whether our course is worth its price. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/by-kind.ts'
import { OTHER_USE_QUESTION } from '../notice/other-use.ts'
import { betterNotToBuyWords } from './against-buying.ts'
import { lowEndWords } from './estimate.ts'
import { nextNoticeMonth } from './late-petition.ts'
import {
  BOARD_DECIDES,
  dateLast,
  estimateWords,
  lateFirst,
  type NextStepFacts,
  type NextStepWords,
  NOTHING,
  noHurry,
  PRINTED_FREE,
  purchaseFirst,
} from './parts.ts'

const course = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    ...purchaseFirst(verdict),
    ...estimateWords({ step, verdict }),
    words.ifYouCanShowYourHome({ decider: BOARD_DECIDES }),
  ],
  showsCuts: true,
  closing: [
    ...dateLast(step),
    isOwner
      ? words.theCourseShowsYouHowStep()
      : words.theCourseTakesYouFromThe({ price: formatMoney(step.priceCents), addition: noHurry(step) }),
  ],
})

const lowEndOnly = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    ...purchaseFirst(verdict),
    isOwner ? words.aPetitionWouldPayForItself() : words.theSavingsWouldCoverTheFee(),
    ...estimateWords({ step, verdict }),
    ...(step.estimate === null ? [] : [lowEndWords(step.estimate, step)]),
  ],
  showsCuts: true,
  closing: [PRINTED_FREE, ...dateLast(step)],
})

const CHECKS = [
  words.theCountysRecordOfYourHome(),
  words.whatHomesLikeYoursNearbySold(),
  words.yourCountysPageHereWithIts(),
] as const

const whyToCheck = (facts: NextStepFacts): readonly string[] => {
  if (facts.verdict.reason === 'own_sale_speaks_for')
    return [...purchaseFirst(facts.verdict), ...estimateWords(facts), words.checkTheseToo()]
  if (facts.step.estimate === null) return [words.weDontHaveAnEstimateFor()]
  return [words.theEstimateForYourHomeIs(), ...estimateWords(facts), words.theMathIsOnlyAsGood()]
}

/** A cut is a share of just value; how far just value lies above the sales is a share of what they support. */
const courseCondition = ({ neededCutPercent: needed, feeCents, priceCents }: NextStep): string =>
  needed === null
    ? words.onlyIfYouFindEvidenceFor()
    : words.onlyIfYouFindEvidenceFor2({
        percent: needed,
        fee: formatMoney(feeCents),
        price: formatMoney(priceCents),
      })

const checkFirst = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    opening: [...lateFirst(step), ...whyToCheck(facts)],
    checks: CHECKS,
    showsCuts: true,
    closing: [
      BOARD_DECIDES,
      ...(isOwner
        ? []
        : [
            words.ourCourseCanWaitItsWorth({
              condition: courseCondition(step),
              addition: noHurry(step),
            }),
          ]),
      ...dateLast(step),
    ],
  }
}

const notAHome = ({ step }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    words.theCountyListsThisParcelAs({ use: step.notAHome ?? '' }),
    words.askThePropertyAppraisersOfficeHow(),
    ...lateFirst(step),
  ],
  closing: dateLast(step),
})

export const nextStepWords = (facts: NextStepFacts): NextStepWords => {
  switch (facts.step.kind) {
    case 'course':
      return course(facts)
    case 'low_end_only':
      return lowEndOnly(facts)
    case 'check_first':
      return checkFirst(facts)
    case 'better_not_to_buy':
      return betterNotToBuyWords(facts)
    case 'not_a_home':
      return notAHome(facts)
    case 'type_current_numbers':
      return {
        ...NOTHING,
        opening: [
          words.enterSixNumbersFromYourTrim({
            currentTaxYear: facts.currentTaxYear,
            taxYear: facts.verdict.taxYear,
          }),
        ],
      }
    case 'check_numbers':
      if (facts.verdict.reason === 'other_use_not_answered')
        return {
          ...NOTHING,
          opening: [words.answerOneQuestionYoullGetA({ question: OTHER_USE_QUESTION })],
        }
      return {
        ...NOTHING,
        opening: [words.enterTheNumbersFromYourTrim()],
      }
    case 'wait':
      return {
        ...NOTHING,
        opening: [words.pleaseDontBuyOnThisAnswer()],
      }
  }
}

/** One line for a mail: no figure, so that nothing typed leaves the page. */
export const nextStepLine = ({ kind, late, estimate, purchaseSavingCents }: NextStep): string | null => {
  if (kind === 'not_a_home') return words.theCountyDoesntListThisParcel()
  if (late !== null && (kind === 'course' || kind === 'low_end_only' || kind === 'check_first'))
    return words.thePetitionDeadlineHasPassed({
      taxYear: late.taxYear,
      nextNoticeMonth: nextNoticeMonth(late),
    })
  switch (kind) {
    case 'low_end_only':
      if (purchaseSavingCents !== null) return words.startWithYourPurchaseFree()
      return words.theSavingsWouldCoverThePetition()
    case 'check_first':
      if (purchaseSavingCents !== null) return words.startWithYourPurchaseFree()
      return estimate === null ? words.weDontHaveAnEstimateFor2() : words.theEstimateIsRoughPleaseDont()
    case 'better_not_to_buy':
      return words.pleaseDontBuyOurCourseFor()
    default:
      return null
  }
}
