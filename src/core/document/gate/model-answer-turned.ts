/** Owns whether a rewritten paragraph says the contrary of its original, or more or less surely than it. */

import { type Turns, turnsOf } from './model-answer-turns.ts'
import { qualifiersOf, sensesOf, sentencesOf, shareIn } from './model-answer-words.ts'

/** Two sentences that share so much say the same, or one of them the contrary. */
const SAME_SENTENCE_FROM = 0.6
/** One that is less like than the likest by no more than this may be meant too. */
const AS_NEAR = 0.15

/** How many of both stand only in one, as many as must be taken out and put in. */
const apart = (one: readonly string[], other: readonly string[]): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, item] of one.entries()) {
    const next = [at + 1]
    for (const [to, counterpart] of other.entries()) {
      const either = 1 + Math.min(row[to + 1] ?? 0, next[to] ?? 0)
      next.push(item === counterpart ? (row[to] ?? 0) : either)
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const collapsed = (items: readonly string[]): readonly string[] =>
  items.filter((item, at) => item !== items[at - 1])

/** “Not the same” may stand for “different”. */
const isNegatedAlike = (was: Turns, is: Turns): boolean => {
  const gone = was.differences - is.differences
  return is.negations === was.negations || (gone === 1 && is.negations === was.negations + 1)
}

const likeness = (one: readonly string[], other: readonly string[]): number =>
  (shareIn(one, new Set(other)) + shareIn(other, new Set(one))) / 2

/** Which value is spoken of, in the order in which they come. */
const valuesIn = (text: string): readonly string[] =>
  qualifiersOf(text).filter((one) =>
    /^(?:just|assessed|taxable|market|school|effective|heated|living)$/.test(one),
  )

const isContrary = (template: string, answer: string): boolean => {
  const [was, is] = [turnsOf(template), turnsOf(answer)]
  return (
    !isNegatedAlike(was, is) ||
    was.pairs.some((pair, at) => apart(pair, is.pairs[at] ?? []) > 1) ||
    apart(valuesIn(template), valuesIn(answer)) > 1
  )
}

const clausesOf = (text: string): readonly string[] => sentencesOf(text).flatMap((one) => one.split(/, /))

/** A “not” or a value that was moved to another sentence leaves their count as it was. */
const isAnySentenceTurned = (template: string, answer: string): boolean => {
  const given = [...sentencesOf(template), ...clausesOf(template)].map((text) => ({
    text,
    senses: sensesOf(text),
  }))
  return sentencesOf(answer).some((sentence) => {
    const senses = sensesOf(sentence)
    if (senses.length < 2) return false
    const likes = given.map((one) => ({ text: one.text, like: likeness(one.senses, senses) }))
    const nearest = Math.max(SAME_SENTENCE_FROM, ...likes.map(({ like }) => like - AS_NEAR))
    const near = likes.filter(({ like }) => like >= nearest)
    return near.length > 0 && near.every(({ text }) => isContrary(text, sentence))
  })
}

/** What may be so may not become what is so, nor what is so what may be. */
const isAsOpen = (was: Turns, is: Turns): boolean =>
  (is.leaves === 0 || was.openings > 0) &&
  (is.offers <= was.offers || was.orders === 0) &&
  (was.leaves === 0 || is.leaves > 0 || is.cans > was.cans) &&
  Math.abs(was.leaves - is.leaves) <= 1

const areValuesAlike = (template: string, answer: string): boolean => {
  const [was, is] = [valuesIn(template), valuesIn(answer)]
  return (
    apart(collapsed(was), collapsed(is)) <= 1 &&
    was.every((one) => is.includes(one)) &&
    is.every((one) => was.includes(one))
  )
}

/** Both without names of facts. */
export const isTurnedRound = (template: string, answer: string): boolean => {
  const [was, is] = [turnsOf(template), turnsOf(answer)]
  return (
    !isNegatedAlike(was, is) ||
    was.duties !== is.duties ||
    was.hedges < is.hedges ||
    !isAsOpen(was, is) ||
    was.pairs.some((pair, at) => apart(pair, is.pairs[at] ?? []) > 1) ||
    !areValuesAlike(template, answer) ||
    isAnySentenceTurned(template, answer) ||
    is.contrasts.some((one) => !was.contrasts.includes(one))
  )
}
