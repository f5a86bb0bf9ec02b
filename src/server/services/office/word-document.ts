/** Turns a paper into a Word file that its owner can go on writing: headings, lists and tables are real ones. */
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx'
import { cleanTexts } from '#core/clean-text.ts'
import { OWN_PAGE_FOOT } from '#core/document/gate/private-mark.ts'
import type { Block, Paper, PaperSection, Words } from '#core/document/paper.ts'
import { letterPage, wordNumbering, wordStyles } from './word-look.ts'
import { colours, fieldTable, wordTable } from './word-table.ts'

const runsOf = (words: Words): ParagraphChild[] =>
  words.map(({ text, strong, url }) => {
    if (url === null) return new TextRun({ text, bold: strong })
    const children = [new TextRun({ text, style: 'Hyperlink' })]
    return new ExternalHyperlink({ link: url, children })
  })

const paragraph = (words: Words, after = 120): Paragraph =>
  new Paragraph({ children: runsOf(words), spacing: { after } })

const note = (words: Words): Paragraph =>
  new Paragraph({
    children: runsOf(words),
    spacing: { before: 80, after: 160 },
    shading: { fill: colours.tint },
    border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: colours.action } },
    indent: { left: 160 },
  })

/** Each numbered list counts from one again. */
const listOf = (kind: 'list' | 'steps' | 'checks', items: readonly Words[], instance: number): Paragraph[] =>
  items.map(
    (words) => new Paragraph({ children: runsOf(words), numbering: { reference: kind, level: 0, instance } }),
  )

const writing = (label: Words, lines: number): Paragraph[] => [
  paragraph(label, 60),
  ...Array.from(
    { length: lines },
    () =>
      new Paragraph({
        children: [],
        spacing: { before: 200, after: 0 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: colours.line } },
      }),
  ),
  new Paragraph({ children: [], spacing: { after: 60 } }),
]

const gap = () => new Paragraph({ children: [], spacing: { after: 60 } })

const blockOf = (block: Block, instance: number) => {
  switch (block.kind) {
    case 'text':
      return [paragraph(block.words)]
    case 'note':
      return [note(block.words)]
    case 'list':
    case 'steps':
    case 'checks':
      return listOf(block.kind, block.items, instance)
    case 'fields':
      return [fieldTable(block.fields), gap()]
    case 'table':
      return [...wordTable(block.table), gap()]
    case 'figure':
      return [block.figure.title, block.figure.alt].map((text) =>
        paragraph([{ text, strong: false, url: null }]),
      )
    case 'heading':
      return [new Paragraph({ children: runsOf(block.words), heading: HeadingLevel.HEADING_3 })]
    case 'amounts':
      return block.amounts.map(({ label, value, isMain = false }) =>
        paragraph([
          { text: `${label}: `, strong: false, url: null },
          { text: value, strong: isMain, url: null },
        ]),
      )
    case 'writing':
      return writing(block.label, block.lines)
    case 'lines':
      return [...block.lines.map((words) => paragraph(words, 0)), gap()]
  }
}

const sectionOf = ({ title, newPage, blocks }: PaperSection, at: number, level: 'Heading1' | 'Heading2') => [
  ...(title === null
    ? []
    : [
        new Paragraph({
          text: title,
          heading: level,
          pageBreakBefore: newPage,
          spacing: { before: 240, after: 100 },
        }),
      ]),
  ...blocks.flatMap((block, place) => blockOf(block, at * 100 + place)),
]

const headOf = ({ form, title, subtitle }: Paper): Paragraph[] => {
  if (form === 'letter') return []
  const heading = new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, spacing: { after: 80 } })
  return subtitle === null ? [heading] : [heading, paragraph([{ text: subtitle, strong: false, url: null }])]
}

const footOf = (children: readonly string[]): Footer =>
  new Footer({
    children: [
      new Paragraph({ children: children.length === 0 ? [] : [new TextRun({ children, size: 18 })] }),
    ],
  })

/** What is for the owner is not counted among the pages. */
const footer = ({ form, foot }: Paper): Footer => {
  const page = ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES_IN_SECTION]
  return footOf(form === 'letter' ? [] : [`${foot} · `, ...page])
}

const ownFooter = () => footOf([OWN_PAGE_FOOT])

/** Over every page of the owner's, since a program that joins or exports a file may leave its feet out. */
const ownHeader = () =>
  new Header({
    children: [
      new Paragraph({
        children: [new TextRun({ text: OWN_PAGE_FOOT, bold: true, color: colours.action })],
        spacing: { after: 160 },
      }),
    ],
  })

type Part = {
  readonly footer: Footer
  readonly header?: Header
  readonly children: readonly (Paragraph | Table)[]
}

const partsOf = (paper: Paper): readonly Part[] => {
  const deeper = paper.form === 'letter' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2
  const drawn = (isOwn: boolean) =>
    paper.sections.flatMap((section, at) => {
      if (section.forOwner !== isOwn) return []
      // The owner's part begins on a new page by itself.
      const isFirstOwn = isOwn && paper.sections.findIndex(({ forOwner }) => forOwner) === at
      return sectionOf(isFirstOwn ? { ...section, newPage: false } : section, at, deeper)
    })
  const own = drawn(true)
  return [
    { footer: footer(paper), children: [...headOf(paper), ...drawn(false)] },
    ...(own.length === 0 ? [] : [{ header: ownHeader(), footer: ownFooter(), children: own }]),
  ]
}

/** Characters that are no text would make a file that Word cannot open. */
export const renderWord = (given: Paper): Promise<Buffer> => {
  const paper = cleanTexts(given)
  const file = new Document({
    title: paper.title,
    ...(paper.form === 'sheet'
      ? { creator: 'Just Value', lastModifiedBy: 'Just Value' }
      : { creator: '', lastModifiedBy: '' }),
    styles: wordStyles,
    numbering: wordNumbering,
    sections: partsOf(paper).map(({ header, footer: foot, children }) => ({
      properties: { page: letterPage },
      ...(header && { headers: { default: header } }),
      footers: { default: foot },
      children: [...children],
    })),
  })
  return Packer.toBuffer(file)
}
