/** Owns the sentences of the next step, for page, paper and mail: what to do, and whether our course is worth its price. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import { OTHER_USE_QUESTION } from '#core/tax/trim/numbers.ts'
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
} from './parts.ts'

const course = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    ...estimateWords({ step, verdict }),
    `If you can show your home was worth less than the county’s market value, a petition can pay. ${BOARD_DECIDES}`,
  ],
  showsCuts: true,
  closing: [
    ...dateLast(step),
    isOwner
      ? 'The course shows you how, step by step.'
      : `The course takes you from the notice to the decision, step by step. It costs ${formatMoney(step.priceCents)}, once. You can also file the petition without it.${noHurry(step)}`,
  ],
})

const lowEndOnly = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    isOwner
      ? 'A petition would pay for itself only at the low end of the range.'
      : 'The savings would cover the fee and our course only at the low end of the range, not at the middle. We don’t recommend buying on that.',
    ...estimateWords({ step, verdict }),
    ...(step.estimate === null ? [] : [lowEndWords(step.estimate, step)]),
  ],
  showsCuts: true,
  closing: [PRINTED_FREE, ...dateLast(step)],
})

const CHECKS = [
  'The county’s record of your home: size, baths, year built and condition on January 1. You can get a wrong record fixed without a petition.',
  'What homes like yours nearby sold for, up to January 1. Most property appraisers have a sales search on their website. The office will tell you which sales it used.',
  'Your county’s page here, with its offices, fee and dates. It’s free.',
] as const

const whyToCheck = (facts: NextStepFacts): readonly string[] =>
  facts.step.estimate === null
    ? ['We don’t have an estimate for your home, so don’t buy anything yet. Check these first:']
    : [
        'The estimate for your home is rough. Please don’t buy on it alone.',
        ...estimateWords(facts),
        'The math is only as good as the estimate, so don’t buy anything yet. Check these first:',
      ]

/** A cut is a share of just value; how far just value lies above the sales is a share of what they support. */
const courseCondition = ({ neededCutPercent: needed, feeCents, priceCents }: NextStep): string =>
  needed === null
    ? 'only if you find evidence for a reduction that pays (see the table above)'
    : `only if you find evidence for a cut of at least ${needed}%. A smaller one wouldn’t cover the ${formatMoney(feeCents)} fee and the ${formatMoney(priceCents)} price in one year`

const checkFirst = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    opening: [...lateFirst(step), ...whyToCheck(facts)],
    checks: CHECKS,
    showsCuts: true,
    closing: [
      `See above what a lower value would save. ${BOARD_DECIDES}`,
      ...(isOwner
        ? []
        : [
            `Our course can wait. It’s worth its price ${courseCondition(step)}. The form, DR-486, is free, and you can fill it out without us.${noHurry(step)}`,
          ]),
      ...dateLast(step),
    ],
  }
}

const notAHome = ({ step }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    `The county lists this parcel as “${step.notAHome}”, not as a home. Our course and our sales are about homes, so please don’t buy it for this.`,
    'Ask the property appraiser’s office how they valued the land and which sales they used. Asking is free. A petition about land uses the same free form, DR-486.',
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
          `Enter six numbers from your ${facts.currentTaxYear} TRIM notice. It’s free and takes five minutes. Please don’t buy on ${facts.verdict.taxYear} figures.`,
        ],
      }
    case 'check_numbers':
      if (facts.verdict.reason === 'other_use_not_answered')
        return {
          ...NOTHING,
          opening: [
            `Answer one question: ${OTHER_USE_QUESTION} You’ll get a new answer right away, free. Please don’t buy on this answer.`,
          ],
        }
      return {
        ...NOTHING,
        opening: [
          'Enter the numbers from your TRIM notice to get a new answer, free. Please don’t buy on this one.',
        ],
      }
    case 'wait':
      return {
        ...NOTHING,
        opening: [
          'Please don’t buy on this answer. See the reasons below. Once they’re settled, come back for a new answer, free.',
        ],
      }
  }
}

/** One line for a mail: no figure, so that nothing typed leaves the page. */
export const nextStepLine = ({ kind, late, estimate }: NextStep): string | null => {
  if (kind === 'not_a_home')
    return 'The county doesn’t list this parcel as a home. Our course is about homes, so please don’t buy it for this.'
  if (late !== null && (kind === 'course' || kind === 'low_end_only' || kind === 'check_first'))
    return `The ${late.taxYear} petition deadline has most likely passed. A late petition needs good cause. Your next chance is about ${nextNoticeMonth(late)}, when your next notice comes.`
  switch (kind) {
    case 'low_end_only':
      return 'The savings would cover the petition fee and our course only at the low end of the estimate. We don’t recommend buying on that.'
    case 'check_first':
      return estimate === null
        ? 'We don’t have an estimate for the home yet. The report shows what to check first, free.'
        : 'The estimate is rough. Please don’t buy on it alone. The report shows what to check first, free.'
    case 'better_not_to_buy':
      return 'Please don’t buy our course for this.'
    default:
      return null
  }
}
