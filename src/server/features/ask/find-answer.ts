/** Looks a question up among those we know, and quotes what answers it; or says no, with the nearest places. */
import { paths } from '#contract/page-paths.ts'
import { asksToChoose, asksWhether } from '#core/ask/advice.ts'
import {
  asksByItself,
  chosenQuestions,
  nearQuestions,
  partsOf,
  rankWithParts,
} from '#core/ask/choose-question.ts'
import { type CitedSentence, extractFrom } from '#core/ask/cited-answer.ts'
import { conciseParts, type Quoted } from '#core/ask/concise.ts'
import { withoutElsewhere } from '#core/ask/elsewhere.ts'
import type { AnswerPart, KnownQuestion, Passage, Quote, Wish } from '#core/ask/passage.ts'
import type { Candidate } from '#core/ask/rank-questions.ts'
import { saidOnce } from '#core/ask/said-once.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as messages from '#messages/ask/find-answer.ts'
import type { Context } from '#server/context.ts'
import { notAdviceWords, unknownWords } from '#words/ask/not-advice.ts'
import { inPlainWords } from './ask-words.ts'
import { type AnswerLibrary, answerLibraryOf } from './library.ts'
import { namedPlaces } from './named-places.ts'

type AskContext = Pick<Context, 'course' | 'counties' | 'now'>

interface Place {
  readonly label: string
  readonly path: string
  /** That is answered there. */
  readonly question?: string
  /** How that answer begins. */
  readonly says?: string
}

/** Whose question it is: their county, and what their case says of itself. */
export interface Asker {
  readonly countyId: string | null
  readonly passages: readonly Passage[]
}

export interface Found {
  readonly kind: 'answer' | 'unknown' | 'not_advice'
  readonly sentences: readonly CitedSentence[]
  /** The nearest places to read; beside an answer, which names its own, other questions that may be meant. */
  readonly places: readonly Place[]
  readonly parts: readonly AnswerPart[]
  /** What it asks for that our pages do not say; null where it asks for nothing of the kind. */
  readonly wish: Wish | null
}

const NEAREST = 3
const NEAREST_QUESTIONS = 3
/** The likest may be the wrong one: what was meant is often second or third. */
const BESIDE_AN_ANSWER = 2

/** A wish for advice that is nearly as like as what is known: 'Should I take it?' after a question on offers. */
const NEARLY = 0.8

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

const idOf = ({ question, path }: Place): string => question ?? path

const said = (words: readonly string[]): readonly CitedSentence[] =>
  words.map((text) => ({ text, citations: [] }))

const yoursMayDiffer = { text: messages.yourCountyMayDiffer(), sources: [] }

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

/** A day of the person's own case is the answer; the rule for everybody beside it would say it again, less surely. */
const ownAlone = (quoted: readonly Quoted[], asksElsewhere: boolean): readonly Quoted[] => {
  const own = quoted.filter(({ entry: { passage } }) => passage.saysAll)
  return own.length > 0 && !asksElsewhere ? own : quoted
}

/** A known question as it is offered to be pressed: a whole one. */
export const offeredAs = ({ asks: [question = ''], offered }: KnownQuestion): string => {
  if (offered !== undefined) return offered
  return asksByItself(question) ? `${question.replace(/\?$/, '')}?` : question
}

/** Of an answer that is only offered: about five lines, and always its first sentence. */
const OFFERED_LETTERS = 480

const beginningOf = (parts: readonly AnswerPart[]): string => {
  const [first = '', ...others] = parts.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  let said = first
  for (const text of others) {
    if (said.length + text.length >= OFFERED_LETTERS) break
    said = /\d$/.test(said) ? `${said}: ${text}` : `${said} ${text}`
  }
  return said
}

/** With how its answer begins: what was meant may be third, and is read at once. */
const nearest = (known: KnownQuestion, parts: readonly AnswerPart[]): readonly Place[] => {
  const [part] = parts
  if (part === undefined) return []
  const { label, path } = part.passage
  return [{ label, path, question: offeredAs(known), says: beginningOf(parts) }]
}

/** What is known beside it, how petitions ended, comes after the first sentence. */
const declined = (wish: Wish, parts: readonly AnswerPart[]): Found => {
  const [first = '', ...others] = notAdviceWords(wish)
  return {
    kind: 'not_advice',
    sentences: [...said([first]), ...extractFrom(parts), ...said(others)],
    places: wheretoWhenDeclined[wish],
    parts,
    wish,
  }
}

/** What is known for certain is no wish for a decision, whatever its form, 'Should I send the clerk a copy?', and nor is what has nothing to do with us. */
const wishBehind = (
  question: string,
  whole: readonly Candidate[],
  chosen: readonly KnownQuestion[],
): Wish | null => {
  if (!asksToChoose(question) || nearQuestions(whole, []).length === 0) return null
  if (asksWhether(question)) return 'decision'
  const wished = whole.find(({ known }) => known.advice !== null)
  const isNear = (wished?.score ?? 0) >= NEARLY * (whole[0]?.score ?? 0)
  return chosen.length === 0 || isNear ? (wished?.known.advice ?? 'decision') : null
}

export const findAnswer = async (ctx: AskContext, typed: string, asker: Asker): Promise<Found> => {
  const library = answerLibraryOf(ctx.course)
  const places = namedPlaces(ctx.counties, typed)
  const counties =
    places.countyIds.length > 0 || asker.countyId === null ? places.countyIds : [asker.countyId]
  const asksElsewhere = places.countyIds.some((id) => id !== asker.countyId)
  const question = inPlainWords(library.withoutSlips(inPlainWords(places.rest)))
  const ranks = await library.rankEach([question, ...partsOf(question)])
  const ranked = rankWithParts((text) => ranks.get(text) ?? [], question)
  const partsFor = (known: KnownQuestion): readonly AnswerPart[] =>
    conciseParts(
      known,
      ownAlone(
        known.quotes.flatMap((quote) => quotedBy(library, asker, counties, quote)),
        asksElsewhere,
      ),
    )
      .map((part) =>
        withoutElsewhere(part, { countyIds: counties, counties: ctx.counties.counties }, yoursMayDiffer),
      )
      .map((part) => withDayOver(part, todayInFlorida(ctx.now())))
  // What was offered is asked by a press, in the very words.
  const pressed = library.known.filter(({ offered }) => offered !== undefined && offered === typed)
  const chosen = pressed.length > 0 ? pressed : chosenQuestions(ranked)
  const wished = chosen.find(({ advice }) => advice !== null)
  const wish = wished?.advice ?? wishBehind(question, ranked.whole, chosen)
  if (wish !== null) return declined(wish, wished ? partsFor(wished) : [])
  const parts = saidOnce(chosen.flatMap(partsFor))
  const near = nearQuestions(ranked.whole, chosen).flatMap((one) => nearest(one, partsFor(one)))
  if (parts.length > 0)
    return {
      kind: 'answer',
      sentences: extractFrom(parts),
      places: near.slice(0, BESIDE_AN_ANSWER),
      parts,
      wish,
    }
  const unanswered = chosen.length === 0 ? near.slice(0, NEAREST_QUESTIONS) : []
  const named = places.countyIds.flatMap((id) => ctx.counties.find(id) ?? [])
  const all: readonly Place[] = [
    ...named.map(({ id, name }) => ({ label: messages.county({ name }), path: paths.county(id) })),
    ...unanswered,
    ...wheretoAnyway,
  ]
  const whom = counties.flatMap((id) => ctx.counties.find(id) ?? [])[0] ?? null
  return {
    kind: 'unknown',
    sentences: said(unknownWords(whom, unanswered.length)),
    places: all
      .filter((one, at) => all.findIndex((other) => idOf(other) === idOf(one)) === at)
      .slice(0, NEAREST),
    parts: [],
    wish,
  }
}
