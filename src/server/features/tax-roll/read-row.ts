/** Owns turning one line of a roll file into one line of COPY text, or saying why that line cannot be used. */

import { readStreetLine, readStreetName, readUnit, type StreetName } from '#core/property/address-line.ts'
import { converterFor, copyText, describeBadField, NULL } from './copy-values.ts'
import type { RollHeader } from './roll-header.ts'
import { splitFields } from './split-fields.ts'

export type RowOutcome = string | { readonly reject: string } | { readonly otherCounty: number }
export type RowReader = (line: string, lineNo: number) => RowOutcome

export interface RollIdentity {
  readonly countyNo: number
  readonly taxYear: number
}

export const isCountyNo = (value: number): boolean => Number.isInteger(value) && value >= 11 && value <= 77

/** County and year as one row states them; null when the row cannot be read that far. */
export const readIdentity = (header: RollHeader, line: string): RollIdentity | null => {
  const fields: string[] = []
  if (splitFields(line, fields) !== header.width) return null
  const countyNo = Number(fields[header.countyAt]?.trim() || Number.NaN)
  const taxYear = Number(fields[header.yearAt]?.trim() || Number.NaN)
  return Number.isInteger(countyNo) && taxYear >= 1990 && taxYear <= 2100 ? { countyNo, taxYear } : null
}

const MOST_STREETS = 100_000

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

const situsReader = (header: RollHeader): ((fields: readonly string[]) => string) => {
  const at = (name: string): number => header.columns.find((column) => column.to === name)?.at ?? -1
  const [first, second] = [at('situs_line_1'), at('situs_line_2')]
  const readName = rememberStreets()
  return (fields) => {
    const street = readStreetLine(fields[first] ?? '', readName)
    const unit = street.unit === '' ? unitOfSecondLine(fields[second] ?? '') : street.unit
    const parts = [street.direction, street.name, street.suffix, unit].map(copyText)
    return `\t${street.houseNumber ?? NULL}\t${parts.join('\t')}`
  }
}

const exemptionReader =
  (header: RollHeader) =>
  (fields: readonly string[]): string | { reject: string } => {
    let granted = ''
    for (const { code, at } of header.exemptions) {
      const field = fields[at]?.trim() ?? ''
      if (field === '' || field === '0') continue
      if (!/^\d{1,15}(\.0*)?$/.test(field))
        return { reject: `EXMPT_${code} is "${field.slice(0, 30)}", not a whole number` }
      if (Number(field) > 0) granted += `${granted === '' ? '{' : ','}"${code}":${Number(field)}`
    }
    return granted === '' ? `\t${NULL}` : `\t${granted}}`
  }

const checkIdentity = (
  header: RollHeader,
  expected: RollIdentity,
  fields: readonly string[],
): RowOutcome | null => {
  const county = fields[header.countyAt]?.trim() ?? ''
  if (Number(county || Number.NaN) !== expected.countyNo) {
    const other = Number(county || Number.NaN)
    return isCountyNo(other)
      ? { otherCounty: other }
      : { reject: `CO_NO is "${county}", not ${expected.countyNo}` }
  }
  const year = fields[header.yearAt]?.trim() ?? ''
  return Number(year) === expected.taxYear
    ? null
    : { reject: `ASMNT_YR is "${year}", not ${expected.taxYear}` }
}

/** The columns that a row reader fills, in its order. */
export const copiedColumns = (header: RollHeader): string[] => [
  'line_no',
  ...header.columns.map((column) => column.to),
  ...(header.kind === 'NAL'
    ? ['house_number', 'street_direction', 'street_name', 'street_suffix', 'unit', 'exemption_dollars']
    : []),
]

export const rowReader = (header: RollHeader, expected: RollIdentity): RowReader => {
  const columns = header.columns.map((column) => ({ column, at: column.at, convert: converterFor(column) }))
  const parcelAt = header.columns.find((column) => column.to === 'parcel_id')?.at ?? -1
  const readSitus = situsReader(header)
  const readExemptions = exemptionReader(header)
  const fields: string[] = []

  return (line, lineNo) => {
    const count = splitFields(line, fields)
    if (count < 0) return { reject: 'a quotation mark is not closed' }
    if (count !== header.width) return { reject: `${count} columns instead of ${header.width}` }
    if (line.includes('\0')) return { reject: 'holds a zero byte' }
    const misplaced = checkIdentity(header, expected, fields)
    if (misplaced !== null) return misplaced
    if ((fields[parcelAt] ?? '').trim() === '') return { reject: 'PARCEL_ID is blank' }
    let copied = `${lineNo}`
    for (const { column, at, convert } of columns) {
      const field = fields[at] ?? ''
      const value = field === '' ? NULL : convert(field)
      if (value === undefined) return { reject: describeBadField(column, field) }
      copied += `\t${value}`
    }
    if (header.kind === 'SDF') return `${copied}\n`
    const exemptions = readExemptions(fields)
    return typeof exemptions === 'string' ? `${copied}${readSitus(fields)}${exemptions}\n` : exemptions
  }
}
