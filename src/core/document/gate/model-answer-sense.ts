/** Owns whether a rewritten text says what its original says: the same words that carry meaning, sentence by sentence, in their order. */

import type { GateProblem } from './fact-gate.ts'
import { MOVES, TURNING } from './model-answer-phrases.ts'
import { AND, COMMA, SENTENCE, skeletonOf, type Word } from './model-answer-skeleton.ts'

type Problem = Omit<GateProblem, 'sectionId'>
type Words = readonly Word[]

/** Longer than any sentence of ours. */
const LONGEST_SENTENCE = 50

/** “From your own exhibits”: without a verb, it is no longer. */
const LONGEST_PHRASE = 5

/** Of the words of the original; an answer with fewer has left a sentence out. */
const SHORTEST = 0.75

/** What begins a clause within a sentence: a phrase that is moved past it would belong to something else. */
const SUBORDINATE =
  /(?:^|_)(?:if|when|before|after|until|unless|once|because|only|that|what|whether|how|where|who|which)(?:_|$)/
const NEGATION = /(?:^|_)(?:not|no|never|none|nothing|nobody|neither|nor|without|only)(?:_|$)/
const FACT = /\{|^\$?__/

const isFact = ({ text }: Word): boolean => FACT.test(text)
const isAny = (words: Words, pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))

/** The last of all is followed by the end. */
const breakAt = (words: Words, at: number) => (at === 0 ? SENTENCE : (words[at]?.after ?? SENTENCE))

/**
 * Sentences may be joined and parted where a comma stands in the one and a full stop in the other; but “if …” and
 * “before …” stay with the sentence that they belong to.
 */
const isParted = (was: Words, is: Words, at: number): boolean => {
  const [one, other] = [breakAt(was, at), breakAt(is, at)]
  if ((one === SENTENCE) === (other === SENTENCE)) return false
  return Math.min(one, other) < COMMA || MOVES.test(is[at]?.text ?? '')
}

const isUnbroken = (words: Words, from = AND): boolean => words.slice(1).every(({ after }) => after < from)

const same = (one: Words, other: Words): boolean =>
  one.length === other.length && one.every(({ text }, at) => text === other[at]?.text)

/** “For {year}” may stand before or behind the words around one other fact. */
const isFactMoved = (passed: Words, moved: Words): boolean => {
  const fact = moved.at(-1)
  const isShort = fact !== undefined && isFact(fact) && moved.length <= (fact.text.includes('_{') ? 1 : 2)
  return (
    isShort &&
    isUnbroken(passed) &&
    passed.filter(isFact).length <= 1 &&
    !isAny(passed, NEGATION) &&
    !isAny(passed, SUBORDINATE)
  )
}

/** “If …” may stand before its sentence or behind it, when nothing else of its kind is in the sentence. */
const isClauseMoved = (passed: Words, moved: Words): boolean =>
  isUnbroken(passed) &&
  isUnbroken(moved, COMMA) &&
  !isAny(passed, SUBORDINATE) &&
  (isAny(moved.slice(0, 1), SUBORDINATE) || (moved.length <= LONGEST_PHRASE && !isAny(moved, SUBORDINATE)))

/** Both begin at `at`, and the next `length` words are `passed` and `moved` in the one, `moved` and `passed` in the other. */
const isMoved = (was: Words, is: Words, at: number, length: number): boolean => {
  const [one, other] = [was.slice(at, at + length), is.slice(at, at + length)]
  const isWhole = [was, is].every((text) => [at, at + length].every((edge) => breakAt(text, edge) >= COMMA))
  return [
    [one, other],
    [other, one],
  ].some(([behind = [], before = []]) =>
    behind.some(({ text }, split) => {
      if (split === 0 || !MOVES.test(text)) return false
      const [passed, moved] = [behind.slice(0, split), behind.slice(split)]
      const [movedThere, passedThere] = [before.slice(0, moved.length), before.slice(moved.length)]
      if (!same(moved, movedThere) || !same(passed, passedThere)) return false
      if (moved[0]?.after === SENTENCE || passedThere[0]?.after === SENTENCE) return false
      return [
        [passed, moved],
        [passedThere, movedThere],
      ].every(([crossed = [], block = []]) =>
        isWhole ? isClauseMoved(crossed, block) || isFactMoved(crossed, block) : isFactMoved(crossed, block),
      )
    }),
  )
}

/** From the end: true at a place when all from there on says the same. */
const saysTheSame = (was: Words, is: Words): boolean => {
  if (was.length !== is.length) return false
  const holds = Array.from({ length: was.length + 1 }, () => false)
  holds[was.length] = true
  for (let at = was.length - 1; at >= 0; at--) {
    const isNext = was[at]?.text === is[at]?.text && holds[at + 1] === true
    const most = Math.min(LONGEST_SENTENCE, was.length - at)
    const isLater = (length: number) => holds[at + length] === true && isMoved(was, is, at, length)
    holds[at] =
      !isParted(was, is, at) &&
      (isNext ||
        Array.from({ length: most }, (_, nth) => nth + 1).some((length) => length > 1 && isLater(length)))
  }
  return holds[0] === true
}

const factsIn = (words: Words): readonly string[] =>
  words.flatMap(({ text }) => text.match(/\{[^{}]+\}/g) ?? [])
const blanksIn = (words: Words): readonly string[] =>
  words.flatMap(({ text }) => (/^\$?__/.test(text) ? [text] : []))
const turnsIn = (words: Words): readonly string[] =>
  words.flatMap(({ text }) => text.split('_').filter((one) => TURNING.has(one)))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(' ') === other.join(' ')

/** Why it may be that they do not say the same, for the writer's next try. */
const faultIn = (was: Words, is: Words): Problem['kind'] => {
  const [given, found] = [factsIn(was), factsIn(is)]
  if (!isSame(given.toSorted(), found.toSorted())) return 'paragraphs'
  if (!isSame(blanksIn(was).toSorted(), blanksIn(is).toSorted())) return 'blank'
  if (is.length < was.length * SHORTEST) return 'too-short'
  if (!isSame(given, found)) return 'misplaced-fact'
  return isSame(turnsIn(was), turnsIn(is)) ? 'unsupported' : 'turned-round'
}

const paragraphProblems = (template: string, answer: string): readonly Problem[] => {
  const [was, is] = [skeletonOf(template), skeletonOf(answer)]
  return saysTheSame(was, is) ? [] : [{ kind: faultIn(was, is), at: answer.slice(0, 30) }]
}

/** Both in paragraphs, facts by name in both. */
export const senseProblems = (template: readonly string[], answer: readonly string[]): readonly Problem[] => {
  if (answer.length !== template.length) return [{ kind: 'paragraphs', at: `${answer.length}` }]
  return template.flatMap((paragraph, at) => paragraphProblems(paragraph, answer[at] ?? ''))
}
