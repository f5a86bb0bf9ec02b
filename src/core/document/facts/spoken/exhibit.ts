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
export const MOST_EXHIBITS = 2

/** Those whose caption, or name, shares a word with what is shown; none where no word does. */
export const exhibitsFor = (what: string, exhibits: readonly Exhibit[]): readonly Exhibit[] => {
  const words = wordsOf(what)
  return exhibits
    .filter(({ file }) => {
      const shown = wordsOf(`${file.caption} ${file.name}`)
      return words.some((word) => shown.some((other) => isSame(word, other)))
    })
    .slice(0, MOST_EXHIBITS)
}

/** The one whose caption shares the most words with what is shown; none where no word does. */
export const likestExhibit = (what: string, exhibits: readonly Exhibit[]): Exhibit | undefined => {
  const words = wordsOf(what)
  const shared = ({ file }: Exhibit): number => {
    const shown = wordsOf(`${file.caption} ${file.name}`)
    return words.filter((word) => shown.some((other) => isSame(word, other))).length
  }
  return exhibits.filter((one) => shared(one) > 0).toSorted((one, other) => shared(other) - shared(one))[0]
}

const dated = ({ file: { kind, takenOn } }: Exhibit): string =>
  kind === 'photo' && takenOn !== null ? ` The photo is dated ${formatPlainDate(takenOn)}.` : ''

/** One page for each point; nothing where there is no exhibit. */
export const turnToWords = ([first]: readonly Exhibit[]): string =>
  first === undefined ? '' : `Please turn to Exhibit ${first.letter}.`

/** When the photo that was turned to was taken. */
export const datedWords = ([first]: readonly Exhibit[]): string =>
  first === undefined ? '' : dated(first).trim()

/** A photo's day is said with it: it may be after the valuation date. */
const asTaken = ({ letter, file: { kind, takenOn } }: Exhibit): string =>
  kind === 'photo' && takenOn !== null
    ? `Exhibit ${letter}, taken on ${formatPlainDate(takenOn)},`
    : `Exhibit ${letter}`

/** What else shows the point: 'It is Exhibit E.' behind what a paper says. */
export const alsoWords = ([, ...more]: readonly Exhibit[], isPaperSaid: boolean): string => {
  if (more.length === 0) return ''
  if (isPaperSaid && more.every(({ file }) => file.kind === 'paper'))
    return `It is ${inWords(more.map(({ letter }) => `Exhibit ${letter}`))}.`
  return `${inWords(more.map(asTaken))} ${more.length === 1 ? 'shows' : 'show'} it too.`
}

/** The letters of those that no point has named. */
export const otherExhibitWords = (exhibits: readonly Exhibit[]): string => {
  const letters = exhibits.map(({ letter }) => letter)
  if (letters.length === 0) return ''
  return `For reference, my packet also includes Exhibit${letters.length === 1 ? '' : 's'} ${inWords(letters)}.`
}
