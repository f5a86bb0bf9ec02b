/** Owns what is likely to be asked of one sale of the grid: the one that points to the county's value, and the one changed most. */

import { fewestChosenSales, sameValueShare } from '#core/case/params.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { asJustCents, reconcileSales } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { apartPercent } from '#core/document/facts/sales/listed/unplaced.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { likestFirst } from '#core/document/facts/spoken/sales.ts'
import { inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { indicatedBy } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const GRID = DOCUMENT_TITLES.comparable_analysis

/** What it counts where nothing counts more, and what the others come to where none of them reaches the county's value. */
const besideOthers = ({ known, sales, held, justCents }: Asked, one: AdjustedRollSale): string => {
  const { cents } = costToCure(held.file)
  const { percents } = reconcileSales(known, levelOf(sales), cents)
  const percent = percents[known.indexOf(one)] ?? 0
  const counts =
    percent === Math.max(...percents) ? `it counts ${percent} percent` : 'my grid gives each its weight'
  const others = known.filter((other) => other !== one)
  const most = Math.max(
    ...others.map(({ adjustedCents }) => asJustCents(adjustedCents, cents, levelOf(sales))),
  )
  const below =
    most < justCents ? ` The other ${inCount(others.length)} come to ${formatMoney(most)} at most.` : ''
  return `${counts}.${below}`
}

/** A sale of the grid that points to the county's value: the first that the appraiser turns to. */
export const ofReaching = (asked: Asked): readonly LikelyQuestion[] => {
  const together = indicatedBy(asked)
  if (isAgainst(asked) || together === null) return none
  const { cents } = costToCure(asked.held.file)
  const [highest] = likestFirst(asked)
    .flatMap(({ known, ...one }) =>
      known
        ? [{ ...one, known, justCents: asJustCents(known.adjustedCents, cents, levelOf(asked.sales)) }]
        : [],
    )
    .filter((one) => one.justCents >= asked.justCents)
    .toSorted((one, other) => other.justCents - one.justCents)
  if (highest === undefined) return none
  return [
    {
      id: `reaches:${highest.sale.id}`,
      question: `Sale ${highest.number} comes to ${formatMoney(highest.justCents)}. Doesn’t that support the county’s value?`,
      answer: `It is one of ${inCount(asked.known.length)} sales, and ${besideOthers(asked, highest.known)} Weighed together, they indicate ${formatMoney(together.justCents)}.`,
      concede: `That Sale ${highest.number} by itself reaches the county’s value.`,
      shownIn: RECONCILIATION,
      step: 'comparables',
    },
  ]
}

/** 'Sale 3 sold for $310,000, more than our $300,000.' Where only the adjusted price is as high, that is what is held up. */
const heldUp = (one: Placed, justCents: number): string => {
  const { sale, adjustedCents } = one.known
  const soldFor = sale.priceCents >= justCents
  const cents = soldFor ? sale.priceCents : adjustedCents
  const beside = cents > justCents ? 'more than' : 'the same as'
  return `Sale ${one.number} ${soldFor ? 'sold for' : 'comes to'} ${formatMoney(cents)}${soldFor ? '' : ' when adjusted to your home'}, ${beside} our ${formatMoney(justCents)}.`
}

type Placed = { readonly number: number; readonly known: AdjustedRollSale; readonly id: string }

/** Of several sales as high as the county's value: said of all at once. */
const heldUpTogether = (some: readonly Placed[], isAll: boolean, justCents: number): string => {
  const numbers = some.map(({ number }) => number).toSorted((one, other) => one - other)
  const who = isAll ? `All ${inCount(some.length)} of your sales` : `Sales ${inWords(numbers.map(String))}`
  return `${who} sold for as much as our ${formatMoney(justCents)}, or more.`
}

/** How many of the grid they are. */
const amongAll = (count: number, all: number): string => {
  if (count === 1) return `It is one of ${inCount(all)} sales, and a`
  return count === all
    ? 'I show those prices myself, and a'
    : `They are ${inCount(count)} of ${inCount(all)} sales, and a`
}

/** A price as high as the county's value is in the grid and not read aloud: the owner is asked about it all the same. */
export const ofAtValue = (asked: Asked): readonly LikelyQuestion[] => {
  const { justCents, known, sales, held } = asked
  const together = indicatedBy(asked)
  if (isAgainst(asked) || together === null) return none
  const { cents } = costToCure(held.file)
  const ownJust = (one: Placed): number => asJustCents(one.known.adjustedCents, cents, levelOf(sales))
  const high = likestFirst(asked)
    .flatMap(({ known: found, number, sale: { id } }) => (found ? [{ number, id, known: found }] : []))
    .filter((one) => ownJust(one) < justCents)
    .filter((one) => Math.max(one.known.sale.priceCents, one.known.adjustedCents) >= justCents)
    .toSorted((one, other) => other.known.sale.priceCents - one.known.sale.priceCents)
  const [highest] = high
  if (highest === undefined) return none
  const sold = high.filter((one) => one.known.sale.priceCents >= justCents)
  const [isMany, told] = sold.length > 1 ? [true, sold] : [false, [highest]]
  const most = formatMoney(Math.max(...told.map(ownJust)))
  const less = cents === 0 ? '' : ', less the repairs,'
  return [
    {
      id: `at-value:${highest.id}`,
      question: `${isMany ? heldUpTogether(told, told.length === known.length, justCents) : heldUp(highest, justCents)} Why is your home worth less?`,
      answer: `${amongAll(told.length, known.length)} sale price is not yet a just value. Adjusted to my home${less} and brought to just value, ${isMany ? 'they come to no more than' : 'it comes to'} ${most}, below your ${formatMoney(justCents)}. Weighed together, my ${inCount(known.length)} sales indicate ${formatMoney(together.justCents)}.`,
      concede: isMany ? 'That they sold at those prices.' : `What Sale ${highest.number} sold for.`,
      shownIn: RECONCILIATION,
      step: 'comparables',
    },
  ]
}

/** What the others come to where one is let go. */
export const withoutIt = ({ known, sales, opinionCents, held }: Asked, gone: AdjustedRollSale): string => {
  const left = salesComeTo(
    known.filter((one) => one !== gone),
    sales,
    costToCure(held.file).cents,
  )
  return left === null || opinionCents === null || left.justCents <= opinionCents * (1 + sameValueShare)
    ? 'still support your value.'
    : `then indicate ${formatMoney(left.justCents)}.`
}

/** The one changed most. */
export const ofLargest = (asked: Asked): readonly LikelyQuestion[] => {
  if (isAgainst(asked)) return none
  const all = likestFirst(asked).flatMap(({ known, ...one }) => (known ? [{ ...one, known }] : []))
  const byWeight = all.toSorted((one, other) => apartPercent(one.known) - apartPercent(other.known))
  const most = all.toSorted((one, other) => one.known.grossPercent - other.known.grossPercent).at(-1)
  const best = byWeight[0]
  if (most === undefined || best === undefined || most === best) return none
  const weight =
    most === byWeight.at(-1) && best.known.grossPercent < most.known.grossPercent
      ? `It has the least weight in my grid. Sale ${best.number} needed ${formatPercent(best.known.grossPercent)} and has the most.`
      : 'Each adjustment has its own line in my grid, and the more a sale is adjusted, the less it weighs.'
  return [
    {
      id: `largest:${most.sale.id}`,
      question: `Your adjustments to Sale ${most.number} come to ${formatPercent(most.known.grossPercent)} of its price. Is that comparable?`,
      answer: weight,
      concede:
        asked.known.length > fewestChosenSales
          ? `Let Sale ${most.number} go if pressed. The other ${inCount(asked.known.length - 1)} ${withoutIt(asked, most.known)}`
          : `That it differs a lot. Keep it all the same: ${inCount(asked.known.length - 1)} sales are too few for a range.`,
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}
