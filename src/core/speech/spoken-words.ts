/** Turns a written sentence into the words that are said, word by word, so that no digit, sign or abbreviation is left to guess. */
import { abbreviations, beforeWord, otherwise } from './pronunciation-table.ts'
import { listedWords, type Place, saidByShape, scale } from './word-shapes.ts'

export type SpokenWord = {
  /** As it is in the text: what lies between two blanks. */
  readonly shown: string
  /** Lower case, or one capital for a letter said by its name; empty for a dash that is alone. */
  readonly spoken: readonly string[]
  /** A breath is taken after it. */
  readonly breath: boolean
}

const opening = /^[("'“‘[«]+/
const closing = /[)"'”’\]».,;:!?…]+$/

/** The word alone, and what followed it. */
const bare = (shown: string): { readonly core: string; readonly tail: string } => {
  const text = shown.replace(/\u00AD|\u200B|\*|\u2060/g, '')
  if (/^\((\d{3}|\d{1,2}|[a-z])\)(\((\d{1,2}|[a-z])\))*[.,;:!?]*$/.test(text))
    return { core: text.replace(/[.,;:!?]+$/, ''), tail: /[.,;:!?]+$/.exec(text)?.[0] ?? '' }
  const begun = text.replace(opening, '')
  const tail = closing.exec(begun)?.[0] ?? ''
  const core = tail === '' ? begun : begun.slice(0, -tail.length)
  // The parentheses of a statute are part of it.
  if (/^\d{3}\.\d{3,4}(\([\da-zA-Z]+\))*\([\da-zA-Z]+$/.test(core) && tail.startsWith(')'))
    return { core: `${core})`, tail: tail.slice(1) }
  return { core, tail }
}

const beforeNumber = /^(no|No|min|est)\.$/
const alsoWord = /^(Sun|Sat|Mar|Mon|Wed|p|v|s|R)\.$/

const abbreviated = (core: string, tail: string, { next }: Place): readonly string[] | null => {
  const word = tail.startsWith('.') ? `${core}.` : core
  const rule = beforeWord.find(([written, follows]) => written === word && follows.test(next))
  if (rule !== undefined && !(word === 'St.' && rule[2] === 'street' && next === '')) return [rule[2]]
  const said = abbreviations.get(word) ?? otherwise.get(word)
  if (said === undefined) return null
  // "There is no." ends a sentence; "no. 4" names a number.
  if (beforeNumber.test(word) && !/^[\d#]/.test(next)) return null
  if (alsoWord.test(word) && next === '') return null
  return listedWords(said)
}

/** Before these "read" is past, up to four words back; after a name or a pronoun in a story it is past too. */
const hasBefore = /^(have|has|had|was|were|is|are|been|being|be|.*n't|[a-z]+'ve)$/i
const asksNow = /^(don't|doesn't|didn't|can't|couldn't|won't|shouldn't|needn't|wouldn't)$/i
const teller = /^(i|we|they|he|she|who|dana|lee|marlows)$/i

/** Voices guess the tense of "read", and guess wrong. */
const readOf = (before: readonly string[]): string => {
  const last = before.at(-1) ?? ''
  if (asksNow.test(last)) return 'reed'
  if (before.some((word) => hasBefore.test(word) && !asksNow.test(word)) && last !== 'to') return 'red'
  return teller.test(last) ? 'red' : 'reed'
}

const saidOf = (core: string, tail: string, place: Place): readonly string[] => {
  if (/^read$/i.test(core)) return [readOf(place.earlier)]
  return abbreviated(core, tail, place) ?? saidByShape(core, place)
}

const breathes = (shown: string, tail: string, said: readonly string[]): boolean =>
  /[,;:)—–…]/.test(tail) || /^[—–]+$/.test(shown) || (/[.!?]/.test(tail) && said.length > 0)

/** "$1.2 million": the dollars are said after the million. */
const unitAfterScale = (before: string, core: string): readonly string[] =>
  /^[-−]?\$[\d.,]+$/.test(before) && scale.test(core) ? ['dollars'] : []

/** Those of the same clause. */
const earlierWords = (before: readonly ReturnType<typeof bare>[]): readonly string[] => {
  const end = before.findLastIndex(({ tail }) => /[,;:.!?]/.test(tail))
  return before.slice(end + 1).map(({ core }) => core.replace('’', "'"))
}

/** One entry for each written word of a sentence, in order. */
export const spokenWords = (sentence: string): readonly SpokenWord[] => {
  const shownWords = sentence.split(/\s+/).filter((word) => word !== '')
  const cores = shownWords.map(bare)
  return shownWords.map((shown, at) => {
    const { core = '', tail = '' } = cores[at] ?? {}
    const before = cores[at - 1]
    const place: Place = {
      before: before?.core ?? '',
      earlier: earlierWords(cores.slice(Math.max(0, at - 3), at)),
      next: /[,;:!?)]/.test(tail) ? '' : (shownWords[at + 1] ?? '').replace(/^["'“‘]+/, ''),
      after: cores[at + 2]?.core ?? '',
      beginsSentence: before === undefined || /[.!?:]/.test(before.tail) || /^["“‘]/.test(shown),
    }
    const spoken = [...saidOf(core, tail, place), ...unitAfterScale(place.before, core)]
    const isAbbreviation =
      tail === '.' && (/^([A-Za-z]\.)+[A-Za-z]$/.test(core) || abbreviated(core, tail, place) !== null)
    const breath = !isAbbreviation && at < shownWords.length - 1 && breathes(shown, tail, spoken)
    return { shown, spoken, breath }
  })
}

/** The whole sentence as it is handed to a voice: words, commas for breaths, and its own end. */
export const spokenText = (words: readonly SpokenWord[]): string => {
  const said = words
    .map(({ spoken, breath }) => `${spoken.join(' ')}${breath ? ',' : ''}`)
    .filter((part) => part !== '')
    .join(' ')
    // The breath of a dash that is alone belongs to the word before it.
    .replace(/( ,|,)+/g, ',')
    .replace(/^, */, '')
  const end = /\?["'”’)]*$/.test(words.at(-1)?.shown ?? '') ? '?' : '.'
  return said === '' ? '' : `${said.replace(/,$/, '')}${end}`
}
