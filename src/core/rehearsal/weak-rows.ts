/** Owns which rows of the adjustment grid are likely to be asked about: sales that differ much from the home, or are not adjusted. */

import type { CaseSale } from '#core/case/file.ts'
import type {
  AdjustedRollSale,
  GridItem,
  GridLine,
  SalesMaterial,
} from '#core/document/facts/sales/material.ts'
import { ofSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { askedFrom } from './params.ts'
import { chosenIn, type Hint, nameOf, onRoll, type WeakPoint, written } from './weak-point.ts'

type Comparing = 'area' | 'age' | 'land' | 'quality' | 'time'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const counted = (amount: number, one: string, many: string): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

/** The sale beside the home; `more` is what the home has more than the sale, or less. */
const beside: Readonly<Record<Comparing, (more: number) => string>> = {
  area: (more) =>
    `has ${counted(Math.abs(more), 'square foot', 'square feet')} ${more > 0 ? 'less' : 'more'} than your home`,
  land: (more) =>
    `is on ${counted(Math.abs(more), 'square foot', 'square feet')} ${more > 0 ? 'less' : 'more'} land than your home`,
  age: (more) =>
    `is ${counted(Math.abs(more), 'year', 'years')} ${more > 0 ? 'newer' : 'older'} by the county’s effective year than your home`,
  quality: (more) =>
    `is graded ${counted(Math.abs(more), 'step', 'steps')} ${more > 0 ? 'lower' : 'higher'} than your home on the county’s record`,
  time: (more) => `sold ${counted(more, 'month', 'months')} before the valuation date`,
}

const shareOf = (more: number, ofSale: number | null): number =>
  ofSale === null || ofSale + more <= 0 ? 0 : Math.abs(more) / (ofSale + more)

/** Whether so much of a difference is likely to be asked about. */
const isMuch: Readonly<Record<Comparing, (more: number, home: AdjustedRollSale['home']) => boolean>> = {
  area: (more, { livingAreaSqft }) => shareOf(more, livingAreaSqft) >= askedFrom.areaShare,
  land: (more, { landSqft }) => shareOf(more, landSqft) >= askedFrom.landShare,
  age: (more) => Math.abs(more) >= askedFrom.ageYears,
  quality: (more) => Math.abs(more) >= askedFrom.qualityGrades,
  time: (more) => more > askedFrom.monthsAgo,
}

const isComparing = (item: GridItem): item is Comparing => item in beside

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

const changed = ({ amountCents }: GridLine): Hint => ({
  words:
    amountCents === 0
      ? 'Its price is not adjusted for that.'
      : `Its price is adjusted by ${signed(amountCents)} for that, at the rate that sales in the county show.`,
  source: ofSales,
})

const rowOf = (
  sale: CaseSale,
  { home, adjustedCents }: AdjustedRollSale,
  line: GridLine,
): readonly WeakPoint[] => {
  const { item, difference } = line
  if (!isComparing(item) || difference === null || !isMuch[item](difference, home)) return []
  const name = nameOf(sale)
  const isBare = line.amountCents === 0
  return [
    {
      id: `row-${item}:${sale.id}`,
      station: 'comparables',
      asker: 'appraiser',
      words: `${name} ${beside[item](difference)}${isBare ? ', and its price is not adjusted for that' : ''}.`,
      question: `${name} ${beside[item](difference)}. ${isBare ? 'Why is its price not adjusted for that?' : 'How did you adjust for that, and what supports the amount?'}`,
      hints: [
        changed(line),
        { words: `After all adjustments its price is ${formatMoney(adjustedCents)}.`, source: ofSales },
        ...written('You chose it because:', sale.reason),
      ],
    },
  ]
}

const COMPARED: readonly Comparing[] = ['area', 'age', 'land', 'quality', 'time']

interface Row {
  readonly sale: CaseSale
  readonly known: AdjustedRollSale
  readonly line: GridLine
}

const apart = ({ line }: Row): number => Math.abs(line.difference ?? 0)

/** Of the chosen sales that the grid holds: in each row the one that is furthest from the home. */
export const weakRows = (
  file: Parameters<typeof chosenIn>[0],
  sales: SalesMaterial | null,
): readonly WeakPoint[] => {
  const rows = chosenIn(file).flatMap((sale): readonly Row[] => {
    const known = onRoll(sale, sales)
    return known ? known.adjustments.map((line) => ({ sale, known, line })) : []
  })
  return COMPARED.flatMap((item) => {
    const [furthest] = rows.filter(({ line }) => line.item === item).toSorted((a, b) => apart(b) - apart(a))
    return furthest ? rowOf(furthest.sale, furthest.known, furthest.line) : []
  })
}
