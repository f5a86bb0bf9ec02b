/** Owns where the adjustment grid and the owner's corrections of the record part: the office works with its record. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import type { GridCorrection } from '#core/document/facts/sales/grid/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { proofWords } from '#core/document/facts/spoken/correction.ts'
import { BY_EFFECTIVE_YEAR, byRecord, RECORD_KEPT } from './likely/of-weak.ts'
import { onRoll, type WeakPoint } from './weak-point.ts'
import type { RecordReason } from './weak-reason.ts'

const adjustedByRecord = (sale: AdjustedRollSale | undefined): number[] =>
  sale ? [sale.recordAdjustedCents ?? sale.adjustedCents] : []

const ofRecord = (file: CaseFile, sales: SalesMaterial): string | null => {
  const adjusted = chosenIn(file).flatMap((sale) => adjustedByRecord(onRoll(sale, sales)))
  if (adjusted.length === 0) return null
  return byRecord(Math.min(...adjusted), Math.max(...adjusted))
}

const reasonOf = ({ field, changed, correction }: GridCorrection): RecordReason => {
  if (field !== 'year_built' && changed !== null) return { code: 'grid_by_correction', ...changed }
  const trueValue = asTyped(correction.trueValue)
  return { code: field === 'year_built' ? 'grid_by_effective_year' : 'grid_by_record', trueValue }
}

const answerOf = ({ field, changed, correction }: GridCorrection, record: string): string => {
  if (field === 'year_built') return BY_EFFECTIVE_YEAR
  return changed === null ? `${RECORD_KEPT} ${record}` : `${proofWords(correction.proof)} ${record}`.trim()
}

/** None where no sale is adjusted. */
export const weakGrid = (
  file: CaseFile,
  corrections: readonly GridCorrection[],
  sales: SalesMaterial,
): readonly WeakPoint[] => {
  const record = ofRecord(file, sales)
  if (record === null) return []
  return corrections.map((one) => ({
    id: `correction-grid:${one.correction.id}`,
    step: 'facts',
    asker: 'appraiser',
    reason: reasonOf(one),
    answer: answerOf(one, record),
  }))
}
