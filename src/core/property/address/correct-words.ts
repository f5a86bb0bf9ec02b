/** Owns guessing which known word of a street a misspelt one stands for: 'Srteet', 'Lakke', 'Garen'. */

import { isShortenedWord, shortenedWords } from '../street-words.ts'
import { editDistance } from './edit-distance.ts'

const SHORTEST = 3
const MOST_GUESSES = 12

const isNear = (word: string, known: string): boolean =>
  Math.abs(known.length - word.length) <= 1 && editDistance(word, known) === 1

/** In their short forms, each once. */
const nearWords = (word: string): readonly string[] => {
  if (word.length < SHORTEST || /\d/.test(word) || isShortenedWord(word)) return []
  return [...new Set(shortenedWords.filter(([known]) => isNear(word, known)).map(([, short]) => short))]
}

/** 'Ae' says too little to correct; behind number and name it can only be a kind of street, which may be left unsaid. */
const mayBeLeftOut = (word: string, at: number): boolean =>
  at >= 2 && word.length <= 3 && /^[A-Z]+$/.test(word) && !isShortenedWord(word)

/** The street with one of its words corrected, in each way it can be; none when every word may be meant as it is. */
export const correctedStreets = (street: string): readonly string[] => {
  const words = street.toUpperCase().split(' ')
  return words
    .flatMap((word, at) => [
      ...nearWords(word).map((known) => words.with(at, known)),
      ...(mayBeLeftOut(word, at) ? [words.toSpliced(at, 1)] : []),
    ])
    .slice(0, MOST_GUESSES)
    .map((guess) => guess.join(' '))
}
