/** Owns the sentences of the next step, for page, paper and mail: what to do, and whether our course is worth its price. */

import { formatCents, formatMoney } from '#core/money.ts'
import type { Outcome } from '#core/tax/verdict-codes.ts'
import { lowEndWords, middleWords, placeWords } from './estimate-words.ts'
import { lateWords, nextNoticeMonth, PRINTED_DATE } from './late-petition.ts'
import type { NextStep } from './next-step.ts'

export interface NextStepFacts {
  readonly step: NextStep
  readonly verdict: { readonly outcome: Outcome; readonly taxYear: number }
  /** The year of the newest notices. */
  readonly currentTaxYear: number
  /** Has bought the course: nothing is sold then. */
  readonly isOwner: boolean
}

export interface NextStepWords {
  readonly opening: readonly string[]
  /** What to look at first; nothing of it costs anything. */
  readonly checks: readonly string[]
  /** Whether what cuts are worth is shown, between opening and closing. */
  readonly showsCuts: boolean
  readonly closing: readonly string[]
}

const NOTHING: NextStepWords = { opening: [], checks: [], showsCuts: false, closing: [] }

const PRINTED_FREE =
  'Talk to the property appraiser’s office first; that costs nothing. The petition form, DR-486, is free and you can fill it in yourself.'

const BOARD_DECIDES = 'Whether a cut is granted is for the board to decide.'

/** What is said of the days: first where they are behind, last where they are ahead. */
const lateFirst = ({ late }: NextStep): readonly string[] => (late === null ? [] : lateWords(late))
const dateLast = ({ late }: NextStep): readonly string[] => (late === null ? [PRINTED_DATE] : [])

const noHurry = ({ late }: NextStep): string =>
  late === null
    ? ''
    : ` There is no hurry to buy: unless a late petition is taken, the course is for your next notice, in about ${nextNoticeMonth(late)}, and whether it can pay then is for that notice to say.`

const estimateWords = (step: NextStep): readonly string[] =>
  step.estimate === null ? [] : [placeWords(step.estimate), middleWords(step.estimate, step)]

const course = ({ step, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    ...estimateWords(step),
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

const lowEndOnly = ({ step, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    ...lateFirst(step),
    isOwner
      ? 'Only at the low end of the range would a petition save more than it cost you.'
      : 'Only at the low end of the range would the saving pay for the fee and our course; at the middle it would not. We do not advise you to buy on that.',
    ...estimateWords(step),
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

const checkFirst = ({ step, isOwner }: NextStepFacts): NextStepWords => {
  const { neededCutPercent: needed, feeCents, priceCents } = step
  const condition =
    needed === null
      ? 'only if you find the value far too high'
      : `only if you find the value at least ${needed}% too high`
  return {
    opening: [
      ...lateFirst(step),
      'Nothing we have says that your home is valued too high: there is no estimate for it here. So the next step is to look, not to buy. Check first:',
    ],
    checks: CHECKS,
    showsCuts: true,
    closing: [
      `What a cut would be worth stands above. ${BOARD_DECIDES}`,
      ...(isOwner
        ? []
        : [
            `Our course is an option, not the next step. It is worth its price ${condition}: less than that would not save the ${formatMoney(feeCents)} fee and the ${formatMoney(priceCents)} in one year. The form, DR-486, is free and you can fill it in without us.${noHurry(step)}`,
          ]),
      ...dateLast(step),
    ],
  }
}

const smallSaving = ({ cuts, priceCents, estimate }: NextStep): readonly string[] => {
  if (estimate !== null) return []
  const largest = cuts.at(-1)
  if (!largest) return ['No cut would save more than the petition fee in one year.']
  if (largest.afterFeeCents === null || largest.afterFeeCents <= 0)
    return [`Even a cut of ${largest.cutPercent}% would not save more than the petition fee in one year.`]
  return [
    `Even a cut of ${largest.cutPercent}% would leave ${formatCents(largest.afterFeeCents)} for one year after the petition fee, and the course costs ${formatMoney(priceCents)}.`,
  ]
}

const MONEY_BACK =
  'If you bought the course for this year’s tax alone, your profile says how long you can have your money back.'

const nothingToSave = ({ step, isOwner }: NextStepFacts): NextStepWords => ({
  ...NOTHING,
  opening: [
    isOwner
      ? 'A petition would not lower this year’s tax enough to pay for its fee. What can help instead stands below.'
      : 'You would do better not to buy our course for this year’s tax: a petition would not lower it enough to pay for the fee, let alone for the course. What can help instead stands below, and costs nothing to check.',
    ...estimateWords(step),
  ],
  showsCuts: step.estimate !== null,
  closing: isOwner ? [MONEY_BACK] : [],
})

const better = (facts: NextStepFacts): NextStepWords => {
  const { step, verdict, isOwner } = facts
  if (verdict.outcome === 'do_not_file') return nothingToSave(facts)
  return {
    ...NOTHING,
    opening: [
      ...lateFirst(step),
      isOwner
        ? 'A petition is hardly worth it this year.'
        : 'You would do better not to buy our course for this.',
      ...estimateWords(step),
      ...smallSaving(step),
    ],
    showsCuts: step.estimate !== null,
    closing: [...(isOwner ? [MONEY_BACK] : [PRINTED_FREE]), ...dateLast(step)],
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
      return better(facts)
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
export const nextStepLine = ({ kind, late }: NextStep): string | null => {
  if (kind === 'not_a_home')
    return 'The roll does not have this parcel as a home; our course is about homes, so please do not buy it for this.'
  if (late !== null && (kind === 'course' || kind === 'low_end_only' || kind === 'check_first'))
    return `The time to petition about ${late.taxYear} has most likely passed; a late petition needs good cause. The next season begins with your notice, in about ${nextNoticeMonth(late)}.`
  switch (kind) {
    case 'low_end_only':
      return 'Only at the low end of the estimate would the saving pay for the petition fee and our course; we do not advise you to buy on that.'
    case 'check_first':
      return 'Nothing we have says yet that the home is valued too high: the report says what to check first, free.'
    case 'better_not_to_buy':
      return 'You would do better not to buy our course for this.'
    default:
      return null
  }
}
