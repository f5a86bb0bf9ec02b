/** Owns the comparison worksheet row by row, from the title to the result. */

import type { Comparison } from '#core/document/worksheet/comparison.ts'
import { type ComparisonWords, homeCellOf, saleCellOf } from '#core/document/worksheet/comparison-cells.ts'
import { resultFormula } from '#core/document/worksheet/comparison-formulas.ts'
import { comparisonRows, type RowName, saleColumns } from '#core/document/worksheet/comparison-rows.ts'
import type { Cell, Sheet, SheetRow } from '#core/document/worksheet/sheet.ts'

const allColumns = saleColumns.length + 2

const heading = (text: string, style: 'title' | 'note' | 'heading'): SheetRow => ({
  cells: [{ style, content: text }],
  spans: { from: 0, columns: allColumns },
})

const charactersInNote = 160
const pointsInLine = 17

const noteRow = (text: string): SheetRow => ({
  ...heading(text, 'note'),
  heightPoints: Math.ceil(text.length / charactersInNote) * pointsInLine + 6,
})

const isRate = (row: RowName): boolean => row.startsWith('rate') && row !== 'rates'

/** Beside a rate stands the ground for it; beside the cost of sale, whether it was taken off. */
const besideHome = (
  row: RowName,
  { labels, messages }: ComparisonWords,
): Pick<SheetRow, 'cells' | 'spans'> | null => {
  const spans = { from: 2, columns: saleColumns.length }
  if (row === 'valuation') return { cells: [{ style: 'label', content: labels.ground }], spans }
  if (isRate(row)) return { cells: [{ style: 'input', format: 'text', content: null }], spans }
  if (row !== 'costOff') return null
  return {
    cells: [{ style: 'computed', format: 'text', content: '', formula: resultFormula('check', messages) }],
    spans,
  }
}

const rowOf = (row: RowName, comparison: Comparison, words: ComparisonWords): SheetRow => {
  if (row === 'title') return heading(words.heading, 'title')
  if (row === 'note') return noteRow(words.note)
  if (row === 'rates' || row === 'adjustments' || row === 'result')
    return heading(words.parts[row], 'heading')
  if (row === 'columns') {
    const sales = saleColumns.map(
      (_, at): Cell => ({ style: 'column', content: `${words.columns.sale} ${at + 1}` }),
    )
    return {
      cells: [
        { style: 'column', content: words.parts.homes },
        { style: 'column', content: words.columns.own },
        ...sales,
      ],
    }
  }
  const label: Cell = { style: 'label', content: words.labels[row] }
  const own = homeCellOf(row, comparison, words)
  const beside = besideHome(row, words)
  if (beside)
    return { cells: [label, own, ...beside.cells], ...(beside.spans ? { spans: beside.spans } : {}) }
  return { cells: [label, own, ...saleColumns.map((_, at) => saleCellOf(row, at, comparison, words))] }
}

/** Two lines for what is typed in words. */
const wordy: readonly RowName[] = ['address', 'parcel', 'record', 'otherReason', 'missing']
const wordyPoints = 38

const withRoom = (row: RowName, made: SheetRow): SheetRow =>
  wordy.includes(row) ? { ...made, heightPoints: wordyPoints } : made

export const comparisonSheet = (name: string, comparison: Comparison, words: ComparisonWords): Sheet => ({
  name,
  widths: [54, 22, ...saleColumns.map(() => 18)],
  rows: comparisonRows.map((row) => withRoom(row, rowOf(row, comparison, words))),
  frozen: { rows: 3, columns: 2 },
  landscape: true,
})
