/**
 * Owns whether a freer wording claims what ours does not: a word from elsewhere, a “not” or an actor more or less, or a
 * thing said of another. It judges paragraph by paragraph and refuses what it is not sure of; it proves nothing equal.
 */

import { inOneSpelling, isAmong, isLight, JOINING, keyOf, MAY_BE_ADDED, meaningOf } from './claim-words.ts'
import type { GateProblem } from './fact-gate.ts'

type Problem = Omit<GateProblem, 'sectionId'>

interface Word {
  /** In small letters; the name of a fact as it is. */
  readonly text: string
  /** The same for words that are alike. */
  readonly key: string
  readonly kind: 'fact' | 'turning' | 'joining' | 'other'
  /** From 0; a comma ends a clause, a full stop a sentence. */
  readonly clause: number
  readonly sentence: number
}
type Words = readonly Word[]

/** Of the words of ours that are not light, as many have to be in the answer. */
const FEWEST_KEPT = 0.7

const PIECE = /\{[^{}\s]+\}|\$?_{2,}|\p{L}[\p{L}’-]*|[.;:!?,]/gu
const FACT = /^\{|__/

const wordOf = (text: string): Pick<Word, 'text' | 'key' | 'kind'> => {
  if (FACT.test(text)) return { text, key: text, kind: 'fact' }
  const small = text.toLowerCase()
  const meaning = meaningOf(small)
  if (meaning !== undefined) return { text: small, key: meaning, kind: 'turning' }
  return { text: small, key: keyOf(small), kind: JOINING.has(small) ? 'joining' : 'other' }
}

const wordsIn = (paragraph: string): Words => {
  const words: Word[] = []
  let [clause, sentence] = [0, 0]
  for (const [piece] of inOneSpelling(paragraph).matchAll(PIECE)) {
    if (/^[.;:!?]$/.test(piece)) sentence += 1
    if (/^[.;:!?,]$/.test(piece)) clause += 1
    else words.push({ ...wordOf(piece), clause, sentence })
  }
  return words
}

const countsOf = (words: Words): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
type Counts = ReturnType<typeof countsOf>

const isTurned = (key: string, ours: Counts, theirs: Counts): boolean => {
  const more = (theirs.get(key) ?? 0) - (ours.get(key) ?? 0)
  // “They” for “it” makes many of one.
  if (key === 'they') return more > 0 && (theirs.get('it') ?? 0) < (ours.get('it') ?? 0)
  return MAY_BE_ADDED.has(key) ? more < 0 : more !== 0
}

const keysOf = (words: Words, kind: Word['kind']): readonly string[] =>
  words.filter((word) => word.kind === kind).map(({ key }) => key)

/** Each word of the answer that ours has as often, with its place in ours. */
interface Held {
  readonly at: number
  readonly word: Word
  readonly ours: Word
  readonly place: number
}

const numbered = (words: Words): readonly string[] => {
  const seen = new Map<string, number>()
  return words.map(({ key }) => {
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return `${key} ${seen.get(key)}`
  })
}

const heldIn = (ours: Words, theirs: Words, [was, is]: readonly [Counts, Counts]): readonly Held[] => {
  const places = new Map(numbered(ours).map((name, place) => [name, place]))
  const names = numbered(theirs)
  return theirs.flatMap((word, at) => {
    const place = places.get(names[at] ?? '') ?? -1
    const one = ours[place]
    return one && word.kind !== 'joining' && word.key !== 'they' && was.get(word.key) === is.get(word.key)
      ? [{ at, word, ours: one, place }]
      : []
  })
}

/** What begins a phrase that may stand before its sentence or behind it. */
const MOVES = /^(?:if|when|before|after|until|once|because|since|from|by|with|for|in|on|at)$/
const LONGEST_LEAD = 3

/** Stand anywhere in their clause. */
const FLOATING: ReadonlySet<string> = new Set(['not', 'again', 'thereafter', 'last', 'may', 'would'])

const leadOf = (word: Word | undefined): string => (word?.text === 'in' ? 'for' : (word?.text ?? ''))

/** 'on that day': from the word that leads it to the one at `at`; '' where none is near. */
const phraseTo = (words: Words, at: number): string => {
  for (let from = at - 1; from >= Math.max(0, at - LONGEST_LEAD); from--) {
    const text = words[from]?.text ?? ''
    if (/^(?:for|in|on|at)$/.test(text))
      return [leadOf(words[from]), ...words.slice(from + 1, at + 1).map((one) => one.text)].join(' ')
    if (words[from]?.kind !== 'joining') return ''
  }
  return ''
}

/** Each word with the one before it. */
const pairsIn = (words: Words): ReadonlySet<string> =>
  new Set(words.map(({ key }, at) => `${leadOf(words[at - 1])} ${key}`))

/** One block of a clause before another: it may be so where one of them is a phrase that ours begins alike. */
const isMoved = (
  front: readonly Held[],
  back: readonly Held[],
  theirs: Words,
  pairs: ReadonlySet<string>,
): boolean => {
  if (Math.min(...front.map(({ place }) => place)) < Math.max(...back.map(({ place }) => place))) return false
  const [first, behind] = [front[0]?.at ?? 0, back[0]?.at ?? 0]
  const begins = (at: number): boolean =>
    MOVES.test(theirs[at]?.text ?? '') && pairs.has(`${leadOf(theirs[at])} ${theirs[at + 1]?.key}`)
  const leads = [0, 1, 2, 3]
  const opens = (at: number): boolean =>
    (theirs[at]?.clause ?? 0) > 0 || theirs[at - 1]?.sentence !== theirs[at]?.sentence
  return (
    leads.some((back) => begins(first - back) && opens(first - back)) ||
    leads.some((lead) => behind - lead > (front.at(-1)?.at ?? 0) && begins(behind - lead))
  )
}

/** A word that is not where ours has it: in another clause, away from what it is said of, or before what it follows. */
const misplacedIn = (ours: Words, theirs: Words, held: readonly Held[]): Held | undefined => {
  const pairs = pairsIn(ours)
  const phrases = new Set(ours.map((_, at) => phraseTo(ours, at)))
  const strayed = held.find((one, at) => one.ours.clause < (held[at - 1]?.ours.clause ?? 0))
  if (strayed) return strayed
  const lonely = held.find((one) => {
    if (one.word.kind !== 'turning') return false
    const near = held.filter((other) => other !== one && other.ours.clause === one.ours.clause)
    const isBeside = ({ word }: Held): boolean =>
      one.word.key === 'not' ? word.clause === one.word.clause : word.sentence === one.word.sentence
    return near.length > 0 && !near.some(isBeside)
  })
  if (lonely) return lonely
  const clauses = Map.groupBy(held, (one) => one.ours.clause)
  for (const inClause of clauses.values()) {
    const ordered = inClause.filter(({ word, at }) => {
      const phrase = phraseTo(theirs, at)
      return !FLOATING.has(word.key) && !(phrase !== '' && phrases.has(phrase))
    })
    const falls = ordered.flatMap((one, at) => (one.place < (ordered[at - 1]?.place ?? 0) ? [at] : []))
    const [fall, second] = falls
    if (fall === undefined) continue
    if (second !== undefined || !isMoved(ordered.slice(0, fall), ordered.slice(fall), theirs, pairs))
      return ordered[fall]
  }
  return undefined
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ')

const problemIn = (our: string, their: string): Problem | null => {
  const [ours, theirs] = [wordsIn(our), wordsIn(their)]
  const [was, is] = [countsOf(ours), countsOf(theirs)]
  const strange = theirs.find(({ key, kind }) => kind === 'other' && !isLight(key) && !isAmong(key, was))
  if (strange) return { kind: 'unsupported', at: strange.text }
  if (!same(keysOf(ours, 'fact'), keysOf(theirs, 'fact')))
    return { kind: 'misplaced-fact', at: their.slice(0, 30) }
  const turned = [...keysOf(ours, 'turning'), ...keysOf(theirs, 'turning')].find((key) =>
    isTurned(key, was, is),
  )
  if (turned) return { kind: 'turned-round', at: turned }
  const needed = [
    ...new Set(ours.filter(({ kind }) => kind === 'turning' || kind === 'other').map(({ key }) => key)),
  ]
  const kept = needed.filter((key) => isLight(key) || isAmong(key, is))
  if (kept.length < needed.length * FEWEST_KEPT) return { kind: 'too-short', at: their.slice(0, 30) }
  const misplaced = misplacedIn(ours, theirs, heldIn(ours, theirs, [was, is]))
  return misplaced ? { kind: 'misplaced-fact', at: misplaced.word.text } : null
}

/** Both in paragraphs, facts by name in both. */
export const claimProblems = (ours: readonly string[], theirs: readonly string[]): readonly Problem[] => {
  if (theirs.length !== ours.length) return [{ kind: 'paragraphs', at: `${theirs.length}` }]
  return ours.flatMap((paragraph, at) => problemIn(paragraph, theirs[at] ?? '') ?? [])
}
