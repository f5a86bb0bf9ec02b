/** Owns turning one field of the file into one value of PostgreSQL's COPY text format, or telling that it cannot. */

import type { ImportedColumn } from './roll-layout.ts'

export const NULL = '\\N'

/** Undefined: the field does not hold what it should. */
export type ToCopy = (field: string) => string | undefined

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\r': '\\r', '\n': '\\n' }

export const copyText = (field: string): string => {
  const text = field.trim()
  if (text === '') return NULL
  return /[\\\t\r\n]/.test(text) ? text.replace(/[\\\t\r\n]/g, (found) => ESCAPES[found] ?? found) : text
}

/** Digits, perhaps padded and with an empty fraction ('125000.00'). */
const wholeNumber = (longest: number): ToCopy => {
  const pattern = new RegExp(`^-?\\d{1,${longest}}$`)
  return (field) => {
    if (field === '') return NULL
    if (pattern.test(field)) return field
    const text = field.trim().replace(/\.0*$/, '')
    if (text === '') return field.trim() === '' ? NULL : undefined
    return pattern.test(text) ? text : undefined
  }
}

const notNegative =
  (convert: ToCopy): ToCopy =>
  (field) =>
    field.includes('-') ? undefined : convert(field)

/** Rolls write 0 where they know no year. */
const year: ToCopy = (field) => {
  const value = wholeNumber(4)(field)
  return value === '0' || value === '0000' ? NULL : value
}

const decimal: ToCopy = (field) => {
  const text = field.trim()
  if (text === '') return NULL
  return /^(\d{1,12}(\.\d*)?|\.\d+)$/.test(text) ? text : undefined
}

/** Five digits; a ZIP+4 is shortened; anything else is left out rather than losing the row. */
const zip: ToCopy = (field) => /^\s*(\d{5})(-?\d{4})?\s*$/.exec(field)?.[1]?.replace('00000', NULL) ?? NULL

const dollars = wholeNumber(15)
const count = notNegative(wholeNumber(9))

const CONVERTERS = {
  text: copyText,
  zip,
  dollars: notNegative(dollars),
  count,
  year: notNegative(year),
  decimal,
} as const satisfies Record<ImportedColumn['type'], ToCopy>

const EXPECTED = {
  text: 'text',
  zip: 'a ZIP code',
  dollars: 'a whole number',
  count: 'a whole number',
  year: 'a year',
  decimal: 'a number',
} as const satisfies Record<ImportedColumn['type'], string>

export const converterFor = (column: ImportedColumn): ToCopy =>
  column.to === 'just_value_change_dollars' ? dollars : CONVERTERS[column.type]

export const describeBadField = (column: ImportedColumn, field: string): string =>
  `${column.from} is "${field.trim().slice(0, 30)}", not ${EXPECTED[column.type]}`
