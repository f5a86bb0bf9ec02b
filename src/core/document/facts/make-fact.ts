/** Owns making facts of what a case holds: one maker for each way of stating something. */

import { closingQuotes } from '../closing-quotes.ts'
import type { Fact } from './sheet.ts'

type NumberUnit = 'cents' | 'year' | 'sqft' | 'minutes'

/** None for what is not known. */
export const nameFact = (id: string, label: string, value: string | null, source: string): readonly Fact[] =>
  value === null || value === '' ? [] : [{ id, label, unit: 'name', value: closingQuotes(value), source }]

/** None for what is not known; nothing we state is zero or less. */
export const figureFact = (
  id: string,
  label: string,
  unit: NumberUnit,
  value: number | null,
  source: string,
): readonly Fact[] => (value === null || value <= 0 ? [] : [{ id, label, unit, value, source }])

export const sentenceFact = (id: string, label: string, value: string, source: string): Fact => ({
  id,
  label,
  unit: 'sentence',
  value: closingQuotes(value),
  source,
})

/** What somebody typed, on one line. */
export const asTyped = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** Somebody's own words, so marked that nobody takes them for ours. */
export const quoted = (text: string): string => `“${asTyped(text)}”`

/** With a full stop, unless it ends a sentence already. */
export const closed = (text: string): string =>
  /[.?!][”"’')]*$/u.test(text) ? text : closingQuotes(`${text}.`)

/** What somebody typed line by line, each on one line; empty ones left out. */
export const typedLines = (text: string): readonly string[] =>
  text.split(/[\r\n\u2028\u2029]+/u).flatMap((line) => asTyped(line) || [])

/** Several lines in one, each ended as a sentence: a line break stands for a full stop. */
export const inOneLine = (text: string): string => {
  const lines = typedLines(text)
  return lines.length < 2 ? asTyped(text) : lines.map(closed).join(' ')
}
