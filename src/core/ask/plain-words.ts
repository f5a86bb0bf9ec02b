/** Owns how hurried typing becomes the words that were meant: 'whats', 'gotta', 'im', and words with a letter too few or too many. */
import { type KnownWord, nearestWord } from '#core/course/nearest-word.ts'

const HURRIED: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|ca|wo|is|are|was|were|have|has|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(what|where|who|when|how|that|there)['’]?s\b/gi, '$1 is'],
  [/\b(i|you|we|they)['’]?ve\b/gi, '$1 have'],
  [/\bi['’]?m\b/gi, 'I am'],
  [/\b(?:gotta|(?<!\b(?:have|has|had) (?:i|we|you|they|he|she) )got to|hafta)\b/gi, 'have to'],
  [/\b(have|has) (i|we|you|they|he|she) got\b(?! to)/gi, '$1 $2'],
  [/\bhow long have (i|we) got to\b/gi, 'how long do $1 have to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:cuz|coz|bc|b\/c)\b/gi, 'because'],
  [/\bthru\b/gi, 'through'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bw\/o\b/gi, 'without'],
  [/\ba lot of\b/gi, 'much'],
]

/** The question in whole words, as somebody with time would have typed it. */
export const inWholeWords = (question: string): string =>
  HURRIED.reduce((text, [hurried, whole]) => text.replace(hurried, whole), question)

/** Shorter words are near to too many others. */
const WORD = /(?<![\p{L}\p{N}.$'’-])\p{L}{5,}(?![\p{L}\p{N}'’-])/gu

export interface Speller {
  readonly knows: (word: string) => boolean
  readonly words: readonly KnownWord[]
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** `texts` hold every word that is none of ours to mend, `asked` those that a slip may stand for. */
export const spellerOf = (texts: readonly string[], asked: readonly string[]): Speller => {
  const known = new Set([...texts, ...asked].flatMap(wordsIn))
  const places = new Map<string, number>()
  for (const text of asked)
    for (const word of new Set(wordsIn(text))) places.set(word, (places.get(word) ?? 0) + 1)
  const endings = ['', 's', 'es', 'd', 'ed', 'ing', 'e', 'ly']
  return {
    knows: (word) =>
      [word, word.replace(/(?:e?s|e?d|ing|ly)$/, '')].some((bare) =>
        endings.some((ending) => known.has(`${bare}${ending}`)),
      ),
    words: [...places].map(([word, count]) => ({ word, places: count })),
  }
}

/** Only a word that stands nowhere is ever taken for another. */
export const spelled = (question: string, { knows, words }: Speller): string =>
  question.replace(WORD, (typed) => {
    const word = typed.toLowerCase()
    return knows(word) ? typed : (nearestWord(word, words) ?? typed)
  })
