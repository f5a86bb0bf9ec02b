/** Owns what each correction of the record does to the value, as far as the adjusted prices can tell. */

import type { CaseFile } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { ofSales } from '../estimate/value.ts'
import { nameFact } from '../make-fact.ts'
import { type GridCorrection, gridCorrections } from '../sales/grid/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { namedCorrections } from './named-items.ts'

const ITEMS = { living_area: 'area', land_area: 'land' } as const

/** The difference at the rates that the grid prints, on average over its sales; null where a sale prints none. */
const atPrintedRates = (
  { field, changed }: GridCorrection,
  shown: readonly AdjustedRollSale[],
): number | null => {
  if (changed === null || field === 'year_built') return null
  const item = ITEMS[field]
  const rates = shown.flatMap(({ adjustments }) => {
    const line = adjustments.find((one) => one.item === item)
    // Where only a part of a difference counts, its rate is not one for each square foot of the correction.
    return line?.counted === undefined ? (line?.unitRateCents ?? []) : []
  })
  if (rates.length === 0 || rates.length < shown.length) return null
  const rate = rates.reduce((sum, cents) => sum + Math.abs(cents), 0) / rates.length
  return Math.round(((changed.ownFigure - changed.rollFigure) * rate) / 100) * 100
}

/** All corrections together, on average, in whole dollars; null where the record's figure was not tried. */
const changeOf = (shown: readonly AdjustedRollSale[]): number | null => {
  const changes = shown.flatMap(({ adjustedCents, recordAdjustedCents }) =>
    recordAdjustedCents === undefined ? [] : [adjustedCents - recordAdjustedCents],
  )
  if (changes.length === 0 || changes.length < shown.length) return null
  return Math.round(changes.reduce((sum, change) => sum + change, 0) / changes.length / 100) * 100
}

const changeWords = (cents: number): string =>
  `${cents <= 0 ? 'Lowers' : 'Raises'} the adjusted prices by ${formatMoney(Math.abs(cents))} on average`

const grouped = new Intl.NumberFormat('en-US')

/** So that a reader can work it out again: the square feet at the rates of the grid. */
const effectWords = (
  one: GridCorrection,
  shown: readonly AdjustedRollSale[],
  isJoint: boolean,
): string | null => {
  const printed = atPrintedRates(one, shown)
  if (printed !== null && one.changed !== null) {
    const { rollFigure, ownFigure } = one.changed
    return `${changeWords(printed)}: ${grouped.format(Math.abs(rollFigure - ownFigure))} square feet at the rates of the grid`
  }
  const change = changeOf(shown)
  if (change === null) return null
  return isJoint ? `${changeWords(change)}, together with the other correction` : changeWords(change)
}

/** `record.1.effect` */
export const correctionEffects = (
  file: Pick<CaseFile, 'corrections'>,
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial,
): readonly Fact[] => {
  const counted = gridCorrections(sales, file).filter(({ changed }) => changed !== null)
  return namedCorrections(file.corrections).flatMap(({ row, correction }) => {
    const found = counted.find((one) => one.correction.id === correction.id)
    const words = found === undefined ? null : effectWords(found, shown, counted.length > 1)
    return nameFact(`${row}.effect`, 'Correction to the record', words, ofSales)
  })
}
