/** Owns the facts of an adjustment grid: each line so that its amount can be worked out again from what is printed. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { nameFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { AdjustedRollSale, GridLine } from '../material.ts'

export const GRID = 'Adjustment of a comparable sale'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const counted = (amount: number, [one, many]: readonly [string, string]): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

const moreOrLess = (amount: number, words: readonly [string, string]): string =>
  `${counted(Math.abs(amount), words)} ${amount > 0 ? 'more' : 'less'}`

/** Without units: a sale lies in the same place, or in another. */
const isOfPlace = (item: GridLine['item']): boolean => item === 'location' || item === 'use'

/** What the home has beside the sale. */
const differenceOf = ({ item, difference, amountCents, basis }: GridLine): string => {
  if (basis !== undefined) return basis
  if (difference === null) return isOfPlace(item) ? 'Not counted in units' : 'Not on the roll'
  if (difference === 0) return amountCents === 0 ? 'None' : 'Less than one unit'
  switch (item) {
    case 'time':
      return `${counted(Math.abs(difference), ['month', 'months'])} ${difference > 0 ? 'later' : 'earlier'}, on its valuation date`
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

/** What is unknown is not a difference of nothing. */
const amountOf = ({ item, difference, amountCents }: GridLine): string =>
  difference === null && amountCents === 0 && !isOfPlace(item) ? 'Not adjusted' : signed(amountCents)

const mostDigits = 8

const fewestDigits = 2

/** By the number of decimals, made once: a grid has hundreds of lines, and making one costs a thousand times what using it does. */
const rateFormats: ReadonlyMap<number, Intl.NumberFormat> = new Map(
  Array.from({ length: mostDigits }, (_, at) => at + 1).map((digits) => [
    digits,
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ]),
)

/** In dollars and cents, or with as many more decimals as it takes that difference × rate gives the printed amount. */
const rateOf = (line: GridLine): string => {
  const { unitRateCents, amountCents } = line
  const difference = line.counted?.difference ?? line.difference
  if (difference === null || difference === 0 || unitRateCents === null) return 'None'
  const amount = amountCents / 100
  const isEnough = (rate: number, digits: number) =>
    Math.round(difference * Number(rate.toFixed(digits))) === amount
  const usual = unitRateCents / 100
  const rate = isEnough(usual, mostDigits) ? usual : amount / difference
  const allDigits = [...rateFormats.keys()]
  const digits = allDigits.find((count) => count >= fewestDigits && isEnough(rate, count)) ?? mostDigits
  return `${rate < 0 ? '−' : ''}$${rateFormats.get(digits)?.format(Math.abs(rate))}`
}

/** How many units, without more or less: the sign stands at the amount. */
const unitsOf = ({ item, difference }: Pick<GridLine, 'item' | 'difference'>): string => {
  const amount = Math.abs(difference ?? 0)
  switch (item) {
    case 'time':
      return counted(amount, ['month', 'months'])
    case 'area':
    case 'land':
      return `${grouped.format(amount)} sq ft`
    case 'age':
      return counted(amount, ['year', 'years'])
    case 'quality':
      return counted(amount, ['grade', 'grades'])
    case 'features':
    case 'location':
    case 'use':
      return formatMoney(amount * 100)
  }
}

/** Zeros behind the cents say nothing. */
const inCents = (rate: string): string => rate.replace('−', '').replace(/(\.\d\d\d*?)0+$/, '$1')

const ONE_DOLLAR = 100

/** What was measured is more, as its basis says. */
const isCapped = ({ basis }: GridLine): boolean => basis?.includes('capped') ?? false

/** '2 of 3 years'; the note on the rates says why the others do not count. */
const countedUnits = ({ item, difference, counted: part }: GridLine): string =>
  part === undefined
    ? unitsOf({ item, difference })
    : `${grouped.format(Math.abs(part.difference))} of ${unitsOf({ item, difference })}`

/** '15 years; both 50 or older' */
const uncountedUnits = ({ item, difference, counted: part }: GridLine): string =>
  item === 'age' && part !== undefined && part.to > 0
    ? `${unitsOf({ item, difference })}; both ${part.to} or older`
    : `${unitsOf({ item, difference })}; not priced`

/** Amount, units and rate in one cell of the side-by-side grid. */
const cellOf = (line: GridLine): string => {
  const [amount, rate] = [amountOf(line), rateOf(line)]
  const { share } = line
  if (share !== undefined)
    return `${amount} (${isCapped(line) ? 'capped at ' : ''}${formatPercent(Math.abs(share.percent))} of ${formatMoney(share.ofCents)})`
  if (line.counted?.difference === 0) return `${amount} (${uncountedUnits(line)})`
  // At a dollar for each, the amount is the number of units.
  if (rate === 'None' || (line.item === 'features' && line.unitRateCents === ONE_DOLLAR)) return amount
  return `${amount} (${countedUnits(line)} × ${inCents(rate)})`
}

const recordingWords = (recording: string, foundAt: string): string => {
  if (recording !== '') return `recorded at ${recording}`
  return foundAt === '' ? 'the sale file gives no recording' : `recorded at ${foundAt}, as the owner found it`
}

/** `foundAt` is where the owner found the deed, for a sale whose file does not say. */
export const gridFacts = (
  id: string,
  { adjustments, ...sale }: AdjustedRollSale,
  foundAt = '',
): readonly Fact[] => [
  ...adjustments.flatMap((line) => [
    ...nameFact(`${id}.${line.item}.difference`, GRID, differenceOf(line), ofSales),
    ...nameFact(`${id}.${line.item}.rate`, GRID, rateOf(line), ofSales),
    ...nameFact(`${id}.${line.item}.amount`, GRID, amountOf(line), ofSales),
    ...nameFact(`${id}.${line.item}.cell`, GRID, cellOf(line), ofSales),
  ]),
  ...nameFact(`${id}.net`, GRID, formatPercent(sale.netPercent), ofSales),
  ...nameFact(`${id}.gross`, GRID, formatPercent(sale.grossPercent), ofSales),
  ...nameFact(`${id}.adjusted`, GRID, formatMoney(sale.adjustedCents), ofSales),
  ...nameFact(`${id}.price`, GRID, formatMoney(sale.sale.priceCents), ofSales),
  sentenceFact(`${id}.place`, GRID, `Location: ${sale.nearnessWords.toLowerCase()}.`, ofSales),
  sentenceFact(
    `${id}.record`,
    GRID,
    `Research: ${recordingWords(sale.sale.recording, foundAt)}; qualification code ${sale.sale.qualificationCode}.`,
    ofSales,
  ),
]
