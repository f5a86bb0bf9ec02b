/** Looks a question up among those we know, and quotes what answers it; or says no, with the nearest places. */
import { paths } from '#contract/page-paths.ts'
import { asksForAdvice, ownWords } from '#core/ask/advice.ts'
import { holdsBothValues } from '#core/ask/both-values.ts'
import { type Candidate, chosenQuestion, isSure, nearQuestions, sureness } from '#core/ask/choose-question.ts'
import { type CitedSentence, extractFrom } from '#core/ask/cited-answer.ts'
import { conciseParts, type Quoted } from '#core/ask/concise.ts'
import { isOutside } from '#core/ask/outside.ts'
import type { AnswerPart, KnownQuestion, Passage, Quote } from '#core/ask/passage.ts'
import { type Wish, wishIn } from '#core/ask/wish.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as messages from '#messages/ask/find-answer.ts'
import type { Context } from '#server/context.ts'
import { notAdviceWords, unknownWords } from '#words/ask/not-advice.ts'
import { inPlainWords } from './ask-words.ts'
import { type AnswerLibrary, answerLibraryOf } from './library.ts'
import { namedPlaces } from './named-places.ts'
import { fillAsk, rankEntries, withoutSlips } from './search.ts'

type AskContext = Pick<Context, 'db' | 'course' | 'counties' | 'now'>

interface Place {
  readonly label: string
  readonly path: string
}

/** Whose question it is: their county, and what their case says of itself. */
export interface Asker {
  readonly countyId: string | null
  readonly passages: readonly Passage[]
}

export interface Found {
  readonly kind: 'answer' | 'unknown' | 'not_advice'
  readonly sentences: readonly CitedSentence[]
  /** The nearest places to read; an answer names its own. */
  readonly places: readonly Place[]
  readonly parts: readonly AnswerPart[]
}

const NEAREST = 3

/** Where one of these stands, even a question that is known may ask what to do, or for a judgment. */
const MAY_CHOOSE =
  /\b(?:should|ought|shall|best|better|worth|(?:un)?fair|wise|smart|reasonable|strong(?:er|est)?|weak|enough|too (?:high|low|much)|advise|recommend|chances?|odds|promise|(?<!\b(?:if|when|once|after|till?|until|before) (?:i|we) )win)\b/i

/** What remains a decision, whatever numbers are told with it. */
const MUST_CHOOSE = /\b(?:should|ought|shall|advise|recommend)\b/i

const homesNumbers: Place = { label: messages.yourHomesNumbers(), path: paths.propertySetup() }
const whenDeciding: readonly Place[] = [
  homesNumbers,
  { label: messages.theInformalConference(), path: paths.module(3, '3-1') },
  { label: messages.findingHelp(), path: `${paths.module(7, '7-2')}#finding-help` },
]
const whenForFigures: readonly Place[] = [
  { label: messages.theFreeReport(), path: paths.landing() },
  homesNumbers,
  { label: messages.comparableSalesAndAdjustments(), path: paths.module(4, '4-1') },
]
const wheretoWhenDeclined: Readonly<Record<Wish, readonly Place[]>> = {
  outcome: whenDeciding,
  decision: whenDeciding,
  saving: whenForFigures,
  worth: whenForFigures,
}
const wheretoAnyway: readonly Place[] = [
  { label: messages.allWordsThatWeExplain(), path: paths.glossary() },
  { label: messages.the67CountyPages(), path: paths.counties() },
  { label: messages.theLessons(), path: paths.dashboard() },
]

const said = (words: readonly string[]): readonly CitedSentence[] =>
  words.map((text) => ({ text, citations: [] }))

/** A day that is over is told as one, right behind it. */
const withDayOver = ({ passage, sentences }: AnswerPart, today: CalendarDate): AnswerPart =>
  passage.lastDay === undefined || passage.lastDay >= today
    ? { passage, sentences }
    : { passage, sentences: sentences.toSpliced(1, 0, { text: messages.thatDayIsOver(), sources: [] }) }

const quotedBy = (
  { find }: AnswerLibrary,
  { passages }: Asker,
  counties: readonly string[],
  quote: Quote,
): readonly Quoted[] => {
  if (quote.kind === 'case')
    return passages
      .filter(({ id }) => id === `case:${quote.fact}`)
      .map((passage) => ({ entry: { passage, before: null }, from: 0 }))
  const ids = quote.kind === 'passage' ? [quote.id] : counties.map((id) => `county:${id}:${quote.fact}`)
  return ids.flatMap((id) => {
    const entry = find(id)
    return entry === undefined ? [] : [{ entry, from: quote.kind === 'passage' ? quote.from : 0 }]
  })
}

const rankedIn = async (
  { db }: AskContext,
  { known }: AnswerLibrary,
  question: string,
): Promise<readonly Candidate[]> => {
  const ranked = await rankEntries(db, inPlainWords(await withoutSlips(db, question)))
  return ranked.flatMap(({ entry, score, strange }) => {
    const found = known.get(entry)
    return found ? [{ known: found, score, strange }] : []
  })
}

const ASKING =
  /^(?:what|when|where|who|whom|how|which|why|can|may|must|do|does|did|is|are|am|will|should|have|has)\b/
const FEWEST_WORDS = 4
const MOST_CLAUSES = 4

/** A story with its question: the parts that may be what is asked. */
const clausesOf = (question: string): readonly string[] => {
  const clauses = question
    .split(/[.?!,;:]+\s+|\s+(?:and|but|so|because)\s+/)
    .filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WORDS)
  return clauses.length < 2 ? [] : clauses.filter((clause) => ASKING.test(clause)).slice(-MOST_CLAUSES)
}

/** By the whole question, or by the part of it that is surest, where the whole speaks of the same too. */
const surestRanking = async (
  ctx: AskContext,
  library: AnswerLibrary,
  question: string,
): Promise<readonly Candidate[]> => {
  const whole = await rankedIn(ctx, library, question)
  // "I rent it out. Is there a cap?" is no homestead: a part of it overrules no story that is clear.
  if (isSure(whole)) return whole
  const parts = await Promise.all(clausesOf(question).map((clause) => rankedIn(ctx, library, clause)))
  const agreeing = parts.filter(([first]) => whole.some(({ known }) => known === first?.known))
  return agreeing.reduce((best, one) => (sureness(one) > sureness(best) ? one : best), whole)
}

const declined = (question: string): Found => ({
  kind: 'not_advice',
  sentences: said(notAdviceWords(question)),
  places: wheretoWhenDeclined[wishIn(question)],
  parts: [],
})

export const findAnswer = async (ctx: AskContext, typed: string, asker: Asker): Promise<Found> => {
  const library = answerLibraryOf(ctx.course)
  const places = namedPlaces(ctx.counties, typed)
  const counties =
    places.countyIds.length > 0 || asker.countyId === null ? places.countyIds : [asker.countyId]
  const plain = inPlainWords(places.rest)
  const question =
    holdsBothValues(plain) && !MUST_CHOOSE.test(ownWords(plain)) ? messages.whenDoesALowerValueSave() : plain
  await fillAsk(ctx.db, library.content)
  const ranked = await surestRanking(ctx, library, question)
  const partsFor = (known: KnownQuestion): readonly AnswerPart[] =>
    conciseParts(
      question,
      known,
      known.quotes.flatMap((quote) => quotedBy(library, asker, counties, quote)),
      library.telling,
    ).map((part) => withDayOver(part, todayInFlorida(ctx.now())))
  const chosen = isOutside(question) ? null : chosenQuestion(ranked)
  // A question that is known for certain and holds no word of choosing asks for no advice, whatever its form.
  const mayBeAdvice = chosen === null || chosen.quotes.length === 0 || MAY_CHOOSE.test(ownWords(question))
  if (
    chosen?.isAdvice ||
    (mayBeAdvice && ((question === plain && asksForAdvice(typed)) || asksForAdvice(question)))
  )
    return declined(question)
  const parts = chosen === null ? [] : partsFor(chosen)
  if (parts.length > 0) return { kind: 'answer', sentences: extractFrom(parts), places: [], parts }
  const near = chosen === null ? nearQuestions(ranked).flatMap((one) => partsFor(one).slice(0, 1)) : []
  const named = places.countyIds.flatMap((id) => ctx.counties.find(id) ?? [])
  const all: readonly Place[] = [
    ...named.map(({ id, name }) => ({ label: messages.county({ name }), path: paths.county(id) })),
    ...near.map(({ passage: { label, path } }) => ({ label, path })),
    ...wheretoAnyway,
  ]
  const whom = counties.flatMap((id) => ctx.counties.find(id) ?? [])[0] ?? null
  return {
    kind: 'unknown',
    sentences: said(unknownWords(whom)),
    places: all
      .filter(({ path }, at) => all.findIndex((other) => other.path === path) === at)
      .slice(0, NEAREST),
    parts: [],
  }
}
