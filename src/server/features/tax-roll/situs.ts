/** Owns the canonical street parts that each parcel row is found by, read from its situs lines. */

import { readStreetLine, readStreetName, readUnit, type StreetName } from '#core/property/address-line.ts'
import { type CopyBuffer, writePlain, writeTab } from './copy-buffer.ts'
import type { RollHeader } from './roll-header.ts'
import { type Fields, fieldText } from './split-fields.ts'

const MOST_STREETS = 50_000

/** A county repeats its streets some thirty times: remember how each was read, up to a bound. */
const rememberStreets = (): ((text: string) => StreetName) => {
  const known = new Map<string, StreetName>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_STREETS) known.clear()
    const read = readStreetName(text)
    known.set(text, read)
    return read
  }
}

/** The second line is a unit when it says so, or is a short word with a digit. */
const unitOfSecondLine = (text: string): string =>
  /^\s*(#|apt|unit|ste|suite|lot|bldg)|^\s*\S{0,5}\d\S{0,3}\s*$/i.test(text) ? readUnit(text) : ''

/** Canonical parts are capitals, digits, blanks, '#', '&' and '/': none of them needs an escape. */
export const situsWriter = (
  header: RollHeader,
): ((out: CopyBuffer, bytes: Buffer, fields: Fields) => void) => {
  const placeOf = (name: string): number =>
    header.columns.find((column) => column.to === name)?.at ?? header.width
  const [first, second] = [placeOf('situs_line_1'), placeOf('situs_line_2')]
  const readName = rememberStreets()
  return (out, bytes, fields) => {
    const street = readStreetLine(fieldText(bytes, fields, first), readName)
    const unit = street.unit === '' ? unitOfSecondLine(fieldText(bytes, fields, second)) : street.unit
    for (const part of [street.houseNumber ?? '', street.direction, street.name, street.suffix, unit]) {
      writeTab(out)
      if (part !== '') writePlain(out, String(part))
    }
  }
}
