/** Draws a table with its caption, its head on every page, and rows to write in; a wide one as several. */
import type { Table, Words } from '#core/document/paper.ts'
import {
  colours,
  decorate,
  ensureRoom,
  type Flow,
  moveDown,
  type Part,
  page,
  paint,
  plainWords,
  roomLeft,
  styles,
  textWidth,
  write,
  writePart,
} from './pdf-flow.ts'
import { cellPadding } from './pdf-table-fit.ts'
import {
  beginningHeight,
  headWords,
  type Laid,
  type LaidTable,
  layTable,
  rowHeight,
} from './pdf-table-layout.ts'

const padding = cellPadding
/** Known to the library, not yet to its types. */
const ofColumn: object = { scope: 'Column' }

type Drawn = Laid & { readonly part: Part }

const leftOf = (widths: readonly number[], at: number): number =>
  page.side + widths.slice(0, at).reduce((sum, width) => sum + width, 0)

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
    headWords(table).forEach((words, at) => {
      paint(flow, words, head, place(widths, at, y))
    })
  })
  edges(drawn, y, height)
  flow.pdf.y = y + height
}

const drawLaid = (flow: Flow, parent: Part, { drawn: onPage, rows }: LaidTable) => {
  const { pdf } = flow
  const { table } = onPage
  const part = pdf.struct('Table')
  parent.add(part)
  const drawn: Drawn = { ...onPage, part }
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

export const drawTable = (flow: Flow, parent: Part, whole: Table) => {
  for (const table of layTable(flow, whole)) drawLaid(flow, parent, table)
}
