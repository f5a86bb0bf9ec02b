/** Owns which known question a typed one is, and when it is none for certain. */
import type { KnownQuestion, Quote } from './passage.ts'
import type { Candidate } from './rank-questions.ts'

/** Measured over wordings left out of their own question and over tables of questions, see decisions 180 and 184. */
const LEAD_COUNTS = 4
const STRANGE_COUNTS = 2
const LENGTH_COUNTS = 1
const SURE_FROM = 5
/** What asks for advice is declined sooner than anything is answered. */
const ADVICE_FROM = 4
/** Of the words of a question: shorter ones count as so long. */
const SHORTEST = 6
/** How much the part of a question that is likest counts beside the whole. */
const PART_COUNTS = 0.3
/** Under this nothing is likely enough to be named as near. */
const NEAR_FROM = 0.9

/** The lesson of a passage: neighbors there say nearly the same. */
const placeOf = (quote: Quote): string =>
  quote.kind === 'passage' ? quote.id.replace(/^(\d-\d):.*$/, '$1') : quote.fact

const answersAlike = (one: KnownQuestion, other: KnownQuestion): boolean => {
  const [a, b] = [one, other].map(({ quotes }) => quotes.map(placeOf))
  if (one.advice !== null || other.advice !== null || !a?.[0] || !b?.[0]) return one === other
  return b.includes(a[0]) || a.includes(b[0])
}

/** How far the first is ahead counts more than how like it is: two that are equally like are both doubtful. */
const sureness = ([first, ...others]: readonly Candidate[]): number => {
  if (first === undefined) return 0
  const rival = others.find(({ known }) => !answersAlike(known, first.known))
  const { score, strange, words } = first
  return (
    score +
    LEAD_COUNTS * (score - (rival?.score ?? 0)) -
    STRANGE_COUNTS * strange +
    LENGTH_COUNTS * Math.log(Math.max(SHORTEST, words))
  )
}

const isSure = (ranked: readonly Candidate[]): boolean =>
  sureness(ranked) >= (ranked[0]?.known.advice ? ADVICE_FROM : SURE_FROM)

const FEWEST_WORDS = 3

/** Sentences and clauses of a question of several; none of a simple one. */
export const partsOf = (question: string): readonly string[] => {
  const parts = question
    .split(/[.?!,;:]+\s+|\s+(?:and|but)\s+/)
    .filter((part) => part.trim().split(/\s+/).length >= FEWEST_WORDS)
  return parts.length < 2 ? [] : parts
}

/** Begins so where it asks by itself; else it tells. */
const ASKING =
  /^(?:what|when|where|who|whom|how|which|why|can|may|must|do|does|did|is|are|am|will|should|have|has)\b/

/** 'I need an interpreter' says something. */
export const asksByItself = (question: string): boolean => ASKING.test(question.toLowerCase())

/** 'Is it too late for this year' asks of what was said before it, and is nothing by itself. */
const LEANS =
  /^(?:(?:what|when|where|who|how|which|why)\b.{0,12} )?(?:can|may|must|do|does|did|is|are|will|should|have|has|was|would) (?:it|that|this)\b/

interface Ranked {
  /** By the whole question and by the part of it that speaks most of each: a story holds what is asked and much besides. */
  readonly whole: readonly Candidate[]
  /** Each part that asks, by itself. */
  readonly asking: readonly (readonly Candidate[])[]
}

/** Asks what the person's own case holds. */
const ASKS_OWN = /\b(?:did|have) i\b|\bdo you (?:still )?have (?:me|my)\b|\bremind me\b|\bin my case\b/
const OWN_COUNTS = 0.2

/** What only a case can tell comes before the rule on it, where a question asks for one's own. */
const ownFirst = (ranked: readonly Candidate[], question: string): readonly Candidate[] =>
  ASKS_OWN.test(question)
    ? ranked
        .map((one) =>
          one.known.quotes[0]?.kind === 'case' ? { ...one, score: one.score + OWN_COUNTS } : one,
        )
        .toSorted((a, b) => b.score - a.score)
    : ranked

export const rankWithParts = (rank: (question: string) => readonly Candidate[], question: string): Ranked => {
  const whole = ownFirst(rank(question), question)
  const parts = partsOf(question).map((text, at) => ({
    asks: ASKING.test(text.trim()) && !(at > 0 && LEANS.test(text.trim())),
    ranked: rank(text),
  }))
  const asking = parts.filter(({ asks }) => asks).map(({ ranked }) => ranked)
  if (parts.length === 0) return { whole, asking }
  const best = new Map<KnownQuestion, number>()
  for (const { known, score } of parts.flatMap(({ ranked }) => ranked))
    best.set(known, Math.max(score, best.get(known) ?? 0))
  const blended = whole.map((one) => ({
    ...one,
    score: (1 - PART_COUNTS) * one.score + PART_COUNTS * (best.get(one.known) ?? 0),
  }))
  return { whole: blended.toSorted((a, b) => b.score - a.score), asking }
}

/** What a part asks for has to be near to the whole, too. */
const NEAREST = 2
const MOST_QUESTIONS = 2

/** The one question that is asked for certain, or the two that are asked at once; none where nothing is certain. */
export const chosenQuestions = ({ whole, asking }: Ranked): readonly KnownQuestion[] => {
  const near = whole.slice(0, NEAREST).map(({ known }) => known)
  const sure = asking
    .filter(isSure)
    .flatMap(([first]) => (first && near.includes(first.known) ? [first.known] : []))
  const apart = sure.filter(
    (one, at) => !sure.slice(0, at).some((before) => before === one || answersAlike(before, one)),
  )
  const [first] = whole
  if (apart.length > 1 || !first || !isSure(whole)) return apart.slice(0, MOST_QUESTIONS)
  return [first.known]
}

/** Those that may still be meant beside those that are answered. */
export const nearQuestions = (
  ranked: readonly Candidate[],
  answered: readonly KnownQuestion[],
): readonly KnownQuestion[] =>
  ranked
    .filter(({ known, score }) => score >= NEAR_FROM && known.quotes.length > 0 && known.advice === null)
    .map(({ known }) => known)
    .filter((known) => !answered.some((one) => answersAlike(one, known)))
