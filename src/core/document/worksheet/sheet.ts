/** Owns what a worksheet is made of, before it becomes a file: cells, formulas with their results, widths. */

export type CellStyle =
  | 'title'
  | 'note'
  | 'heading'
  | 'column'
  | 'label'
  | 'input'
  | 'computed'
  | 'result'
  | 'text'

export type CellFormat = 'text' | 'whole' | 'year' | 'money' | 'rate' | 'percent' | 'date' | 'months'

/** Dates are day numbers as spreadsheets count them; see `dayNumber`. */
export type CellContent = string | number | null

export interface Cell {
  readonly style: CellStyle
  readonly format?: CellFormat
  readonly content?: CellContent
  /** Without the equals sign. Its `content` is then the result, for programs that show a file without computing. */
  readonly formula?: string
  /** The only entries allowed. */
  readonly choices?: readonly string[]
}

export interface SheetRow {
  readonly cells: readonly (Cell | null)[]
  /** One cell of the row reaches over several columns. */
  readonly spans?: { readonly from: number; readonly columns: number }
  readonly heightPoints?: number
}

export interface Sheet {
  readonly name: string
  /** In characters. */
  readonly widths: readonly number[]
  readonly rows: readonly SheetRow[]
  /** Rows and columns that stay in view. */
  readonly frozen: { readonly rows: number; readonly columns: number } | null
  readonly landscape: boolean
}

export interface Workbook {
  readonly title: string
  readonly sheets: readonly Sheet[]
}

/** 0 → A, 7 → H. A worksheet of ours has at most 26 columns. */
export const columnLetter = (index: number): string => String.fromCharCode(65 + index)
