/** Owns what is likely to be asked of the owner's own purchase of the home. */

import { isClosingStatement } from '#core/case/closing-statement.ts'
import { formatMonth, formatPlainDate } from '#core/date-forms.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import type { PriceLevel } from '#core/document/facts/sales/conclusion/price-level.ts'
import { isRounded, justRange } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { qualifiedAs } from '#core/document/facts/sales/grid/grid-columns.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { openTerms, termsWords } from '#core/document/facts/sales/purchase-terms.ts'
import { likestFirst } from '#core/document/facts/spoken/sales.ts'
import { aboutCents, concluded, inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { OWN_SALE } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { indicatedBy } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const monthsOf = ({ year, month }: AdjustedRollSale['sale']): number => year * 12 + month

/** Where all that closed later point lower, the reason is theirs. */
const laterWords = (asked: Asked, ownCents: number): string => {
  const [own] = asked.sales?.ownSales ?? []
  const later = likestFirst(asked).filter(
    ({ known }) => own !== undefined && known !== undefined && monthsOf(known.sale) > monthsOf(own),
  )
  const [first] = later
  const all = indicatedBy(asked)
  if (first?.known === undefined || all === null || all.justCents >= ownCents) return ''
  const many = later.length === asked.known.length ? `all ${inCount(later.length)}` : inCount(later.length)
  const closed = `${many} of my sales closed after mine, nearer January 1`
  return ` ${(closed[0] ?? '').toUpperCase()}${closed.slice(1)}, and together my sales indicate ${formatMoney(all.justCents)}.`
}

/** Why a price is more than a just value, and what the same allowance makes of the owner’s own; to be said aloud. */
const asJustWords = (level: PriceLevel | null, ownCents: number, justCents: number): string => {
  const county = ownCents < justCents ? `, below the county’s ${formatMoney(justCents)}` : ''
  const mine = `my price on January 1 comes to ${formatMoney(ownCents)}${county}.`
  if (level === null) return `With the allowance for the costs of selling, ${mine}`
  const where = level.ofNeighborhood ? ' in my neighborhood' : ''
  return `The county’s values of homes that sold${where} are ${aboutCents(level)} per dollar of sale price. At that rate, ${mine}`
}

/** What is asked for is what was paid, or more than that, and a lower figure is never left without why it is not asked for. */
const basedOn = (asked: Asked, opinionCents: number, ownCents: number): string => {
  if (opinionCents === ownCents) return ' That is what I ask for.'
  if (isRounded(opinionCents, ownCents))
    return ` Rounded, that is the ${formatMoney(opinionCents)} I ask for.`
  const isBySales = asked.known.length > 0 && !isAgainst(asked)
  return isBySales
    ? ' I ask for more than that, because I go by several sales and not by my one price.'
    : ' I ask for more than that.'
}

export const ofOwnSale = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, opinionCents, valuedOn, justCents } = asked
  const [latest] = sales?.ownSales ?? []
  if (latest === undefined || opinionCents === null || latest.priceCents <= opinionCents) return none
  const level = sales?.ownSaleCompared?.justValueCents
  const month = monthInWords(latest.year, latest.month)
  const brought =
    level === undefined
      ? 'That was a sale price, and just value also allows for the cost of selling.'
      : asJustWords(levelOf(sales), level, justCents)
  const range =
    isAgainst(asked) || concluded(asked) === null
      ? null
      : justRange(asked.known, costToCure(asked.held.file).cents, levelOf(sales))
  // What is asked for is not below the own price as a just value.
  const isMet = level !== undefined && level <= opinionCents
  const later = level !== undefined && level > opinionCents ? laterWords(asked, level) : ''
  const grid =
    later === '' && range && (level === undefined || level > opinionCents)
      ? ` The sales in my grid indicate ${formatMoney(range.lowCents)} to ${formatMoney(range.highCents)}.`
      : ''
  return [
    {
      id: 'own-sale',
      question: `You paid ${formatMoney(latest.priceCents)}${month === null ? '' : ` in ${month}`}. Why was it worth less on ${formatPlainDate(valuedOn)}?`,
      answer: `I paid that, and my packet says so. ${brought}${isMet ? basedOn(asked, opinionCents, level) : ''}${later}${grid}`,
      concede:
        level !== undefined && level > opinionCents
          ? `Your own price, as a just value, is ${formatMoney(level - opinionCents)} above your request. A magistrate may land there.`
          : 'The price itself.',
      shownIn: OWN_SALE,
      step: 'value',
    },
  ]
}

/** The other side has the county's file at hand. */
export const ofOtherRecord = (asked: Asked): readonly LikelyQuestion[] => {
  const recorded = asked.sales?.recordedPurchase
  const { purchasedOn = null, paidCents = null } = asked.held.file.value
  if (recorded === undefined || purchasedOn === null || paidCents === null) return none
  const isProved = asked.held.files.some(isClosingStatement)
  return [
    {
      id: 'own-record',
      question: `The county’s file says ${formatMonth(recorded)} and ${formatMoney(recorded.priceCents)}. Why do you say otherwise?`,
      answer: `I closed on ${formatPlainDate(purchasedOn)} for ${formatMoney(paidCents)}.${isProved ? ' My closing statement is in my packet.' : ''}`,
      concede: 'That the county’s file lists another month or price.',
      shownIn: OWN_SALE,
      step: 'papers',
      ...(!isProved && {
        toAdd: asked.held.file.hasNoClosingStatement
          ? 'Bring another paper with the price, such as your loan papers or a bank record.'
          : 'Bring your closing statement. Without it, the county’s file is the only document.',
      }),
    },
  ]
}

/** The roll has the price and whether it is qualified; its terms only the owner has, and those answered in the case are not asked for again. */
export const ofOwnTerms = (asked: Asked): readonly LikelyQuestion[] => {
  const [latest] = asked.sales?.ownSales ?? []
  if (latest === undefined || asked.opinionCents === null || isAgainst(asked)) return none
  return [
    {
      id: 'own-terms',
      question: 'On what terms did you buy: was it listed, did you know the seller, how did you pay?',
      answer: [
        ...[termsWords(asked.held.file.value)].filter((words) => words !== null),
        ...(asked.sales?.recordedPurchase === undefined
          ? [`The county’s file lists my purchase as a sale ${qualifiedAs(latest.qualificationCode)}.`]
          : []),
        ...(termsWords(asked.held.file.value) === null && asked.sales?.recordedPurchase !== undefined
          ? [
              asked.held.file.hasNoClosingStatement
                ? 'I can tell you the terms myself.'
                : 'My closing statement shows the terms.',
            ]
          : []),
      ].join(' '),
      concede:
        'A term that moved the price, such as a credit at closing or a seller in a hurry. Name it yourself.',
      shownIn: OWN_SALE,
      step: 'papers',
      toAdd: `Say ${inWords(openTerms(asked.held.file.value).map(({ say }) => say))}. Say only what is true.`,
    },
  ]
}
