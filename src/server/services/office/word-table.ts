/** Owns the tables of a Word file: those of the paper, and labels beside what is known or to be written. */
import {
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
import type { Field, Table as PaperTable, Words } from '#core/document/paper.ts'

export const colours = {
  ink: '14302F',
  action: '0C5A59',
  line: '778780',
  tint: 'F1F6F3',
  soft: '4A605D',
} as const

/** In twentieths of a point, between the margins. */
const textWidth = 10_080
const writingLine = 420

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const
const line = { style: BorderStyle.SINGLE, size: 4, color: colours.line } as const
const noBorders = { top: none, bottom: none, left: none, right: none }
const margins = { top: 60, bottom: 60, left: 100, right: 100 }

const text = (words: string, bold = false, color: string = colours.ink, size = 20): TextRun =>
  new TextRun({ text: words, bold, color, size })

const plain = (words: Words): string => words.map((run) => run.text).join('')

const cellOf = (words: Words, width: number): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins,
    children: [new Paragraph({ children: [text(plain(words))] })],
  })

const headCell = (title: string, width: number): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins,
    shading: { fill: colours.tint },
    children: [new Paragraph({ children: [text(title, true, colours.action)] })],
  })

export const wordTable = ({
  caption,
  columns,
  rows,
  blankRows,
  blankLines,
}: PaperTable): (Paragraph | Table)[] => {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => Math.round((width / total) * textWidth))
  const blanks = Array.from({ length: blankRows }, () => columns.map((): Words => []))
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ title }, at) => headCell(title, widths[at] ?? 0)),
  })
  const body = [...rows, ...blanks].map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        height: { value: writingLine * blankLines, rule: HeightRule.ATLEAST },
        children: cells.map((words, at) => cellOf(words, widths[at] ?? 0)),
      }),
  )
  return [
    new Paragraph({
      children: [text(caption, true, colours.ink, 22)],
      keepNext: true,
      spacing: { after: 60 },
    }),
    new Table({
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      rows: [head, ...body],
    }),
  ]
}

const labelWidth = 3_600

const fieldRow = ({ label, value, hint }: Field): TableRow => {
  const hintLines = hint === null ? [] : [new Paragraph({ children: [text(hint, false, colours.soft, 18)] })]
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        width: { size: labelWidth, type: WidthType.DXA },
        borders: noBorders,
        margins,
        verticalAlign: VerticalAlign.TOP,
        children: [new Paragraph({ children: [text(label, false, colours.ink, 22)] })],
      }),
      new TableCell({
        width: { size: textWidth - labelWidth, type: WidthType.DXA },
        borders: { ...noBorders, bottom: line },
        margins,
        children: [new Paragraph({ children: [text(value ?? '', true, colours.ink, 22)] }), ...hintLines],
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
