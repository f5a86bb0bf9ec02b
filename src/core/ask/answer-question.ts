/** Owns which sentences of ours answer a question, and when none do. */
import { asksForAdvice } from './advice.ts'
import { holdsWhatIsAsked } from './answer-kind.ts'
import { asksForInformation } from './information.ts'
import { type Match, termsOf } from './match-passage.ts'
import { writtenOut } from './other-words.ts'
import type { Passage, Sentence } from './passage.ts'
import type { PassageShelf } from './passage-shelf.ts'
import { isSupported, type Ranked, rankPassages } from './rank-passages.ts'

export interface AnswerPart {
  readonly passage: Passage
  readonly sentences: readonly Sentence[]
}

export type Finding =
  | { readonly kind: 'answer'; readonly parts: readonly AnswerPart[] }
  /** With the places that come nearest, none of them near enough. */
  | { readonly kind: 'unknown'; readonly nearest: readonly Passage[] }
  | { readonly kind: 'not_advice' }

/** A second passage has to say nearly as much as the first. */
const NEARLY_AS_GOOD = 0.95
const MOST_PASSAGES = 3

/** Such a sentence leans on the one before it. */
const LEANS =
  /^["“(]?(?:It|Its|That|This|They|Them|Their|These|Those|He|She|But|And|So|Then|Or|There|Here|Because|Not|Yet|Both|Neither|Either|Each|Otherwise|Without it|If you don|In either|The same|The second|Mailed|After that)\b/

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

const firstOfEachPlace = (matches: readonly Ranked[]): readonly Ranked[] =>
  matches.filter(
    ({ entry }, at) => matches.findIndex((other) => other.entry.passage.path === entry.passage.path) === at,
  )

const nearestOf = (ranked: readonly Ranked[]): readonly Passage[] =>
  firstOfEachPlace(ranked)
    .slice(0, MOST_PASSAGES)
    .map(({ entry }) => entry.passage)

/** `candidates` are ids of the shelf; what is not among them is not looked at. */
export const answerQuestion = (
  question: string,
  shelf: PassageShelf,
  candidates: readonly string[],
): Finding => {
  if (asksForAdvice(question)) return { kind: 'not_advice' }
  const text = writtenOut(question)
  const asked = { text, terms: termsOf(text, shelf) }
  const entries = candidates.flatMap((id) => shelf.find(id) ?? [])
  const ranked = rankPassages(asked, entries, shelf.usualLength)
  const supported = ranked.filter((one) => isSupported(one) && holdsWhatIsAsked(asked, one))
  const best = supported[0]
  if (best === undefined) return { kind: 'unknown', nearest: nearestOf(ranked) }
  // A quotation under a question that may ask for advice would read as the advice.
  if (!asksForInformation(question)) return { kind: 'not_advice' }
  const good = firstOfEachPlace(supported.filter(({ worth }) => worth >= best.worth * NEARLY_AS_GOOD))
  return { kind: 'answer', parts: good.slice(0, MOST_PASSAGES).map(partOf) }
}
