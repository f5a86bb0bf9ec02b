/** Owns how high a table stands on the page: its type, its rows, and whether it is kept on one page. */
import type { Table, Words } from '#core/document/paper.ts'
import {
  type Flow,
  heightOf,
  page,
  plainWords,
  type Style,
  styles,
  textWidth,
  widthOf,
  writingLine,
} from './pdf-flow.ts'
import {
  brokenAtBlanks,
  cellPadding,
  type FittedTable,
  fitTable,
  headSizeOf,
  type Measure,
} from './pdf-table-fit.ts'

const padding = cellPadding

export type Laid = {
  readonly flow: Flow
  readonly widths: readonly number[]
  readonly table: Table
  readonly cell: Style
  readonly head: Style
}

const measureIn =
  (flow: Flow): Measure =>
  (text, kind, size) =>
    widthOf(flow, text, { ...styles[kind], size })

const broken = ({ flow, widths, cell }: Laid, words: Words, at: number): Words =>
  brokenAtBlanks(words, (widths[at] ?? 0) - 2 * padding, (text) => widthOf(flow, text, cell))

export const rowHeight = ({ flow, widths }: Laid, cells: readonly Words[], style: Style): number =>
  Math.max(...cells.map((words, at) => heightOf(flow, words, style, (widths[at] ?? 0) - 2 * padding))) +
  2 * padding

export const headWords = ({ columns }: Table): readonly Words[] =>
  columns.map(({ title }) => plainWords(title))

export type Row = { readonly cells: readonly Words[]; readonly height: number }

const rowsOf = (drawn: Laid): readonly Row[] => {
  const { table, cell } = drawn
  const blank = Math.max(writingLine * table.blankLines + 4, 26)
  const blanks = Array.from({ length: table.blankRows }, () => table.columns.map((): Words => []))
  return [...table.rows, ...blanks].map((row) => {
    const cells = row.map((words, at) => broken(drawn, words, at))
    const isToWrite = cells.some((words) => words.length === 0)
    return { cells, height: Math.max(rowHeight(drawn, cells, cell), isToWrite ? blank : 0) }
  })
}

/** Rows that a table has at least under its head where it begins. */
const fewestRows = 3

/**
 * A table no higher than this is kept on one page; for a higher one the gap before it would be too large. A form to write in
 * may go on overleaf.
 */
const highestWhole = 0.6 * (page.height - page.top - page.bottom)

const heightOfRows = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0)

const topHeight = (drawn: Laid): number => {
  const { flow, table, head } = drawn
  const caption = heightOf(flow, plainWords(table.caption), styles.strong, textWidth) + 3
  return caption + rowHeight(drawn, headWords(table), head)
}

/** Null where it may go on overleaf. */
const wholeHeight = (drawn: Laid, rows: readonly Row[]): number | null => {
  const whole = topHeight(drawn) + heightOfRows(rows)
  return drawn.table.blankRows === 0 && whole <= highestWhole ? whole : null
}

export const beginningHeight = (drawn: Laid, rows: readonly Row[]): number => {
  const whole = wholeHeight(drawn, rows)
  if (whole !== null) return whole
  return Math.min(topHeight(drawn) + heightOfRows(rows.slice(0, fewestRows)), page.height / 2)
}

const laid = (flow: Flow, { table, widths, size }: FittedTable): Laid => ({
  ...{ flow, widths, table },
  cell: { ...styles.cell, size },
  head: { ...styles.head, size: headSizeOf(size) },
})

export type LaidTable = { readonly drawn: Laid; readonly rows: readonly Row[] }

/** The height of a table is asked for before it is drawn: it is laid out once for both. */
const known = new WeakMap<Flow, WeakMap<Table, readonly LaidTable[]>>()

/** Several where it is too wide for the page. */
export const layTable = (flow: Flow, table: Table): readonly LaidTable[] => {
  const ofFlow = known.get(flow) ?? new WeakMap<Table, readonly LaidTable[]>()
  known.set(flow, ofFlow)
  const tables =
    ofFlow.get(table) ??
    fitTable(table, textWidth, measureIn(flow)).map((fitted) => {
      const drawn = laid(flow, fitted)
      return { drawn, rows: rowsOf(drawn) }
    })
  ofFlow.set(table, tables)
  return tables
}

/** Null where it may go on overleaf; of one that is cut in two, the first part. */
export const heightKeptWhole = (flow: Flow, table: Table): number | null => {
  const [first] = layTable(flow, table)
  return first ? wholeHeight(first.drawn, first.rows) : null
}
