/** Owns what a drafted document is: a plan of sections, and each section written with the facts it used. */

import { type Fact, type FactSheet, findFact, renderingsOf } from './facts/fact-sheet.ts'

/** Hands out facts as they are written, and remembers which were used. */
export interface Say {
  /** Throws for a fact that the sheet does not hold: that is a mistake in the composer. */
  readonly fact: (id: string) => string
  readonly has: (id: string) => boolean
  /** Every fact whose id begins so, in the order of the sheet. */
  readonly all: (prefix: string) => readonly string[]
}

export interface SectionPlan {
  readonly id: string
  readonly title: string
  /** For the owner's eyes, on a page of its own: it is not spoken and not handed over. */
  readonly forOwner: boolean
  /** Facts without which the section is not whole. */
  readonly needs: readonly string[]
  readonly write: (say: Say) => readonly string[]
  /** Put together anew whenever the section is shown: no writer but our own program ever touches it. */
  readonly table?: (say: Say) => SectionTable
}

export interface SectionTable {
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

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
  return { say: { fact, has, all } satisfies Say, used }
}

/** `render` is how a fact is written; the usual way unless said. */
export const composeSection = (
  sheet: FactSheet,
  { id, title, write }: SectionPlan,
  render: (fact: Fact) => string = usualRendering,
): DraftSection => {
  const { say, used } = speaker(sheet, render)
  const paragraphs = write(say)
  return { id, title, paragraphs, facts: [...used] }
}

/** Null for a section without a table. */
export const composeTable = (
  sheet: FactSheet,
  { table }: SectionPlan,
): { readonly table: SectionTable; readonly facts: readonly string[] } | null => {
  if (table === undefined) return null
  const { say, used } = speaker(sheet, usualRendering)
  return { table: table(say), facts: [...used] }
}
