/** Owns which sentences of ours answer a question, and when none do. */
import { asksForAdvice } from './advice.ts'
import { holdsWhatIsAsked } from './answer-kind.ts'
import { asksForInformation, onlyTells } from './information.ts'
import { knownQuestion, SAME_FROM, WORD_FOR_WORD } from './known-questions.ts'
import type { KnownShelf, Quote } from './known-shelf.ts'
import { type Match, termsOf } from './match-passage.ts'
import { writtenOut } from './other-words.ts'
import { isOutside } from './outside.ts'
import type { Passage, Sentence } from './passage.ts'
import type { PassageShelf } from './passage-shelf.ts'
import { inWholeWords, type Speller, spelled } from './plain-words.ts'
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

export interface AnswerLibrary {
  readonly shelf: PassageShelf
  readonly known: KnownShelf
  readonly speller: Speller
}

export interface Scope {
  /** Of the passages that may be looked at. */
  readonly ids: readonly string[]
  /** How the question names counties and cities. */
  readonly places: readonly string[]
}

const withoutPlaces = (question: string, places: readonly string[]): string =>
  places.reduce((text, place) => text.replace(place, ' '), question)

/** From where it begins to answer to its end; a list, a word's meaning and a fact whole. */
const quoted = (
  { shelf }: AnswerLibrary,
  candidates: readonly string[],
  quote: Quote,
): readonly AnswerPart[] => {
  const ids =
    quote.kind === 'passage'
      ? [quote.id]
      : candidates.filter((id) => id.startsWith('county:') && id.endsWith(`:${quote.fact}`))
  return ids.flatMap((id) => {
    const passage = shelf.find(id)?.passage
    if (passage === undefined) return []
    const said =
      passage.isWhole || quote.kind === 'county' ? passage.sentences : passage.sentences.slice(quote.from)
    return [{ passage, sentences: [...said, ...passage.cautions.filter((one) => !said.includes(one))] }]
  })
}

/** What answers a question that owners ask often; null when it is none of those for certain. */
const knownAnswer = (question: string, library: AnswerLibrary, { ids, places }: Scope) => {
  const found = knownQuestion(withoutPlaces(question, places), places.length > 0, library.known)
  if (found === null || (found.likeness < WORD_FOR_WORD && isOutside(question))) return null
  const parts = found.known.quotes.flatMap((quote) => quoted(library, ids, quote))
  return parts.length === 0
    ? null
    : { parts, isSame: found.likeness >= SAME_FROM, isWordForWord: found.likeness >= WORD_FOR_WORD }
}

/** What the passages themselves answer; null when none of them does. */
const passagesAnswer = (question: string, { shelf }: AnswerLibrary, candidates: readonly string[]) => {
  const text = writtenOut(question)
  const asked = { text, terms: termsOf(text, shelf) }
  const entries = candidates.flatMap((id) => shelf.find(id) ?? [])
  const ranked = rankPassages(asked, entries, shelf.usualLength)
  const supported = ranked.filter((one) => isSupported(one) && holdsWhatIsAsked(asked, one))
  const best = supported[0]
  const good = firstOfEachPlace(supported.filter(({ worth }) => worth >= (best?.worth ?? 0) * NEARLY_AS_GOOD))
  return { parts: good.slice(0, MOST_PASSAGES).map(partOf), nearest: nearestOf(ranked) }
}

/** Where one of these stands, even a question that is known may ask what to do, or for a judgement. */
const MAY_CHOOSE =
  /\b(?:should|ought|shall|or|best|better|worth|(?:un)?fair|right|wise|smart|reasonable|strong|enough|advise|recommend|chances?|odds|win)\b/i

export const answerQuestion = (typed: string, library: AnswerLibrary, scope: Scope): Finding => {
  const question = spelled(inWholeWords(typed), library.speller)
  const known = knownAnswer(question, library, scope)
  // What stands among the known questions was looked at: it asks for no advice.
  if (known?.isWordForWord) return { kind: 'answer', parts: known.parts }
  if (asksForAdvice(typed) || asksForAdvice(question)) return { kind: 'not_advice' }
  if (known?.isSame) return { kind: 'answer', parts: known.parts }
  const { parts, nearest } = known ? { ...known, nearest: [] } : passagesAnswer(question, library, scope.ids)
  if (parts.length === 0) return { kind: 'unknown', nearest }
  // A quotation under a question that may ask for advice would read as the advice.
  return asksForInformation(question) ||
    (known !== null && (!MAY_CHOOSE.test(question) || onlyTells(question)))
    ? { kind: 'answer', parts }
    : { kind: 'not_advice' }
}
