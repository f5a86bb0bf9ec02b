/** Owns which known question a typed one is, and when it is none for certain. */
import type { KnownQuestion, Quote } from './passage.ts'

export interface Candidate {
  readonly known: KnownQuestion
  readonly score: number
  /** The share of the question that lies in words nobody's question holds. */
  readonly strange: number
}

/** Measured over wordings left out of their own question, see decision 73. */
const LEAD_COUNTS = 2.8
const STRANGE_COUNTS = 1.1
const SURE_FROM = 1.3
/** Under this nothing is likely enough to be named as near. */
const NEAR_FROM = 0.6

/** The lesson of a passage: neighbors there say nearly the same. */
const placeOf = (quote: Quote): string =>
  quote.kind === 'passage' ? quote.id.replace(/^(\d-\d):.*$/, '$1') : quote.fact

const answersAlike = (one: KnownQuestion, other: KnownQuestion): boolean => {
  const [a, b] = [one, other].map(({ quotes }) => quotes.map(placeOf))
  if (one.isAdvice || other.isAdvice || !a?.[0] || !b?.[0]) return one === other
  return b.includes(a[0]) || a.includes(b[0])
}

/** How far the first is ahead counts more than how like it is: two that are equally like are both doubtful. */
export const sureness = ([first, ...others]: readonly Candidate[]): number => {
  if (first === undefined) return 0
  const rival = others.find(({ known }) => !answersAlike(known, first.known))
  return first.score + LEAD_COUNTS * (first.score - (rival?.score ?? 0)) - STRANGE_COUNTS * first.strange
}

export const isSure = (ranked: readonly Candidate[]): boolean => sureness(ranked) >= SURE_FROM

export const chosenQuestion = (ranked: readonly Candidate[]): KnownQuestion | null =>
  isSure(ranked) ? (ranked[0]?.known ?? null) : null

/** Those whose places may still be worth a look. */
export const nearQuestions = (ranked: readonly Candidate[]): readonly KnownQuestion[] =>
  ranked.filter(({ score }) => score >= NEAR_FROM).map(({ known }) => known)
