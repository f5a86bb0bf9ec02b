/** Owns how a paragraph becomes the run of words that carry its meaning, in their order, with the breaks between them. */

import {
  FREE,
  JOINING,
  POINTING,
  POINTS_ALONE,
  POINTS_BACK,
  SAME_PHRASES,
  SAME_WORDS,
} from './model-answer-phrases.ts'

/** How far a word is from the one before it: only an “and”, a comma, or the end of a sentence. */
export type Break = 0 | 1 | 2 | 3
export const AND = 1
export const COMMA = 2
export const SENTENCE = 3

export interface Word {
  readonly text: string
  /** What stands before it. */
  readonly after: Break
}

const PIECE = /\{[^{}\s]+\}|\$?_{2,}|[“”?]|[\p{L}][\p{L}’-]*|[.!;:,–—]/gu

/** More words without a meaning in one place than any sentence needs have one. */
const MOST_FREE = 3

const whole = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/\bcan(?:not|’t)\b/gi, 'can not')
    .replace(/(\p{L})n’t\b/gu, '$1 not')
    .replace(/\b(it|that|there|what|here)’s\b/gi, '$1 is')
    .replace(/(^|[.;:,] )(?:it|this|that|these|they|which) (?:is|are) (?=(?:the|an?|sales) )/gi, '$1')
    .replace(/\b(?:that|this) is why\b|\bfor (?:that|this) reason\b/gi, 'so')

const BE = new Set(['is', 'are', 'am'])

/** Many and one are not told apart, nor “I ask” and “he asks”; “was” stays “was”. */
const bare = (word: string): string => {
  if (BE.has(word)) return 'be'
  if (word === 'were') return 'was'
  if (word === 'has') return 'have'
  if (word.length < 4 || /(?:ss|us|is|’s)$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh)es$/, '$1')
    .replace(/s$/, '')
}

const breakOf = (piece: string): Break => {
  if (/^[.!;:?“]$/.test(piece)) return SENTENCE
  if (/^[,–—]$/.test(piece)) return COMMA
  return JOINING.has(piece) ? AND : 0
}

const MANY = /^(?:are|were|have|do|follow|come)$/

/** “This is”, “, which is” and “it is” are one, and so are “these are” and “they are”. */
const pointing = (pieces: readonly string[], at: number): string => {
  const [before, piece = '', next = ''] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  const word = POINTING.get(piece)
  if (word === undefined) return POINTS_BACK.get(piece) ?? piece
  const isAlone = POINTS_ALONE.test(next) || (piece === 'which' && before === ',')
  if (!isAlone) return word
  return POINTS_BACK.get(piece) ?? (MANY.test(next) ? 'they' : 'it')
}

const isFree = (piece: string): boolean => FREE.has(piece) || JOINING.has(piece)

const farther = (one: Break, other: Break): Break => (one > other ? one : other)

const wordsIn = (text: string): readonly Word[] => {
  const pieces =
    whole(text)
      .match(PIECE)
      ?.map((piece) => (piece.startsWith('{') ? piece : piece.toLowerCase())) ?? []
  const words: Word[] = []
  let after: Break = 0
  let free = 0
  for (const [at, piece] of pieces.entries()) {
    const isWord = /^\p{L}/u.test(piece)
    free = isWord && isFree(piece) ? free + 1 : 0
    const isKept = free === 0 ? !/^[.!;:,–—]$/.test(piece) : free > MOST_FREE
    if (isKept)
      words.push({
        text: isWord ? bare(pointing(pieces, at)) : piece,
        after: piece === '”' ? SENTENCE : after,
      })
    after = farther(isKept ? 0 : after, breakOf(piece))
  }
  return words
}

type Phrase = readonly [words: readonly string[], said: string]
type Evening = (words: readonly Word[]) => readonly Word[]

const standsAt = (words: readonly Word[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((text, nth) => {
    const word = words[at + nth]
    return word?.text === text && (nth === 0 || word.after < SENTENCE)
  })

/** Puts one word in the place of each phrase of a group; `before` is done to text and phrases first. */
const eveningBy = (groups: readonly string[], before: Evening): Evening => {
  const from = new Map<string, Phrase[]>()
  for (const group of groups) {
    const phrases = group.split(' | ').map((phrase) => before(wordsIn(phrase)).map(({ text }) => text))
    const said = (phrases[0] ?? []).join('_')
    for (const words of phrases)
      from.set(words[0] ?? '', [...(from.get(words[0] ?? '') ?? []), [words, said]])
  }
  for (const phrases of from.values()) phrases.sort(([one], [other]) => other.length - one.length)
  return (given) => {
    const words = before(given)
    const out: Word[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at] as Word
      const found = from.get(word.text)?.find(([phrase]) => standsAt(words, at, phrase))
      out.push(found === undefined ? word : { text: found[1], after: word.after })
      at += found?.[0].length ?? 1
    }
    return out
  }
}

const evened = eveningBy(
  SAME_PHRASES,
  eveningBy(SAME_WORDS, (words) => words),
)

/** With facts by name, blanks and quotation marks among its words. */
export const skeletonOf = (paragraph: string): readonly Word[] => evened(wordsIn(paragraph))
