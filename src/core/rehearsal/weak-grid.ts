/** Owns where the adjustment grid and the owner's corrections of the record part: the office works with its record. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import type { GridCorrection } from '#core/document/facts/sales/grid/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { proofWords } from '#core/document/facts/spoken/correction.ts'
import { formatMoney } from '#core/money.ts'
import { onRoll, type WeakPoint } from './weak-point.ts'
import type { RecordReason } from './weak-reason.ts'

const adjustedByRecord = (sale: AdjustedRollSale | undefined): number[] =>
  sale ? [sale.recordAdjustedCents ?? sale.adjustedCents] : []

const ofRecord = (file: CaseFile, sales: SalesMaterial): string | null => {
  const adjusted = chosenIn(file).flatMap((sale) => adjustedByRecord(onRoll(sale, sales)))
  if (adjusted.length === 0) return null
  const [low, high] = [Math.min(...adjusted), Math.max(...adjusted)].map(formatMoney)
  return `With the county’s own figures, my adjusted prices run from ${low} to ${high}.`
}

const reasonOf = ({ field, changed, correction }: GridCorrection): RecordReason => {
  if (field !== 'year_built' && changed !== null) return { code: 'grid_by_correction', ...changed }
  const trueValue = asTyped(correction.trueValue)
  return { code: field === 'year_built' ? 'grid_by_effective_year' : 'grid_by_record', trueValue }
}

const answerOf = ({ field, changed, correction }: GridCorrection, record: string): string => {
  if (field === 'year_built')
    return 'My grid compares ages by the county’s effective year, so it does not change them. Please tell me which effective year goes with the year that I can prove.'
  return changed === null
    ? `My grid keeps the county’s own figure, and my packet says so. ${record}`
    : `${proofWords(correction.proof)} ${record}`.trim()
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
