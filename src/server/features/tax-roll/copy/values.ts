/** Owns checking one field against what its column holds and copying it; blank fields leave the value empty. */

import type { ImportedColumn } from '../file/layout.ts'
import { type CopyBuffer, writePlain, writeText } from './buffer.ts'

/** False: the field does not hold what it should. The copy is declared with `null ''`. */
export type CopyValue = (
  out: CopyBuffer,
  from: Buffer,
  start: number,
  end: number,
  quoted: boolean,
) => boolean

const SPACE = 32
const MINUS = 45
const DOT = 46
const ZERO = 48
const NINE = 57

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= NINE

/** Where the digits of a padded number end; an empty fraction ('125000.00') is left off. */
const endOfWhole = (from: Buffer, start: number, end: number): number => {
  let last = end
  while (last > start && from[last - 1] === SPACE) last -= 1
  let zeros = last
  while (zeros > start && from[zeros - 1] === ZERO) zeros -= 1
  return zeros > start + 1 && from[zeros - 1] === DOT ? zeros - 1 : last
}

const wholeNumber =
  (longest: number, mayBeNegative: boolean): CopyValue =>
  (out, from, start, end) => {
    let first = start
    while (first < end && from[first] === SPACE) first += 1
    const last = endOfWhole(from, first, end)
    if (first === last) return true
    const digits = mayBeNegative && from[first] === MINUS ? first + 1 : first
    if (digits === last || last - digits > longest) return false
    const { bytes } = out
    let to = out.at
    for (let at = first; at < last; at += 1, to += 1) {
      if (at >= digits && !isDigit(from[at])) return false
      bytes[to] = from[at] ?? 0
    }
    out.at = to
    return true
  }

const year4 = wholeNumber(4, false)

/** Rolls write 0 where they know no year. */
const year: CopyValue = (out, from, start, end, quoted) => {
  const before = out.at
  if (!year4(out, from, start, end, quoted)) return false
  if (out.bytes[before] === ZERO) out.at = before
  return true
}

/** Most amounts with a fraction are plain: one to twelve digits, perhaps a point and more digits. */
const isPlainDecimal = (from: Buffer, start: number, end: number): boolean => {
  let point = end
  for (let at = start; at < end; at += 1) {
    if (isDigit(from[at])) continue
    if (from[at] !== DOT || point < end) return false
    point = at
  }
  return point > start && point - start <= 12
}

const decimal: CopyValue = (out, from, start, end) => {
  if (isPlainDecimal(from, start, end)) return writeText(out, from, start, end, false)
  const text = from.toString('latin1', start, end).trim()
  if (!/^(\d{1,12}(\.\d*)?|\.\d+)?$/.test(text)) return false
  writePlain(out, text)
  return true
}

const areDigits = (from: Buffer, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (!isDigit(from[at])) return false
  return true
}

/** Five digits; a ZIP+4 is shortened; anything else is left out rather than losing the row. */
const zip: CopyValue = (out, from, start, end) => {
  if (end - start === 5 && from[start] !== ZERO && areDigits(from, start, end))
    return writeText(out, from, start, end, false)
  const text = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(from.toString('latin1', start, end))?.[1] ?? ''
  if (text !== '00000') writePlain(out, text)
  return true
}

const COPIERS = {
  text: writeText,
  zip,
  dollars: wholeNumber(15, false),
  change: wholeNumber(15, true),
  count: wholeNumber(9, false),
  year,
  decimal,
} as const satisfies Record<ImportedColumn['type'], CopyValue>

const EXPECTED = {
  text: 'text',
  zip: 'a ZIP code',
  dollars: 'a whole number',
  change: 'a whole number',
  count: 'a whole number',
  year: 'a year',
  decimal: 'a number',
} as const satisfies Record<ImportedColumn['type'], string>

export const copierFor = (column: ImportedColumn): CopyValue => COPIERS[column.type]

export const describeBadField = (column: ImportedColumn, field: string): string =>
  field.includes('\0')
    ? `${column.from} holds a zero byte`
    : `${column.from} is "${field.slice(0, 30)}", not ${EXPECTED[column.type]}`
