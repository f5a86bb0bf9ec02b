/**
 * Owns how the owner's own words stand in a document: how they are read, and what is pointed out in them. Nothing of it
 * is refused: the text is the owner's.
 */

import type { DraftSection } from '../draft.ts'
import { HANDED_OVER_KINDS } from '../draft-kinds.ts'
import { type FactSheet, renderingsOf } from '../facts/fact-sheet.ts'
import { factTaker } from './fact-gate.ts'
import { FORBIDDEN, type WordingProblem } from './fact-gate-words.ts'
import { partsToHandOver, privateIn } from './handed-over.ts'

/** The numbers along a plot are rounded, and no figures of the case. */
const wordsKnown = ({ facts }: FactSheet): readonly string[] =>
  facts.filter(({ id }) => !id.startsWith('figure.')).flatMap(renderingsOf)

/** Of one section, in characters; the longest that is written for anybody is about half of it. */
export const LONGEST_SECTION = 12_000

const mostShown = 12

export interface OwnNotice {
  readonly kind: 'figures' | 'private' | WordingProblem
  readonly message: string
  /** The figures, or the places in the text. */
  readonly at: readonly string[]
}

/** Not seen and not printed; a line break is kept. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Every line break begins a paragraph. */
export const paragraphsIn = (text: string): readonly string[] =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .split(/\n+/)
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')

const FIGURE = /\$?\p{N}[\p{N}.,/:-]*%?/gu

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,/:-]+$/, ''))

/** '2.' before an entry of a list is no figure. */
const withoutNumbering = (paragraph: string): string => paragraph.replace(/^\(?\p{N}{1,2}[.)]\s/u, '')

/** Figures that no fact holds, each once. A figure that stands inside a longer fact is known too. */
const unknownFigures = (sheet: FactSheet, paragraphs: readonly string[]): readonly string[] => {
  const renderings = wordsKnown(sheet)
  const known = new Set(renderings.flatMap(figuresIn))
  const withoutFacts = factTaker(renderings)
  const found = paragraphs.flatMap((one) => figuresIn(withoutFacts(withoutNumbering(one))))
  return [...new Set(found)].filter((figure) => !known.has(figure) && !known.has(`$${figure}`))
}

const WORDING: Readonly<Record<WordingProblem, string>> = {
  advice: 'This reads as advice on what to claim. Nobody but you decides that.',
  outcome: 'This speaks of how it will end, which nobody can know.',
  appraisal:
    'This speaks of an appraisal. Only a licensed appraiser makes one; this paper is your own opinion.',
  chatter: 'This looks like a mark or an address from another program. Take it out if it does not belong.',
  language: 'Offices and boards read English.',
  'number-word': 'This is a number in words. We compare only digits with your case.',
  citation: 'This names a law or a court. We have not checked it.',
  county: 'This names a county. Check that it is yours.',
}

const around = (text: string, from: number, length: number): string => {
  const start = Math.max(0, from - 30)
  const end = Math.min(text.length, from + length + 30)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

const wordingNotices = (sheet: FactSheet, paragraphs: readonly string[]): readonly OwnNotice[] => {
  const withoutFacts = factTaker(wordsKnown(sheet), '…')
  const found = paragraphs.flatMap((paragraph) => {
    const rest = withoutFacts(paragraph)
    return FORBIDDEN.flatMap(([kind, pattern]) => {
      const match = pattern.exec(rest)
      return match === null ? [] : [{ kind, at: around(rest, match.index, match[0].length) }]
    })
  })
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    message: WORDING[kind],
    at: found.flatMap((one) => (one.kind === kind ? [one.at] : [])).slice(0, mostShown),
  }))
}

const privateNotices = (
  sheet: FactSheet,
  section: DraftSection,
  hidden: readonly string[],
): readonly OwnNotice[] => {
  if (!HANDED_OVER_KINDS.includes(sheet.kind)) return []
  const found = privateIn(sheet, partsToHandOver(sheet, [section]), hidden)
  if (found.length === 0) return []
  const message =
    'This is from your playbook or from a page for you only. While it stands here, this document cannot be downloaded or put into a packet.'
  return [{ kind: 'private', message, at: found.map(({ at }) => at).slice(0, mostShown) }]
}

/** What to tell the owner of a section that no gate has passed; `hidden` is what stands in the owner's playbooks. */
export const noticesOn = (
  sheet: FactSheet,
  section: DraftSection,
  hidden: readonly string[] = [],
): readonly OwnNotice[] => {
  const figures = unknownFigures(sheet, section.paragraphs).slice(0, mostShown)
  const message = 'These figures are not in your case. Check each, or add what it stands for to the case.'
  return [
    ...(figures.length === 0 ? [] : [{ kind: 'figures' as const, message, at: figures }]),
    ...wordingNotices(sheet, section.paragraphs),
    ...privateNotices(sheet, section, hidden),
  ]
}
