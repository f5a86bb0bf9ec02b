/** Owns which homes an address may become that is still being typed: its words, and how well a place fits them. */

import {
  canonicalWords,
  partGluedNumber,
  readCity,
  readStreetLine,
  withoutOddMarks,
} from '../address-line.ts'
import { DIRECTIONS, longFormsOf, UNIT_WORDS } from '../street-words.ts'
import { editDistance } from './edit-distance.ts'

export interface TypedWord {
  /** Every canonical word that may be meant, the typed one first. */
  readonly meant: readonly string[]
  /** The last word may go on. */
  readonly unfinished: boolean
}

export interface UnfinishedAddress {
  readonly houseNumber: number
  /** What follows the number: street, unit, city, ZIP, in any order and as far as typed. */
  readonly words: readonly TypedWord[]
  /** Beginnings of the canonical names of streets to look among; '' among them while any street may follow. */
  readonly beginnings: readonly string[]
  /** The word that would begin the street's name if it were spelled right; '' when too short to guess. */
  readonly firstWord: string
}

/** Where a parcel stands, in canonical parts, as far as the roll says. */
export interface TypedPlace {
  readonly direction: string
  readonly name: string
  readonly suffix: string
  readonly unit: string
  readonly city: string
  readonly postalCity: string
  readonly zip: string
}

const MOST_WORDS = 12
const SHORTEST_GUESSED = 4
const SAID_BY_ALL: ReadonlySet<string> = new Set(['FL', 'FLA', 'FLORIDA', 'USA', 'JR', ...UNIT_WORDS])

const withoutOrdinal = (word: string): string => /^(\d+)(?:S|ST|N|ND|R|RD|T|TH)$/.exec(word)?.[1] ?? word

const typedWord = (word: string, unfinished: boolean): TypedWord => {
  const direction = DIRECTIONS.get(word)
  const meant = [
    word,
    ...canonicalWords(word),
    withoutOrdinal(word),
    ...(direction === undefined ? [] : [direction]),
    ...(unfinished && word.length > 1 ? longFormsOf(word) : []),
  ]
  return { meant: [...new Set(meant)], unfinished }
}

/** A direction may stand before the name, or be the name: 'N Oak', 'North Blvd'. */
const nameWords = (words: readonly TypedWord[]): readonly TypedWord[] => {
  const [first, second] = words
  const isDirection = first?.meant.some((word) => DIRECTIONS.has(word)) === true
  return words.slice(0, isDirection && second !== undefined ? 2 : 1)
}

/** Null while there is no house number, or no word after it. */
export const readUnfinished = (typed: string): UnfinishedAddress | null => {
  const text = withoutOddMarks(typed)
  const { houseNumber } = readStreetLine(text)
  const rest = partGluedNumber(text)
    .replace(/^\s*\d+\S*/, '')
    .replace(/\b(dr\.? )?(mlk|m\.l\.k\.?)(?= |$)/i, 'martin luther king')
  const isOpen = /[\p{L}\d]$/u.test(rest)
  const all = canonicalWords(rest, { keepLast: isOpen }).slice(0, MOST_WORDS)
  const words = all
    .map((word, at) => ({ word, unfinished: isOpen && at === all.length - 1 }))
    .filter(({ word }) => !SAID_BY_ALL.has(word))
    .map(({ word, unfinished }) => typedWord(word, unfinished))
  const starts = nameWords(words)
  if (houseNumber === null || starts.length === 0) return null
  const isDirectionOnly = words.length === 1 && words[0]?.meant.some((word) => DIRECTIONS.has(word)) === true
  const beginnings = [...new Set([...starts.flatMap(({ meant }) => meant), ...(isDirectionOnly ? [''] : [])])]
  const firstWord = starts.at(-1)?.meant[0] ?? ''
  return { houseNumber, words, beginnings, firstWord: firstWord.length < SHORTEST_GUESSED ? '' : firstWord }
}

const UNMATCHED = 10

const isNear = (word: string, token: string, unfinished: boolean): boolean => {
  if (word.length < SHORTEST_GUESSED) return false
  if (editDistance(word, token) <= 1) return true
  return unfinished && editDistance(word, token.slice(0, word.length)) <= 1
}

const doubtOfWord = ({ meant, unfinished }: TypedWord, tokens: readonly string[]): number => {
  if (meant.some((word) => tokens.includes(word))) return 0
  if (unfinished && meant.some((word) => tokens.some((token) => token.startsWith(word)))) return 0
  const [typed = ''] = meant
  return tokens.some((token) => isNear(typed, token, unfinished)) ? 1 : UNMATCHED
}

const tokensOf = ({ direction, name, suffix, unit, city, postalCity, zip }: TypedPlace): string[] =>
  [direction, name, suffix, unit, readCity(city), readCity(postalCity), zip]
    .join(' ')
    .split(' ')
    .filter((token) => token !== '')

/** Whether the street's name begins as the typed word does, a letter mistyped at most. */
export const beginsLike = (streetName: string, { firstWord, words }: UnfinishedAddress): boolean =>
  isNear(firstWord, streetName.split(' ')[0] ?? '', words.length === 1)

/** The places that fit, the best first; a word that fits no part of a place rules it out, unless one of several fits none. */
export const fittingPlaces = <T extends TypedPlace>(
  { words }: UnfinishedAddress,
  places: readonly T[],
): T[] => {
  const judged = places.map((place) => {
    const tokens = tokensOf(place)
    const doubt = words.reduce((sum, word) => sum + doubtOfWord(word, tokens), 0)
    return { place, doubt, length: place.name.length + place.direction.length }
  })
  const least = Math.min(...judged.map(({ doubt }) => doubt))
  const most = least < UNMATCHED || words.length === 1 ? UNMATCHED : 2 * UNMATCHED
  return judged
    .filter(({ doubt }) => doubt < most)
    .toSorted((a, b) => a.doubt - b.doubt || a.length - b.length)
    .map(({ place }) => place)
}
