/** Draws each kind of block of a paper, with its place in the structure that is read aloud. */
import type { Block, Field, Words } from '#core/document/paper.ts'
import { drawFigure } from './pdf-drawing.ts'
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
  rule,
  styles,
  textWidth,
  write,
  writePart,
  writingLine,
} from './pdf-flow.ts'
import { drawTable } from './pdf-table.ts'

const whole = (flow: Flow) => ({ x: page.side, y: flow.pdf.y, width: textWidth })

const underText = 7

const drawText = (flow: Flow, parent: Part, words: Words) => {
  ensureRoom(flow, Math.min(heightOf(flow, words, styles.body, textWidth), 60))
  writePart(flow, parent, 'P', words, styles.body, whole(flow))
  moveDown(flow, underText)
}

/** As high as these are when drawn. */
export const heightOfTexts = (flow: Flow, texts: readonly Words[]): number =>
  texts.reduce((sum, words) => sum + heightOf(flow, words, styles.body, textWidth) + underText, 0)

const notePadding = 11

const drawNote = (flow: Flow, parent: Part, words: Words) => {
  const width = textWidth - 2 * notePadding
  const height = heightOf(flow, words, styles.strong, width) + 2 * notePadding - 2
  ensureRoom(flow, height)
  const top = flow.pdf.y
  decorate(flow, () => {
    flow.pdf.rect(page.side, top, textWidth, height).fill(colours.tint)
    flow.pdf.rect(page.side, top, 3.5, height).fill(colours.action)
  })
  writePart(flow, parent, 'P', words, styles.body, {
    x: page.side + notePadding,
    y: top + notePadding,
    width,
  })
  flow.pdf.y = Math.max(flow.pdf.y, top + height - 4)
  moveDown(flow, 12)
}

type ListKind = 'list' | 'steps' | 'checks'
const indent = 20

const drawLabel = (flow: Flow, item: Part, kind: ListKind, at: number) => {
  const { pdf } = flow
  const y = pdf.y
  if (kind === 'checks') {
    decorate(flow, () => {
      pdf
        .rect(page.side + 2, y + 1.5, 9.5, 9.5)
        .lineWidth(0.9)
        .strokeColor(colours.ink)
        .stroke()
    })
    const label = pdf.struct('Lbl', { actual: 'Box to tick:' })
    item.add(label)
    label.end()
  } else {
    const label = kind === 'steps' ? `${at + 1}.` : '•'
    writePart(flow, item, 'Lbl', plainWords(label), styles.body, { x: page.side + 2, y, width: indent })
  }
  pdf.y = y
}

const drawList = (flow: Flow, parent: Part, kind: ListKind, items: readonly Words[]) => {
  const { pdf } = flow
  const list = pdf.struct('L')
  parent.add(list)
  items.forEach((words, at) => {
    const width = textWidth - indent
    ensureRoom(flow, heightOf(flow, words, styles.body, width))
    const item = pdf.struct('LI')
    list.add(item)
    drawLabel(flow, item, kind, at)
    writePart(flow, item, 'LBody', words, styles.body, { x: page.side + indent, y: pdf.y, width })
    item.end()
    moveDown(flow, kind === 'checks' ? 5 : 3.5)
  })
  list.end()
  moveDown(flow, 5)
}

const labelWidth = 178
const valueLeft = page.side + labelWidth + 10
const valueWidth = textWidth - labelWidth - 10

const fieldHeight = (flow: Flow, { label, value, hint }: Field): number => {
  const words = heightOf(flow, plainWords(value ?? ' '), styles.body, valueWidth)
  const beside = hint === null ? 0 : heightOf(flow, plainWords(hint), styles.hint, valueWidth) + 2
  return Math.max(heightOf(flow, plainWords(label), styles.body, labelWidth), words + beside) + 9
}

/** Label and value are one sentence for the ear; an unknown value is a line for the pen. */
const drawField = (flow: Flow, parent: Part, field: Field) => {
  const { pdf } = flow
  const { label, value, hint } = field
  const height = fieldHeight(flow, field)
  ensureRoom(flow, height)
  const y = pdf.y + 5
  const part = pdf.struct('P')
  parent.add(part)
  write(flow, part, plainWords(label), styles.body, { x: page.side, y, width: labelWidth })
  if (value !== null)
    write(flow, part, plainWords(value), styles.strong, { x: valueLeft, y, width: valueWidth })
  const line = y + heightOf(flow, plainWords(value ?? ' '), styles.body, valueWidth)
  if (hint !== null)
    write(flow, part, plainWords(hint), styles.hint, { x: valueLeft, y: line + 2, width: valueWidth })
  part.end()
  rule(flow, valueLeft, line, valueWidth)
  pdf.y = y + height - 5
}

const drawLines = (flow: Flow, parent: Part, lines: readonly Words[]) => {
  ensureRoom(flow, 18 * lines.length)
  for (const words of lines) writePart(flow, parent, 'P', words, styles.body, whole(flow))
  moveDown(flow, 12)
}

const ruledLines = (flow: Flow, count: number) => {
  for (let at = 0; at < count; at += 1) {
    ensureRoom(flow, writingLine)
    moveDown(flow, writingLine)
    rule(flow, page.side, flow.pdf.y, textWidth)
  }
}

const drawWriting = (flow: Flow, parent: Part, label: Words, lines: number) => {
  ensureRoom(flow, 66)
  writePart(flow, parent, 'P', label, styles.body, whole(flow))
  ruledLines(flow, lines)
  moveDown(flow, 12)
}

export const drawBlock = (flow: Flow, parent: Part, block: Block) => {
  switch (block.kind) {
    case 'text':
      return drawText(flow, parent, block.words)
    case 'note':
      return drawNote(flow, parent, block.words)
    case 'list':
    case 'steps':
    case 'checks':
      return drawList(flow, parent, block.kind, block.items)
    case 'fields':
      for (const field of block.fields) drawField(flow, parent, field)
      return moveDown(flow, 10)
    case 'table':
      return drawTable(flow, parent, block.table)
    case 'figure':
      return drawFigure(flow, parent, block.figure)
    case 'heading':
      return writePart(flow, parent, 'H3', block.words, styles.strong, whole(flow))
    case 'amounts':
      for (const { label, value } of block.amounts) drawField(flow, parent, { label, value, hint: null })
      return moveDown(flow, 10)
    case 'lines':
      return drawLines(flow, parent, block.lines)
    case 'writing':
      return drawWriting(flow, parent, block.label, block.lines)
  }
}
