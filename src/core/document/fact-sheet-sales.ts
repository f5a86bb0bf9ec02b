/** Owns the facts of comparable sales: those chosen with their adjustment grid, those left out with the reason. */

import type { CaseSale } from '#core/case/case-file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import type { Fact } from './fact-sheet.ts'
import { ownWords } from './fact-sheet-file.ts'
import { type NoSales, ofSales } from './fact-sheet-value.ts'
import { asTyped, nameFact, quoted, sentenceFact } from './make-fact.ts'
import type { AdjustedRollSale, GridLine, SalesMaterial } from './sales-material.ts'

const SALE = 'Comparable sale'
const GRID = 'Adjustment of a comparable sale'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const percent = (value: number): string => `${grouped.format(value)}%`

const monthOf = (year: number | null, month: number | null): string =>
  year === null || month === null ? 'in a month not written down' : `in ${month}/${year}`

const counted = (amount: number, [one, many]: readonly [string, string]): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

const moreOrLess = (amount: number, words: readonly [string, string]): string =>
  `${counted(Math.abs(amount), words)} ${amount > 0 ? 'more' : 'less'}`

/** What the home has beside the sale. */
const differenceOf = ({ item, difference }: GridLine): string => {
  if (difference === null) return 'Not counted in units'
  if (difference === 0) return 'None'
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

const gridFacts = (id: string, { adjustments, ...sale }: AdjustedRollSale): readonly Fact[] => [
  ...adjustments.flatMap((line) => [
    ...nameFact(`${id}.${line.item}.difference`, GRID, differenceOf(line), ofSales),
    ...nameFact(
      `${id}.${line.item}.rate`,
      GRID,
      line.unitRateCents === null ? 'None' : formatCents(line.unitRateCents),
      ofSales,
    ),
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

const headOf = (sale: CaseSale): string => {
  const { address, parcelId, soldYear, soldMonth, priceCents, livingAreaSqft, yearBuilt, recordedAt } = sale
  const named = asTyped(address) || 'An address not written down'
  const details = [
    ...(asTyped(parcelId) === '' ? [] : [`parcel ${asTyped(parcelId)}`]),
    ...(livingAreaSqft === null ? [] : [`${grouped.format(livingAreaSqft)} square feet`]),
    ...(yearBuilt === null ? [] : [`built in ${yearBuilt}`]),
    ...(asTyped(recordedAt) === '' ? [] : [`recorded at ${asTyped(recordedAt)}`]),
  ]
  const price = priceCents === null ? 'for a price not written down' : `for ${formatMoney(priceCents)}`
  const known = details.length === 0 ? '' : ` (${details.join(', ')})`
  return `${named}${known}: sold ${monthOf(soldYear, soldMonth)} ${price}.`
}

const reasonFacts = (id: string, words: string, { reason }: CaseSale): readonly Fact[] =>
  asTyped(reason) === '' ? [] : [sentenceFact(`${id}.reason`, SALE, `${words}: ${quoted(reason)}.`, ownWords)]

/** The same deed: a price that the owner changed is another one, for which the grid does not hold. */
const onRoll = (
  { parcelId, priceCents }: CaseSale,
  roll: readonly AdjustedRollSale[],
): AdjustedRollSale | undefined =>
  roll.find(({ home, sale }) => home.parcelId === parcelId && sale.priceCents === priceCents)

const chosenFacts = (sales: readonly CaseSale[], roll: readonly AdjustedRollSale[]): readonly Fact[] =>
  sales.flatMap((sale, at) => {
    const id = `chosen.${at + 1}`
    const known = onRoll(sale, roll)
    return [
      sentenceFact(id, SALE, headOf(sale), ownWords),
      ...reasonFacts(id, 'Why it was chosen', sale),
      ...nameFact(`${id}.address`, SALE, asTyped(sale.address) || asTyped(sale.parcelId), ownWords),
      ...(known ? gridFacts(`${id}.grid`, known) : []),
    ]
  })

const rollHeadOf = ({ home, sale }: AdjustedRollSale): string => {
  const size = home.livingAreaSqft === null ? '' : `, ${grouped.format(home.livingAreaSqft)} square feet`
  return `${home.address || 'A home without an address on the roll'} (parcel ${home.parcelId}${size}): sold ${monthOf(sale.year, sale.month)} for ${formatMoney(sale.priceCents)}.`
}

const offeredFacts = (roll: readonly AdjustedRollSale[]): readonly Fact[] =>
  roll.flatMap((sale, at) => [
    sentenceFact(`offered.${at + 1}`, SALE, rollHeadOf(sale), ofSales),
    ...nameFact(`offered.${at + 1}.address`, SALE, sale.home.address || sale.home.parcelId, ofSales),
    ...gridFacts(`offered.${at + 1}.grid`, sale),
  ])

const rangeFacts = (sales: readonly AdjustedRollSale[]): readonly Fact[] => {
  if (sales.length < fewestChosenSales) return []
  const prices = sales.map(({ adjustedCents }) => adjustedCents)
  const [low, high] = [formatMoney(Math.min(...prices)), formatMoney(Math.max(...prices))]
  const words = `The ${prices.length} adjusted prices lie between ${low} and ${high}.`
  return [sentenceFact('sales.range', GRID, words, ofSales)]
}

const leftOutFacts = ({ rejected, searchedWords }: SalesMaterial): readonly Fact[] => [
  ...(searchedWords === '' ? [] : [sentenceFact('searched', SALE, searchedWords, ofSales)]),
  ...rejected.byReason.map(({ reason, words, count }) =>
    sentenceFact(
      `left-out.${reason}`,
      'Sales left out',
      `${words}: ${grouped.format(count)} ${count === 1 ? 'sale' : 'sales'}.`,
      ofSales,
    ),
  ),
]

const ownSaleFacts = ({ ownSales }: SalesMaterial): readonly Fact[] =>
  ownSales.map(({ year, month, priceCents }, at) =>
    sentenceFact(
      `own-sale.${at + 1}`,
      'Sale of the home itself',
      `The home itself sold ${monthOf(year, month)} for ${formatMoney(priceCents)}.`,
      ofSales,
    ),
  )

/** The owner's decisions where there are any, and what the roll offers where there are none yet. */
export const saleFacts = (own: readonly CaseSale[], found: SalesMaterial | NoSales): readonly Fact[] => {
  const sales = typeof found === 'string' ? null : found
  const roll = sales?.comparables ?? []
  const chosen = own.filter(({ decision }) => decision === 'chosen')
  const rejected = own.filter(({ decision }) => decision === 'rejected')
  const isOwners = chosen.length > 0
  return [
    ...(isOwners ? chosenFacts(chosen, roll) : offeredFacts(roll)),
    ...rangeFacts(isOwners ? chosen.flatMap((sale) => onRoll(sale, roll) ?? []) : roll),
    ...rejected.flatMap((sale, at) => [
      sentenceFact(`rejected.${at + 1}`, SALE, headOf(sale), ownWords),
      ...reasonFacts(`rejected.${at + 1}`, 'Why it was left out', sale),
    ]),
    ...(sales === null ? [] : [...leftOutFacts(sales), ...ownSaleFacts(sales)]),
  ]
}
