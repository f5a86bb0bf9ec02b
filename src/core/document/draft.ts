/** Owns what a drafted document is: a plan of sections, and each section written with the facts it used. */

import { namingHome } from './called-property.ts'
import { closingQuotes } from './closing-quotes.ts'
import { type Fact, type FactSheet, findFact, renderingsOf } from './facts/sheet.ts'
import type { Amount, Field, Figure } from './paper.ts'

/** Hands out facts as they are written, and remembers which were used. */
export interface Say {
  /** Throws for a fact that the sheet does not hold: that is a mistake in the composer. */
  readonly fact: (id: string) => string
  readonly has: (id: string) => boolean
  /** Every fact whose id begins so, in the order of the sheet. */
  readonly all: (prefix: string) => readonly string[]
  /** A picture of the sheet, with all that is written in it; null where the sheet has none of that name. */
  readonly figure: (name: string) => Figure | null
}

export interface SectionPlan {
  readonly id: string
  readonly title: string
  /** For the owner's eyes, on a page of its own: it is not spoken and not handed over. */
  readonly forOwner: boolean
  /** Facts without which the section is not whole. */
  readonly needs: readonly string[]
  readonly write: (say: Say) => readonly string[]
  /** Put together again whenever the section is shown: no writer but our own program ever touches it. */
  readonly table?: (say: Say) => SectionTable
  /** The same of more than one table: they follow the paragraphs, in this order. */
  readonly blocks?: (say: Say) => readonly SectionBlock[]
  /** Begins a page of its own. */
  readonly newPage?: true
  /** Set across the long side of the page. */
  readonly landscape?: true
  /** In a packet it is before the index, behind the last exhibit, or not at all; elsewhere in its document. */
  readonly inPacket?: PacketPlace
}

export type PacketPlace = 'front' | 'back' | 'none'

export interface SectionTable {
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly string[])[]
  /** The first cell of each row is its title, as in a grid with a home in each column. */
  readonly hasRowTitles?: boolean
  /** The row that all others lead to, from 0: it is in bold. */
  readonly resultRow?: number
  /** Columns of figures, from 0: they stand right, under each other. */
  readonly figureColumns?: readonly number[]
  /** How wide its columns are beside each other; by their longest cells unless said. */
  readonly shares?: readonly number[]
}

/** What our program puts together under the paragraphs. */
export type SectionBlock =
  | { readonly kind: 'table'; readonly table: SectionTable }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'amounts'; readonly amounts: readonly Amount[] }
  /** A line without a value is for the pen. */
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'heading' | 'text' | 'note'; readonly words: string }

export interface DraftSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Ids of the facts it used, each once, in the order of their first use. */
  readonly facts: readonly string[]
}

const usualRendering = (fact: Fact): string => renderingsOf(fact)[0]

/** Writes facts in the way given, and remembers which. */
const speaker = (sheet: FactSheet, render: (fact: Fact) => string) => {
  const used = new Set<string>()
  const fact = (wanted: string): string => {
    const found = findFact(sheet, wanted)
    if (found === undefined) throw new Error(`The fact sheet holds no ${wanted}.`)
    used.add(wanted)
    return render(found)
  }
  const has = (wanted: string): boolean => findFact(sheet, wanted) !== undefined
  const all = (prefix: string): readonly string[] =>
    sheet.facts.filter((one) => one.id.startsWith(prefix)).map((one) => fact(one.id))
  const figure = (name: string): Figure | null => {
    const found = sheet.figures?.[name] ?? null
    if (found !== null) all(`figure.${name}.`)
    return found
  }
  return { say: { fact, has, all, figure } satisfies Say, used }
}

/** How words are set once they are joined: the home by its name, and punctuation inside quotation marks. */
const setting = (sheet: FactSheet): ((words: string) => string) => {
  const name = namingHome(sheet)
  return (words) => closingQuotes(name(words))
}

/** `render` is how a fact is written; the usual way unless said. */
export const composeSection = (
  sheet: FactSheet,
  { id, title, write }: SectionPlan,
  render: (fact: Fact) => string = usualRendering,
): DraftSection => {
  const { say, used } = speaker(sheet, render)
  const paragraphs = write(say).map(setting(sheet))
  return { id, title, paragraphs, facts: [...used] }
}

const tableNamed = (table: SectionTable, name: (words: string) => string): SectionTable => ({
  ...table,
  caption: name(table.caption),
  columns: table.columns.map(name),
  rows: table.rows.map((cells) => cells.map(name)),
})

/** Pictures and amounts are facts of the sheet, and named there. */
const blockNamed = (block: SectionBlock, name: (words: string) => string): SectionBlock => {
  switch (block.kind) {
    case 'table':
      return { ...block, table: tableNamed(block.table, name) }
    case 'fields':
      return { ...block, fields: block.fields.map((field) => ({ ...field, label: name(field.label) })) }
    case 'heading':
    case 'text':
    case 'note':
      return { ...block, words: name(block.words) }
    case 'figure':
    case 'amounts':
      return block
  }
}

/** What is under the paragraphs, and the facts it is made of. */
export const composeBlocks = (
  sheet: FactSheet,
  { table, blocks }: SectionPlan,
): { readonly blocks: readonly SectionBlock[]; readonly facts: readonly string[] } => {
  const { say, used } = speaker(sheet, usualRendering)
  const made: readonly SectionBlock[] = [
    ...(table === undefined ? [] : [{ kind: 'table' as const, table: table(say) }]),
    ...(blocks?.(say) ?? []),
  ]
  const name = setting(sheet)
  return { blocks: made.map((block) => blockNamed(block, name)), facts: [...used] }
}

/** The tables among them. */
export const tablesIn = (blocks: readonly SectionBlock[]): readonly SectionTable[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))

/** All that is written in a picture and about it. */
export const wordsOfFigure = ({ title, alt, sources, marks }: Figure): readonly string[] => [
  title,
  alt,
  ...(sources === null ? [] : [sources]),
  ...marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : [])),
]

/** Every word that a reader sees of a block, for who looks through it. */
export const wordsOfBlock = (block: SectionBlock): readonly string[] => {
  switch (block.kind) {
    case 'table':
      return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()]
    case 'figure':
      return wordsOfFigure(block.figure)
    case 'amounts':
      return block.amounts.flatMap(({ label, value }) => [label, value])
    case 'fields':
      return block.fields.flatMap(({ label, value, hint }) => [label, value ?? '', hint ?? ''])
    case 'heading':
    case 'text':
    case 'note':
      return [block.words]
  }
}
