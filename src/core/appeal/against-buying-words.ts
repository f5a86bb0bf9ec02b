/** Owns the words for where a petition does not pay for our course: that it is better not to buy, with the figures. */

import { formatCents, formatMoney } from '#core/money.ts'
import type { NextStep } from './next-step.ts'
import {
  dateLast,
  estimateWords,
  lateFirst,
  type NextStepFacts,
  type NextStepWords,
  NOTHING,
  PRINTED_FREE,
} from './next-step-parts.ts'

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

/** A sale above just value sinks a case: it is looked at first. */
const OWN_SALE =
  'The price that the home itself sold for speaks against a lower value, and a board looks at it first.'

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A larger cut would pay, so it is said of the estimate where there is one. */
const nothingToSave = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  const at = step.estimate === null ? '' : 'at what the sales support, '
  const saved = `${at}a petition would not lower this year’s tax enough to pay for its fee`
  return {
    ...NOTHING,
    opening: [
      isOwner
        ? `${capitalized(saved)}. What can help instead stands below.`
        : `You would do better not to buy our course for this: ${saved}, let alone for the course. What can help instead stands below, and costs nothing to check.`,
      ...estimateWords(facts),
    ],
    showsCuts: step.estimate !== null,
    closing: isOwner ? [MONEY_BACK] : [],
  }
}

export const betterNotToBuyWords = (facts: NextStepFacts): NextStepWords => {
  const { step, verdict, isOwner } = facts
  if (verdict.outcome === 'do_not_file') return nothingToSave(facts)
  return {
    ...NOTHING,
    opening: [
      ...lateFirst(step),
      isOwner
        ? 'A petition is hardly worth it this year.'
        : 'You would do better not to buy our course for this.',
      ...(verdict.reason === 'own_sale_speaks_against' ? [OWN_SALE] : []),
      ...estimateWords(facts),
      ...smallSaving(step),
    ],
    showsCuts: step.estimate !== null,
    closing: [...(isOwner ? [MONEY_BACK] : [PRINTED_FREE]), ...dateLast(step)],
  }
}
