/** Draws a table with its caption, its head on every page, and rows to write in; a wide one as several. */
import type { Table, Words } from '#core/document/paper.ts'
import { faceName } from './pdf-faces.ts'
import {
  colours,
  decorate,
  ensureRoom,
  type Flow,
  heightOf,
  moveDown,
  type Part,
  page,
  plainWords,
  roomLeft,
  type Style,
  styles,
  textWidth,
  write,
  writePart,
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
/** Known to the library, not yet to its types. */
const ofColumn: object = { scope: 'Column' }

type Drawn = {
  readonly flow: Flow
  readonly part: Part
  readonly widths: readonly number[]
  readonly table: Table
  readonly cell: Style
  readonly head: Style
}

const typeFor = (flow: Flow, { face, size }: Style) => flow.pdf.font(faceName(face, 'latin')).fontSize(size)

const measureIn =
  (flow: Flow): Measure =>
  (text, kind, size) =>
    typeFor(flow, { ...styles[kind], size }).widthOfString(text)

const broken = ({ flow, widths, cell }: Drawn, words: Words, at: number): Words => {
  typeFor(flow, cell)
  return brokenAtBlanks(words, (widths[at] ?? 0) - 2 * padding, (text) => flow.pdf.widthOfString(text))
}

const leftOf = (widths: readonly number[], at: number): number =>
  page.side + widths.slice(0, at).reduce((sum, width) => sum + width, 0)

const rowHeight = ({ flow, widths }: Drawn, cells: readonly Words[], style: Style): number =>
  Math.max(...cells.map((words, at) => heightOf(flow, words, style, (widths[at] ?? 0) - 2 * padding))) +
  2 * padding

const place = (widths: readonly number[], at: number, y: number) => ({
  x: leftOf(widths, at) + padding,
  y: y + padding,
  width: (widths[at] ?? 0) - 2 * padding,
})

const edges = ({ flow, widths }: Drawn, y: number, height: number) =>
  decorate(flow, () => {
    flow.pdf.lineWidth(0.6).strokeColor(colours.line)
    widths.forEach((width, at) => {
      flow.pdf.rect(leftOf(widths, at), y, width, height).stroke()
    })
  })

const band = ({ flow }: Drawn, y: number, height: number) =>
  decorate(flow, () => {
    flow.pdf.rect(page.side, y, textWidth, height).fill(colours.tint)
  })

const drawRow = (drawn: Drawn, cells: readonly Words[], height: number) => {
  const { flow, part, widths, cell: style } = drawn
  const { pdf } = flow
  const y = pdf.y
  const row = pdf.struct('TR')
  part.add(row)
  cells.forEach((words, at) => {
    const cell = pdf.struct('TD')
    row.add(cell)
    if (words.length > 0) write(flow, cell, words, style, place(widths, at, y))
    cell.end()
  })
  row.end()
  edges(drawn, y, height)
  pdf.y = y + height
}

const headWords = ({ columns }: Table): readonly Words[] => columns.map(({ title }) => plainWords(title))

const drawHead = (drawn: Drawn) => {
  const { flow, part, widths, table, head } = drawn
  const { pdf } = flow
  const height = rowHeight(drawn, headWords(table), head)
  const y = pdf.y
  band(drawn, y, height)
  const row = pdf.struct('TR')
  part.add(row)
  headWords(table).forEach((words, at) => {
    const cell = pdf.struct('TH', ofColumn)
    row.add(cell)
    write(flow, cell, words, head, place(widths, at, y))
    cell.end()
  })
  row.end()
  edges(drawn, y, height)
  pdf.y = y + height
}

/** On a further page the head is for the eye only; the file's structure has it once. */
const repeatHead = (drawn: Drawn) => {
  const { flow, widths, table, head } = drawn
  const height = rowHeight(drawn, headWords(table), head)
  const y = flow.pdf.y
  band(drawn, y, height)
  decorate(flow, () => {
    typeFor(flow, head).fillColor(head.colour)
    table.columns.forEach(({ title }, at) => {
      const { x, y: top, width } = place(widths, at, y)
      flow.pdf.text(title, x, top, { width, lineGap: head.gap })
    })
  })
  edges(drawn, y, height)
  flow.pdf.y = y + height
}

type Row = { readonly cells: readonly Words[]; readonly height: number }

const rowsOf = (drawn: Drawn): readonly Row[] => {
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

const beginningHeight = (drawn: Drawn, rows: readonly Row[]): number => {
  const { flow, table, head } = drawn
  const caption = heightOf(flow, plainWords(table.caption), styles.strong, textWidth) + 3
  const top = caption + rowHeight(drawn, headWords(table), head)
  const whole = top + heightOfRows(rows)
  if (table.blankRows === 0 && whole <= highestWhole) return whole
  return Math.min(top + heightOfRows(rows.slice(0, fewestRows)), page.height / 2)
}

const drawFitted = (flow: Flow, parent: Part, { table, widths, size }: FittedTable) => {
  const { pdf } = flow
  const part = pdf.struct('Table')
  parent.add(part)
  const cell = { ...styles.cell, size }
  const head = { ...styles.head, size: headSizeOf(size) }
  const drawn: Drawn = { flow, part, widths, table, cell, head }
  const rows = rowsOf(drawn)
  ensureRoom(flow, beginningHeight(drawn, rows))
  const caption = { x: page.side, y: pdf.y, width: textWidth }
  writePart(flow, part, 'Caption', plainWords(table.caption), styles.strong, caption)
  moveDown(flow, 3)
  drawHead(drawn)
  for (const { cells, height } of rows) {
    if (height > roomLeft(flow)) {
      pdf.addPage()
      repeatHead(drawn)
    }
    drawRow(drawn, cells, height)
  }
  part.end()
  moveDown(flow, 12)
}

export const drawTable = (flow: Flow, parent: Part, table: Table) => {
  for (const fitted of fitTable(table, textWidth, measureIn(flow))) drawFitted(flow, parent, fitted)
}
