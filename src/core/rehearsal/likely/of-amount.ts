/** Owns what is likely to be asked of the amount: why more or less than the sales indicate, what is taken off, and what a repair leaves. */

import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { costToCure } from '#core/document/facts/cost-to-cure.ts'
import { gridCorrections } from '#core/document/facts/sales/corrected-grid.ts'
import { atLevel, isRounded, UNMEASURED } from '#core/document/facts/sales/reconcile.ts'
import { FEW_SALES } from '#core/document/facts/sales/requested-step.ts'
import { isAgainst, levelOf } from '#core/document/facts/spoken/value.ts'
import { RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { indicatedBy } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** Nearer to what the sales indicate nobody asks why. Our own choice, checked 2026-11-23. */
const APART = 0.04

/** The just values of the sales one by one. */
const rangeOf = ({ known, sales }: Asked): readonly [low: number, high: number] => {
  const values = known.map(({ adjustedCents }) => atLevel(adjustedCents, levelOf(sales) ?? UNMEASURED))
  return [Math.min(...values), Math.max(...values)]
}

const moreWords = (asked: Asked): string => {
  const [low, high] = rangeOf(asked)
  const few =
    asked.known.length <= FEW_SALES ? 'Few sales fit my home, and I stay careful.' : 'I stay careful.'
  const beside = high < asked.justCents ? ', and the county’s figure is above every one of them' : ''
  return `${few} One by one they come to just values of ${formatMoney(low)} to ${formatMoney(high)}${beside}.`
}

const lessWords = (asked: Asked, opinionCents: number): string => {
  const [low, high] = rangeOf(asked)
  const [from, to] = [formatMoney(low), formatMoney(high)]
  return low <= opinionCents
    ? `One by one my sales come to just values of ${from} to ${to}, and I put my home at ${formatMoney(opinionCents)} among them.`
    : `It is my own opinion as the owner. One by one my sales come to just values of ${from} to ${to}.`
}

/** What is asked for stands apart from what the owner's own sales indicate. */
export const ofApart = (asked: Asked): readonly LikelyQuestion[] => {
  const { opinionCents } = asked
  const all = indicatedBy(asked)
  if (all === null || opinionCents === null || isAgainst(asked)) return none
  const apart = opinionCents - all.justCents
  if (isRounded(opinionCents, all.justCents) || Math.abs(apart) < all.justCents * APART) return none
  const [asks, indicated] = [formatMoney(opinionCents), formatMoney(all.justCents)]
  return [
    {
      id: 'apart',
      question: `Your own sales indicate ${indicated}. Why do you ask for ${asks}?`,
      answer: apart > 0 ? moreWords(asked) : lessWords(asked, opinionCents),
      concede:
        apart > 0
          ? `That your sales would carry less than you ask. You may lower the figure: they indicate ${indicated}.`
          : `That your evidence indicates ${indicated}. If it is offered, think of taking it.`,
      shownIn: RECONCILIATION,
      station: 'value',
    },
  ]
}

/** Where the level was not measured, the most that is allowed for the cost of a sale is taken off. */
export const ofCostOfSale = (asked: Asked): readonly LikelyQuestion[] => {
  const all = indicatedBy(asked, 100)
  if (all === null || levelOf(asked.sales) !== null || isAgainst(asked)) return none
  const bare = formatMoney(all.justCents)
  const without =
    all.justCents < asked.justCents
      ? ` Without any of it my sales indicate ${bare}, and that too is below the county’s ${formatMoney(asked.justCents)}.`
      : ''
  return [
    {
      id: 'cost-of-sale',
      question: `${MOST_COST_OF_SALE_PERCENT}% for the cost of a sale is not automatic. What supports it?`,
      answer: `It is the allowance under factor 8. Please say what you allowed for my home, and where that is shown.${without}`,
      concede: `That it may be less than ${MOST_COST_OF_SALE_PERCENT}%. With none of it, your sales indicate ${bare}.`,
      shownIn: RECONCILIATION,
      station: 'value',
    },
  ]
}

/** The sales support the county also with the repairs taken off. */
export const ofRepairedSales = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, sales, held, justCents } = asked
  const { cents } = costToCure(held.file)
  if (!isAgainst(asked) || cents === 0) return none
  const lowest = Math.min(...known.map(({ adjustedCents }) => adjustedCents))
  const left = atLevel(Math.max(0, lowest - cents), levelOf(sales) ?? UNMEASURED)
  if (left < justCents) return none
  return [
    {
      id: 'repaired-sales',
      question: `Even with ${formatMoney(cents)} off, the lowest sale in your packet comes to ${formatMoney(left)}, and our value is below that. What is left of your case?`,
      answer:
        'The state of my home on the valuation date. What did you take off for it, and where is it on the record card?',
      concede: 'That the sales support the county even so. This is the hardest question of your case.',
      shownIn: DOCUMENT_TITLES.comparable_analysis,
      station: 'value',
    },
  ]
}

const PORCH = /\b(porch|lanai|garage|patio|carport|sunroom)\b/iu

/** A porch counts in part as effective area, and the grid takes all of it off. */
export const ofPorch = ({ held, sales }: Asked): readonly LikelyQuestion[] => {
  const isInGrid =
    sales !== null &&
    gridCorrections(sales, held.file).some(
      ({ field, changed }) => field === 'living_area' && changed !== null,
    )
  const area = held.file.corrections.find(({ field }) => field === 'living_area')
  const [thing] = PORCH.exec(`${area?.why ?? ''} ${area?.proof ?? ''}`) ?? []
  if (!isInGrid || thing === undefined) return none
  const part = thing.toLowerCase()
  return [
    {
      id: 'porch',
      question: `A ${part} is part of the effective area. Why do you take all of it off?`,
      answer: `A ${part} counts only in part. The county’s share for it is not on the roll, so I take it off in full. Please say what share you count.`,
      concede: `That a ${part} counts in part, so that your adjustment may be somewhat too large.`,
      shownIn: DOCUMENT_TITLES.comparable_analysis,
      station: 'facts',
    },
  ]
}
