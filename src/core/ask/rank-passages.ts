/** Owns which passage answers a question best, and how good the best has to be. */
import { type Asked, kindOf } from './answer-kind.ts'
import {
  coverageOf,
  type Match,
  matchPassage,
  type QuestionTerm,
  subjectOf,
  WORTH_TOGETHER,
} from './match-passage.ts'
import type { Passage } from './passage.ts'
import type { ShelvedPassage } from './passage-shelf.ts'

/** What an answer has to reach at least; below any of them we do not know. Chosen on the questions in `ask/testing`. */
const SUPPORTED_FROM = {
  /** Share of the words that matter which stand in the sentences or above them. */
  coverage: 0.7,
  /** The same of their best single sentence. */
  together: 0.68,
  /** How far the whole section speaks of it. */
  subject: 0.55,
  /** All that speaks for it, added up: a fact of the county in question is hardly ever beside the matter. */
  worth: 2.1,
  worthInCounty: 1.85,
} as const
/** What counts for a passage, and against it. */
const WORTH = { subject: 0.6, mention: -0.25, preface: -0.2, eachPlace: -0.01 } as const
/** A passage further down its section than this is as particular as any. */
const LAST_PLACE = 6

const ASKS_MEANING =
  /^\s*(?:so )?(?:what(?:’|'| i)s|what are|what does|define|explain|meaning of|what do you mean by)\b/i

const SAYS_NOT = /\b(?:not|no|without|never)\b/i

/** What a word means answers a question that names it; in others it only mentions what was asked. */
const isMention = (terms: readonly QuestionTerm[], { passage, about }: ShelvedPassage): boolean =>
  passage.kind === 'glossary' && coverageOf(terms, [], about) === 0

/** Before its first heading a lesson says what it will say. */
const isPreface = ({ kind, path }: Passage): boolean => kind === 'lesson' && !path.includes('#')

/** What speaks for a passage besides the share of the words that it holds. */
const nudgeOf = ({ text, terms }: Asked, { entry, from, to, together }: Match, subject: number): number => {
  const { passage, sentences } = entry
  const isItself = terms.every(({ stem, others }) => [stem, ...others].some((one) => entry.about.has(one)))
  const isSaidOnce = sentences.slice(from, to).some((said) => terms.every(({ stem }) => said.has(stem)))
  return (
    coverageOf(terms, [], entry.about) * 0.2 +
    coverageOf(terms, sentences, entry.about) * 0.1 +
    together * WORTH_TOGETHER +
    subject * WORTH.subject +
    kindOf({ text, terms }, { entry, from, to }) * 0.25 +
    (SAYS_NOT.test(passage.about) && !SAYS_NOT.test(text) ? -0.15 : 0) +
    (ASKS_MEANING.test(text) && passage.kind === 'glossary' && isItself ? 0.2 : 0) +
    (isSaidOnce ? 0.04 : 0) +
    (isMention(terms, entry) ? WORTH.mention : 0) +
    Math.min(entry.place, LAST_PLACE) * WORTH.eachPlace +
    (isPreface(passage) ? WORTH.preface : 0) +
    (passage.kind === 'lesson' ? 0 : 0.03)
  )
}

export interface Ranked extends Match {
  /** How far its whole section speaks of what was asked. */
  readonly subject: number
  readonly worth: number
}

export const isSupported = ({ coverage, together, subject, worth, entry }: Ranked): boolean =>
  coverage >= SUPPORTED_FROM.coverage &&
  together >= SUPPORTED_FROM.together &&
  subject >= SUPPORTED_FROM.subject &&
  worth >= (entry.passage.kind === 'county' ? SUPPORTED_FROM.worthInCounty : SUPPORTED_FROM.worth)

export const rankPassages = (
  asked: Asked,
  entries: readonly ShelvedPassage[],
  usualLength: number,
): readonly Ranked[] =>
  entries
    .flatMap((entry) => matchPassage(asked.terms, entry) ?? [])
    .map((match): Ranked => {
      const subject = subjectOf(asked.terms, match.entry, usualLength)
      return { ...match, subject, worth: match.coverage + nudgeOf(asked, match, subject) }
    })
    .toSorted((a, b) => b.worth - a.worth)
