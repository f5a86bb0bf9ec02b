/** Owns the words for where a petition does not pay for our course: that it is better not to buy, with the figures. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/against-buying.ts'
import {
  estimateWords,
  lateFirst,
  type NextStepFacts,
  type NextStepWords,
  NOTHING,
  PRINTED_FREE,
} from './parts.ts'
import { doubtSteps, stepsOf } from './steps.ts'

const smallSaving = ({ cuts, priceCents, estimate }: NextStep): readonly string[] => {
  if (estimate !== null) return []
  const largest = cuts.at(-1)
  if (!largest) return [words.noLowerValueWouldSaveMore()]
  if (largest.afterFeeCents === null || largest.afterFeeCents <= 0)
    return [words.evenACutOfWouldntSave({ percent: largest.cutPercent })]
  return [
    words.evenACutOfWouldLeave({
      percent: largest.cutPercent,
      afterFee: formatCents(largest.afterFeeCents),
      price: formatMoney(priceCents),
    }),
  ]
}

const MONEY_BACK = words.ifYouBoughtTheCourseFor()

/** A sale above just value sinks a case: it is looked at first. */
const OWN_SALE = words.yourHomesOwnSalePriceArgues()

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A larger cut would pay, so it is said of the estimate where there is one. */
const nothingToSave = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  const at = step.estimate === null ? '' : words.atTheValueTheSalesSupport()
  const saved = words.aPetitionWouldntLowerThisYears({ at })
  return {
    ...NOTHING,
    opening: [
      isOwner
        ? words.seeWhatCanHelpInstead({ saved: capitalized(saved) })
        : words.keepYourMoneyLetAloneThe({ saved: capitalized(saved) }),
      ...estimateWords(facts),
    ],
    steps: doubtSteps(facts),
    showsCuts: step.estimate !== null,
    closing: isOwner ? [MONEY_BACK] : [],
  }
}

/** An answer that asks for evidence is told which, and that nothing need be bought for it. */
const firstStep = ({ verdict: { outcome, reason }, isOwner }: NextStepFacts): string => {
  if (reason === 'own_sale_speaks_for')
    return isOwner ? words.onePaperMayBeEnough() : words.youNeedNoCourseForOnePaper()
  if (isOwner) return words.aPetitionProbablyIsntWorthIt()
  return outcome === 'file_with_evidence'
    ? words.checkTheCountysRecordFirst()
    : words.pleaseDontBuyOurCourseFor()
}

export const betterNotToBuyWords = (facts: NextStepFacts): NextStepWords => {
  const { step, verdict, isOwner } = facts
  if (verdict.outcome === 'do_not_file') return nothingToSave(facts)
  return {
    ...NOTHING,
    opening: [
      ...lateFirst(step),
      firstStep(facts),
      ...(verdict.reason === 'own_sale_speaks_against' ? [OWN_SALE] : []),
      ...estimateWords(facts),
      ...smallSaving(step),
    ],
    steps: stepsOf(facts),
    showsCuts: step.estimate !== null,
    closing: isOwner ? [MONEY_BACK] : [PRINTED_FREE],
  }
}
