/** Owns guessing which word of our texts a mistyped one stands for: 'homested', 'assesed', 'comparible'. */

import { editDistance } from '#core/property/address/edit-distance.ts'

export type KnownWord = {
  readonly word: string
  /** How many places hold it. */
  readonly places: number
}

/** Shorter ones are near to too many. */
const SHORTEST = 4
const MOST_WORDS = 6
const LETTERS_FOR_TWO_SLIPS = 8

/** Letters dropped, added, changed or swapped that may lie between a word and the one that is meant. */
export const MOST_SLIPS = 2

const slipsAllowed = (word: string): number => (word.length >= LETTERS_FOR_TWO_SLIPS ? MOST_SLIPS : 1)

/** Whole words of letters alone; one behind a minus is to be left out of what is found. */
const words = new RegExp(`(?<![\\p{L}\\p{N}])(?<!(?:^|\\s)-)\\p{L}{${SHORTEST},}(?![\\p{L}\\p{N}])`, 'gu')

/** The first words of a query that may be a slip, in small letters, each once. */
export const wordsToCheck = (q: string): readonly string[] =>
  [...new Set((q.match(words) ?? []).map((word) => word.toLowerCase()))].slice(0, MOST_WORDS)

const likeTyped = (typed: string, meant: string): string =>
  /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant

/** The query with the words that are keys of `meant` replaced, and all else as it was typed. */
export const withMeantWords = (q: string, meant: ReadonlyMap<string, string>): string =>
  q.replace(words, (typed) => likeTyped(typed, meant.get(typed.toLowerCase()) ?? typed))

/** Which of the 26 letters a word has, a bit each. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0)

const countBits = (bits: number): number => (bits === 0 ? 0 : 1 + countBits(bits & (bits - 1)))

/** A slip takes at most one letter away and brings one: a cheap look that spares most words the long one. */
const mayBeNear = (letters: number, word: string, most: number): boolean =>
  countBits(letters ^ lettersOf(word)) <= 2 * most

const asMany = (a: boolean, b: boolean): number => Number(b) - Number(a)

/** The fewest slips away; among equals one with the same first letter, then the one that more places hold. */
export const nearestWord = (typed: string, known: readonly KnownWord[]): string | null => {
  const most = slipsAllowed(typed)
  const letters = lettersOf(typed)
  const near = known
    .filter(({ word }) => word.length >= SHORTEST && Math.abs(word.length - typed.length) <= most)
    .filter(({ word }) => mayBeNear(letters, word, most))
    .map((one) => ({ ...one, slips: editDistance(typed, one.word), sameStart: one.word[0] === typed[0] }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || asMany(a.sameStart, b.sameStart) || b.places - a.places)
  return near[0]?.word ?? null
}
