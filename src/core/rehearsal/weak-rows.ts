/** Owns which rows of the adjustment grid are likely to be asked about: sales that differ much from the home, or are not adjusted. */

import { type CaseSale, chosenIn } from '#core/case/file.ts'
import { ageEndWords } from '#core/document/facts/sales/grid/rate-facts.ts'
import type {
  AdjustedRollSale,
  GridItem,
  GridLine,
  SalesMaterial,
} from '#core/document/facts/sales/material.ts'
import { rowWords } from './likely/of-weak.ts'
import { askedFrom } from './params.ts'
import { nameOf, onRoll, type WeakPoint } from './weak-point.ts'
import type { ComparedItem } from './weak-reason.ts'

const shareOf = (more: number, ofSale: number | null): number =>
  ofSale === null || ofSale + more <= 0 ? 0 : Math.abs(more) / (ofSale + more)

/** Whether so much of a difference is likely to be asked about. */
const isMuch: Readonly<Record<ComparedItem, (more: number, home: AdjustedRollSale['home']) => boolean>> = {
  area: (more, { livingAreaSqft }) => shareOf(more, livingAreaSqft) >= askedFrom.areaShare,
  land: (more, { landSqft }) => shareOf(more, landSqft) >= askedFrom.landShare,
  age: (more) => Math.abs(more) >= askedFrom.ageYears,
  quality: (more) => Math.abs(more) >= askedFrom.qualityGrades,
  time: (more) => more > askedFrom.monthsAgo,
}

const COMPARED: readonly ComparedItem[] = ['area', 'age', 'land', 'quality', 'time']

const isCompared = (item: GridItem): item is ComparedItem => COMPARED.some((one) => one === item)

/** Why no year counts, in the words of the packet. */
const whyNone = ({ item, counted }: GridLine): string =>
  item === 'age' && counted !== undefined ? ` ${ageEndWords(counted)}` : ''

const rowOf = (
  sale: CaseSale,
  { home, adjustedCents }: AdjustedRollSale,
  line: GridLine,
): readonly WeakPoint[] => {
  const { item, difference } = line
  if (!isCompared(item) || difference === null || !isMuch[item](difference, home)) return []
  const { amountCents } = line
  return [
    {
      id: `row-${item}:${sale.id}`,
      step: 'comparables',
      asker: 'appraiser',
      reason: {
        code: 'differs_in_row',
        name: nameOf(sale),
        item,
        more: difference,
        isAdjusted: amountCents !== 0,
      },
      answer: rowWords(amountCents, adjustedCents, whyNone(line)),
    },
  ]
}

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
