/** Owns what is likely to be asked of the sales that the owner did not use. */

import { type CaseSale, isChosen } from '#core/case/file.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { asTyped, closed } from '#core/document/facts/make-fact.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { atLevel, UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { aboutMoney, leftOutAsNear } from '#core/document/facts/sales/listed/questioned.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import { streetOf } from '#core/document/facts/spoken/sale.ts'
import { isEnglish, isSentence } from '#core/document/facts/spoken/statement.ts'
import { inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { ALL_SALES } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { nameOf } from '../weak-point.ts'
import { indicatedBy } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** A note begins with a place, what was done, a comparison, or a verb without its subject. */
const PLACE = /^(?:on|in|at|near|next|by|behind|across|beside|far|farther)\b/iu
const DONE = /^(?:sold|bought|remodeled|renovated|rebuilt|built|listed|transferred)\b/iu
const UNLIKE = /^(?:much |far )?(?:larger|bigger|smaller|newer|older|better|worse|different|too)\b/iu
const BARE = /^(?:has|had|is|was|needs|needed|sits|backs)\b/iu

/** 'It is on the water, and mine is not.'; '' for a note that makes no sentence. */
export const reasonWords = (typed: string): string => {
  const note = asTyped(typed).replace(/\.$/u, '')
  const joined = lowered(note).replace(/, (?=(?:mine|my home) )/u, ', and ')
  if (!isEnglish(note)) return ''
  if (DONE.test(note)) return `It was ${joined}.`
  if (PLACE.test(note) || UNLIKE.test(note)) return `It is ${joined}.`
  if (BARE.test(note)) return `It ${joined}.`
  return isSentence(note) ? closed(note) : ''
}

export const ofLeftOut = (sale: CaseSale): readonly LikelyQuestion[] => {
  const reason = reasonWords(sale.reason)
  return sale.decision === 'rejected' && reason !== '' && asTyped(sale.address) !== ''
    ? [
        {
          id: `left-out:${sale.id}`,
          question: `Why did you leave out ${streetOf(nameOf(sale))}?`,
          answer: reason,
          concede: 'That it did sell at that price. Your reason only makes it count for less.',
          shownIn: ALL_SALES,
          step: 'comparables',
        },
      ]
    : none
}

/** So many that it looks like a choice. */
const SEVERAL = 3

/** All sales of the search that were not used are above what the used ones indicate. */
export const ofHigherLeftOut = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, held, known, justCents } = asked
  const all = indicatedBy(asked)
  if (all === null || sales === null || isAgainst(asked)) return none
  const chosen = held.file.comparables.filter(isChosen).map((typed) => recordedSale(typed, sales.comparables))
  const others = sales.comparables.filter((one) => !chosen.includes(one) && !known.includes(one))
  const prices = others.map(({ adjustedCents }) => adjustedCents)
  if (others.length < SEVERAL || prices.some((price) => price <= all.priceCents)) return none
  const step = levelOf(sales) ?? UNMEASURED
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const highest = atLevel(high, step)
  const brought = `As just values, they come to ${formatMoney(atLevel(low, step))} to ${formatMoney(highest)}`
  const beside = highest < justCents ? `, and that too is below the county’s ${formatMoney(justCents)}` : ''
  return [
    {
      id: 'left-out-higher',
      question: `Of the sales most like your home, the ${inCount(others.length)} that you did not use come to more than your result. Why?`,
      answer: `My packet lists each of them with its adjusted price and the reason it is not in my grid. ${brought}${beside}.`,
      concede: `That they point higher: ${formatMoney(low)} to ${formatMoney(high)} as prices. Do not say that you left them out by chance.`,
      shownIn: ALL_SALES,
      step: 'comparables',
    },
  ]
}

/** Sales as near as one that is used, which would bring the result up: the likeliest reproach of picking. */
export const ofNearLeftOut = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, held, justCents } = asked
  const found = sales === null || isAgainst(asked) ? null : leftOutAsNear({ file: held.file, sales })
  if (found === null || found.then <= found.now || ofHigherLeftOut(asked).length > 0) return none
  const { near } = found
  const then = aboutMoney(found.then)
  const isOne = near.length === 1
  const [them, each] = isOne ? ['it', 'it'] : ['them', 'each of them']
  const beside = found.then < justCents ? `, and that too is below your ${formatMoney(justCents)}` : ''
  return [
    {
      id: 'left-out-near',
      question: `You left out ${inWords(near.map(({ home }) => streetOf(home.address || home.parcelId)))}. ${isOne ? 'It needs' : 'They need'} no more adjusting than a sale that you use. Why?`,
      answer: `My packet lists ${each} with its adjusted price and the reason it is not in my grid. With ${them}, my sales indicate a just value of ${then}${beside}.`,
      concede: `That your result would then be ${then}. Do not say that you left ${them} out by chance.`,
      shownIn: ALL_SALES,
      step: 'comparables',
    },
  ]
}
