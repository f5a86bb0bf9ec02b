/** Draws a table with its caption, its head on every page, and rows to write in. */
import type { Table, Words } from '#core/document/paper.ts'
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
  rule,
  styles,
  textWidth,
  write,
  writePart,
} from './pdf-flow.ts'

const padding = 5
/** Known to the library, not yet to its types. */
const ofColumn: object = { scope: 'Column' }
const writingLine = 22

type Drawn = {
  readonly flow: Flow
  readonly part: Part
  readonly widths: readonly number[]
  readonly table: Table
}
type Style = (typeof styles)['cell' | 'head']

const widthsOf = ({ columns }: Table): readonly number[] => {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => (width / total) * textWidth)
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
  const { flow, part, widths } = drawn
  const { pdf } = flow
  const y = pdf.y
  const row = pdf.struct('TR')
  part.add(row)
  cells.forEach((words, at) => {
    const cell = pdf.struct('TD')
    row.add(cell)
    if (words.length > 0) write(flow, cell, words, styles.cell, place(widths, at, y))
    cell.end()
  })
  row.end()
  edges(drawn, y, height)
  pdf.y = y + height
}

const headWords = ({ columns }: Table): readonly Words[] => columns.map(({ title }) => plainWords(title))

const drawHead = (drawn: Drawn) => {
  const { flow, part, widths, table } = drawn
  const { pdf } = flow
  const height = rowHeight(drawn, headWords(table), styles.head)
  const y = pdf.y
  band(drawn, y, height)
  const row = pdf.struct('TR')
  part.add(row)
  headWords(table).forEach((words, at) => {
    const cell = pdf.struct('TH', ofColumn)
    row.add(cell)
    write(flow, cell, words, styles.head, place(widths, at, y))
    cell.end()
  })
  row.end()
  edges(drawn, y, height)
  pdf.y = y + height
}

/** On a further page the head is for the eye only; the file's structure has it once. */
const repeatHead = (drawn: Drawn) => {
  const { flow, widths, table } = drawn
  const height = rowHeight(drawn, headWords(table), styles.head)
  const y = flow.pdf.y
  band(drawn, y, height)
  decorate(flow, () => {
    flow.pdf.font('strong-latin').fontSize(styles.head.size).fillColor(styles.head.colour)
    table.columns.forEach(({ title }, at) => {
      const { x, y: top, width } = place(widths, at, y)
      flow.pdf.text(title, x, top, { width, lineGap: styles.head.gap })
    })
  })
  edges(drawn, y, height)
  flow.pdf.y = y + height
}

export const drawTable = (flow: Flow, parent: Part, table: Table) => {
  const { pdf } = flow
  const part = pdf.struct('Table')
  parent.add(part)
  const drawn: Drawn = { flow, part, widths: widthsOf(table), table }
  const blank = Math.max(writingLine * table.blankLines + 4, 26)
  ensureRoom(flow, 90)
  const caption = { x: page.side, y: pdf.y, width: textWidth }
  writePart(flow, part, 'Caption', plainWords(table.caption), styles.strong, caption)
  moveDown(flow, 3)
  drawHead(drawn)
  const blanks = Array.from({ length: table.blankRows }, () => table.columns.map((): Words => []))
  for (const cells of [...table.rows, ...blanks]) {
    const isToWrite = cells.some((words) => words.length === 0)
    const height = Math.max(rowHeight(drawn, cells, styles.cell), isToWrite ? blank : 0)
    if (height > roomLeft(flow)) {
      pdf.addPage()
      repeatHead(drawn)
    }
    drawRow(drawn, cells, height)
  }
  part.end()
  moveDown(flow, 12)
}

export const ruledLines = (flow: Flow, count: number) => {
  for (let at = 0; at < count; at += 1) {
    ensureRoom(flow, writingLine)
    moveDown(flow, writingLine)
    rule(flow, page.side, flow.pdf.y, textWidth)
  }
}
