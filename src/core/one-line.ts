/** Owns which words of a sentence stay together on one line: a day and its month, a telephone number, a form, what an amount is for. */
import { monthNames } from './date-forms.ts'

const DAY = `(?:${monthNames.join('|')}) \\d{1,2}\\b`
const STATUTE = '\\bss?\\. \\d[\\d.]*(?:\\([0-9a-z]+\\))*'

/** With the mark after them, which would else begin a line. In what the expressions of browsers and of our typesetter have in common. */
export const together = new RegExp(
  [
    `([(“]?(?:${DAY}(?:, \\d{4})?`,
    STATUTE,
    '\\(\\d{3}\\) \\d{3}-\\d{4}',
    '\\bDR-\\d{3}[A-Z]*',
    '\\$\\d[\\d,]*(?:\\.\\d\\d)? (?:a year|per parcel)',
    '\\d[\\d,]* sq ft)[.,;:!?)”’]*)',
  ].join('|'),
)

/** The same in the narrow cells of a table, where a longer piece might not fit. */
export const togetherInCells = new RegExp(`(?:${DAY}|${STATUTE}|\\bsq ft\\b)[.,;:)]*`)

/** The words in order; every second part is to stay on one line, and one part alone may break anywhere. */
export const splitForLines = (text: string): readonly string[] => text.split(together)
