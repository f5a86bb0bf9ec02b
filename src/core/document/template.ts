/** Owns the source of a document, as written once for all people, and how it becomes one person's paper. */

import { type CaseFacts, fillFacts } from './case-facts.ts'
import { parseInline } from './inline.ts'
import type { Block, Field, Paper, PaperSection, Words } from './paper.ts'

export type TemplateBlock =
  | { readonly kind: 'text' | 'note'; readonly words: string }
  | { readonly kind: 'list' | 'steps' | 'checks'; readonly items: readonly string[] }
  | {
      readonly kind: 'fields'
      readonly fields: readonly {
        readonly label: string
        /** One fact, `[[home.street]]`; without it the line is always blank. */
        readonly value?: string | undefined
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
    }
  | { readonly kind: 'writing'; readonly label: string; readonly lines: number }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }

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
    const name = /^\[\[([\w.]+)\]\]$/.exec(value ?? '')?.[1] as keyof CaseFacts | undefined
    return { label, value: name === undefined ? null : facts[name], hint: hint ?? null }
  }
}

const blockFor = (facts: CaseFacts) => {
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
      case 'writing':
        return { kind: 'writing', label: words(block.label), lines: block.lines }
      case 'lines':
        return { kind: 'lines', lines: block.lines.map(words) }
      case 'table': {
        const { caption, columns, rows = [], blankRows = 0, blankLines = 1 } = block
        const filled = rows.map((row) => row.map(words))
        return { kind: 'table', table: { caption, columns, rows: filled, blankRows, blankLines } }
      }
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
export const paperFor = (template: Template, facts: CaseFacts): Paper => {
  const { form, title, subtitle, foot, sources = [] } = template
  const sections = template.sections.map(({ title: heading, newPage, forOwner, blocks }) => ({
    title: heading ?? null,
    newPage: newPage ?? forOwner ?? false,
    forOwner: forOwner ?? false,
    blocks: blocks.map(blockFor(facts)),
  }))
  return {
    form,
    title,
    subtitle: subtitle === undefined ? null : fillFacts(subtitle, facts),
    sections: sources.length === 0 ? sections : [...sections, sourceSection(sources)],
    foot,
  }
}
