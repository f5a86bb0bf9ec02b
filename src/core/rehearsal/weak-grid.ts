/** Owns where the adjustment grid and the owner's corrections of the record part: the office works with its record. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import type { GridCorrection } from '#core/document/facts/sales/grid/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import type { Hint } from './hint.ts'
import { onRoll, type WeakPoint, written } from './weak-point.ts'
import type { RecordReason } from './weak-reason.ts'

const adjustedByRecord = (sale: AdjustedRollSale | undefined): number[] =>
  sale ? [sale.recordAdjustedCents ?? sale.adjustedCents] : []

const ofRecord = (file: CaseFile, sales: SalesMaterial): readonly Hint[] => {
  const adjusted = chosenIn(file).flatMap((sale) => adjustedByRecord(onRoll(sale, sales)))
  if (adjusted.length === 0) return []
  return [{ code: 'by_record', lowCents: Math.min(...adjusted), highCents: Math.max(...adjusted) }]
}

const reasonOf = ({ field, changed, correction }: GridCorrection): RecordReason => {
  if (field !== 'year_built' && changed !== null) return { code: 'grid_by_correction', ...changed }
  const trueValue = asTyped(correction.trueValue)
  return { code: field === 'year_built' ? 'grid_by_effective_year' : 'grid_by_record', trueValue }
}

/** None where no sale is adjusted. */
export const weakGrid = (
  file: CaseFile,
  corrections: readonly GridCorrection[],
  sales: SalesMaterial,
): readonly WeakPoint[] => {
  const record = ofRecord(file, sales)
  if (record.length === 0) return []
  return corrections.map((one) => ({
    id: `correction-grid:${one.correction.id}`,
    step: 'facts',
    asker: 'appraiser',
    reason: reasonOf(one),
    hints: [...written('proof', one.correction.proof), ...record],
  }))
}
