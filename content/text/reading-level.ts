/** Owns how hard a text is to read: words, and the Flesch-Kincaid grade (Kincaid and others, 1975). */

import { withoutFigureLines } from '#content/figure/line.ts'
import { withoutMarks } from '#content/text/source.ts'
import { fillTokens } from '#content/tokens.ts'

/** Spoken text only: no source marks, figures, Markdown signs or table rules; a token counts as one number. */
const plainText = (markdown: string): string =>
  fillTokens(withoutMarks(withoutFigureLines(markdown)), { get: () => '12' })
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^#+ (.*)$/gm, '$1.')
    .replace(/^\|[-|\s]*\|$/gm, '')
    .replace(/[*_`|>[\]]/g, ' ')

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word))

/** Full stops, question and exclamation marks, and paragraph ends; a colon does not end a sentence. */
const sentenceCount = (text: string): number =>
  text.split(/[.!?]+["')]*\s+|\n\s*\n|\n(?=- |\d+\. )/).filter((part) => /[A-Za-z0-9]/.test(part)).length

/** Groups of vowels, less a silent ending; figures count as one. */
export const syllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length)
}

export const wordCount = (markdown: string): number => wordsOf(plainText(markdown)).length

export const fleschKincaidGrade = (markdown: string): number => {
  const text = plainText(markdown)
  const words = wordsOf(text)
  const syllableCount = words.reduce((total, word) => total + syllables(word), 0)
  return (0.39 * words.length) / sentenceCount(text) + (11.8 * syllableCount) / words.length - 15.59
}
