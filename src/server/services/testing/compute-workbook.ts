/** Reads an Excel file back and computes its formulas with an engine that is not ours. */
import { readXlsx } from 'hucre/xlsx'
import { HyperFormula, type RawCellContent } from 'hyperformula'

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

export type Computed = {
  readonly sheetNames: readonly string[]
  /** As the file says it was when it was made. */
  readonly stored: (sheet: string, address: string) => unknown
  readonly formula: (sheet: string, address: string) => string | undefined
  /** As it computes now; `type` puts something into a cell first. */
  readonly value: (sheet: string, address: string) => unknown
  readonly type: (sheet: string, address: string, content: string | number) => void
  readonly formulas: (sheet: string) => readonly string[]
}

const place = (address: string): { readonly row: number; readonly col: number } => {
  const [, letter = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(address) ?? []
  return { col: letter.charCodeAt(0) - 65, row: Number(row) - 1 }
}

const cellAt = (sheet: Sheet | undefined, address: string) => {
  const { row, col } = place(address)
  return sheet?.cells?.get(`${row},${col}`)
}

const dayMs = 86_400_000
/** 1 January 1970 as spreadsheets count days. */
const unixDayNumber = 25_569

const rawCell = (sheet: Sheet, row: number, column: number, value: unknown): RawCellContent => {
  const formula = sheet.cells?.get(`${row},${column}`)?.formula
  if (formula !== undefined) return `=${formula}`
  if (value instanceof Date) return value.getTime() / dayMs + unixDayNumber
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

const rawRows = (sheet: Sheet): RawCellContent[][] =>
  sheet.rows.map((cells, row) => cells.map((value, column) => rawCell(sheet, row, column, value)))

export const computeWorkbook = async (bytes: Buffer): Promise<Computed> => {
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const content = Object.fromEntries(sheets.map((sheet) => [sheet.name, rawRows(sheet)]))
  const engine = HyperFormula.buildFromSheets(content, { licenseKey: 'gpl-v3', precisionRounding: 14 })
  const named = (name: string) => sheets.find((sheet) => sheet.name === name)
  const address = (name: string, cell: string) => ({ sheet: engine.getSheetId(name) ?? -1, ...place(cell) })
  return {
    sheetNames: sheets.map(({ name }) => name),
    stored: (name, cell) => cellAt(named(name), cell)?.value,
    formula: (name, cell) => cellAt(named(name), cell)?.formula,
    value: (name, cell) => engine.getCellValue(address(name, cell)),
    type: (name, cell, typed) => {
      engine.setCellContents(address(name, cell), typed)
    },
    formulas: (name) => [...(named(name)?.cells ?? [])].flatMap(([, { formula }]) => formula ?? []),
  }
}
