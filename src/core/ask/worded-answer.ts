/**
 * Owns the look at a language model's answer before anybody sees it: every sentence names a passage it was given, every
 * figure, date, name and citation in it is in that passage, and it neither advises nor promises.
 */
import { FORBIDDEN } from '#core/document/gate/fact-gate-words.ts'
import { strangeMonths, strangeNames, strangeQuantities } from '#core/strange-words.ts'
import { type CitedSentence, cautionsOf, citationsOf } from './cited-answer.ts'
import type { AnswerPart } from './passage.ts'
import { stemsOf } from './words.ts'

export type WordedProblem =
  | 'no-citation'
  | 'unknown-passage'
  | 'figure'
  | 'name'
  | 'unsupported'
  | 'turned-round'
  | 'wording'
  | 'shape'

export type WordedReading =
  | { readonly ok: true; readonly sentences: readonly CitedSentence[] }
  | { readonly ok: false; readonly problems: readonly WordedProblem[] }

const MOST_SENTENCES = 24
const LONGEST_ANSWER = 4_000
/** The share of a sentence's words that its passage has to hold. */
const SUPPORTED_FROM = 0.7

const CITED = /([^[\]]+?)\s*((?:\[\d+\]\s*)+)([.?!]?)/g
const FIGURE = /\$?\p{N}[\p{N}.,/:-]*(?:%|st|nd|rd|th)?/gu
const CITATION = /\b(?:[A-Z]{2,}-\d+\w*|\d+[A-Z]?-\d+\.\d+(?:\(\d+\))*|\d{3}\.\d+(?:\(\w+\))*)/g
const NEGATION = /\b(?:not|no|never|nobody|nothing|none|cannot|without|unless|only|neither|nor)\b|n[’']t\b/i

/** What our own texts may say, and whoever words them may not: the kinds that hang on the facts of a paper. */
const ALLOWED = new Set(['number-word', 'citation', 'county'])

interface Worded {
  readonly text: string
  readonly parts: readonly AnswerPart[]
}

const trimmed = (figure: string): string => figure.replace(/[.,:/-]+$/, '')

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([one]) => trimmed(one))

const wordAfter = (text: string, figure: string): string =>
  /^\W*([\p{L}]+)?/u.exec(text.slice(text.indexOf(figure) + figure.length))?.[1]?.toLowerCase() ?? ''

const textOf = ({ passage }: AnswerPart): string =>
  [...passage.sentences, ...passage.cautions].map(({ text }) => text).join(' ')

const sourcesOf = ({ passage }: AnswerPart) => [
  ...new Set([...passage.sentences, ...passage.cautions].flatMap(({ sources }) => sources)),
]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const standsIn = (passage: string, figure: string, unit: string): boolean => {
  const whole = `(?<![\\p{N}$.,-])${escaped(figure)}(?![\\p{N}%])(?!\\.\\p{N})`
  const after = unit === '' ? '' : `(?=\\W{0,3}${unit}\\b|\\W*$)`
  return new RegExp(`${whole}${after}`, 'iu').test(passage)
}

const hasStrangeFigure = (text: string, passages: string): boolean =>
  found(text.replace(CITATION, ' '), FIGURE).some(
    (figure) => !standsIn(passages, figure, wordAfter(text, figure)),
  ) ||
  found(text, CITATION).some((one) => !passages.toLowerCase().includes(one.toLowerCase())) ||
  strangeMonths(text, passages).length > 0 ||
  strangeQuantities(text, passages).length > 0

const shareIn = (text: string, held: ReadonlySet<string>): number => {
  const stems = stemsOf(text)
  return stems.length === 0 ? 0 : stems.filter((stem) => held.has(stem)).length / stems.length
}

/** Says “not” where its nearest sentence does not, or the other way round. */
const isTurnedRound = (text: string, parts: readonly AnswerPart[]): boolean => {
  const said = parts.flatMap(({ passage }) => [...passage.sentences, ...passage.cautions])
  const near = said
    .map((one) => ({ one, share: shareIn(text, new Set(stemsOf(one.text))) }))
    .toSorted((a, b) => b.share - a.share)[0]
  return near !== undefined && NEGATION.test(text) !== NEGATION.test(near.one.text)
}

const problemsOf = ({ text, parts }: Worded): readonly WordedProblem[] => {
  const passages = parts.map(textOf).join(' ')
  const held = new Set(stemsOf(passages))
  const isForbidden = FORBIDDEN.some(([kind, pattern]) => !ALLOWED.has(kind) && pattern.test(text))
  return [
    ...(hasStrangeFigure(text, passages) ? (['figure'] as const) : []),
    ...(strangeNames(text, passages).length > 0 ? (['name'] as const) : []),
    ...(shareIn(text, held) < SUPPORTED_FROM ? (['unsupported'] as const) : []),
    ...(isTurnedRound(text, parts) ? (['turned-round'] as const) : []),
    ...(isForbidden && !passages.includes(text) ? (['wording'] as const) : []),
  ]
}

const refused = (...problems: readonly WordedProblem[]): WordedReading => ({
  ok: false,
  problems: [...new Set(problems)],
})

const numbersIn = (marks: string): readonly number[] =>
  [...marks.matchAll(/\d+/g)].map(([one]) => Number(one))

const read = (answer: string, parts: readonly AnswerPart[]): readonly Worded[] | WordedProblem => {
  const rest = answer.replace(CITED, '').trim()
  if (rest !== '') return 'no-citation'
  const matches = [...answer.matchAll(CITED)]
  if (matches.length === 0 || matches.length > MOST_SENTENCES) return 'shape'
  const isKnown = (number: number): boolean => parts[number - 1] !== undefined
  if (!matches.every(([, , marks = '']) => numbersIn(marks).every(isKnown))) return 'unknown-passage'
  return matches.map(([, text = '', marks = '', end = '']) => ({
    text: `${text.trim()}${end}`,
    parts: numbersIn(marks).flatMap((number) => parts[number - 1] ?? []),
  }))
}

const isOneSentence = ({ text }: Worded): boolean =>
  /[.?!][”"’)]*$/.test(text) && !/[.?!][”"’)]*\s+\p{Lu}/u.test(text.replace(/\b(?:s|ss|St|ch|No|v)\. /g, ''))

/** `answer` is the model's raw text; the sentences returned carry the marks of their sources and the doubts beside them. */
export const readWordedAnswer = (answer: string, parts: readonly AnswerPart[]): WordedReading => {
  if (answer.length > LONGEST_ANSWER) return refused('shape')
  const worded = read(answer.replace(/\s+/g, ' ').trim(), parts)
  if (typeof worded === 'string') return refused(worded)
  if (!worded.every(isOneSentence)) return refused('no-citation')
  const problems = worded.flatMap(problemsOf)
  if (problems.length > 0) return refused(...problems)
  const said = worded.map(({ text }) => text).join(' ')
  const used = parts.filter((part) => worded.some((one) => one.parts.includes(part)))
  return {
    ok: true,
    sentences: [
      ...worded.map(({ text, parts: from }) => ({
        text,
        citations: from.flatMap((part) => citationsOf(part.passage, sourcesOf(part).slice(0, 4))),
      })),
      ...cautionsOf(used, said),
    ],
  }
}
