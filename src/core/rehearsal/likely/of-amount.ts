/** Owns what is likely to be asked of the amount: how the owner came to it, what is taken off, and what a repair leaves. */

import { isCostOnPaper } from '#core/case/file.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { closed } from '#core/document/facts/make-fact.ts'
import { reasonDoubts } from '#core/document/facts/owner-words/own-reasons.ts'
import { reasonsSaid } from '#core/document/facts/owner-words/sale-claims.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { atLevel, isRounded, UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { gridCorrections } from '#core/document/facts/sales/grid/corrected-grid.ts'
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import { isShownCondition } from '#core/document/facts/spoken/condition.ts'
import { isEnglish, isSentence } from '#core/document/facts/spoken/statement.ts'
import { isAgainst, stepsToOpinion } from '#core/document/facts/spoken/value.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { CASE, METHOD, RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { indicatedBy } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** Nearer to what the sales indicate nobody asks why. Our own choice, checked 2026-11-23. */
const APART = 0.04

/** Longer reasons are no answer that anybody listens to. */
const LONGEST_REASONS = 300

/** Where the sales are only listed, the repair comes off the just value. */
const lessRepairs = (asked: Asked): string | null => {
  const { held, justCents, opinionCents } = asked
  const { cents } = costToCure(held.file)
  if (!isAgainst(asked) || cents === 0 || opinionCents === null) return null
  const left = justCents - cents
  const end = left === opinionCents ? '' : ` I ask for ${formatMoney(opinionCents)}.`
  return `I took the county’s ${formatMoney(justCents)} less the ${formatMoney(cents)} that the repair costs. That is ${formatMoney(left)}.${end}`
}

/** What the packet contradicts is not answered under oath; what is left to name is the state of the home. */
const saidReasons = ({ held, sales, justCents, valuedOn }: Asked): string => {
  const reasons = reasonsSaid(held.file.value)
  if (reasons !== '' && (sales === null || reasonDoubts({ held, sales, justCents }).length === 0))
    return reasons
  return held.file.condition.some(isShownCondition)
    ? `The condition of my home on ${formatPlainDate(valuedOn)}`
    : ''
}

/** What nothing on paper leads to, is said to be so, in the owner's own words. */
const fromReasons = (asked: Asked): string => {
  const { held, justCents, opinionCents } = asked
  const reasons = saidReasons(asked)
  if (reasons === '' || !isEnglish(reasons) || reasons.length > LONGEST_REASONS || opinionCents === null)
    return ''
  const apart = justCents - opinionCents
  const lower = apart > 0 ? `, ${formatMoney(apart)} below the county’s figure` : ''
  const said = isSentence(reasons) ? closed(reasons) : `It is based on this: ${closed(lowered(reasons))}`
  if (isByPurchase(asked, opinionCents))
    return `It is what my own purchase comes to as a just value${lower}. ${said}`
  const estimate = held.file.condition.some(isCostOnPaper) ? '' : ', and I have no written estimate'
  return `It is my own opinion as the owner${lower}. ${said} I did not work it out from sales${estimate}.`
}

/** Where another figure than the steps come to is asked for, that is what is asked. */
const howWords = (asked: Asked, opinionCents: number): string => {
  const how = `ow did you arrive at ${formatMoney(opinionCents)}?`
  const indicated = isAgainst(asked) ? null : indicatedBy(asked)
  return indicated === null || !isApart(opinionCents, indicated.justCents)
    ? `H${how}`
    : `Your own sales indicate ${formatMoney(indicated.justCents)}. H${how}`
}

const isApart = (opinionCents: number, indicatedCents: number): boolean =>
  !isRounded(opinionCents, indicatedCents) &&
  Math.abs(opinionCents - indicatedCents) >= indicatedCents * APART

const isByPurchase = ({ sales, justCents }: Asked, opinionCents: number): boolean => {
  const own = sales === null ? null : purchaseEvidence(sales, justCents)
  return own !== null && (own === opinionCents || isRounded(opinionCents, own))
}

const concededOf = (asked: Asked, opinionCents: number): string => {
  const all = isAgainst(asked) ? null : indicatedBy(asked)
  if (all === null) return 'That it is an owner’s opinion, and not an appraisal.'
  const indicated = formatMoney(all.justCents)
  if (!isApart(opinionCents, all.justCents)) return 'That another weighing gives a figure near yours.'
  // Less than the own purchase would be the weaker case.
  if (isByPurchase(asked, opinionCents))
    return 'That the sales by themselves indicate less. You ask for what you paid, as a just value.'
  return opinionCents > all.justCents
    ? `That your sales would support a lower value than you ask for. You may lower the figure: they indicate ${indicated}.`
    : `That your evidence indicates ${indicated}. If it is offered, consider it.`
}

export const ofOpinion = (asked: Asked): readonly LikelyQuestion[] => {
  const { opinionCents, held } = asked
  if (opinionCents === null) return none
  const steps = stepsToOpinion({ ...asked, file: held.file })
  const answer = steps ?? lessRepairs(asked) ?? fromReasons(asked)
  if (answer === '') return none
  return [
    {
      id: 'opinion',
      question: howWords(asked, opinionCents),
      answer,
      concede: concededOf(asked, opinionCents),
      shownIn: steps === null ? CASE : RECONCILIATION,
      step: 'value',
    },
  ]
}

/** Where another figure than the sales indicate is asked for. */
export const ofWhyApart = (asked: Asked): readonly LikelyQuestion[] => {
  const indicated = isAgainst(asked) ? null : indicatedBy(asked)
  const { opinionCents } = asked
  return indicated !== null && opinionCents !== null && isApart(opinionCents, indicated.justCents)
    ? ofOpinion(asked)
    : none
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
      question: `${MOST_COST_OF_SALE_PERCENT}% for the cost of selling is not automatic. What supports it?`,
      answer: `It is the allowance for the cost of selling. Please say what you allowed for my home, and where that is shown.${without}`,
      concede: `That it may be less than ${MOST_COST_OF_SALE_PERCENT}%. With none of it, your sales indicate ${bare}.`,
      shownIn: RECONCILIATION,
      step: 'value',
    },
  ]
}

/** The sales support the county also with the repairs taken off. */
export const ofRepairedSales = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, sales, held, justCents, valuedOn } = asked
  const { cents } = costToCure(held.file)
  if (!isAgainst(asked) || cents === 0) return none
  const lowest = Math.min(...known.map(({ adjustedCents }) => adjustedCents))
  const left = atLevel(Math.max(0, lowest - cents), levelOf(sales) ?? UNMEASURED)
  if (left < justCents) return none
  return [
    {
      id: 'repaired-sales',
      question: `Even with ${formatMoney(cents)} off, the sales listed in your packet support our value. What is left of your case?`,
      answer: `I do not dispute those prices, and I ask only about your own figure, ${formatMoney(justCents)}. The law has you weigh condition, factor 6. On ${formatPlainDate(valuedOn)}, my home needed a repair that costs ${formatMoney(cents)}. If your figure does not already allow for it, it is that much too high by your own method.`,
      concede:
        'That the sales do not support a lower value even so. This is the hardest question of your case: if the appraiser shows an allowance for the repair, consider withdrawing.',
      shownIn: DOCUMENT_TITLES.condition_exhibit,
      step: 'value',
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
      answer: `A ${part} counts in part, and the county’s record does not say how much. Please state the share that you use, and I will accept the area that comes out of it.`,
      concede: `That a ${part} counts in part, so that your adjustment may be somewhat too large.`,
      shownIn: METHOD,
      step: 'facts',
    },
  ]
}
