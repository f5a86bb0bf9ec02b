/**
 * Owns the last look at a document before anybody sees it: every figure, day, parcel number and citation in it is a
 * rendering of a fact of its sheet, nothing in it advises or promises, and it is whole. The composer's own text passes
 * here like any other.
 */

import {
  composeBlocks,
  type DraftSection,
  type SectionBlock,
  type SectionPlan,
  wordsOfBlock,
} from '../draft.ts'
import { type FactSheet, findFact, renderingsOf } from '../facts/sheet.ts'
import { FORBIDDEN, type WordingProblem } from './fact-gate-words.ts'

export interface GateProblem {
  readonly sectionId: string
  readonly kind:
    | 'figure'
    | 'unknown-fact'
    | 'missing-fact'
    | 'section'
    | 'empty'
    | 'unfinished'
    | 'too-long'
    | 'blank'
    /** What a writer did to a text that it was to say in other words. */
    | 'too-short'
    | 'paragraphs'
    | 'misplaced-fact'
    | 'turned-round'
    | 'unsupported'
    | WordingProblem
  /** The place in the text, or the id that is missing. */
  readonly at: string
}

const LONGEST_PARAGRAPH = 1_500
const MOST_PARAGRAPHS = 60

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Not in the middle of a longer number, word or citation. */
const BEFORE = '(?<![\\p{L}\\p{N}$−-])(?<!\\d[.,])'
const AFTER = '(?![\\p{L}\\p{N}%_-])(?![.,]\\d)'

/** Stands where a fact stood. */
const MARK = '⁂'

/** What an owner typed small begins a cell as a title does, and goes on small inside a sentence: the same words. */
const inEitherCase = (text: string): readonly string[] => {
  const [first = ''] = text
  const rest = text.slice(first.length)
  return [text, `${first.toUpperCase()}${rest}`, `${first.toLowerCase()}${rest}`]
}

/** Takes facts out of a text; `mark` is in the place of each. */
export const factTaker = (renderings: readonly string[], mark = MARK): ((text: string) => string) => {
  if (renderings.length === 0) return (text) => text
  const longestFirst = [...new Set(renderings.flatMap(inEitherCase))]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
  const anyFact = new RegExp(`${BEFORE}(?:${longestFirst.join('|')})${AFTER}`, 'gu')
  return (text) => text.replace(anyFact, mark)
}

const around = (text: string, index: number): string => text.slice(Math.max(0, index - 30), index + 30)

const figureProblems = (rest: string): readonly Omit<GateProblem, 'sectionId'>[] =>
  [...rest.matchAll(/\p{N}[\p{N}.,/-]*/gu)].map((match) => ({
    kind: 'figure',
    at: around(rest, match.index),
  }))

const wordingProblems = (rest: string): readonly Omit<GateProblem, 'sectionId'>[] =>
  FORBIDDEN.flatMap(([kind, pattern]) => {
    const index = rest.search(pattern)
    return index < 0 ? [] : [{ kind, at: around(rest, index) }]
  })

/** The end of a sentence, with what may close after it. */
const FINISHED = /[.?!:][”"')]*$/

/** An address or a signature: lines under each other, which end as they end. */
const isOfLines = (paragraph: string): boolean => paragraph.includes('\n')

const shapeProblems = (paragraph: string): readonly Omit<GateProblem, 'sectionId'>[] => [
  ...(paragraph.trim() === '' ? [{ kind: 'empty' as const, at: '' }] : []),
  ...(paragraph.length > LONGEST_PARAGRAPH
    ? [{ kind: 'too-long' as const, at: paragraph.slice(0, 30) }]
    : []),
  ...(paragraph.trim() !== '' && !isOfLines(paragraph) && !FINISHED.test(paragraph)
    ? [{ kind: 'unfinished' as const, at: paragraph.slice(-30) }]
    : []),
]

/** Facts among `ids` that stand in the text. */
export const factsNamed = (
  sheet: FactSheet,
  ids: readonly string[],
  paragraphs: readonly string[],
): readonly string[] =>
  ids.filter((id) => {
    const fact = findFact(sheet, id)
    return (
      fact !== undefined && renderingsOf(fact).some((text) => paragraphs.some((one) => one.includes(text)))
    )
  })

const missingFacts = (sheet: FactSheet, { needs }: SectionPlan, paragraphs: readonly string[]) => {
  const named = factsNamed(sheet, needs, paragraphs)
  return needs.filter((id) => !named.includes(id)).map((id) => ({ kind: 'missing-fact' as const, at: id }))
}

const renderingsIn = (sheet: FactSheet, facts: readonly string[]): readonly string[] =>
  facts.flatMap((id) => {
    const fact = findFact(sheet, id)
    return fact === undefined ? [] : renderingsOf(fact)
  })

/** A table without a row, or with an uneven one. */
const tableFault = (block: SectionBlock): readonly Omit<GateProblem, 'sectionId'>[] => {
  if (block.kind !== 'table') return []
  const { caption, columns, rows } = block.table
  const isUneven = rows.some((row) => row.length !== columns.length)
  return rows.length === 0 || isUneven ? [{ kind: 'empty', at: caption }] : []
}

/** Tables and pictures hold facts and words, like everything else. */
const blockProblems = (sheet: FactSheet, plan: SectionPlan): readonly Omit<GateProblem, 'sectionId'>[] => {
  const { blocks, facts } = composeBlocks(sheet, plan)
  const withoutFacts = factTaker(renderingsIn(sheet, facts))
  return [
    ...blocks.flatMap(tableFault),
    ...blocks.flatMap(wordsOfBlock).flatMap((words) => {
      const rest = withoutFacts(words)
      return [...figureProblems(rest), ...wordingProblems(rest)]
    }),
  ]
}

/** Problems of one section; none when it may stand. */
export const checkSection = (
  sheet: FactSheet,
  plan: SectionPlan,
  section: DraftSection,
): readonly GateProblem[] => {
  const { paragraphs, facts } = section
  const unknown = facts.filter((id) => findFact(sheet, id) === undefined)
  const withoutFacts = factTaker(renderingsIn(sheet, facts))
  const isPlanned = section.id === plan.id && section.title === plan.title
  const found = [
    ...(isPlanned ? [] : [{ kind: 'section' as const, at: `${section.id}: ${section.title}` }]),
    ...(paragraphs.length === 0 ? [{ kind: 'empty' as const, at: plan.id }] : []),
    ...(paragraphs.length > MOST_PARAGRAPHS ? [{ kind: 'too-long' as const, at: plan.id }] : []),
    ...unknown.map((id) => ({ kind: 'unknown-fact' as const, at: id })),
    ...missingFacts(sheet, plan, paragraphs),
    ...blockProblems(sheet, plan),
    ...paragraphs.flatMap((paragraph) => {
      const rest = withoutFacts(paragraph)
      return [...shapeProblems(paragraph), ...figureProblems(rest), ...wordingProblems(rest)]
    }),
  ]
  return found.map((problem) => ({ sectionId: plan.id, ...problem }))
}

/** A document is the planned sections in their order, all of them and each once. What is the owner's own passes unread. */
export const checkDocument = <Section extends DraftSection>(
  sheet: FactSheet,
  plans: readonly SectionPlan[],
  sections: readonly Section[],
  isOwn: (section: Section) => boolean = () => false,
): readonly GateProblem[] => {
  const extra = sections
    .slice(plans.length)
    .filter((section) => !isOwn(section))
    .map(({ id }) => ({ sectionId: id, kind: 'section' as const, at: `${id} is one too many` }))
  const each = plans.flatMap((plan, at) => {
    const section = sections[at]
    if (section === undefined)
      return [{ sectionId: plan.id, kind: 'section' as const, at: `${plan.id} is missing` }]
    return section.id === plan.id && isOwn(section) ? [] : checkSection(sheet, plan, section)
  })
  return [...each, ...extra]
}
