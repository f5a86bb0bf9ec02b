/** Owns how characters come onto paper: as they are where a font has them, and one that no font has as its number. */
import type { Holds } from './faces.ts'

/** Joins, directions and choices of a look: nothing of them is seen, and no font has to have them. */
const unseen = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/gu

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(unseen, '')
    .normalize('NFC')

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as one character. */
export const charactersIn = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** '[U+1F3E0]': by this number anybody can look it up. */
const standIn = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `[U+${code.padStart(4, '0')}]`
}

/** The character itself, the same in a plainer form, or null. */
const inAnyForm = (character: string, holds: Holds): string | null =>
  [character, character.normalize('NFKC')].find(holds) ?? null

/** One that no font has whole falls apart into its letter and its marks. */
const printed = (character: string, holds: Holds): string =>
  inAnyForm(character, holds) ??
  [...character]
    .map((one, at) => {
      const mark = at > 0 && /\p{M}/u.test(one)
      return mark ? standIn(one) : (inAnyForm(one, holds) ?? standIn(one))
    })
    .join('')

/** Whether a text is on paper as it is, without a stand-in. */
export const isPrintable = (text: string, holds: Holds): boolean =>
  charactersIn(cleaned(text)).every((character) =>
    [...character].every((one) => one === '\n' || inAnyForm(one, holds) !== null),
  )

const plain = /^[\x20-\x7E\n]*$/

/** What of a text is read on paper. */
export const onPaper = (text: string, holds: Holds): string =>
  plain.test(text)
    ? text
    : charactersIn(cleaned(text))
        .map((one) => (one === '\n' || plain.test(one) ? one : printed(one, holds)))
        .join('')
