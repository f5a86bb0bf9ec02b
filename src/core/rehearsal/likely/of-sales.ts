/** Owns what is likely to be asked of the sales: those chosen, those left out, the owner's own, and the level they are brought to. */

import { formatPlainDate } from '#core/date-forms.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { isPetitionCopy } from '#core/document/exhibit-links.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { saysOnlyOpinion } from '#core/document/facts/owner-words/testimony.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import {
  asJustCents,
  atLevel,
  reconcileSales,
  UNMEASURED,
} from '#core/document/facts/sales/conclusion/reconcile.ts'
import { supportingHomes } from '#core/document/facts/sales/equity-support.ts'
import { isToldByAdjustments } from '#core/document/facts/sales/listed/most-like.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { sizePercent } from '#core/document/facts/sales/stretch.ts'
import { isTwin, saleName, streetOf } from '#core/document/facts/spoken/sale.ts'
import { likestFirst, sharing } from '#core/document/facts/spoken/sales.ts'
import { aboutPercent, inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { CASE, NEARBY_SALES, RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { nearRatioOf } from './near-ratio.ts'
import { ownWithoutRatio } from './own-fallback.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const GRID = DOCUMENT_TITLES.comparable_analysis

type Indicated = { readonly priceCents: number; readonly justCents: number }

/** What all the sales indicate by their weights, with the repairs taken off; null with too few of them. */
export const indicatedBy = ({ known, sales, held }: Asked, percent?: number): Indicated | null => {
  const found = salesComeTo(known, sales, costToCure(held.file).cents)
  if (found === null || percent === undefined) return found
  const { priceCents, cureCents } = found
  return { priceCents, justCents: asJustCents(priceCents, cureCents, { percent }) }
}

/** Ends with a just value; where it is above what is asked for, with that of all the sales together. */
const inJustValue = ({ adjustedCents }: AdjustedRollSale, asked: Asked): string => {
  const { sales, opinionCents, held } = asked
  const { cents } = costToCure(held.file)
  const own = asJustCents(adjustedCents, cents, levelOf(sales))
  const after = cents === 0 ? '' : `, less ${formatMoney(cents)} for repairs,`
  const words = `Adjusted to my home${after} it comes to ${formatMoney(Math.max(0, adjustedCents - cents))}, and as a just value to ${formatMoney(own)}.`
  const all = indicatedBy(asked)
  if (opinionCents === null || own <= opinionCents || all === null) return words
  return `${words} All my sales together indicate ${formatMoney(all.justCents)}.`
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
      answer: `${name}: ${isToldByAdjustments(asked.known) ? 'it needed the smallest adjustments' : 'it is the one most like my home overall'}. ${inJustValue(best.known, asked)}`,
      concede: 'One sale alone shows little. Go back to all of them together.',
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}

/** So much above the request the sale that counts most is held against it. Our own choice, checked 2026-11-23. */
const APART = 0.04

/** The one with the most weight points higher than what is asked for. */
export const ofHeaviest = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, sales, held, opinionCents, justCents } = asked
  const all = indicatedBy(asked)
  if (opinionCents === null || all === null || isAgainst(asked)) return none
  const level = levelOf(sales)
  const { cents } = costToCure(held.file)
  const { percents } = reconcileSales(known, level, cents)
  const most = Math.max(...percents)
  const heaviest = known[percents.indexOf(most)]
  if (heaviest === undefined || percents.filter((one) => one === most).length > 1) return none
  const own = asJustCents(heaviest.adjustedCents, cents, level ?? UNMEASURED)
  const { number } = likestFirst(asked).find((one) => one.known === heaviest) ?? {}
  // One that reaches the county's value is asked about by itself.
  if (number === undefined || own <= opinionCents * (1 + APART) || own >= justCents) return none
  const repairs = cents === 0 ? '' : ', less the repairs,'
  return [
    {
      id: 'heaviest',
      question: `The sale with the most weight, Sale ${number}, comes to ${formatMoney(own)} as a just value. Why do you ask for ${formatMoney(opinionCents)}?`,
      answer: `It is one sale, and it counts ${most} percent. As a just value${repairs} it comes to ${formatMoney(own)}, and that too is below your ${formatMoney(justCents)}. Weighed together${cents === 0 ? '' : ', with the repairs taken off'}, my ${inCount(known.length)} sales indicate ${formatMoney(all.justCents)}.`,
      concede: `That Sale ${number} alone points to more than you ask for.`,
      shownIn: CASE,
      step: 'comparables',
    },
  ]
}

/** The roll has the sales that the papers list without arguing from them. */
export const ofAgainst = (asked: Asked): readonly LikelyQuestion[] => {
  if (!isAgainst(asked)) return none
  const { held, justCents, valuedOn } = asked
  const { cents } = costToCure(held.file)
  const rest =
    cents > 0
      ? `They do not show what it costs to repair my home, and that is my point. ${formatMoney(justCents)} less ${formatMoney(cents)} is ${formatMoney(justCents - cents)}.`
      : held.files.every(isPetitionCopy)
        ? saysOnlyOpinion(held.file)
          ? asked.sales && supportingHomes(asked.sales, asked)
            ? 'My value is my own opinion as the owner. The just values of similar homes nearby support it.'
            : 'My value is my own opinion as the owner. I have no other evidence of it.'
          : `My evidence is what I know of my own home on ${formatPlainDate(valuedOn)}. Please weigh it as the owner’s testimony.`
        : `My evidence is what my exhibits show of my own home on ${formatPlainDate(valuedOn)}.`
  return [
    {
      id: 'against',
      question: 'The sales listed in your own packet support our value. Why is yours lower?',
      answer: `They are in my packet so that the board has them, and I do not dispute those prices. ${rest}`,
      concede: 'That the sales, by themselves, do not support a lower value. Do not argue about them.',
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}

const roadOf = (address: string): string =>
  streetOf(address)
    .replace(/^\d+\S*\s+/u, '')
    .toLowerCase()

/** '3 percent larger and 4 years newer than mine'; '' where the record tells the two apart in neither. */
export const besideMine = (one: AdjustedRollSale): string => {
  const percent = sizePercent(one)
  const years = one.adjustments.find(({ item }) => item === 'age')?.difference ?? 0
  return inWords([
    ...(percent === 0 ? [] : [`${Math.abs(percent)} percent ${percent > 0 ? 'larger' : 'smaller'}`]),
    ...(years === 0
      ? []
      : [`${Math.abs(years)} ${Math.abs(years) === 1 ? 'year' : 'years'} ${years < 0 ? 'older' : 'newer'}`]),
  ])
}

/** Of sales that are only listed, the deputy holds up the one on the home's own street, else the most alike. */
export const ofNearestListed = (asked: Asked): readonly LikelyQuestion[] => {
  const { known, sales, justCents, valuedOn } = asked
  const road = roadOf(sales?.home?.address ?? '')
  const nearest = known.find(({ home }) => road !== '' && roadOf(home.address) === road) ?? known[0]
  if (nearest === undefined || !isAgainst(asked)) return none
  const { home, sale } = nearest
  const street = streetOf(home.address)
  const where = roadOf(home.address) === road ? ', on your own street,' : ''
  const isOfBuilding = street !== '' && street === streetOf(sales?.home?.address ?? '')
  const what = isOfBuilding ? 'A unit at your own address' : `${street || 'A sale in your list'}${where}`
  const beside = besideMine(nearest)
  const apart =
    beside === ''
      ? ''
      : ` On the county’s record, that home is ${beside} than mine. Its price is not adjusted for that.`
  return [
    {
      id: `listed:${home.parcelId}`,
      question: `${what} sold in ${monthInWords(sale.year, sale.month)} for ${formatMoney(sale.priceCents)}. Why is your home worth less than ${formatMoney(justCents)}?`,
      answer: `I list that sale, and I do not dispute its price.${apart} I am talking only about what my own home was like on ${formatPlainDate(valuedOn)}.`,
      concede: 'That it is a recorded sale at that price. Do not guess what it is like inside.',
      shownIn: NEARBY_SALES,
      step: 'comparables',
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
      answer: `The county’s file lists each as a sale of one parcel. In my grid each pair shares the weight of one sale, so nothing is counted twice. The adjusted prices run from ${low} to ${high}.`,
      concede: `That ${inCount(all.length)} sales may be ${inCount(all.length - pairs.length)} transactions. Do not say that they were sold separately unless you know it.`,
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}

/** So little more than the request leads to it all the same. Our own choice, checked 2026-11-23. */
const STILL_SUPPORTED = 0.02

/** In the home's own neighborhood the ratio may be higher. */
const nearWords = (asked: Asked, priceCents: number): string => {
  const near = nearRatioOf(asked.sales)
  return near === null
    ? ''
    : ` In your own neighborhood it is ${formatPercent(near.percent)}. At that, your sales point to ${formatMoney(atLevel(priceCents, near))}.`
}

/** What is taken off sale prices beside what a sale costs is asked about everywhere. */
export const ofLevel = (asked: Asked): readonly LikelyQuestion[] => {
  const level = levelOf(asked.sales)
  const all = indicatedBy(asked)
  const cautious = indicatedBy(asked, UNMEASURED.percent)
  if (level === null || all === null || cautious === null || isAgainst(asked)) return none
  const isMore = level.percent < UNMEASURED.percent
  const cost = isMore
    ? ` The cost of selling is ${MOST_COST_OF_SALE_PERCENT}% at most.`
    : ' What supports that?'
  const where = level.ofNeighborhood ? 'in my neighborhood' : 'in the county'
  const { opinionCents } = asked
  const isSupport =
    isMore && opinionCents !== null && cautious.justCents <= opinionCents * (1 + STILL_SUPPORTED)
  const { cents } = costToCure(asked.held.file)
  const beforeLevel = all.priceCents - cents
  // The deputy's best line, where the whole cut is the level.
  const question =
    beforeLevel > asked.justCents
      ? `By your own grid the home would sell for ${formatMoney(beforeLevel)}, above our ${formatMoney(asked.justCents)}. Your whole cut is the ${formatPercent(100 - level.percent)} that you take off.${cost}`
      : `You take ${formatPercent(100 - level.percent)} off sale prices.${cost}`
  const isBelow = opinionCents !== null && cautious.justCents <= opinionCents
  const supported = isBelow
    ? 'and that supports my request too'
    : `below your ${formatMoney(asked.justCents)}`
  const bought = asked.sales?.ownSaleCompared?.broughtCents ?? Number.POSITIVE_INFINITY
  // The own price is the stronger answer where it needs less off than the ratio takes.
  const own = isMore || isClearlyBelow(bought, asked.justCents) ? ownWithoutRatio(asked) : null
  const fallback = `With ${MOST_COST_OF_SALE_PERCENT} percent instead, the same sales indicate ${formatMoney(cautious.justCents)}`
  return [
    {
      id: 'level',
      question,
      answer: `That step turns a price into a just value, and it already includes your allowance for selling costs. Your own just values ${where} are ${aboutPercent(level)} of sale prices. The median of ${level.saleCount.toLocaleString('en-US')} sales is ${level.percent} percent. ${own?.answer ?? (isSupport ? `${fallback}, ${supported}.` : 'If you allowed something else for my home, please state it.')}`,
      law: 's. 193.011(8)',
      concede:
        isMore && !isSupport
          ? `That it is a median. Only if you are asked: ${fallback.replace(/^With/, 'with')}.${nearWords(asked, beforeLevel)}`
          : `That it is a median, and that individual homes are above and below it.${nearWords(asked, beforeLevel)}`,
      shownIn: RECONCILIATION,
      step: 'comparables',
    },
  ]
}

export const OTHERS_LOW =
  'The fact that other homes are undervalued doesn’t lower yours. That is Deltona Corp. v. Bailey, a decision of Florida’s highest court. What else do you have?'

/** That others are valued below their prices lowers no just value by itself: said wherever the level is used. */
export const ofOthersLow = (asked: Asked): readonly LikelyQuestion[] => {
  const level = levelOf(asked.sales)
  const all = indicatedBy(asked)
  const cautious = indicatedBy(asked, UNMEASURED.percent)
  if (level === null || all === null || cautious === null || isAgainst(asked)) return none
  const { justCents } = asked
  const bare = all.priceCents - costToCure(asked.held.file).cents
  const [price, value] = [bare, cautious.justCents].map(formatMoney)
  // Of the two that need no ratio the own purchase is the stronger.
  const own = ownWithoutRatio(asked)
  const market =
    bare < justCents
      ? ` Without any median they indicate ${price}, and that too is below your ${formatMoney(justCents)}.`
      : ' The median only turns a price into a just value.'
  // Who has shown the neighbors' values cannot say that they play no part.
  const agreed =
    asked.sales && supportingHomes(asked.sales, asked)
      ? 'I agree that it does not by itself, and I show the values of nearby homes only in support.'
      : 'I agree that it does not.'
  return [
    {
      id: 'others-low',
      question: OTHERS_LOW,
      answer: `${agreed} ${own === null ? `My sales show what my own home would have sold for.${market}` : `${own.answer}${bare < justCents ? ` My sales indicate a price of ${price}, and that is below it too.` : ''}`}`,
      concede: `That a median of others is weak by itself, and that appraisers don’t value homes with it. If the magistrate leaves it out, ${own === null ? '' : `${own.concede}. Say that first. Then `}your sales point to ${price} as prices, or ${value} with ${MOST_COST_OF_SALE_PERCENT}% off.${cautious.justCents < justCents || own !== null ? '' : ' Neither is below the county’s figure: your case then depends on your other evidence.'}`,
      law: 's. 194.301(2)(a)',
      shownIn: RECONCILIATION,
      step: 'comparables',
    },
  ]
}
