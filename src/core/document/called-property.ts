/** Owns what a home is called that its owner doesn't live in: nobody's home, but the property. */

import { HANDED_OVER_KINDS } from './draft-kinds.ts'
import type { FactSheet } from './facts/sheet.ts'
import type { Figure } from './paper.ts'

/** Its neighborhood and its building are not theirs to live in either. */
const HOME = /\b(?:My|my|Your|your) (?:own )?(?:home|house|neighborhood|building)\b/gu

/** What is quoted of an owner in what is handed over stays as it was typed. */
const QUOTED_OR_HOME = new RegExp(`“[^”]*”|${HOME.source}`, 'gu')

const property = (found: string): string => {
  if (found.startsWith('“')) return found
  const noun = /(?:neighborhood|building)$/u.exec(found)?.[0] ?? 'property'
  return /^[MY]/u.test(found) ? `The ${noun}` : `the ${noun}`
}

export const calledProperty = (words: string): string => words.replace(HOME, property)

type Named = Pick<FactSheet, 'kind' | 'situation'>

/** How the words of a paper name the home: in a script the marks are of what is said, and quote nobody. */
export const namingHome = ({ kind, situation }: Named): ((words: string) => string) => {
  if (situation.isElsewhere !== true) return (words) => words
  return HANDED_OVER_KINDS.includes(kind)
    ? (words) => words.replace(QUOTED_OR_HOME, property)
    : calledProperty
}

const figureNamed = (figure: Figure, name: (words: string) => string): Figure => ({
  ...figure,
  title: name(figure.title),
  alt: name(figure.alt),
  sources: figure.sources && name(figure.sources),
  marks: figure.marks.map((mark) => (mark.kind === 'label' ? { ...mark, text: name(mark.text) } : mark)),
})

/** Every fact and picture of a sheet, so that a paper can quote them word by word. */
export const sheetNamingHome = (sheet: FactSheet): FactSheet => {
  if (sheet.situation.isElsewhere !== true) return sheet
  const name = namingHome(sheet)
  const facts = sheet.facts.map((fact) =>
    fact.unit === 'name' || fact.unit === 'sentence' ? { ...fact, value: name(fact.value) } : fact,
  )
  if (sheet.figures === undefined) return { ...sheet, facts }
  const figures = Object.fromEntries(
    Object.entries(sheet.figures).map(([id, figure]) => [id, figureNamed(figure, name)]),
  )
  return { ...sheet, facts, figures }
}
