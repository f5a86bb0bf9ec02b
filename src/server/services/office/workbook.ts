/** Turns a workbook's cells and formulas into an Excel file that computes, prints on letter paper, and keeps its formulas. */
import { type DataValidation, type Cell as FileCell, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import {
  type Cell,
  columnLetter,
  type Sheet,
  type SheetRow,
  type Workbook,
} from '#core/document/worksheet/sheet.ts'
import { lookOf } from './workbook-style.ts'

const cellType = ({ formula, content }: Cell): FileCell['type'] => {
  if (formula !== undefined) return 'formula'
  if (content === null || content === undefined) return 'empty'
  return typeof content === 'number' ? 'number' : 'string'
}

const fileCell = (cell: Cell): FileCell => {
  const value = cell.content ?? null
  const written = { value, type: cellType(cell), style: lookOf(cell.style, cell.format) }
  return cell.formula === undefined ? written : { ...written, formula: cell.formula, formulaResult: value }
}

/** A cell that reaches over others has its frame on all of them. */
const acrossSpan = (row: SheetRow, at: number): Cell | null => {
  const from = row.spans?.from ?? 0
  if (row.spans === undefined || at <= from || at >= from + row.spans.columns) return row.cells[at] ?? null
  const first = row.cells[from]
  return first ? { style: first.style } : null
}

const cellsOf = ({ rows, widths }: Sheet): Map<string, FileCell> =>
  new Map(
    rows.flatMap((row, down) =>
      widths.flatMap((_, across) => {
        const cell = acrossSpan(row, across)
        return cell === null ? [] : [[`${down},${across}`, fileCell(cell)] as const]
      }),
    ),
  )

const mergesOf = (rows: readonly SheetRow[]) =>
  rows.flatMap(({ spans }, at) =>
    spans ? [{ startRow: at, endRow: at, startCol: spans.from, endCol: spans.from + spans.columns - 1 }] : [],
  )

const numeric = (range: string): DataValidation => ({
  type: 'decimal',
  operator: 'between',
  formula1: '-1000000000',
  formula2: '1000000000',
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: 'A number, please',
  errorMessage: 'Enter a number here.',
  range,
})

const day = (range: string): DataValidation => ({
  ...numeric(range),
  type: 'date',
  formula1: '36526',
  formula2: '73050',
  errorTitle: 'A date, please',
  errorMessage: 'Enter a date here, such as 6/15/2026.',
})

const choice = (range: string, values: readonly string[]): DataValidation => ({
  type: 'list',
  values: [...values],
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: 'Choose from the list',
  errorMessage: `Choose ${values.join(' or ')}.`,
  range,
})

const validationOf = (cell: Cell, range: string): readonly DataValidation[] => {
  if (cell.choices) return [choice(range, cell.choices)]
  if (cell.style !== 'input' || cell.format === undefined || cell.format === 'text') return []
  return [cell.format === 'date' ? day(range) : numeric(range)]
}

const validationsOf = ({ rows }: Sheet): DataValidation[] =>
  rows.flatMap(({ cells }, down) =>
    cells.flatMap((cell, across) => (cell ? validationOf(cell, `${columnLetter(across)}${down + 1}`) : [])),
  )

const heightOf = ({ cells, heightPoints }: SheetRow): number => {
  if (heightPoints !== undefined) return heightPoints
  const style = cells[0]?.style
  if (style === 'title') return 30
  if (style === 'column') return 34
  return style === 'heading' ? 24 : 21
}

const fileSheet = (sheet: Sheet): WriteSheet => ({
  name: sheet.name,
  columns: sheet.widths.map((width) => ({ width })),
  cells: cellsOf(sheet),
  merges: mergesOf(sheet.rows),
  dataValidations: validationsOf(sheet),
  rowDefs: new Map(sheet.rows.map((row, at) => [at, { height: heightOf(row) }])),
  ...(sheet.frozen ? { freezePane: sheet.frozen } : {}),
  // Without a password: it keeps formulas from being typed over, and anybody may lift it.
  protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
  pageSetup: {
    paperSize: 'letter',
    orientation: sheet.landscape ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
  },
  headerFooter: { oddFooter: '&L&A&RPage &P of &N' },
  view: { showGridLines: false },
})

export const renderWorkbook = async ({ title, sheets }: Workbook, now: Date): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: sheets.map(fileSheet),
      properties: { title, creator: 'Just Value', created: now, modified: now },
      defaultFont: { name: 'Calibri', size: 12 },
    }),
  )
