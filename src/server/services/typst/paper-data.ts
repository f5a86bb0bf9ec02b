/** Says what a paper is made of as plain data for the templates: levels of headings, sides of columns, words as they print. */
import { closingPages } from '#core/document/after-page.ts'
import { alignOf } from '#core/document/column-side.ts'
import { NAMED_SECTIONS } from '#core/document/named-sections.ts'
import type { Block, PaperSection, Run, Table, Words } from '#core/document/paper.ts'
import { paperColors } from '#core/document/paper-colors.ts'
import { type SvgFonts, svgOf } from '#core/figure/svg-of-marks.ts'
import { together, togetherInCells } from '#core/one-line.ts'
import { charactersIn, onPaper } from './characters.ts'
import { holdsText, type Type, typeFor } from './faces.ts'

/** The part of a packet that a run names; null outside a packet and for what is no part of it. */
export type PartOf = (name: string) => string | null

export const noParts: PartOf = () => null

/** As in the templates: what is longer may end anywhere. */
const longestWord = 40

const printed = (text: string): string => onPaper(text, holdsText)

const printedOrNull = (text: string | null): string | null => (text === null ? null : printed(text))

const runsOf =
  (partOf: PartOf) =>
  (words: Words): readonly object[] =>
    closingPages(words, ({ pageOf }) => pageOf !== undefined && partOf(pageOf) !== null).map(
      ({ text, strong, url, pageOf }: Run) => ({
        text: printed(text),
        strong,
        url: url?.toWellFormed() ?? null,
        part: pageOf === undefined ? null : partOf(pageOf),
      }),
    )

const textOf = (words: Words): string => words.map(({ text }) => text).join('')

/** As wide as it prints in a packet, where a page follows some names. */
const printedTextOf = (words: Words, partOf: PartOf): string =>
  words
    .map(({ text, pageOf }) => (pageOf === undefined || partOf(pageOf) === null ? text : `${text}, page 99`))
    .join('')

/** As many as decide how narrow a column may be: letters are not of one width. */
const widestWords = 10

/** Read as one: an exhibit with its page, a month with its year, an amount with its unit, a range of amounts. */
const TOGETHER = new RegExp(
  `Exhibit [A-Z]+, page \\d+|[A-Z][a-z]+ \\d{4}\\b|[\\d,]+ sq ft\\b|\\$[\\d,]+ to \\$[\\d,]+|${togetherInCells.source}|\\S+`,
  'g',
)

/** A figure stays whole; a word may end after a hyphen or a stroke. */
const wordsIn = (text: string): readonly string[] =>
  (text.match(TOGETHER) ?? []).flatMap((word) => (/\d/.test(word) ? word : word.split(/(?<=[-/–—])/)))

const longestOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap(wordsIn))]
    .filter((word) => word.length < longestWord)
    .sort((one, other) => other.length - one.length)
    .slice(0, widestWords)
    .map(printed)

/** A row of more cannot be kept on one page. */
const longestCell = 1_200

/** Rows that may fit on one page, and a table that surely does. */
const keptRows = 24
const smallTable = { rows: 8, columns: 6, cell: 40 }

const tableData = (
  { caption, columns, rows, blankRows, blankLines, hasRowTitles, ownRow = -1, isApart = false }: Table,
  partOf: PartOf,
) => {
  const cells = columns.map((_, at) => rows.map((row) => textOf(row[at] ?? [])))
  return {
    caption: printed(caption),
    columns: columns.map((column, at) => ({
      title: printed(column.title),
      width: column.width,
      align: alignOf(column, cells[at] ?? []),
      longest: longestOf(rows.map((row) => printedTextOf(row[at] ?? [], partOf))),
      longestHead: longestOf([column.title, ...(hasRowTitles && at === 0 ? (cells[0] ?? []) : [])]),
    })),
    rows: rows.map((row) => columns.map((_, at) => runsOf(partOf)(row[at] ?? []))),
    blankRows,
    blankLines,
    hasRowTitles: hasRowTitles === true,
    ownRow,
    isApart,
    mayBeKept: rows.length + blankRows <= keptRows,
    isSmall:
      rows.length <= smallTable.rows &&
      blankRows === 0 &&
      columns.length <= smallTable.columns &&
      cells.flat().every((cell) => cell.length <= smallTable.cell),
    hasLongCells: cells.some((column) => column.some((cell) => cell.length > longestCell)),
  }
}

/** Its own level under headings that may be missing: a heading never skips one. */
export type Levels = { readonly section: number; last: number }

const levelAt = (levels: Levels, wanted: number): number => {
  levels.last = Math.min(wanted, levels.last + 1)
  return levels.last
}

type Setting = { readonly partOf: PartOf; readonly fonts: SvgFonts; readonly levels: Levels }

const blockData = (block: Block, { partOf, fonts, levels }: Setting): object => {
  const runs = runsOf(partOf)
  switch (block.kind) {
    case 'text':
    case 'note':
    case 'fine':
    case 'spoken':
    case 'direction':
      return { kind: block.kind, words: runs(block.words) }
    case 'asked':
      return {
        kind: block.kind,
        question: runs(block.question),
        answer: block.answer.map(({ kind, words }) => ({ kind, words: runs(words) })),
      }
    case 'heading':
      return { kind: block.kind, words: runs(block.words), level: levelAt(levels, levels.section + 1) }
    case 'list':
    case 'steps':
    case 'checks':
      return { kind: block.kind, items: block.items.map(runs) }
    case 'fields':
      return {
        kind: block.kind,
        fields: block.fields.map(({ label, value, hint, aroundPages }) => ({
          label: printed(label),
          value: printedOrNull(value),
          hint: printedOrNull(hint),
          // Alone a paper does not know of what packet it is.
          aroundPages: partOf === noParts ? null : (aroundPages?.map(printed) ?? null),
        })),
      }
    case 'amounts':
      return {
        kind: block.kind,
        amounts: block.amounts.map(({ label, value, isMain = false }) => ({
          label: printed(label),
          value: printed(value),
          isMain,
        })),
      }
    case 'table':
      return { kind: block.kind, table: tableData(block.table, partOf) }
    case 'figure': {
      const { title, alt, sources, height, marks } = block.figure
      const shown = marks.map((mark) =>
        mark.kind === 'label' ? { ...mark, text: onPaper(mark.text, holdsText) } : mark,
      )
      const svg = svgOf({ height, marks: shown }, (ink) => paperColors[ink], fonts)
      return {
        kind: block.kind,
        figure: {
          title: printed(title),
          alt: alt.toWellFormed(),
          sources: printedOrNull(sources),
          svg,
          height,
        },
      }
    }
    case 'writing':
      return { kind: block.kind, label: runs(block.label), lines: block.lines }
    case 'lines':
      return { kind: block.kind, lines: block.lines.map(runs) }
  }
}

/** How many of its first blocks stay together: some sentences and then a table, a plot or lines for the pen. */
const togetherOf = ({ blocks }: PaperSection): number => {
  const at = blocks.findIndex(({ kind }) => ['table', 'figure', 'fields'].includes(kind))
  return blocks.slice(0, Math.max(at, 0)).every(({ kind }) => kind === 'text') ? at + 1 : 0
}

const sectionData = (section: PaperSection, setting: Setting): object => {
  const { title, time = null, newPage, forOwner, landscape = false } = section
  const { levels } = setting
  return {
    title: printedOrNull(title),
    time,
    level: title === null ? null : levelAt(levels, levels.section),
    part: title !== null && NAMED_SECTIONS.includes(title) ? setting.partOf(title) : null,
    newPage,
    forOwner,
    landscape,
    together: togetherOf(section),
    blocks: section.blocks.map((block) => blockData(block, setting)),
  }
}

/** `texts` is all that is to be printed, so that its letters are at hand. */
export const typeOf = (texts: object): Type => {
  const characters = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value === 'string')
      for (const one of charactersIn(onPaper(value, holdsText))) characters.add(one)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(texts)
  return typeFor([...characters].filter((one) => !/^[\x20-\x7E\n]$/.test(one)))
}

const longWord = new RegExp(`\\S{${longestWord},}`, 'u')

const hasLongWords = (texts: unknown): boolean => {
  if (typeof texts === 'string') return longWord.test(texts)
  return typeof texts === 'object' && texts !== null && Object.values(texts).some(hasLongWords)
}

/** What every template needs beside the words. */
export const lookData = ({ names }: Type, texts: object): object => ({
  faces: names,
  colors: paperColors,
  together: together.source,
  togetherInCells: togetherInCells.source,
  // Looking for them in every text takes a template its time.
  hasLongWords: hasLongWords(texts),
})

export const dataWriter = (type: Type, partOf: PartOf) => {
  const fonts = { text: type.names.text.join(', '), strong: type.names.strong.join(', ') }
  return {
    printed,
    printedOrNull,
    blocks: (blocks: readonly Block[], levels: Levels) =>
      blocks.map((block) => blockData(block, { partOf, fonts, levels })),
    sections: (sections: readonly PaperSection[], levels: Levels) =>
      sections.map((section) => sectionData(section, { partOf, fonts, levels })),
  }
}
