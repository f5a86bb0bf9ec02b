/** Turns a paper into a Word file that its owner can go on writing: headings, lists and tables are real ones. */
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  SectionType,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import { cleanTexts } from '#core/clean-text.ts'
import type { Block, Paper, PaperSection, ScriptLine, Words } from '#core/document/paper.ts'
import { OWN_PAGE_FOOT } from '#core/document/private-mark.ts'
import { letterPage, wordNumbering, wordStyles } from './word-look.ts'
import { amountTable, colors, fieldTable, textWidth, wordTable } from './word-table.ts'

/** `halfPoints`: where it is smaller than the text around it. */
const runsOf = (words: Words, halfPoints?: number): ParagraphChild[] =>
  words.map(({ text, strong, url }) => {
    if (url === null) return new TextRun({ text, bold: strong, ...(halfPoints && { size: halfPoints }) })
    const children = [new TextRun({ text, style: 'Hyperlink' })]
    return new ExternalHyperlink({ link: url, children })
  })

const paragraph = (words: Words, after = 100): Paragraph =>
  new Paragraph({ children: runsOf(words), spacing: { after } })

const note = (words: Words): Paragraph =>
  new Paragraph({
    children: runsOf(words),
    spacing: { before: 80, after: 160 },
    shading: { fill: colors.tint },
    border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: colors.action } },
    indent: { left: 160 },
  })

/** As on paper: what is said is large behind a rule, what is to be done is small and soft. */
const scriptLine = ({ kind, words }: ScriptLine, indent = 0): Paragraph =>
  kind === 'spoken'
    ? new Paragraph({
        children: runsOf(words, 27),
        keepLines: true,
        spacing: { before: 120, after: 160 },
        border: { left: { style: BorderStyle.SINGLE, size: 20, space: 10, color: colors.ink } },
        indent: { left: indent + 240 },
      })
    : new Paragraph({
        children: words.map(({ text }) => new TextRun({ text, size: 21, color: colors.soft })),
        spacing: { after: 120 },
        indent: { left: indent },
      })

const asked = (question: Words, answer: readonly ScriptLine[]): Paragraph[] => [
  new Paragraph({
    children: question.map(({ text }) => new TextRun({ text, size: 23, bold: true })),
    keepNext: true,
    spacing: { before: 320, after: 120 },
  }),
  ...answer.map((line) => scriptLine(line, 360)),
]

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
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: colors.line } },
      }),
  ),
  new Paragraph({ children: [], spacing: { after: 60 } }),
]

/** Word asks for a paragraph after a table; a low one does not begin a page by itself. */
const gap = () =>
  new Paragraph({ children: [], spacing: { after: 60, line: 60, lineRule: LineRuleType.EXACT } })

const blockOf = (block: Block, instance: number, width: number) => {
  switch (block.kind) {
    case 'spoken':
    case 'direction':
      return [scriptLine(block)]
    case 'asked':
      return asked(block.question, block.answer)
    case 'text':
      return [paragraph(block.words)]
    case 'fine':
      return [new Paragraph({ children: runsOf(block.words, 19), spacing: { after: 60 } })]
    case 'note':
      return [note(block.words)]
    case 'list':
    case 'steps':
    case 'checks':
      return listOf(block.kind, block.items, instance)
    case 'fields':
      return [fieldTable(block.fields), gap()]
    case 'table':
      return [...wordTable(block.table, width), gap()]
    case 'figure':
      return [block.figure.title, block.figure.alt].map((text) =>
        paragraph([{ text, strong: false, url: null }]),
      )
    case 'heading':
      return [new Paragraph({ children: runsOf(block.words), heading: HeadingLevel.HEADING_3 })]
    case 'amounts':
      return [amountTable(block.amounts), gap()]
    case 'writing':
      return writing(block.label, block.lines)
    case 'lines':
      return [...block.lines.map((words) => paragraph(words, 0)), gap()]
  }
}

/** Letter paper across, between the margins, in twentieths of a point. */
const longWidth = 13_680

/** How long a section takes to say stands at the right of its title. */
const titled = (title: string, { time = null, newPage }: PaperSection, level: 'Heading1' | 'Heading2') =>
  new Paragraph({
    children: [
      new TextRun(title),
      ...(time === null ? [] : [new TextRun({ children: [new Tab(), time], size: 27 })]),
    ],
    heading: level,
    pageBreakBefore: newPage,
    tabStops: time === null ? [] : [{ type: TabStopType.RIGHT, position: textWidth }],
  })

const sectionOf = (section: PaperSection, at: number, level: 'Heading1' | 'Heading2') => [
  ...(section.title === null ? [] : [titled(section.title, section, level)]),
  ...section.blocks.flatMap((block, place) =>
    blockOf(block, at * 100 + place, section.landscape ? longWidth : textWidth),
  ),
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

/** LibreOffice knows the pages of the whole file only: where some are for the owner, none are counted. */
const footer = ({ form, foot }: Paper, isCounted: boolean): Footer => {
  if (form === 'letter') return footOf([])
  const page = ['Page ', PageNumber.CURRENT, ...(isCounted ? [' of ', PageNumber.TOTAL_PAGES] : [])]
  return footOf([`${foot} · `, ...page])
}

const ownFooter = () => footOf([OWN_PAGE_FOOT])

/** Over every page of the owner's, since a program that joins or exports a file may leave its feet out. */
const ownHeader = () =>
  new Header({
    children: [
      new Paragraph({
        children: [new TextRun({ text: OWN_PAGE_FOOT, bold: true, color: colors.action })],
        spacing: { after: 160 },
      }),
    ],
  })

type Part = {
  readonly footer: Footer
  readonly header?: Header
  readonly landscape: boolean
  readonly children: readonly (Paragraph | Table)[]
}

type Placed = { readonly section: PaperSection; readonly at: number }

/** One after the other as long as they lie alike. */
const alike = (placed: readonly Placed[]): readonly (readonly Placed[])[] => {
  const groups: Placed[][] = []
  for (const one of placed) {
    const before = groups.at(-1)
    const isSame = (before?.[0]?.section.landscape ?? false) === (one.section.landscape ?? false)
    if (before !== undefined && isSame) before.push(one)
    else groups.push([one])
  }
  return groups
}

const partsOf = (paper: Paper): readonly Part[] => {
  const deeper = paper.form === 'letter' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2
  const placed = paper.sections.map((section, at) => ({ section, at }))
  const [sent, own] = [
    alike(placed.filter(({ section }) => !section.forOwner)),
    alike(placed.filter(({ section }) => section.forOwner)),
  ]
  const drawn = (group: readonly Placed[], beginsPage: boolean) =>
    group.flatMap(({ section, at }, place) =>
      // A part begins on a new page by itself.
      sectionOf(beginsPage && place === 0 ? { ...section, newPage: false } : section, at, deeper),
    )
  const isLong = (group: readonly Placed[]) => group[0]?.section.landscape ?? false
  const [first = [], ...others] = sent
  const foot = footer(paper, own.length === 0)
  const head = { footer: foot, landscape: false, children: headOf(paper) }
  const opening = isLong(first)
    ? [head, { footer: foot, landscape: true, children: drawn(first, true) }]
    : [{ ...head, children: [...headOf(paper), ...drawn(first, false)] }]
  return [
    ...opening,
    ...others.map((group) => ({ footer: foot, landscape: isLong(group), children: drawn(group, true) })),
    ...own.map((group) => ({
      header: ownHeader(),
      footer: ownFooter(),
      landscape: isLong(group),
      children: drawn(group, true),
    })),
  ]
}

/** A long page holds a whole grid: its head and foot are narrower. */
const pageOf = (landscape: boolean) => ({
  ...letterPage,
  ...(landscape && { margin: { ...letterPage.margin, top: 540, bottom: 540 } }),
  size: {
    ...letterPage.size,
    orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
  },
})

/** Characters that are no text would make a file that Word cannot open. */
export const renderWord = (given: Paper): Promise<Buffer> => {
  const paper = cleanTexts(given)
  const file = new Document({
    title: paper.title,
    ...(paper.form === 'sheet'
      ? { creator: 'Just Value', lastModifiedBy: 'Just Value' }
      : { creator: '', lastModifiedBy: '' }),
    styles: wordStyles(paper.isSpoken ?? false),
    numbering: wordNumbering,
    sections: partsOf(paper).map(({ header, footer: foot, landscape, children }) => ({
      properties: { type: SectionType.NEXT_PAGE, page: pageOf(landscape) },
      ...(header && { headers: { default: header } }),
      footers: { default: foot },
      children: [...children],
    })),
  })
  return Packer.toBuffer(file)
}
