/** Owns what is likely to be asked of the sales: those chosen, those left out, the owner's own, and the level they are brought to. */

import type { CaseSale } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { costToCure } from '#core/document/facts/cost-to-cure.ts'
import { asTyped, closed } from '#core/document/facts/make-fact.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { atLevel, reconcileSales, UNMEASURED } from '#core/document/facts/sales/reconcile.ts'
import { isTwin, saleName, streetOf } from '#core/document/facts/spoken/sale.ts'
import { likestFirst, sharing } from '#core/document/facts/spoken/sales.ts'
import { concluded, inCount, isAgainst, levelOf } from '#core/document/facts/spoken/value.ts'
import { ALL_SALES, OWN_SALE, RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { nameOf } from '../weak-point.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const GRID = DOCUMENT_TITLES.comparable_analysis

type Indicated = { readonly priceCents: number; readonly justCents: number }

/** What all the sales indicate by their weights, with the repairs taken off; null with too few of them. */
export const indicatedBy = ({ known, sales, held }: Asked, percent?: number): Indicated | null => {
  if (known.length < fewestChosenSales) return null
  const level = levelOf(sales)
  const { priceCents, cureCents } = reconcileSales(known, level, costToCure(held.file).cents)
  const step = percent === undefined ? (level ?? UNMEASURED) : { percent }
  return { priceCents, justCents: atLevel(Math.max(0, priceCents - cureCents), step) }
}

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
  const { sale } = first.known
  const month = monthInWords(sale.year, sale.month)
  const value = formatMoney(atLevel(first.known.adjustedCents, levelOf(asked.sales) ?? UNMEASURED))
  const sold = `${streetOf(nameOf(first.sale))}, sold${month === null ? '' : ` in ${month}`} for ${formatMoney(sale.priceCents)} and comes to a just value of ${value}.`
  const many = `${inCount(later.length)} of my sales closed after mine, nearer January 1`
  return ` ${(many[0] ?? '').toUpperCase()}${many.slice(1)}, and together my sales indicate ${formatMoney(all.justCents)}. The one most like my home, ${sold}`
}

export const ofOwnSale = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, opinionCents, valuedOn, justCents } = asked
  const [latest] = sales?.ownSales ?? []
  if (latest === undefined || opinionCents === null || latest.priceCents <= opinionCents) return none
  const level = sales?.ownSaleCompared?.justValueCents
  const month = monthInWords(latest.year, latest.month)
  const below =
    level !== undefined && level < justCents
      ? ` That too is below the county’s ${formatMoney(justCents)}.`
      : ''
  const brought =
    level === undefined
      ? 'That was a sale price, and just value also allows for the cost of a sale.'
      : `Brought to ${formatPlainDate(valuedOn)} and to the level of just values, it comes to ${formatMoney(level)}.${below}`
  const range = isAgainst(asked) ? null : concluded(asked)?.range
  const later = level !== undefined && level > opinionCents ? laterWords(asked, level) : ''
  const grid =
    later === '' && range && (level === undefined || level > opinionCents)
      ? ` The sales in my grid indicate ${formatMoney(range.lowCents)} to ${formatMoney(range.highCents)}.`
      : ''
  return [
    {
      id: 'own-sale',
      question: `You paid ${formatMoney(latest.priceCents)}${month === null ? '' : ` in ${month}`}. Why was it worth less on ${formatPlainDate(valuedOn)}?`,
      answer: `I paid that, and my packet says so. ${brought}${later}${grid}`,
      concede:
        level !== undefined && level > opinionCents
          ? `Your own price, as a just value, is ${formatMoney(level - opinionCents)} above your request. A magistrate may settle there.`
          : 'The price itself. Bring the closing statement.',
      shownIn: OWN_SALE,
      station: 'value',
    },
  ]
}

/** Ends with a just value; where it stands above what is asked for, with that of all the sales together. */
const inJustValue = ({ adjustedCents }: AdjustedRollSale, asked: Asked): string => {
  const { sales, opinionCents, held } = asked
  const step = levelOf(sales) ?? UNMEASURED
  const { cents } = costToCure(held.file)
  const own = atLevel(adjustedCents, step)
  const before = cents === 0 ? '' : `, before ${formatMoney(cents)} of repairs`
  const words = `Adjusted to my home, that is ${formatMoney(adjustedCents)}, and as a just value ${formatMoney(own)}${before}.`
  const all = indicatedBy(asked)
  if (opinionCents === null || own <= opinionCents || all === null) return words
  const taken = cents === 0 ? '' : ', with the repairs taken off,'
  return `${words} All my sales together${taken} indicate ${formatMoney(all.justCents)}.`
}

export const ofBestSale = (asked: Asked): readonly LikelyQuestion[] => {
  if (isAgainst(asked)) return none
  const all = likestFirst(asked)
  const [best] = all
  if (best?.known === undefined) return none
  const name = saleName(best.number, best.sale, best.known, sharing(all))
  return [
    {
      id: 'best-sale',
      question: 'Which of your sales is most like your home?',
      answer: `${name}. It needed the smallest adjustments. ${inJustValue(best.known, asked)}`,
      concede: 'One sale alone shows little. Go back to all of them together.',
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

/** The roll has the sales that the papers list without arguing from them. */
export const ofAgainst = (asked: Asked): readonly LikelyQuestion[] => {
  if (!isAgainst(asked)) return none
  const { held, justCents } = asked
  const { cents } = costToCure(held.file)
  const rest =
    cents > 0
      ? `They do not show what it costs to put my home right, and that is what I speak of. ${formatMoney(justCents)} less ${formatMoney(cents)} is ${formatMoney(justCents - cents)}.`
      : `I speak of the state of my own home, which no sale record shows.${held.files.length === 0 ? ' I have no photo and no estimate, so I ask you to weigh what I say as the owner.' : ''}`
  return [
    {
      id: 'against',
      question: 'The sales listed in your own packet reach our value. Why is yours lower?',
      answer: `They are in my packet so that the board has them, and I do not dispute those prices. ${rest}`,
      concede: 'That the sales, by themselves, support the county. Do not argue about them.',
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

const townOf = (name: string): string => /, ([^,\d]+?)(?:,|$)/u.exec(name)?.[1] ?? ''

const isNear = ({ nearness }: AdjustedRollSale): boolean =>
  nearness === 'same_development' || nearness === 'same_neighborhood'

/** Only where the roll knows the place of every sale. */
export const ofElsewhere = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, held, sales } = asked
  const all = likestFirst(asked)
  if (isAgainst(asked) || known.length === 0 || known.length < all.length || known.some(isNear)) return none
  const towns = [...new Set(all.map(({ sale }) => townOf(nameOf(sale))).filter((town) => town !== ''))]
  const where = towns.length < 2 ? 'outside your neighborhood' : `from ${inWords(towns.slice(0, 3))}`
  const isAll = (sales?.comparables.length ?? 0) === known.length
  const searched = isAll
    ? `Only ${inCount(known.length)} recorded sales in the whole county are of the same use and near in size and age. None is in my neighborhood, and I show every one of them.`
    : 'None of the sales near enough in use, size and age is in my neighborhood.'
  const placed = known.some(({ adjustments }) =>
    adjustments.some(({ item, amountCents }) => item === 'location' && amountCents !== 0),
  )
    ? ' Each is adjusted for its location.'
    : ' Recorded sales do not show which place sells higher, so I did not adjust for it.'
  const { opinionCents } = held.file.value
  const indicated = indicatedBy(asked)
  const careful =
    indicated !== null && opinionCents !== null && opinionCents > indicated.justCents
      ? ' That is why I ask for more than they indicate.'
      : ''
  return [
    {
      id: 'elsewhere',
      question: `Why do you use sales ${where}?`,
      answer: `${searched}${placed}${careful}`,
      concede: 'That few sales, from other places, are weaker than many nearby. Say so before they do.',
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

/** Neighbors sold in one month at one price. */
export const ofTwins = (asked: Asked): readonly LikelyQuestion[] => {
  const all = likestFirst(asked).toSorted((one, other) => one.number - other.number)
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => one.known && other.known && isTwin(one.known, other.known))
      .map((other) => `Sales ${one.number} and ${other.number}`),
  )
  if (pairs.length === 0 || isAgainst(asked)) return none
  const prices = asked.known.map(({ adjustedCents }) => adjustedCents)
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatMoney)
  return [
    {
      id: 'twins',
      question: `${inWords(pairs)} sold in the same month at the same price. Are you counting one sale twice?`,
      answer: `The county’s file lists each as a sale of one parcel. Count each pair as one if you wish. The adjusted prices still run from ${low} to ${high}.`,
      concede: `That ${inCount(all.length)} sales may be ${inCount(all.length - pairs.length)} transactions. Do not say that they were sold apart unless you know it.`,
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

/** Where many homes share one address, the record gives neither floor nor view. */
export const ofBuilding = (asked: Asked): readonly LikelyQuestion[] => {
  const all = likestFirst(asked)
  const isShared = sharing(all)
  const inOne = all.filter(({ sale }) => isShared(streetOf(nameOf(sale)))).length
  if (isAgainst(asked) || inOne < fewestChosenSales) return none
  const own = inOne === all.length ? 'All of them are at one address' : 'Most of them are at one address'
  return [
    {
      id: 'building',
      question: 'Your sales are on other floors, with other views. How did you adjust for that?',
      answer: `${own}, and the county’s record gives neither floor nor view for them. I adjusted for what it gives. If you have the floor and the view of each unit, please show them, and how you counted them for mine.`,
      concede: 'That floor, view and renovation move a price, and that your grid does not show them.',
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

/** A share of more than the cost of a sale draws the same objection everywhere. */
export const ofLevel = (asked: Asked): readonly LikelyQuestion[] => {
  const level = levelOf(asked.sales)
  const all = indicatedBy(asked)
  const cautious = indicatedBy(asked, UNMEASURED.percent)
  if (level === null || all === null || cautious === null || isAgainst(asked)) return none
  if (level.percent >= UNMEASURED.percent) return none
  return [
    {
      id: 'level',
      question: `You take ${Math.round((100 - level.percent) * 10) / 10}% off sale prices. The cost of a sale is ${MOST_COST_OF_SALE_PERCENT}% at most.`,
      answer: `It is not a cost of sale. It is the median level of your own just values, over ${level.saleCount.toLocaleString('en-US')} sales. It includes your allowance under factor 8, and I take nothing more off.`,
      concede: `With ${MOST_COST_OF_SALE_PERCENT}% instead, your sales indicate ${formatMoney(cautious.justCents)}. Know that figure; do not offer it.`,
      shownIn: RECONCILIATION,
      station: 'value',
    },
  ]
}

/** The one changed most. */
export const ofLargest = (asked: Asked): readonly LikelyQuestion[] => {
  if (isAgainst(asked)) return none
  const all = likestFirst(asked)
  const most = all.filter(({ known }) => known !== undefined).at(-1)
  const [best] = all
  if (most?.known === undefined || best?.known === undefined || most === best) return none
  return [
    {
      id: `largest:${most.sale.id}`,
      question: `Your adjustments to Sale ${most.number} come to ${most.known.grossPercent.toFixed(1)}% of its price. Is that comparable?`,
      answer: `It has the least weight in my grid. Sale ${best.number} needed ${best.known.grossPercent.toFixed(1)}% and has the most.`,
      concede: `Let Sale ${most.number} go if pressed. The others carry the case.`,
      shownIn: GRID,
      station: 'comparables',
    },
  ]
}

export const ofLeftOut = (sale: CaseSale): readonly LikelyQuestion[] =>
  sale.decision === 'rejected' && asTyped(sale.reason) !== '' && asTyped(sale.address) !== ''
    ? [
        {
          id: `left-out:${sale.id}`,
          question: `Why did you leave out ${streetOf(nameOf(sale))}?`,
          answer: closed(asTyped(sale.reason)),
          concede: 'That it is listed in your packet, with your reason.',
          shownIn: ALL_SALES,
          station: 'comparables',
        },
      ]
    : none
