/** Owns how far a passage speaks of what was asked, and which of its sentences do. */
import { otherWordsFor } from './other-words.ts'
import type { PassageShelf, ShelvedPassage } from './passage-shelf.ts'
import { isLight, stemsOf } from './words.ts'

export interface QuestionTerm {
  readonly stem: string
  readonly others: readonly string[]
  readonly weight: number
}

export interface Match {
  readonly entry: ShelvedPassage
  /** Its sentences from here up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** Share of what was asked that stands in them or above them, from 0 to 1. */
  readonly coverage: number
  /** The same of their best single sentence. */
  readonly together: number
}

/** Words that stand together in one sentence speak of one thing; scattered over several they may not. */
export const WORTH_TOGETHER = 0.6

/** Another word for the same, and words of the heading, say less than the word itself. */
const STRENGTH = { said: 1, saidOtherwise: 0.85, above: 0.8, aboveOtherwise: 0.65 } as const

/** Share of its weight that a word keeps which goes with every subject. */
const LIGHT = 0.35

const LONGEST_WINDOW = 3
/** A paragraph of up to this many letters is shown whole. */
const LONGEST_WHOLE = 420
/** So that of two windows that say the same the shorter is taken. */
const COST_OF_SENTENCE = 0.015

/** An amount in a question is what the person wants to have looked up: the passage may name another. */
const AMOUNT = /\$ ?\d[\d,.]*k?/gi

export const termsOf = (question: string, { weightOf }: PassageShelf): readonly QuestionTerm[] =>
  [...new Set(stemsOf(question.replace(AMOUNT, ' ')))].map((stem) => {
    const others = otherWordsFor(stem)
    const weight = Math.min(weightOf(stem), ...others.map(weightOf)) * (isLight(stem) ? LIGHT : 1)
    return { stem, others, weight }
  })

type Stems = ReadonlySet<string>

const strengthOf = ({ stem, others }: QuestionTerm, said: readonly Stems[], about: Stems) => {
  const holds = (word: string): boolean => said.some((sentence) => sentence.has(word))
  if (holds(stem)) return STRENGTH.said
  if (others.some(holds)) return STRENGTH.saidOtherwise
  if (about.has(stem)) return STRENGTH.above
  return others.some((word) => about.has(word)) ? STRENGTH.aboveOtherwise : 0
}

/** The share of what was asked that stands in `said` or `about`, by the weight of the words. */
export const coverageOf = (terms: readonly QuestionTerm[], said: readonly Stems[], about: Stems): number => {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  const met = terms.reduce((sum, term) => sum + term.weight * strengthOf(term, said, about), 0)
  return whole === 0 ? 0 : met / whole
}

/** What the best single sentence covers, with its heading. */
const togetherOf = (terms: readonly QuestionTerm[], said: readonly Stems[], about: Stems): number =>
  Math.max(0, ...said.map((sentence) => coverageOf(terms, [sentence], about)))

type Window = readonly [from: number, to: number]

const isShort = ({ passage }: ShelvedPassage): boolean =>
  !passage.isWhole && passage.sentences.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_WHOLE

const windowsOf = (entry: ShelvedPassage): readonly Window[] => {
  const { length } = entry.sentences
  if (isShort(entry)) return [[0, length]]
  return entry.sentences.flatMap((_, from) =>
    Array.from({ length: LONGEST_WINDOW }, (_none, more): Window => [from, from + more + 1]).filter(
      ([, to]) => to <= length,
    ),
  )
}

/** How much more often a word has to stand there to count nearly as much again, and how far a long section counts less. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.6

/** How far the whole section speaks of what was asked, from 0 to 1: Okapi BM25, as a share of the most it could be. */
export const subjectOf = (
  terms: readonly QuestionTerm[],
  { section: { counts, length } }: ShelvedPassage,
  usualLength: number,
): number => {
  const dampened = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / usualLength)
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  const met = terms.reduce((sum, { stem, others, weight }) => {
    const otherwise = others.reduce((most, other) => Math.max(most, counts.get(other) ?? 0), 0)
    const count = Math.max(counts.get(stem) ?? 0, otherwise * STRENGTH.saidOtherwise)
    return sum + (weight * count) / (count + dampened)
  }, 0)
  return whole === 0 ? 0 : met / whole
}

/** Less than this share of a whole passage is not looked at more closely. */
const WORTH_A_LOOK = 0.3

/** null for a passage that says next to nothing of it. */
export const matchPassage = (terms: readonly QuestionTerm[], entry: ShelvedPassage): Match | null => {
  if (coverageOf(terms, [entry.all], entry.about) < WORTH_A_LOOK) return null
  const matches = windowsOf(entry).map(([from, to]): Match => {
    const said = [...entry.sentences.slice(from, to), entry.asks]
    return {
      entry,
      from,
      to,
      coverage: coverageOf(terms, said, entry.about),
      together: togetherOf(terms, said, entry.about),
    }
  })
  const worth = ({ coverage, together, from, to }: Match) =>
    coverage + together * WORTH_TOGETHER - (to - from) * COST_OF_SENTENCE
  return matches.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}
