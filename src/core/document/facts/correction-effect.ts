/** Owns what each correction of the record does to the value, as far as the adjusted prices can tell. */

import type { CaseFile } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { nameFact } from './make-fact.ts'
import { namedCorrections } from './named-items.ts'
import { gridCorrections } from './sales/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from './sales/material.ts'
import type { Fact } from './sheet.ts'
import { ofSales } from './value.ts'

/** On average over the sales of the grid, in whole dollars; null where the record's figure was not tried. */
const changeOf = (shown: readonly AdjustedRollSale[]): number | null => {
  const changes = shown.flatMap(({ adjustedCents, recordAdjustedCents }) =>
    recordAdjustedCents === undefined ? [] : [adjustedCents - recordAdjustedCents],
  )
  if (changes.length === 0 || changes.length < shown.length) return null
  return Math.round(changes.reduce((sum, change) => sum + change, 0) / changes.length / 100) * 100
}

const changeWords = (cents: number, isJoint: boolean): string => {
  const how = `${cents <= 0 ? 'Lowers' : 'Raises'} the adjusted prices by ${formatMoney(Math.abs(cents))} on average`
  return isJoint ? `${how}, together with the other size` : how
}

/** `record.1.effect` */
export const correctionEffects = (
  file: Pick<CaseFile, 'corrections'>,
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial,
): readonly Fact[] => {
  const counted = gridCorrections(sales, file).filter(({ changed }) => changed !== null)
  const change = changeOf(shown)
  return namedCorrections(file.corrections).flatMap(({ row, correction }) => {
    const isCounted = counted.some((one) => one.correction.id === correction.id)
    if (!isCounted || change === null) return []
    return nameFact(
      `${row}.effect`,
      'Correction of the record',
      changeWords(change, counted.length > 1),
      ofSales,
    )
  })
}
