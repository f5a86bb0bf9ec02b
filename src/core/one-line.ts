/** Owns which words of a sentence stay together on one line: a day and its month, a telephone number, a form, what an amount is for. */
import { monthNames } from './date-forms.ts'

/** With the mark after them, which would else begin a line. In what the expressions of browsers and of our typesetter have in common. */
export const together = new RegExp(
  [
    `([(“]?(?:(?:${monthNames.join('|')}) \\d{1,2}\\b(?:, \\d{4})?`,
    '\\(\\d{3}\\) \\d{3}-\\d{4}',
    '\\bDR-\\d{3}[A-Z]*',
    '\\$\\d[\\d,]*(?:\\.\\d\\d)? (?:a year|per parcel)',
    '\\d[\\d,]* sq ft)[.,;:!?)”’]*)',
  ].join('|'),
)

/** The words in order; every second part is to stay on one line, and one part alone may break anywhere. */
export const splitForLines = (text: string): readonly string[] => text.split(together)
