/** Owns the facts of an adjustment grid: each line so that its amount can be worked out again from what is printed. */

import { formatCents, formatMoney } from '#core/money.ts'
import type { Fact } from './fact-sheet.ts'
import { ofSales } from './fact-sheet-value.ts'
import { nameFact, sentenceFact } from './make-fact.ts'
import type { AdjustedRollSale, GridLine } from './sales-material.ts'

export const GRID = 'Adjustment of a comparable sale'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const percent = (value: number): string => `${grouped.format(value).replace('-', '−')}%`

const counted = (amount: number, [one, many]: readonly [string, string]): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

const moreOrLess = (amount: number, words: readonly [string, string]): string =>
  `${counted(Math.abs(amount), words)} ${amount > 0 ? 'more' : 'less'}`

/** What the home has beside the sale. */
const differenceOf = ({ item, difference, amountCents }: GridLine): string => {
  if (difference === null) return 'Not counted in units'
  if (difference === 0) return amountCents === 0 ? 'None' : 'Less than one unit'
  switch (item) {
    case 'time':
      return `${counted(Math.abs(difference), ['month', 'months'])} ${difference > 0 ? 'before' : 'after'} the valuation day`
    case 'area':
    case 'land':
      return moreOrLess(difference, ['square foot', 'square feet'])
    case 'age':
      return moreOrLess(difference, ['year', 'years'])
    case 'quality':
      return moreOrLess(difference, ['grade', 'grades'])
    case 'features':
      return `${formatMoney(Math.abs(difference) * 100)} ${difference > 0 ? 'more' : 'less'}`
    case 'location':
    case 'use':
      return 'Not counted in units'
  }
}

const signed = (amountCents: number): string =>
  amountCents > 0 ? `+${formatMoney(amountCents)}` : formatMoney(amountCents)

const mostDigits = 8

/** In dollars, with as many decimals as it takes that difference × rate gives the printed amount, two at least. */
const rateOf = ({ difference, unitRateCents, amountCents }: GridLine): string => {
  if (difference === null || difference === 0 || unitRateCents === null) return 'None'
  const amount = amountCents / 100
  if (Math.round((difference * unitRateCents) / 100) === amount) return formatCents(unitRateCents)
  const rate = amount / difference
  const isEnough = (digits: number) => Math.round(difference * Number(rate.toFixed(digits))) === amount
  const digits = [2, 3, 4, 5, 6, 7].find(isEnough) ?? mostDigits
  return `${rate < 0 ? '−' : ''}$${Math.abs(rate).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

export const gridFacts = (id: string, { adjustments, ...sale }: AdjustedRollSale): readonly Fact[] => [
  ...adjustments.flatMap((line) => [
    ...nameFact(`${id}.${line.item}.difference`, GRID, differenceOf(line), ofSales),
    ...nameFact(`${id}.${line.item}.rate`, GRID, rateOf(line), ofSales),
    ...nameFact(`${id}.${line.item}.amount`, GRID, signed(line.amountCents), ofSales),
  ]),
  ...nameFact(`${id}.net`, GRID, percent(sale.netPercent), ofSales),
  ...nameFact(`${id}.gross`, GRID, percent(sale.grossPercent), ofSales),
  ...nameFact(`${id}.adjusted`, GRID, formatMoney(sale.adjustedCents), ofSales),
  ...nameFact(`${id}.price`, GRID, formatMoney(sale.sale.priceCents), ofSales),
  sentenceFact(`${id}.place`, GRID, `Location: ${sale.nearnessWords.toLowerCase()}.`, ofSales),
  sentenceFact(
    `${id}.record`,
    GRID,
    `Research: ${sale.sale.recording === '' ? 'the sale file names no recording' : `recorded at ${sale.sale.recording}`}; qualification code ${sale.sale.qualificationCode}.`,
    ofSales,
  ),
]
