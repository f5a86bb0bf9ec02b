/** Owns the sentences of the next step, for page, paper and mail: what to do, and whether our course is worth its price. */

import { isGoneAtNearRatio, type NextStep } from '#core/appeal/next-step.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/by-kind.ts'
import * as homestead from '#messages/verdict/wrong-homestead.ts'
import { OTHER_USE_QUESTION } from '../notice/other-use.ts'
import { tellDiscount } from '../season/bill-discount.ts'
import { betterNotToBuyWords } from './against-buying.ts'
import { purchaseLeft } from './cut-rows.ts'
import { lowEndWords } from './estimate.ts'
import { nextChance, nextNoticeMonth } from './late-petition.ts'
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
} from './parts.ts'
import { stepsOf } from './steps.ts'

const course = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    ...NOTHING,
    opening: [
      ...lateFirst(step),
      words.ifYouCanShowYourHome({ decider: BOARD_DECIDES }),
      ...estimateWords(facts),
    ],
    steps: stepsOf(facts),
    showsCuts: true,
    closing: [
      isOwner
        ? words.theCourseShowsYouHowStep()
        : words.theCourseTakesYouFromThe({ price: formatMoney(step.priceCents), addition: noHurry(step) }),
    ],
  }
}

/** To whom the course costs nothing more, only the fee counts. */
const ownersLowEnd = ({ estimate, feeCents }: NextStep): string =>
  (estimate?.middle.savingCents ?? 0) > feeCents
    ? words.aPetitionWouldPayAtTheMiddle()
    : words.aPetitionWouldPayForItself()

const lowEndOnly = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    ...NOTHING,
    opening: [
      ...lateFirst(step),
      isOwner ? ownersLowEnd(step) : words.theSavingsWouldCoverTheFee(),
      ...estimateWords(facts),
      ...(step.estimate === null ? [] : [lowEndWords(step.estimate, { ...step, isOwner })]),
    ],
    steps: stepsOf(facts),
    showsCuts: true,
    closing: [PRINTED_FREE],
  }
}

/** Not a rough estimate, and its saving pays only at the county's ratio. */
const restsOnRate = ({ estimate, roughBecause }: NextStep): boolean =>
  estimate !== null && roughBecause.length === 0 && isGoneAtNearRatio(estimate)

/** Then the reasons say, beside what other homes' sales point to, that a purchase weighs the most. */
const areOthersHigher = ({ estimate }: NextStep): boolean =>
  estimate !== null && estimate.middle.justCents >= estimate.justCents

const whyToCheck = (facts: NextStepFacts): readonly string[] => {
  const { step, verdict, isOwner } = facts
  if (verdict.reason === 'own_sale_speaks_for')
    return [
      words.yourPurchaseDecides({ isTold: areOthersHigher(step) ? 'yes' : 'no' }),
      ...estimateWords(facts),
    ]
  if (step.estimate === null)
    return [isOwner ? words.noEstimateForAnOwner() : words.weDontHaveAnEstimateFor()]
  if (restsOnRate(step))
    return [
      isOwner ? words.savingsDependOnTheRateForAnOwner() : words.savingsDependOnTheRate(),
      ...estimateWords(facts),
    ]
  return isOwner
    ? [words.roughEstimateForAnOwner(), ...estimateWords(facts)]
    : [words.theEstimateForYourHomeIs(), ...estimateWords(facts), words.theMathIsOnlyAsGood()]
}

/** A cut is a share of just value; how far just value lies above the sales is a share of what they support. */
const cutCondition = ({ neededCutPercent: needed, feeCents, priceCents }: NextStep): string =>
  needed === null
    ? words.onlyIfYouFindEvidenceFor()
    : words.onlyIfYouFindEvidenceFor2({
        percent: needed,
        fee: formatMoney(feeCents),
        price: formatMoney(priceCents),
        enhancedPrice: formatMoney(products.ai_enhanced.priceCents),
      })

/** Where the purchase is the evidence it is a cut already found. */
const courseCondition = (step: NextStep): string =>
  (purchaseLeft(step) ?? 0) > 0 ? words.ifTheBoardGoesByYourPurchase() : cutCondition(step)

/** A course that can wait is no advice to give in the last weeks in which a petition can be filed. */
const lastWeeksDays = 21

const whetherToBuy = ({ step, fileBy }: NextStepFacts): string => {
  const condition = courseCondition(step)
  return fileBy !== null && fileBy.daysLeft <= lastWeeksDays
    ? words.ourCourseIsWorthItsPrice({ condition })
    : words.ourCourseCanWaitItsWorth({ condition, addition: noHurry(step) })
}

const checkFirst = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    opening: [...lateFirst(step), ...whyToCheck(facts)],
    steps: stepsOf(facts),
    showsCuts: true,
    closing: [BOARD_DECIDES, ...(isOwner ? [] : [whetherToBuy(facts)])],
  }
}

const notAHome = ({ step }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    words.theCountyListsThisParcelAs({ use: step.notAHome ?? '' }),
    words.askThePropertyAppraisersOfficeHow(),
    ...lateFirst(step),
    ...(step.late === null ? [] : [nextChance(step.late)]),
  ],
  closing: dateLast(step),
})

const wordsOfKind = (facts: NextStepFacts): NextStepWords => {
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

/** The bill is first: its day comes before every other. A petition puts the home in front of the office that gave its homestead exemption. */
export const nextStepWords = (facts: NextStepFacts): NextStepWords => {
  const { discount, hasWrongHomestead } = facts
  const words = wordsOfKind(facts)
  const first = [
    ...(discount === null ? [] : [tellDiscount(discount)]),
    ...(hasWrongHomestead ? [homestead.haveItTakenOffAsAStep()] : []),
  ]
  return { ...words, steps: [...first, ...words.steps] }
}

/** Nothing is advised against buying to who has bought. */
const ownersLine = (step: NextStep): string | null => {
  const { kind, estimate } = step
  switch (kind) {
    case 'low_end_only':
      return ownersLowEnd(step)
    case 'check_first':
      if (estimate === null) return words.noEstimateForAnOwner()
      return restsOnRate(step) ? words.savingsDependOnTheRateForAnOwner() : words.roughEstimateForAnOwner()
    case 'better_not_to_buy':
      return words.aPetitionProbablyIsntWorthIt()
    default:
      return null
  }
}

/** One line for a mail: no figure, so that nothing typed leaves the page. */
export const nextStepLine = (step: NextStep, { isOwner }: Pick<NextStepFacts, 'isOwner'>): string | null => {
  const { kind, late, estimate, purchaseSavingCents } = step
  if (kind === 'not_a_home')
    return isOwner ? words.theCountyDoesntListThisForAnOwner() : words.theCountyDoesntListThisParcel()
  if (late !== null && (kind === 'course' || kind === 'low_end_only' || kind === 'check_first'))
    return words.thePetitionDeadlineHasPassed({
      taxYear: late.taxYear,
      nextNoticeMonth: nextNoticeMonth(late),
    })
  const startsWithPurchase =
    purchaseSavingCents !== null && (kind === 'low_end_only' || kind === 'check_first')
  if (startsWithPurchase) return words.startWithYourPurchaseFree()
  if (isOwner) return ownersLine(step)
  switch (kind) {
    case 'low_end_only':
      return words.theSavingsWouldCoverThePetition()
    case 'check_first':
      if (estimate === null) return words.weDontHaveAnEstimateFor2()
      return restsOnRate(step) ? words.savingsDependOnTheRateLine() : words.theEstimateIsRoughPleaseDont()
    case 'better_not_to_buy':
      return words.pleaseDontBuyOurCourseFor()
    default:
      return null
  }
}
