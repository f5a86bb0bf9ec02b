/** Owns the tables of a Word file: those of the paper, and labels beside what is known or to be written. */
import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import { alignOf } from '#core/document/column-side.ts'
import type { Amount, Field, Table as PaperTable, Words } from '#core/document/paper.ts'
import { paperColors } from '#core/document/paper-colors.ts'
import { palette } from '#core/palette.ts'

/** Without the sign before them, as Word has colors. */
const colorOf = (ink: keyof typeof paperColors): string => paperColors[ink].slice(1)

export const colors = {
  ink: colorOf('ink'),
  action: colorOf('action'),
  line: colorOf('control'),
  tint: colorOf('tint'),
  soft: colorOf('soft'),
  paper: colorOf('paper'),
} as const

/** In twentieths of a point, between the margins. */
export const textWidth = 10_080
export const headingFont = 'Georgia'
/** Of the words over a table. */
export const captionStyle = 'TableCaption'
const writingLine = 420

const none = { style: BorderStyle.NONE, size: 0, color: palette.inPrint.paper.slice(1) } as const
const line = { style: BorderStyle.SINGLE, size: 4, color: colors.line } as const
const noBorders = { top: none, bottom: none, left: none, right: none }
const margins = { top: 30, bottom: 30, left: 100, right: 100 }
/** A cell's margins are its only room: the space after a paragraph of the text would come on top. */
const inCell = { before: 0, after: 0, line: 240 }
const rowLines = { ...noBorders, insideVertical: none, insideHorizontal: line, bottom: line }

const text = (words: string, bold = false, color: string = colors.ink, size = 20): TextRun =>
  new TextRun({ text: words, bold, color, size })

const plain = (words: Words): string => words.map((run) => run.text).join('')

const sides = {
  left: AlignmentType.LEFT,
  middle: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const

type Side = keyof typeof sides
type Cell = {
  readonly width: number
  readonly side: Side
  readonly isTitle: boolean
  /** In the row of the owner's own case. */
  readonly isOwn?: boolean
  readonly margins: typeof margins
}

/** 9.5 points, in halves of a point. */
const cellSize = 19

const cellOf = (words: Words, { width, side, isTitle, isOwn = false, margins: room }: Cell): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: room,
    ...((isTitle || isOwn) && { shading: { fill: colors.tint } }),
    children: [
      new Paragraph({
        alignment: sides[side],
        spacing: inCell,
        children: words.map((run) => text(run.text, run.strong || isTitle || isOwn, colors.ink, cellSize)),
      }),
    ],
  })

const headCell = (title: string, { width, side, margins: room }: Cell): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: room,
    shading: { fill: colors.tint },
    children: [
      new Paragraph({
        alignment: sides[side],
        spacing: inCell,
        children: [text(title, true, colors.action, cellSize)],
      }),
    ],
  })

/** A digit or a bold letter of 9.5 points is about this wide: figures and titles are not broken. */
const figureWidth = 114

const isFigure = (word: string): boolean => /^[$−+]?\d[\d,.]*%?$/u.test(word)

/** What is not broken over lines: figures, and a short cell as a whole, such as a month and its year. */
const unbroken = (cell: string): readonly string[] =>
  cell.length <= 9 ? [cell] : cell.split(/\s/u).filter(isFigure)

/** The longest of what is not broken in each column, or word of its title, with the margins of its cell. */
const fewestOf = ({ columns, rows }: PaperTable): readonly number[] =>
  columns.map(({ title }, at) => {
    const whole = rows.flatMap((row) => unbroken(plain(row[at] ?? [])))
    const longest = Math.max(...[...title.split(/\s/u), ...whole].map((word) => word.length))
    return longest * figureWidth + margins.left + margins.right
  })

/** As drawn on paper, but for columns whose figures Word would break: what they lack comes off the widest. */
const widthsOf = (table: PaperTable, width: number): readonly number[] => {
  const total = table.columns.reduce((sum, column) => sum + column.width, 0)
  const drawn = table.columns.map((column) => Math.round((column.width / total) * width))
  const fewest = fewestOf(table)
  const widths = drawn.map((one, at) => Math.max(one, fewest[at] ?? 0))
  const over = widths.reduce((sum, one) => sum + one, 0) - width
  const widest = widths.indexOf(Math.max(...widths))
  return widths.map((one, at) => (at === widest ? Math.max(one - over, fewest[at] ?? 0) : one))
}

const cellsOf = (table: PaperTable, width: number): readonly Cell[] => {
  const { columns, rows, hasRowTitles } = table
  const widths = widthsOf(table, width)
  return columns.map((column, at) => ({
    width: widths[at] ?? 0,
    side: alignOf(
      column,
      rows.map((row) => plain(row[at] ?? [])),
    ),
    isTitle: hasRowTitles === true && at === 0,
    // A grid across a long page is to stay on it.
    margins: width > textWidth ? { ...margins, top: 5, bottom: 5 } : margins,
  }))
}

/** `width` in twentieths of a point, between the margins of its page. */
export const wordTable = (table: PaperTable, width: number): (Paragraph | Table)[] => {
  const { caption, columns, rows, blankRows, blankLines, ownRow } = table
  const cells = cellsOf(table, width)
  const rowOf = (
    row: readonly Words[],
    isOwn: boolean,
    height?: { value: number; rule: typeof HeightRule.ATLEAST },
  ): TableRow =>
    new TableRow({
      cantSplit: true,
      ...(height && { height }),
      children: cells.map((cell, at) => cellOf(row[at] ?? [], { ...cell, isOwn })),
    })
  const toWrite = { value: writingLine * blankLines, rule: HeightRule.ATLEAST }
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: cells.map((cell, at) => headCell(columns[at]?.title ?? '', cell)),
  })
  const body = [
    ...rows.map((row, at) => rowOf(row, at === ownRow)),
    ...Array.from({ length: blankRows }, () => rowOf([], false, toWrite)),
  ]
  return [
    new Paragraph({ text: caption, style: captionStyle, keepNext: true }),
    new Table({
      width: { size: width, type: WidthType.DXA },
      columnWidths: cells.map((cell) => cell.width),
      layout: TableLayoutType.FIXED,
      borders: rowLines,
      rows: [head, ...body],
    }),
  ]
}

const amountCell = ({ label, value, isMain = false }: Amount, width: number): TableCell => {
  const [fill, ink, soft] = isMain
    ? [colors.action, colors.paper, colors.paper]
    : [colors.tint, colors.ink, colors.soft]
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: noBorders,
    margins: { top: 160, bottom: 160, left: 200, right: 200 },
    shading: { fill },
    children: [
      new Paragraph({ spacing: { after: 120 }, children: [text(label, false, soft, 20)] }),
      new Paragraph({
        children: [new TextRun({ text: value, bold: true, color: ink, size: 44, font: headingFont })],
      }),
    ],
  })
}

/** Large figures beside each other. */
export const amountTable = (amounts: readonly Amount[]): Table => {
  const width = Math.floor(textWidth / amounts.length)
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: amounts.map(() => width),
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [new TableRow({ cantSplit: true, children: amounts.map((amount) => amountCell(amount, width)) })],
  })
}

const labelWidth = 3_600

const fieldRow = ({ label, value, hint }: Field): TableRow => {
  const hintLines = hint === null ? [] : [new Paragraph({ children: [text(hint, false, colors.soft, 18)] })]
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        width: { size: labelWidth, type: WidthType.DXA },
        borders: noBorders,
        margins,
        verticalAlign: VerticalAlign.TOP,
        children: [new Paragraph({ spacing: inCell, children: [text(label, false, colors.ink, 22)] })],
      }),
      new TableCell({
        width: { size: textWidth - labelWidth, type: WidthType.DXA },
        borders: { ...noBorders, bottom: line },
        margins,
        children: [
          new Paragraph({ spacing: inCell, children: [text(value ?? '', true, colors.ink, 22)] }),
          ...hintLines,
        ],
      }),
    ],
  })
}

export const fieldTable = (fields: readonly Field[]): Table =>
  new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [labelWidth, textWidth - labelWidth],
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: fields.map(fieldRow),
  })
