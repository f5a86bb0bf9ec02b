/** Owns writing a parcel's place as people write it: '8302 Lutz Lake Fern Rd, Odessa, FL 33556'. */

import { partGluedNumber } from './address-line.ts'
import { DIRECTIONS } from './street-words.ts'

export interface Situs {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly zip: string
}

const titleWord = (word: string): string => {
  if (/^\d/.test(word)) return /^\d+(ST|ND|RD|TH)$/i.test(word) ? word.toLowerCase() : word
  if (DIRECTIONS.get(word.toUpperCase()) === word.toUpperCase()) return word.toUpperCase()
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}

const title = (text: string): string =>
  partGluedNumber(text)
    .replace(/^(\d+)([NSEW]{1,2})\s/i, '$1 $2 ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(titleWord)
    .join(' ')

/** The same parts on lines of their own, as a form has them. */
export const writeSitusParts = ({ line1, line2, city, zip }: Situs): Situs => ({
  line1: title(line1),
  line2: title(line2),
  city: title(city),
  zip,
})

/** Parts that the roll leaves blank are left out. */
export const writeSitus = ({ line1, line2, city, zip }: Situs): string => {
  const street = [title(line1), title(line2)].filter((part) => part !== '').join(' ')
  const state = zip === '' ? 'FL' : `FL ${zip}`
  return [street, title(city), state].filter((part) => part !== '').join(', ')
}
