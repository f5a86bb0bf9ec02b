/**
 * Owns how the owner's own words stand in a document: how they are read, and what is pointed out in them. Nothing of it
 * is refused: the text is the owner's.
 */

import { composeSection, type DraftSection } from '../draft.ts'
import { HANDED_OVER_KINDS } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { type FactSheet, renderingsOf } from '../facts/sheet.ts'
import { factTaker } from './fact-gate.ts'
import { FORBIDDEN, type WordingProblem } from './fact-gate-words.ts'
import { partsToHandOver, privateIn } from './handed-over.ts'
import { UNHEARD, type Unheard } from './unheard.ts'

/** The numbers along a plot are rounded, and no figures of the case. */
const wordsKnown = ({ facts }: FactSheet): readonly string[] =>
  facts.filter(({ id }) => !id.startsWith('figure.')).flatMap(renderingsOf)

/** Of one section, in characters; the longest that is written for anybody is about half of it. */
export const LONGEST_SECTION = 12_000

const mostShown = 12

/** words/document says why it may not stay, or why a board will not hear it. */
export interface OwnNotice {
  readonly kind: 'figures' | 'private' | WordingProblem | Unheard
  /** Of kind 'figures', those that no fact holds. */
  readonly figures: readonly string[]
  /** The sentences. */
  readonly at: readonly string[]
}

/** Not seen and not printed; a line break is kept. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const linesOf = (paragraph: string): string =>
  paragraph
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** An empty line begins a paragraph; a single line break keeps its lines together, as in an address. */
export const paragraphsIn = (text: string): readonly string[] =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map(linesOf)
    .filter((paragraph) => paragraph !== '')

const FIGURE = /\$?\p{N}[\p{N}.,/:-]*%?/gu

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,/:-]+$/, ''))

/** '2.' before an entry of a list is no figure. */
const withoutNumbering = (paragraph: string): string => paragraph.replace(/^\(?\p{N}{1,2}[.)]\s/u, '')

/** Of a sentence, in characters. */
const longestShown = 300

const sentencesIn = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((paragraph) =>
    withoutNumbering(paragraph).split(/(?<=[.?!][”"’)]*)\s+(?=[\p{Lu}“"‘(])/u),
  )

const shown = (sentence: string): string =>
  sentence.length > longestShown ? `${sentence.slice(0, longestShown)}…` : sentence

/** Figures of a text that no fact holds. A figure that is inside a longer fact is known too. */
const figuresOutside = (sheet: FactSheet): ((text: string) => readonly string[]) => {
  const renderings = wordsKnown(sheet)
  const known = new Set(renderings.flatMap(figuresIn))
  const withoutFacts = factTaker(renderings)
  return (text) =>
    figuresIn(withoutFacts(text)).filter((figure) => !known.has(figure) && !known.has(`$${figure}`))
}

const figureNotices = (sheet: FactSheet, sentences: readonly string[]): readonly OwnNotice[] => {
  const unknownIn = figuresOutside(sheet)
  const found = sentences.map((sentence) => ({ sentence, figures: unknownIn(sentence) }))
  const figures = [...new Set(found.flatMap((one) => one.figures))].slice(0, mostShown)
  if (figures.length === 0) return []
  const at = found.filter((one) => one.figures.length > 0).map(({ sentence }) => shown(sentence))
  return [{ kind: 'figures', figures, at: [...new Set(at)].slice(0, mostShown) }]
}

/** For the ears of a board: what is handed over, and what is said at the hearing. */
const isForBoard = (sheet: FactSheet, { id }: DraftSection): boolean =>
  [...HANDED_OVER_KINDS, 'hearing_script'].includes(sheet.kind) &&
  planOf(sheet).some((plan) => plan.id === id && !plan.forOwner)

/** '194.011(4)', '2025-208', '12D-9.025'. */
const LAW = /\b(?:\d{2}[A-Z]-\d+\.\d+|20\d{2}-\d+|\d{2,3}\.\d{2,4})(?:\(\w+\))*/gu

const lawsIn = (text: string): readonly string[] => text.match(LAW) ?? []

/** Of what our own program writes in this section. */
const lawsOf = (sheet: FactSheet, { id }: DraftSection): readonly string[] =>
  planOf(sheet)
    .filter((plan) => plan.id === id)
    .flatMap((plan) => composeSection(sheet, plan).paragraphs.flatMap(lawsIn))

/** Every law that the sentence names is one of those, as exactly or less so. */
const namesOnly = (known: readonly string[], sentence: string): boolean => {
  const named = lawsIn(sentence)
  return named.length > 0 && named.every((law) => known.some((one) => one.startsWith(law)))
}

type Rule = readonly [kind: WordingProblem | Unheard, pattern: RegExp]

const wordingNotices = (
  sheet: FactSheet,
  sentences: readonly string[],
  rules: readonly Rule[],
  laws: readonly string[],
): readonly OwnNotice[] => {
  const withoutFacts = factTaker(wordsKnown(sheet), '…')
  const found = sentences.flatMap((sentence) => {
    const rest = withoutFacts(sentence)
    const isChecked = namesOnly(laws, sentence)
    return rules.flatMap(([kind, pattern]) =>
      pattern.test(rest) && !(kind === 'citation' && isChecked) ? [{ kind, sentence }] : [],
    )
  })
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    figures: [],
    at: [...new Set(all.map(({ sentence }) => shown(sentence)))].slice(0, mostShown),
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
  return [{ kind: 'private', figures: [], at: found.map(({ at }) => at).slice(0, mostShown) }]
}

/** What to tell the owner of a section that no gate has passed; `hidden` is what is in the owner's playbooks. */
export const noticesOn = (
  sheet: FactSheet,
  section: DraftSection,
  hidden: readonly string[] = [],
): readonly OwnNotice[] => {
  const sentences = sentencesIn(section.paragraphs)
  const rules: readonly Rule[] = isForBoard(sheet, section) ? [...UNHEARD, ...FORBIDDEN] : FORBIDDEN
  return [
    ...figureNotices(sheet, sentences),
    ...wordingNotices(sheet, sentences, rules, lawsOf(sheet, section)),
    ...privateNotices(sheet, section, hidden),
  ]
}
