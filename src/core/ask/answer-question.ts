/** Owns which sentences of ours answer a question, and when none do. */
import { asksForAdvice } from './advice.ts'
import { asksForInformation } from './information.ts'
import {
  coverageOf,
  type Match,
  matchPassage,
  type QuestionTerm,
  termsOf,
  WORTH_TOGETHER,
} from './match-passage.ts'
import { writtenOut } from './other-words.ts'
import type { Passage, Sentence } from './passage.ts'
import type { PassageShelf, ShelvedPassage } from './passage-shelf.ts'

export interface AnswerPart {
  readonly passage: Passage
  readonly sentences: readonly Sentence[]
}

export type Finding =
  | { readonly kind: 'answer'; readonly parts: readonly AnswerPart[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_advice' }

/** Below this share the words that matter are not there, whatever else is. Chosen on half of our test questions. */
const SUPPORTED_FROM = 0.68
/** A second passage has to say nearly as much as the first. */
const NEARLY_AS_GOOD = 0.95
const MOST_PASSAGES = 3

/** Such a sentence leans on the one before it. */
const LEANS =
  /^["“(]?(?:It|Its|That|This|They|Them|Their|These|Those|He|She|But|And|So|Then|Or|There|Here|Because|Not|Yet|Both|Neither|Either|Each|Otherwise|Without it|If you don|In either|The same|The second|Mailed|After that)\b/

const ASKS_NUMBER =
  /\b(?:how (?:much|many|long|old|late|early|soon|high)|when|what (?:date|day|year|share|percent|discount)|by when|deadline)\b/i
const ASKS_MEANING =
  /^\s*(?:so )?(?:what(?:’|'| i)s|what are|what does|define|explain|meaning of|what do you mean by)\b/i
const NUMBER = /\d/
/** What a sentence has to hold to answer such a question at all. */
const KINDS_OF_ANSWER: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\bhow (?:many days|long before|soon before|early before)\b|\bwhen\b.*\b(?:before|hand in|send|submit|deliver)\b/i,
    /\b\d+ (?:calendar )?days\b.*\b(?:before|ahead)\b|\bback \d+ days\b/i,
  ],
  [/\b(?:what|which) (?:part|share|portion|percent\w*)\b|\bhow much of\b/i, /\d%/],
  [/\bhow (?:much|big|high) (?:is|are|does|do|of)\b/i, /\$\d|\d%/],
  [/\b(?:last day|deadline|due|by when)\b/i, /\b[A-Z][a-z]+ \d{1,2}\b|\b\d+(?:th|st)? (?:calendar )?days?\b/],
  [
    /\bhow long (?:until|before|do i have|does the board)/i,
    /\b\d+ (?:calendar |working )?(?:days|weeks|months)\b/,
  ],
  [/\bwhen (?:will|do|does|is|are|must)\b/i, /\b\d+ (?:calendar |working )?days\b|\b[A-Z][a-z]+ \d{1,2}\b/],
]

const withStart = ({ entry, from, to }: Match): number => {
  const leans = (at: number): boolean => at > 0 && LEANS.test(entry.passage.sentences[at]?.text ?? '')
  const one = leans(from) ? from - 1 : from
  const two = leans(one) ? one - 1 : one
  return Math.max(0, Math.min(two, to - 1))
}

const partOf = (match: Match): AnswerPart => {
  const { passage } = match.entry
  const said = passage.isWhole ? passage.sentences : passage.sentences.slice(withStart(match), match.to)
  return { passage, sentences: [...said, ...passage.cautions.filter((one) => !said.includes(one))] }
}

interface Asked {
  readonly text: string
  readonly terms: readonly QuestionTerm[]
}

const SAYS_NOT = /\b(?:not|no|without|never)\b/i

/** How far one sentence both is of the kind asked for and speaks of what was asked. */
const kindOf = (
  { text, terms }: Asked,
  { entry: { passage, sentences, about }, from, to }: Pick<Match, 'entry' | 'from' | 'to'>,
): number => {
  const holds = KINDS_OF_ANSWER.find(([asks]) => asks.test(text))?.[1]
  if (holds === undefined) return 0
  const shares = sentences
    .slice(from, to)
    .map((said, at) =>
      holds.test(passage.sentences[from + at]?.text ?? '') ? coverageOf(terms, [said], about) : 0,
    )
  return Math.max(0, ...shares)
}

/** A nudge among passages that say equally much; what is supported hangs on the coverage alone. */
const nudgeOf = ({ text, terms }: Asked, { entry, from, to, together }: Match): number => {
  const { passage, sentences } = entry
  const isNumbered = passage.sentences.slice(from, to).some((one) => NUMBER.test(one.text))
  const isItself = terms.every(({ stem }) => entry.about.has(stem))
  const isSaidOnce = sentences.slice(from, to).some((said) => terms.every(({ stem }) => said.has(stem)))
  return (
    coverageOf(terms, [], entry.about) * 0.2 +
    coverageOf(terms, sentences, entry.about) * 0.1 +
    together * WORTH_TOGETHER +
    (ASKS_NUMBER.test(text) && isNumbered ? 0.05 : 0) +
    kindOf({ text, terms }, { entry, from, to }) * 0.25 +
    (SAYS_NOT.test(passage.about) && !SAYS_NOT.test(text) ? -0.15 : 0) +
    (ASKS_MEANING.test(text) && passage.kind === 'glossary' && isItself ? 0.2 : 0) +
    (isSaidOnce ? 0.04 : 0) +
    (passage.kind === 'lesson' ? 0 : 0.03)
  )
}

const rank = (
  asked: Asked,
  entries: readonly ShelvedPassage[],
): readonly (Match & { readonly worth: number })[] =>
  entries
    .flatMap((entry) => matchPassage(asked.terms, entry) ?? [])
    .map((match) => ({ ...match, worth: match.coverage + nudgeOf(asked, match) }))
    .toSorted((a, b) => b.worth - a.worth)

const firstOfEachPlace = <Ranked extends Match>(matches: readonly Ranked[]): readonly Ranked[] =>
  matches.filter(
    ({ entry }, at) => matches.findIndex((other) => other.entry.passage.path === entry.passage.path) === at,
  )

/** `candidates` are ids of the shelf; what is not among them is not looked at. */
export const answerQuestion = (
  question: string,
  shelf: PassageShelf,
  candidates: readonly string[],
): Finding => {
  if (asksForAdvice(question)) return { kind: 'not_advice' }
  const text = writtenOut(question)
  const asked = { text, terms: termsOf(text, shelf) }
  const ranked = rank(
    asked,
    candidates.flatMap((id) => shelf.find(id) ?? []),
  )
  const supported = ranked.filter(({ coverage }) => coverage >= SUPPORTED_FROM)
  const best = supported[0]
  if (best === undefined) return { kind: 'unknown' }
  // A quotation under a question that may ask for advice would read as the advice.
  if (!asksForInformation(question)) return { kind: 'not_advice' }
  const good = firstOfEachPlace(supported.filter(({ worth }) => worth >= best.worth * NEARLY_AS_GOOD))
  return { kind: 'answer', parts: good.slice(0, MOST_PASSAGES).map(partOf) }
}
