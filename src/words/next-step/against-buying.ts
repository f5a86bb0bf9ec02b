/** Owns the words for where a petition does not pay for our course: that it is better not to buy, with the figures. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import {
  dateLast,
  estimateWords,
  lateFirst,
  type NextStepFacts,
  type NextStepWords,
  NOTHING,
  PRINTED_FREE,
} from './parts.ts'

const smallSaving = ({ cuts, priceCents, estimate }: NextStep): readonly string[] => {
  if (estimate !== null) return []
  const largest = cuts.at(-1)
  if (!largest) return ['No lower value would save more than the petition fee in one year.']
  if (largest.afterFeeCents === null || largest.afterFeeCents <= 0)
    return [`Even a cut of ${largest.cutPercent}% wouldn’t save more than the petition fee in one year.`]
  return [
    `Even a cut of ${largest.cutPercent}% would leave you ${formatCents(largest.afterFeeCents)} for the year after the petition fee. The course costs ${formatMoney(priceCents)}.`,
  ]
}

const MONEY_BACK =
  'If you bought the course for this year’s tax alone, check your profile for your refund deadline.'

/** A sale above just value sinks a case: it is looked at first. */
const OWN_SALE = 'Your home’s own sale price argues against a lower value, and a board looks at that first.'

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A larger cut would pay, so it is said of the estimate where there is one. */
const nothingToSave = (facts: NextStepFacts): NextStepWords => {
  const { step, isOwner } = facts
  const at = step.estimate === null ? '' : 'at the value the sales support, '
  const saved = `${at}a petition wouldn’t lower this year’s tax enough to cover its fee`
  return {
    ...NOTHING,
    opening: [
      isOwner
        ? `${capitalized(saved)}. See what can help instead, below.`
        : `Keep your money. ${capitalized(saved)}, let alone the course. See what can help instead, below. Checking is free.`,
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
      isOwner ? 'A petition probably isn’t worth it this year.' : 'Please don’t buy our course for this.',
      ...(verdict.reason === 'own_sale_speaks_against' ? [OWN_SALE] : []),
      ...estimateWords(facts),
      ...smallSaving(step),
    ],
    showsCuts: step.estimate !== null,
    closing: [...(isOwner ? [MONEY_BACK] : [PRINTED_FREE]), ...dateLast(step)],
  }
}
