/** Owns how a written document becomes a paper: its sections, then where its facts come from and who wrote it. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { clockOf, secondsToSay, wordsToSay } from '#core/document/compose/script-length.ts'
import { DOCUMENT_TITLES, HANDED_OVER_KINDS, LETTER_KINDS } from '#core/document/draft-kinds.ts'
import { NAMED_SECTIONS } from '#core/document/named-sections.ts'
import type { Amount, Block, Figure, Paper, PaperSection, ScriptLine, Words } from '#core/document/paper.ts'
import { PURCHASE_ANALYSIS } from '#core/document/paper-title.ts'
import { OWN_PAGE_FOOT } from '#core/document/private-mark.ts'
import { isAskedLine, isSpokenLine } from '#core/document/spoken-line.ts'

/** Text as it is: a star or a bracket in an address is no mark. */
const plain = (text: string): Words => [{ text, strong: false, url: null }]

/** Parts of a packet that a text may name: an exhibit, a paper of it, or a section with a name of its own. */
const PART = new RegExp(
  `\\b(Exhibit [A-Z]{1,2}|${[DOCUMENT_TITLES.comparable_analysis, PURCHASE_ANALYSIS, DOCUMENT_TITLES.condition_exhibit, ...NAMED_SECTIONS].join('|')})\\b`,
  'u',
)

/** Each part that is named is followed in a packet by its page. */
export const namingParts = (text: string): Words =>
  text
    .split(PART)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      strong: false,
      url: null,
      ...(PART.test(part) && { pageOf: part }),
    }))

/** For who asks. */
const fine = (said: string): Block => ({ kind: 'fine', words: plain(said) })

const text = (said: string): Block => ({ kind: 'text', words: namingParts(said) })

/** What is read with the paragraph that follows it: a lead with what it leads to. */
const LEAD = /^(?:Know this|The appraiser may say)/u

const keptTogether = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((said, at) => {
    if (LEAD.test(paragraphs[at - 1] ?? '')) return []
    const next = paragraphs[at + 1]
    return LEAD.test(said) && next !== undefined ? [`${said}\n${next}`] : [said]
  })

/** Lines under each other, as an address has them, stay so. */
const paragraph = (said: string): Block =>
  said.includes('\n') ? { kind: 'lines', lines: said.split('\n').map(namingParts) } : text(said)

/** What its owner says stands apart from what its owner does. */
const scriptLine = (said: string): ScriptLine => ({
  kind: isSpokenLine(said) ? 'spoken' : 'direction',
  words: namingParts(said),
})

/** What follows a question, up to the next one, is its answer. */
const scriptBlocks = (paragraphs: readonly string[]): readonly Block[] => {
  const lines = paragraphs.flatMap((said) => said.split('\n'))
  const first = lines.findIndex(isAskedLine)
  if (first < 0) return lines.map(scriptLine)
  const asked = lines.flatMap((line, at) => (isAskedLine(line) ? [at] : []))
  return [
    ...lines.slice(0, first).map(scriptLine),
    ...asked.map(
      (at, place): Block => ({
        kind: 'asked',
        question: namingParts(lines[at] ?? ''),
        answer: lines.slice(at + 1, asked[place + 1]).map(scriptLine),
      }),
    ),
  ]
}

const WRITTEN_BY: Readonly<Record<WrittenDocument['writtenBy'], (except: string) => string>> = {
  composer: (except) =>
    `Drafted from your case. Every figure${except} is checked against the record; you approve each section.`,
  owner: () => 'These are your own words.',
}

type WrittenSection = WrittenDocument['sections'][number]

/** Kept from earlier facts, and not in the owner's words. */
const isOutdated = ({ writtenBy, planned, notices }: WrittenSection): boolean =>
  writtenBy !== 'owner' && (!planned || notices.some(({ kind }) => kind === 'outdated'))

const named = (sections: readonly WrittenSection[]): string =>
  sections.map(({ title }) => `“${title}”`).join(', ')

/** Who wrote it, and what of it was checked. */
const writtenByWords = ({ sections, writtenBy }: WrittenDocument): readonly Block[] => {
  const outdated = sections.filter(isOutdated)
  const except = outdated.length === 0 ? '' : ', except in what was kept from earlier,'
  const kept = `Kept as it was written earlier, so it may not agree with the facts listed here: ${named(outdated)}.`
  return [text(WRITTEN_BY[writtenBy](except)), ...(outdated.length === 0 ? [] : [text(kept)])]
}

type Section = WrittenDocument['sections'][number]
type SectionTable = Extract<Section['blocks'][number], { kind: 'table' }>['table']

/** In letters of a cell: a reason has the room of two lines, and a figure that of its heading. */
const [shortestShare, longestShare] = [10, 44]

/** As wide as its longest cell asks for, within bounds: a short figure leaves its room to an address. */
const widthOf = (rows: readonly (readonly string[])[], at: number): number =>
  Math.min(longestShare, Math.max(shortestShare, ...rows.map((cells) => cells[at]?.length ?? 0)))

/** In a grid each home has as much room as the other. */
const columnWidth = ({ hasRowTitles, rows, shares }: SectionTable, at: number): number => {
  const share = shares?.[at]
  if (share !== undefined) return share
  if (!hasRowTitles) return widthOf(rows, at)
  return at === 0 ? 17 : 20
}

const inBold = (words: Words, isBold: boolean): Words =>
  isBold ? words.map((run) => ({ ...run, strong: true })) : words

const tableBlock = (table: SectionTable): Block => {
  const { caption, columns, rows, hasRowTitles, resultRow, figureColumns = [] } = table
  return {
    kind: 'table',
    table: {
      caption,
      columns: columns.map((title, at) => ({
        title,
        width: columnWidth(table, at),
        align: figureColumns.includes(at) ? 'right' : 'left',
      })),
      rows: rows.map((cells, at) => cells.map((cell) => inBold(namingParts(cell), at === resultRow))),
      blankRows: 0,
      blankLines: 0,
      ...(hasRowTitles && { hasRowTitles }),
    },
  }
}

/** An undefined entry of what came over the wire is none. */
const paperBlock = (block: Section['blocks'][number]): Block => {
  switch (block.kind) {
    case 'table':
      return tableBlock(block.table)
    case 'figure':
      return { kind: 'figure', figure: block.figure as Figure }
    case 'amounts':
      return { kind: 'amounts', amounts: block.amounts as readonly Amount[] }
    case 'fields':
      return block
    case 'heading':
    case 'text':
    case 'note':
      return { kind: block.kind, words: namingParts(block.words) }
  }
}

/** What goes to a county office is the owner's own and names no product. */
const formOf = (kind: WrittenDocument['kind']): Paper['form'] => {
  if (LETTER_KINDS.includes(kind)) return 'letter'
  return HANDED_OVER_KINDS.includes(kind) ? 'statement' : 'sheet'
}

/** What is spoken or read in a corridor ends with its last word, and what is handed over with its owner’s: the screen names their sources. */
const hasSources = (kind: WrittenDocument['kind']): boolean =>
  kind !== 'hearing_script' && kind !== 'playbook' && !HANDED_OVER_KINDS.includes(kind)

/** Sections in the owner's own words are named: nothing was checked in them. */
const ownWords = ({ sections, writtenBy }: WrittenDocument): readonly Block[] => {
  const own = sections.filter((section) => section.writtenBy === 'owner')
  if (own.length === 0 || writtenBy === 'owner') return []
  return [text(`In your own words, which nobody has checked: ${named(own)}.`)]
}

/** Of the words as they are now, the owner's own too. */
const timeToSay = (paragraphs: readonly string[]): string | null => {
  const words = wordsToSay(paragraphs)
  return words === 0 ? null : clockOf(secondsToSay(words))
}

/** A letter has no headings of its own; the pages for its owner have. */
const sectionPaper = (
  { title, forOwner, paragraphs, blocks, layout }: WrittenSection,
  form: Paper['form'],
  isScript: boolean,
): PaperSection => ({
  title: form === 'letter' && !forOwner ? null : title,
  ...(isScript && { time: timeToSay(paragraphs) }),
  newPage: forOwner || layout.newPage,
  forOwner,
  ...(layout.landscape && { landscape: true }),
  blocks: [
    ...(isScript ? scriptBlocks(paragraphs) : keptTogether(paragraphs).map(paragraph)),
    ...blocks.map(paperBlock),
  ],
})

type Source = WrittenDocument['sources'][number]

/** A label that asks something has its mark already. */
const labelOf = ({ label }: Source): string => (label.endsWith('?') ? `“${label}”` : label)

/** Each source once, behind all that was read in it; and what has one label in one line. */
const sourceLines = (sources: readonly Source[]): readonly string[] => {
  const bySource = [...Map.groupBy(sources, ({ source }) => source)].map(([source, read]) => ({
    labels: read.map(labelOf).join(', '),
    source,
  }))
  return [...Map.groupBy(bySource, ({ labels }) => labels)].map(
    ([labels, read]) => `${labels}: ${read.map(({ source }) => source).join('. ')}`,
  )
}

/** What a language model had to do with it. */
const modelWords = ({ suggestedBy }: WrittenDocument): string =>
  suggestedBy === null ? '' : ` A language model (${suggestedBy}) wrote only the suggestions you took.`

const howWritten = (written: WrittenDocument): readonly Block[] => {
  if (written.writtenBy === 'owner') return []
  const said = 'How this was written: from set sentences, filled in with the facts listed here.'
  return [fine(`${said}${modelWords(written)}`)]
}

const sourcesPaper = (written: WrittenDocument): PaperSection => ({
  title: 'Where this comes from',
  newPage: false,
  forOwner: false,
  blocks: [
    ...writtenByWords(written),
    ...ownWords(written),
    ...(written.sources.length === 0 ? [] : [fine(sourceLines(written.sources).join(' • '))]),
    ...howWritten(written),
  ],
})

/** A page across behind a few lines would leave their page empty: it stands behind all that goes upright. */
const acrossLast = (sections: readonly PaperSection[]): readonly PaperSection[] => {
  if (sections[0]?.landscape) return sections
  const [sent, own] = [sections.filter((one) => !one.forOwner), sections.filter((one) => one.forOwner)]
  const [upright, across] = [sent.filter((one) => !one.landscape), sent.filter((one) => one.landscape)]
  return [...upright, ...across, ...own]
}

export const documentPaper = (written: WrittenDocument): Paper => {
  const { kind, title, address, sections } = written
  const form = formOf(kind)
  const isScript = kind === 'hearing_script'
  return {
    form,
    title,
    subtitle: address,
    sections: [
      ...acrossLast(sections.map((section) => sectionPaper(section, form, isScript))),
      ...(hasSources(kind) ? [sourcesPaper(written)] : []),
    ],
    // Two pages at a table, not three.
    isDense: kind === 'playbook',
    isSpoken: isScript,
    // Every page of it is known again as private, on whatever way it comes back.
    foot: kind === 'playbook' ? OWN_PAGE_FOOT : title,
  }
}
