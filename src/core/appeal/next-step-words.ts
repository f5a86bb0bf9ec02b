/** Owns the sentences of the next step, for page, paper and mail: what to do, and whether our course is worth its price. */

import { formatMoney } from '#core/money.ts'
import { OTHER_USE_QUESTION } from '#core/tax/trim/trim-numbers.ts'
import { betterNotToBuyWords } from './against-buying-words.ts'
import { lowEndWords } from './estimate-words.ts'
import { nextNoticeMonth } from './late-petition.ts'
import type { NextStep } from './next-step.ts'
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
} from './next-step-parts.ts'

const course = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    ...estimateWords({ step, verdict }),
    `If you can show that your home was worth less than its just value, a petition can pay. ${BOARD_DECIDES}`,
  ],
  showsCuts: true,
  closing: [
    ...dateLast(step),
    isOwner
      ? 'The course shows how, step by step.'
      : `The course takes you from the notice to the decision, step by step. It costs ${formatMoney(step.priceCents)} once; the petition itself you can also file without it.${noHurry(step)}`,
  ],
})

const lowEndOnly = ({ step, verdict, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    isOwner
      ? 'Only at the low end of the range would a petition save more than it cost you.'
      : 'Only at the low end of the range would the saving pay for the fee and our course; at the middle it would not. We do not advise you to buy on that.',
    ...estimateWords({ step, verdict }),
    ...(step.estimate === null ? [] : [lowEndWords(step.estimate, step)]),
  ],
  showsCuts: true,
  closing: [PRINTED_FREE, ...dateLast(step)],
})

const CHECKS = [
  'The property appraiser’s record of your home: its size, baths, year and condition as they were on January 1. A wrong record can be corrected without a petition.',
  'What homes like yours nearby sold for, up to January 1. Most property appraisers have a search for sales on their website, and the office will tell you which sales it used.',
  'The page of your county here, with its offices, its fee and its dates. It is free.',
] as const

const whyToCheck = (facts: NextStepFacts): readonly string[] =>
  facts.step.estimate === null
    ? [
        'Nothing we have says that your home is valued too high: there is no estimate for it here. So the next step is to look, not to buy. Check first:',
      ]
    : [
        'The estimate for your home is a rough one: please buy nothing on it alone.',
        ...estimateWords(facts),
        'These sums hold only if the estimate does. So the next step is to look, not to buy. Check first:',
      ]

/** A cut is a share of just value; how far just value lies above the sales is a share of what they support. */
const courseCondition = ({ neededCutPercent: needed, feeCents, priceCents }: NextStep): string =>
  needed === null
    ? 'only if you find evidence for a cut that pays, as the table above shows it'
    : `only if you find evidence for a cut of at least ${needed}% of just value: a smaller one would not save the ${formatMoney(feeCents)} fee and the ${formatMoney(priceCents)} in one year`

const checkFirst = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  return {
    opening: [...lateFirst(step), ...whyToCheck(facts)],
    checks: CHECKS,
    showsCuts: true,
    closing: [
      `What a cut would be worth stands above. ${BOARD_DECIDES}`,
      ...(isOwner
        ? []
        : [
            `Our course is an option, not the next step. It is worth its price ${courseCondition(step)}. The form, DR-486, is free and you can fill it in without us.${noHurry(step)}`,
          ]),
      ...dateLast(step),
    ],
  }
}

const notAHome = ({ step }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    `The roll has this parcel as “${step.notAHome}”, not as a home. Our course, and the sales that we compare, are about homes: please do not buy the course for this.`,
    'Ask the property appraiser’s office how the land was valued, and which sales of such land it used; that costs nothing. A petition about land is made on the same free form, DR-486.',
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
          `Type the six numbers of your ${facts.currentTaxYear} TRIM notice: it takes five minutes and is free. Please buy nothing on the figures of ${facts.verdict.taxYear}.`,
        ],
      }
    case 'check_numbers':
      if (facts.verdict.reason === 'other_use_not_answered')
        return {
          ...NOTHING,
          opening: [
            `Answer one question: ${OTHER_USE_QUESTION} It is free, and you get a new answer at once. Please buy nothing on this answer.`,
          ],
        }
      return {
        ...NOTHING,
        opening: [
          'Compare the numbers with your TRIM notice and type them from it. It is free, and the answer is worked out again here. Please buy nothing on this answer.',
        ],
      }
    case 'wait':
      return {
        ...NOTHING,
        opening: [
          'Please buy nothing on this answer. The reasons stand below; once they are settled, the answer can be worked out here, free.',
        ],
      }
  }
}

/** One line for a mail: no figure, so that nothing typed leaves the page. */
export const nextStepLine = ({ kind, late, estimate }: NextStep): string | null => {
  if (kind === 'not_a_home')
    return 'The roll does not have this parcel as a home; our course is about homes, so please do not buy it for this.'
  if (late !== null && (kind === 'course' || kind === 'low_end_only' || kind === 'check_first'))
    return `The time to petition about ${late.taxYear} has most likely passed; a late petition needs good cause. The next season begins with your notice, in about ${nextNoticeMonth(late)}.`
  switch (kind) {
    case 'low_end_only':
      return 'Only at the low end of the estimate would the saving pay for the petition fee and our course; we do not advise you to buy on that.'
    case 'check_first':
      return estimate === null
        ? 'Nothing we have says yet that the home is valued too high: the report says what to check first, free.'
        : 'The estimate is a rough one: please buy nothing on it alone. The report says what to check first, free.'
    case 'better_not_to_buy':
      return 'You would do better not to buy our course for this.'
    default:
      return null
  }
}
