/** Owns how a scene's `says` is taken apart: sentences, the words shown of them, and the cues that stand before words. */

export type Cue = {
  /** The word of the scene it is before, counted from 0. */
  readonly word: number
  /** The parts of the picture that appear there, or are pointed at again. */
  readonly parts: readonly string[]
}

export type Narration = {
  /** As they are shown and spoken, without cues. */
  readonly sentences: readonly string[]
  readonly cues: readonly Cue[]
}

const CUE = /\[([a-z0-9 -]+)\]/
const CUES = new RegExp(CUE, 'g')

/** A full stop after one of these ends no sentence. */
const ABBREVIATION = /^["“(]?(mr|mrs|ms|dr|st|fla|a\.m|p\.m|u\.s|f\.s|f\.a\.c|l\.o\.f)\.$/i
/** Nor after one of these before a number: 's. 194.011', 'No. 5'. */
const BEFORE_NUMBER = /^["“(]?(s|ss|no|ch)\.$/i

const endsSentence = (word: string, next: string | undefined): boolean => {
  const bare = word.replace(/["”’')]+$/, '')
  if (!/[.!?]$/.test(bare) || ABBREVIATION.test(bare)) return false
  return !(BEFORE_NUMBER.test(bare) && /^\d/.test(next ?? ''))
}

/** The whitespace-separated words of a text. */
export const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const sentencesOf = (words: readonly string[]): readonly string[] => {
  const ends = words.flatMap((word, at) =>
    endsSentence(word, words[at + 1]) || at === words.length - 1 ? [at + 1] : [],
  )
  return ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end).join(' '))
}

/** `says` with its tokens filled. A cue at the very end is before no word and is left out. */
export const narrationOf = (says: string): Narration => {
  const pieces = says.split(CUES)
  const words: string[] = []
  const cues: Cue[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) cues.push({ word: words.length, parts: wordsIn(piece) })
    else words.push(...wordsIn(piece))
  }
  return { sentences: sentencesOf(words), cues: cues.filter(({ word }) => word < words.length) }
}
