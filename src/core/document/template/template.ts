/** Owns the source of a document, as written once for all people, and how it becomes one person's paper. */

import type { Block, Field, Paper, PaperSection, Run, Words } from '../paper.ts'
import { type CaseFacts, type CaseTables, fillFacts, noTables, type TableName } from './case-facts.ts'

/** The two marks inside a sentence: **strong** and [a link](https://…). */
const MARK = /\*\*(.+?)\*\*|\[([^[\]]+)\]\((https:\/\/[^()\s]+)\)/g

const unmarked = (text: string): Run[] => (text === '' ? [] : [{ text, strong: false, url: null }])

const marked = ([, strong, label = '', url]: RegExpMatchArray): Run =>
  strong === undefined
    ? { text: label, strong: false, url: url ?? null }
    : { text: strong, strong: true, url: null }

export const parseInline = (text: string): Words => {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(MARK)) {
    runs.push(...unmarked(text.slice(from, match.index)), marked(match))
    from = match.index + match[0].length
  }
  return [...runs, ...unmarked(text.slice(from))]
}

export const textOf = (words: Words): string => words.map(({ text }) => text).join('')

export type TemplateBlock =
  | { readonly kind: 'text' | 'note'; readonly words: string }
  | { readonly kind: 'list' | 'steps' | 'checks'; readonly items: readonly string[] }
  | {
      readonly kind: 'fields'
      readonly fields: readonly {
        readonly label: string
        /** One fact, `[[home.street]]`; without it the line is always blank. */
        readonly value?: string | undefined
        /** A prompt for the pen; it is only beside a blank line. */
        readonly hint?: string | undefined
      }[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly { readonly title: string; readonly width: number }[]
      readonly rows?: readonly (readonly string[])[] | undefined
      readonly blankRows?: number | undefined
      readonly blankLines?: number | undefined
      /** Rows of the case come first, each in the place of a blank one or of the row about the same item. */
      readonly from?: TableName | undefined
    }
  | {
      readonly kind: 'writing'
      readonly label: string
      readonly lines: number
      /** One fact; known, it is in the place of the lines. */
      readonly value?: string | undefined
    }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }

type TableBlock = Extract<TemplateBlock, { kind: 'table' }>

export interface Template {
  readonly form: Paper['form']
  readonly title: string
  readonly subtitle?: string | undefined
  readonly sections: readonly {
    readonly title?: string | undefined
    readonly newPage?: boolean | undefined
    readonly forOwner?: boolean | undefined
    readonly blocks: readonly TemplateBlock[]
  }[]
  readonly foot: string
  readonly sources?: readonly { readonly label: string; readonly url?: string | undefined }[] | undefined
}

/** Marks are read before the facts go in, so that a star in somebody's name stays a star. */
const wordsFor = (facts: CaseFacts) => {
  return (text: string): Words =>
    parseInline(text).map((run) => ({ ...run, text: fillFacts(run.text, facts) }))
}

const factIn = (facts: CaseFacts, value: string | undefined): string | null => {
  const name = /^\[\[([\w.]+)\]\]$/.exec(value ?? '')?.[1] as keyof CaseFacts | undefined
  return name === undefined ? null : facts[name]
}

const fieldFor = (facts: CaseFacts) => {
  return ({
    label,
    value,
    hint,
  }: {
    label: string
    value?: string | undefined
    hint?: string | undefined
  }): Field => {
    const known = factIn(facts, value)
    return { label, value: known, hint: known === null ? (hint ?? null) : null }
  }
}

/** What an owner wrote is no source of marks or links. */
const plain = (text: string): Words => (text === '' ? [] : [{ text, strong: false, url: null }])

const tableFor = (
  { caption, columns, rows = [], blankRows = 0, blankLines = 1, from }: TableBlock,
  words: (text: string) => Words,
  tables: CaseTables,
): Block => {
  const own = from === undefined ? [] : tables[from]
  const items = new Set(own.map(([item]) => item))
  const open = rows.filter(([item]) => !items.has(item))
  const filled = [...own.map((row) => row.map(plain)), ...open.map((row) => row.map(words))]
  const left = Math.max(Math.min(blankRows, 1), blankRows - own.length)
  return { kind: 'table', table: { caption, columns, rows: filled, blankRows: left, blankLines } }
}

const blockFor = (facts: CaseFacts, tables: CaseTables) => {
  const words = wordsFor(facts)
  return (block: TemplateBlock): Block => {
    switch (block.kind) {
      case 'text':
      case 'note':
        return { kind: block.kind, words: words(block.words) }
      case 'list':
      case 'steps':
      case 'checks':
        return { kind: block.kind, items: block.items.map(words) }
      case 'fields':
        return { kind: 'fields', fields: block.fields.map(fieldFor(facts)) }
      case 'writing': {
        const known = factIn(facts, block.value)
        return known === null
          ? { kind: 'writing', label: words(block.label), lines: block.lines }
          : { kind: 'text', words: [...words(`**${block.label}:** `), ...plain(known)] }
      }
      case 'lines':
        return { kind: 'lines', lines: block.lines.map(words) }
      case 'table':
        return tableFor(block, words, tables)
    }
  }
}

const sourceSection = (sources: NonNullable<Template['sources']>): PaperSection => ({
  title: 'Where this comes from',
  newPage: false,
  forOwner: false,
  blocks: [
    {
      kind: 'list',
      items: sources.map(({ label, url }) => parseInline(url === undefined ? label : `[${label}](${url})`)),
    },
  ],
})

/** The template with everything known of the case filled in. */
export const paperFor = (template: Template, facts: CaseFacts, tables: CaseTables = noTables): Paper => {
  const { form, title, subtitle, foot, sources = [] } = template
  const sections = template.sections.map(({ title: heading, newPage, forOwner, blocks }) => ({
    title: heading ?? null,
    newPage: newPage ?? forOwner ?? false,
    forOwner: forOwner ?? false,
    blocks: blocks.map(blockFor(facts, tables)),
  }))
  return {
    form,
    title,
    subtitle: subtitle === undefined ? null : fillFacts(subtitle, facts),
    sections: sources.length === 0 ? sections : [...sections, sourceSection(sources)],
    foot,
  }
}
