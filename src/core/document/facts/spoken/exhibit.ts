/** Owns which exhibits show a point of the script, and how they are named aloud. */

import { formatPlainDate } from '#core/date-forms.ts'
import { inWords } from '#core/document/compose/parts.ts'
import type { Exhibit } from '#core/document/exhibits.ts'

/** They say what a thing is on paper, and not what it shows. */
const OF_PAPER =
  /^(?:photos?|pictures?|images?|scans?|estimates?|invoices?|quotes?|copy|copies|with|from|this|that|home|house|page|front|back|side|view|january|december)$/

const FEWEST_LETTERS = 4

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= FEWEST_LETTERS && !OF_PAPER.test(word),
  )

/** 'crack' and 'cracked' are one word. */
const isSame = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** More than these are a list and no reference. */
const MOST = 2

/** Those whose caption, or name, shares a word with what is shown; none where no word does. */
export const exhibitsFor = (what: string, exhibits: readonly Exhibit[]): readonly Exhibit[] => {
  const words = wordsOf(what)
  return exhibits
    .filter(({ file }) => {
      const shown = wordsOf(`${file.caption} ${file.name}`)
      return words.some((word) => shown.some((other) => isSame(word, other)))
    })
    .slice(0, MOST)
}

const named = ({ letter, file: { kind, takenOn } }: Exhibit): string =>
  kind === 'photo' && takenOn !== null
    ? `Exhibit ${letter}, a photo dated ${formatPlainDate(takenOn)}`
    : `Exhibit ${letter}`

/** Nothing where there is no exhibit. */
export const turnToWords = (exhibits: readonly Exhibit[]): string =>
  exhibits.length === 0
    ? ''
    : `Please turn to ${inWords(exhibits.map(named)).replace(/(\d{4}) and /, '$1, and ')}.`

/** The letters of those that no point has named. */
export const otherExhibitWords = (exhibits: readonly Exhibit[]): string => {
  const letters = exhibits.map(({ letter }) => letter)
  if (letters.length === 0) return ''
  return `My packet also holds Exhibit${letters.length === 1 ? '' : 's'} ${inWords(letters)}.`
}
