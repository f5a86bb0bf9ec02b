/** Owns which characters are no text, wherever a text comes from, and takes them out. */

/** Breaks of a line or page that other programs write; the words on both sides are two. */
const BREAKS = /[\v\f\u0085]/g

/** Controls but tab and line breaks, what turns the direction of what follows it, halves of a pair, and what Unicode says is no character. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Such characters are seen by nobody, break files made of the text, and can change what a terminal or a line shows. */
export const cleanText = (text: string): string => text.replace(BREAKS, ' ').replace(NOT_TEXT, '')

/** Also without the breaks within it. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim()

/** Deeper than anything that we take or draw. */
const deepest = 20

const cleanWithin = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((inner) => cleanWithin(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanWithin(inner, depth + 1)]),
  )
}

/** A copy of plain data with every text in it clean; its shape stays. */
export const cleanTexts = <Data>(data: Data): Data => cleanWithin(data, 0) as Data
