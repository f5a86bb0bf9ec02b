/** Owns whether a rewritten text says what its original says: paragraph by paragraph, in English, neither gutted nor turned round. */

import type { GateProblem } from './fact-gate.ts'
import { isOutOfPlace } from './model-answer-places.ts'
import { isTurnedRound } from './model-answer-turned.ts'
import { ENGLISH, sensesOf, sentencesOf, shareIn, strangeSenses } from './model-answer-words.ts'

type Problem = Omit<GateProblem, 'sectionId'>

/** Shares of the original's words. */
const SHORTEST = 0.6
const SHORTEST_PARAGRAPH = 0.6
const LONGEST_PARAGRAPH = 1.75
/** What a paragraph may be longer or shorter in any case, in words. */
const SLACK = 3

/** Of the original's words that carry its subject, this share is still there. */
const KEPT_FROM = 0.5
/** Of the answer's, no more are new. */
const MOST_NEW = 0.5
const SENTENCE_SUPPORTED_FROM = 0.33
const ENGLISH_FROM = 0.3

/** Where the pen writes, and what is said aloud. */
const MARK = /\$?________|[“”]/g

const NAME = /\{[^{}\s]+\}/g

const namesIn = (text: string): readonly string[] => text.match(NAME) ?? []
const withoutNames = (text: string): string => text.replace(NAME, ' ')
const wordsIn = (text: string): readonly string[] => withoutNames(text).match(/\p{L}[\p{L}’'-]*/gu) ?? []
const sorted = (texts: readonly string[]): string => texts.toSorted().join(' ')

/** What the original says is English too. */
const isEnglish = (template: string, sentence: string): boolean => {
  const [given, words] = [template, sentence].map((text) => wordsIn(text.toLowerCase()))
  const known = words?.filter((word) => ENGLISH.has(word) || given?.includes(word)) ?? []
  return words === undefined || words.length < 5 || known.length / words.length >= ENGLISH_FROM
}

const hasSentenceOfItsOwn = (text: string, others: ReadonlySet<string>): boolean =>
  sentencesOf(text).some((sentence) => shareIn(sensesOf(sentence), others) < SENTENCE_SUPPORTED_FROM)

const isStrange = (template: string, answer: string): boolean => {
  const [was, is] = [sensesOf(template), sensesOf(answer)]
  const [given, said] = [new Set(was), new Set(is)]
  return (
    (was.length > 1 && shareIn(was, said) < KEPT_FROM) ||
    shareIn(is, given) < 1 - MOST_NEW ||
    hasSentenceOfItsOwn(answer, given) ||
    (was.length > 1 && hasSentenceOfItsOwn(template, said))
  )
}

const lengthProblem = (template: string, answer: string): readonly Problem[] => {
  const [was, is] = [wordsIn(template).length, wordsIn(answer).length]
  if (is < was * SHORTEST_PARAGRAPH - 1 || (was > 0 && is === 0))
    return [{ kind: 'too-short', at: answer.slice(0, 30) }]
  if (is > was * LONGEST_PARAGRAPH + SLACK) return [{ kind: 'too-long', at: answer.slice(-30) }]
  return []
}

const paragraphProblems = (template: string, answer: string): readonly Problem[] => {
  const at = answer.slice(0, 30)
  const found: readonly (readonly [Problem['kind'], boolean])[] = [
    ['paragraphs', sorted(namesIn(template)) !== sorted(namesIn(answer))],
    ['blank', sorted(template.match(MARK) ?? []) !== sorted(answer.match(MARK) ?? [])],
    ['language', !sentencesOf(answer).every((sentence) => isEnglish(template, sentence))],
    ['misplaced-fact', isOutOfPlace(template, answer, namesIn(answer))],
    ['turned-round', isTurnedRound(withoutNames(template), withoutNames(answer))],
    ['unsupported', isStrange(withoutNames(template), withoutNames(answer))],
  ]
  return [
    ...found.flatMap(([kind, isFound]) => (isFound ? [{ kind, at }] : [])),
    ...lengthProblem(template, answer),
  ]
}

/** Both in paragraphs, facts by name in both. */
export const senseProblems = (template: readonly string[], answer: readonly string[]): readonly Problem[] => {
  if (answer.length !== template.length) return [{ kind: 'paragraphs', at: `${answer.length}` }]
  const [was, is] = [template, answer].map((text) => wordsIn(text.join(' ')).length)
  const isGutted = (is ?? 0) < (was ?? 0) * SHORTEST
  const strange = strangeSenses(withoutNames(answer.join(' ')), withoutNames(template.join(' ')))
  return [
    ...strange.map((at) => ({ kind: 'unsupported' as const, at })),
    ...(isGutted ? [{ kind: 'too-short' as const, at: answer.join(' ').slice(0, 30) }] : []),
    ...template.flatMap((paragraph, at) => paragraphProblems(paragraph, answer[at] ?? '')),
  ]
}
