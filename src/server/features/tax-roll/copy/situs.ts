/** Owns the canonical street parts that each parcel row is found by, read from its situs lines. */

import { readStreetLine, readStreetName, readUnit, type StreetName } from '#core/property/address-line.ts'
import { type Fields, fieldText } from '../file/fields.ts'
import type { RollHeader } from '../file/header.ts'
import { type CopyBuffer, writeBytes, writePlain, writeTab } from './buffer.ts'

const MOST_STREETS = 50_000
const ZERO = 48
const NINE = 57
const SPACE = 32
const SLASH = 47

/** Keeps what was made for a text, up to a bound: a county repeats its streets some thirty times. */
const remember = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_STREETS) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

/** The second line is a unit when it says so, or is a short word with a digit. */
const unitOfSecondLine = (text: string): string =>
  /^\s*(#|apt|unit|ste|suite|lot|bldg)|^\s*\S{0,5}\d\S{0,3}\s*$/i.test(text) ? readUnit(text) : ''

interface WrittenStreet {
  /** '\tN\tOAK\tAVE': ready to copy. */
  readonly bytes: Buffer
  readonly unit: string
}

const writtenStreet = ({ direction, name, suffix, unit }: StreetName): WrittenStreet => ({
  bytes: Buffer.from(`\t${direction}\t${name}\t${suffix}`),
  unit,
})

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= NINE

/** Where a number of up to seven digits ends that one blank and a street follow; 0 for '12A', '101-103', '12 1/2' … */
const endOfPlainNumber = (bytes: Buffer, start: number, end: number): number => {
  let at = start
  while (at < end && isDigit(bytes[at])) at += 1
  if (at === start || at - start > 7 || bytes[start] === ZERO) return 0
  if (at + 2 >= end || bytes[at] !== SPACE || bytes[at + 1] === SPACE) return 0
  return bytes[at + 2] === SLASH ? 0 : at
}

/** Canonical parts are capitals, digits, blanks, '#', '&' and '/': none of them needs an escape. */
export const situsWriter = (
  header: RollHeader,
): ((out: CopyBuffer, bytes: Buffer, fields: Fields) => void) => {
  const placeOf = (name: string): number => header.columns.find((column) => column.to === name)?.at ?? -1
  const [first, second] = [placeOf('situs_line_1'), placeOf('situs_line_2')]
  const readName = remember(readStreetName)
  const writtenName = remember((text) => writtenStreet(readName(text)))
  const secondUnit = remember(unitOfSecondLine)

  const writeAnyStreet = (out: CopyBuffer, text: string): string => {
    const street = readStreetLine(text, readName)
    if (street.houseNumber !== null) writePlain(out, String(street.houseNumber))
    writePlain(out, writtenStreet(street).bytes.toString())
    return street.unit
  }

  const writeStreet = (out: CopyBuffer, bytes: Buffer, fields: Fields): string => {
    const start = fields.starts[first] ?? 0
    const end = fields.ends[first] ?? 0
    const numberEnd = endOfPlainNumber(bytes, start, end)
    if (numberEnd === 0) return writeAnyStreet(out, fieldText(bytes, fields, first))
    writeBytes(out, bytes.subarray(start, numberEnd))
    const street = writtenName(bytes.toString('utf8', numberEnd + 1, end))
    writeBytes(out, street.bytes)
    return street.unit
  }

  return (out, bytes, fields) => {
    writeTab(out)
    const unit = writeStreet(out, bytes, fields)
    writeTab(out)
    const blankSecond = fields.starts[second] === fields.ends[second]
    const written = unit !== '' || blankSecond ? unit : secondUnit(fieldText(bytes, fields, second))
    if (written !== '') writePlain(out, written)
  }
}
