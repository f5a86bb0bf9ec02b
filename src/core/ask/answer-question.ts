/** Owns which sentences of ours answer a question, and when none do. */
import { asksForAdvice } from './advice.ts'
import { holdsWhatIsAsked } from './answer-kind.ts'
import { asksForInformation, onlyTells } from './information.ts'
import { knownQuestion, SAME_FROM, WORD_FOR_WORD } from './known-questions.ts'
import type { KnownShelf, Quote } from './known-shelf.ts'
import { type Match, termsOf } from './match-passage.ts'
import { writtenOut } from './other-words.ts'
import { isOutside } from './outside.ts'
import type { AnswerPart, Passage, Sentence } from './passage.ts'
import type { PassageShelf, ShelvedPassage } from './passage-shelf.ts'
import { inWholeWords, type Speller, spelled } from './plain-words.ts'
import { isSupported, type Ranked, rankPassages } from './rank-passages.ts'
import { leans, quotedFrom, standsBefore, withLead } from './referents.ts'
import { saidOnce } from './said-once.ts'

export type Finding =
  | { readonly kind: 'answer'; readonly parts: readonly AnswerPart[] }
  /** With the places that come nearest, none of them near enough. */
  | { readonly kind: 'unknown'; readonly nearest: readonly Passage[] }
  | { readonly kind: 'not_advice' }

/** A second passage has to say nearly as much as the first. */
const NEARLY_AS_GOOD = 0.95
const MOST_PASSAGES = 3

const withCautions = (passage: Passage, said: readonly Sentence[]): AnswerPart => {
  const cautions = passage.cautions.filter((one) => !said.some(({ text }) => text.endsWith(one.text)))
  return { passage, sentences: [...said, ...cautions.map(withLead)] }
}

const partOf = ({ entry, from, to }: Match): AnswerPart =>
  withCautions(entry.passage, entry.passage.isWhole ? quotedFrom(entry, 0) : quotedFrom(entry, from, to))

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
interface Quoted {
  readonly entry: ShelvedPassage
  readonly from: number
}

const quotedBy = (
  { shelf }: AnswerLibrary,
  candidates: readonly string[],
  quote: Quote,
): readonly Quoted[] => {
  const ids =
    quote.kind === 'passage'
      ? [quote.id]
      : candidates.filter((id) => id.startsWith('county:') && id.endsWith(`:${quote.fact}`))
  return ids.flatMap((id) => {
    const entry = shelf.find(id)
    if (entry === undefined) return []
    return [{ entry, from: entry.passage.isWhole || quote.kind === 'county' ? 0 : quote.from }]
  })
}

/** What leans on a passage that is quoted too comes after it. */
const inReadingOrder = (all: readonly Quoted[]): readonly Quoted[] =>
  all.reduce<readonly Quoted[]>((done, one) => {
    const at = done.findIndex(({ entry, from }) => from === 0 && standsBefore(one.entry.passage, entry))
    const after = done[at]?.entry.passage.sentences[0]
    return after && leans(after) ? done.toSpliced(at, 0, one) : done.concat(one)
  }, [])

const quoted = (
  library: AnswerLibrary,
  candidates: readonly string[],
  quotes: readonly Quote[],
): readonly AnswerPart[] =>
  inReadingOrder(quotes.flatMap((quote) => quotedBy(library, candidates, quote))).map(({ entry, from }) =>
    withCautions(entry.passage, quotedFrom(entry, from)),
  )

/** What answers a question that owners ask often; null when it is none of those for certain. */
const knownAnswer = (question: string, library: AnswerLibrary, { ids, places }: Scope) => {
  const found = knownQuestion(withoutPlaces(question, places), places.length > 0, library.known)
  if (found === null || (found.likeness < WORD_FOR_WORD && isOutside(question))) return null
  const parts = saidOnce(quoted(library, ids, found.known.quotes))
  const isAnsweredNowhere = found.known.quotes.length === 0
  return parts.length === 0 && !isAnsweredNowhere
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
  return { parts: saidOnce(good.slice(0, MOST_PASSAGES).map(partOf)), nearest: nearestOf(ranked) }
}

/** Where one of these stands, even a question that is known may ask what to do, or for a judgement. */
const MAY_CHOOSE =
  /\b(?:should|ought|shall|or|best|better|worth|(?:un)?fair|right|wise|smart|reasonable|strong|enough|advise|recommend|chances?|odds|win)\b/i

export const answerQuestion = (typed: string, library: AnswerLibrary, scope: Scope): Finding => {
  const question = spelled(inWholeWords(typed), library.speller)
  const known = knownAnswer(question, library, scope)
  // What stands among the known questions was looked at: it asks for no advice.
  if (known?.isWordForWord && known.parts.length > 0) return { kind: 'answer', parts: known.parts }
  if (asksForAdvice(typed) || asksForAdvice(question)) return { kind: 'not_advice' }
  if (known?.isSame && known.parts.length > 0) return { kind: 'answer', parts: known.parts }
  const looked = known && known.parts.length > 0 ? null : passagesAnswer(question, library, scope.ids)
  // That our pages do not answer it is known of some questions that owners ask often.
  const parts = known?.parts ?? looked?.parts ?? []
  const nearest = looked?.nearest ?? []
  if (parts.length === 0) return { kind: 'unknown', nearest }
  // A quotation under a question that may ask for advice would read as the advice.
  return asksForInformation(question) ||
    (known !== null && (!MAY_CHOOSE.test(question) || onlyTells(question)))
    ? { kind: 'answer', parts }
    : { kind: 'not_advice' }
}
