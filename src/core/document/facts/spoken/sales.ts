/** Owns what the owner says of the chosen sales: the two most like the home, then what all of them indicate. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { type CaseSale, chosenIn } from '#core/case/file.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { nameOf, onRoll } from '#core/rehearsal/weak-point.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import { isSoldLate } from '../sales/day.ts'
import { gridCorrections } from '../sales/grid/corrected-grid.ts'
import { isToldByAdjustments, moreAlike } from '../sales/listed/most-like.ts'
import type { AdjustedRollSale } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { spoken, type Told } from './fact.ts'
import { isTwin, type Sharing, saleName, streetOf, toldWords } from './sale.ts'
import { inCount, indicatedWords, isAgainst, levelWords } from './value.ts'

const lateWords = (soldLate: boolean, valuedOn: CalendarDate): string =>
  soldLate ? ` It sold after ${formatPlainDate(valuedOn)}, the valuation date.` : ''

export interface NumberedSale {
  readonly sale: CaseSale
  readonly known: AdjustedRollSale | undefined
  /** As the grid counts them. */
  readonly number: number
}

/** Those most like the home first; those that no roll has, last. */
export const likestFirst = ({
  held: { file },
  sales,
}: Pick<Told, 'held' | 'sales'>): readonly NumberedSale[] => {
  const all = chosenIn(file).map((sale, at) => ({ sale, known: onRoll(sale, sales), number: at + 1 }))
  return all.toSorted((one, other) => {
    if (one.known && other.known) return moreAlike(one.known, other.known) || one.number - other.number
    return Number(!one.known) - Number(!other.known) || one.number - other.number
  })
}

export const sharing = (all: readonly NumberedSale[]): Sharing => {
  const streets = all.map(({ sale }) => streetOf(nameOf(sale)))
  return (street) => streets.filter((other) => other === street).length > 1
}

const TOLD = 2

/** Read aloud as if it helped, a price that reaches the county’s figure does not; it stays in the grid. */
const isBelow =
  (justCents: number) =>
  ({ known }: NumberedSale): boolean =>
    known === undefined || known.adjustedCents < justCents

/** The likest, and the next that is no twin of it: a pair that may be one transaction is told once. */
const toldOf = (likest: readonly NumberedSale[], justCents: number): readonly NumberedSale[] => {
  const below = likest.filter(isBelow(justCents))
  const all = below.length > 0 ? below : likest.slice(0, 1)
  const [first, ...rest] = all
  const others = rest.filter(({ known }) => !(first?.known && known && isTwin(first.known, known)))
  return first === undefined ? [] : [first, ...others].slice(0, TOLD)
}

/** `isLikest` is false where a sale that is more alike is not read out. */
const leadOf = (at: number, known: Told['known'], isLikest: boolean): string => {
  if (at > 0) return 'Another is'
  if (!isLikest) return 'One of my sales is'
  return isToldByAdjustments(known)
    ? 'The sale that needed the smallest adjustments is'
    : 'The sale most like my home overall is'
}

const saleFacts = (
  [one, last]: readonly [NumberedSale, NumberedSale | undefined],
  at: number,
  told: Told,
  isShared: Sharing,
  isLikest: boolean,
): readonly Fact[] => {
  const { sale, known, number } = one
  const lastStreet = last && streetOf(nameOf(last.sale))
  const soldYear = known?.sale.year ?? sale.soldYear
  const late = lateWords(isSoldLate({ soldYear }, told.given.taxYear), told.given.valuedOn)
  return spoken(
    `sale.${at + 1}`,
    `${leadOf(at, told.known, isLikest)} ${saleName(number, sale, known, isShared, lastStreet)}. ${toldWords(sale, known)}${late}`,
  )
}

const othersWords = (count: number): string => {
  if (count <= 0) return ''
  return count === 1
    ? 'The other sale is in the same grid.'
    : `The other ${inCount(count)} are in the same grid.`
}

/** Which size of the home the adjustments count with, where the owner says that the record has it wrong. */
const gridFacts = ({ held, sales }: Told): readonly Fact[] =>
  (sales === null ? [] : gridCorrections(sales, held.file)).flatMap(({ field, changed }) => {
    const what = field === 'land_area' ? 'land' : 'area'
    if (field === 'year_built') return []
    return spoken(
      `grid.${field}`,
      changed === null
        ? `The adjustments use the county’s own figure for my ${what}.`
        : `The adjustments use my corrected figure for the ${what}, ${changed.ownFigure.toLocaleString('en-US')} square feet.`,
    )
  })

export const salesFacts = (told: Told): readonly Fact[] => {
  const all = likestFirst(told)
  if (all.length === 0) return []
  // Sales that reach the county’s figure are in the packet, and the owner does not bring them up.
  if (isAgainst(told)) return []
  const named = toldOf(all, told.justCents)
  const isShared = sharing(all)
  const { cents: cureCents } = costToCure(told.held.file)
  return [
    ...named.flatMap((one, at) => saleFacts([one, named[at - 1]], at, told, isShared, one === all[at])),
    ...spoken('sales-others', othersWords(all.length - named.length)),
    ...gridFacts(told),
    ...(told.known.length === 0 ? [] : spoken('sales-level', levelWords(told, told.given))),
    ...spoken('sales-indicated', indicatedWords(told, cureCents)),
  ]
}
