/** Owns questions as their words and pairs of words in order, small words too: 'who is', 'what if I' and 'how long' tell apart what single words do not. */
import { writtenOut } from './other-words.ts'
import { stemOf } from './words.ts'

const WORD = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu

/** By word or pair of words, how much of the question it is; of length one. */
export type Phrases = ReadonlyMap<string, number>

/** A pair says less than it weighs: most of it are its two words, which count already. */
const PAIR = 0.5
const BEGINS = '^'

const wordsIn = (text: string): readonly string[] =>
  [
    ...writtenOut(text)
      .replaceAll('%', ' percent')
      .replace(/\be-mail/gi, 'email')
      .matchAll(WORD),
  ].map(([word]) => stemOf(word))

/** The same for two that differ in nothing but endings, marks and large letters. */
export const wordForWord = (text: string): string => wordsIn(text).join(' ')

const phrasesIn = (text: string): ReadonlySet<string> => {
  const words = wordsIn(text)
  const pairs = words.map((word, at) => `${words[at - 1] ?? BEGINS} ${word}`)
  return new Set([...words, ...pairs])
}

const ofLengthOne = (weights: ReadonlyMap<string, number>): Phrases => {
  const length = Math.hypot(...weights.values())
  return new Map([...weights].map(([phrase, weight]) => [phrase, length === 0 ? 0 : weight / length]))
}

/** How much a phrase tells one wording from another: few wordings hold a rare one. */
export type PhraseWeight = (phrase: string) => number

export const phraseWeightOf = (wordings: readonly string[]): PhraseWeight => {
  const holding = new Map<string, number>()
  for (const text of wordings)
    for (const phrase of phrasesIn(text)) holding.set(phrase, (holding.get(phrase) ?? 0) + 1)
  return (phrase) =>
    Math.log(1 + wordings.length / (holding.get(phrase) ?? 1)) * (phrase.includes(' ') ? PAIR : 1)
}

export const phrasesOf = (text: string, weightOf: PhraseWeight): Phrases =>
  ofLengthOne(new Map([...phrasesIn(text)].map((phrase) => [phrase, weightOf(phrase)])))

/** What all wordings of one question have in common: their mean. */
export const meanOf = (wordings: readonly Phrases[]): Phrases => {
  const sum = new Map<string, number>()
  for (const one of wordings)
    for (const [phrase, weight] of one) sum.set(phrase, (sum.get(phrase) ?? 0) + weight)
  return ofLengthOne(sum)
}

/** From 0, nothing in common, to 1, the same: the cosine. */
export const alikeness = (one: Phrases, other: Phrases): number =>
  [...one].reduce((sum, [phrase, weight]) => sum + weight * (other.get(phrase) ?? 0), 0)
