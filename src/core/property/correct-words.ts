/** Owns guessing which known word of a street a misspelt one stands for: 'Srteet', 'Lakke', 'Garen'. */

import { editDistance } from './edit-distance.ts'
import { isShortenedWord, longWords } from './street-words.ts'

const SHORTEST = 3
const MOST_GUESSES = 12

const nearWords = (word: string): readonly string[] => {
  if (word.length < SHORTEST || /\d/.test(word) || isShortenedWord(word)) return []
  return longWords.filter(
    (known) => Math.abs(known.length - word.length) <= 1 && editDistance(word, known) === 1,
  )
}

/** The street with one of its words corrected, in each way it can be; none when every word may be meant as it stands. */
export const correctedStreets = (street: string): readonly string[] => {
  const words = street.toUpperCase().split(' ')
  return words
    .flatMap((word, at) => nearWords(word).map((known) => words.with(at, known).join(' ')))
    .slice(0, MOST_GUESSES)
}
