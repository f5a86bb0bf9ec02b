/** Owns turning one line of a roll file into one line of COPY text, or saying why that line cannot be used. */

import { type CopyBuffer, makeRoom, writeCount, writeLineEnd, writeTab } from '../copy/buffer.ts'
import { exemptionWriter } from '../copy/exemptions.ts'
import { situsWriter } from '../copy/situs.ts'
import { copierFor, describeBadField } from '../copy/values.ts'
import { type Fields, fieldsFor, fieldText, splitFields } from './fields.ts'
import type { PlacedColumn, RollHeader } from './header.ts'

/** Null: the line is written. */
export type RowOutcome =
  | null
  | { readonly otherCounty: number }
  /** `isShort`: it ends before its last column. */
  | { readonly reject: string; readonly isShort?: true }
export type RowReader = (
  out: CopyBuffer,
  bytes: Buffer,
  start: number,
  end: number,
  lineNo: number,
) => RowOutcome

export interface RollIdentity {
  readonly countyNo: number
  readonly taxYear: number
}

const SPACE = 32

export const isCountyNo = (value: number): boolean => Number.isInteger(value) && value >= 11 && value <= 77

const numberIn = (bytes: Buffer, fields: Fields, at: number): number =>
  Number(fieldText(bytes, fields, at) || Number.NaN)

/** County and year as one row states them; null when the row cannot be read that far. */
export const readIdentity = (
  header: RollHeader,
  bytes: Buffer,
  start: number,
  end: number,
): RollIdentity | null => {
  const fields = fieldsFor(header.width)
  if (splitFields(bytes, start, end, fields) !== header.width) return null
  const countyNo = numberIn(bytes, fields, header.countyAt)
  const taxYear = numberIn(bytes, fields, header.yearAt)
  return Number.isInteger(countyNo) && taxYear >= 1990 && taxYear <= 2100 ? { countyNo, taxYear } : null
}

const isText = (bytes: Buffer, start: number, end: number, text: Buffer): boolean => {
  if (end - start !== text.length) return false
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text[at]) return false
  return true
}

const identityChecker = (header: RollHeader, expected: RollIdentity) => {
  const { countyAt, yearAt } = header
  const countyText = Buffer.from(String(expected.countyNo))
  const yearText = Buffer.from(String(expected.taxYear))
  /** Not in the very same letters: perhaps with blanks around. */
  const checkNumbers = (bytes: Buffer, fields: Fields): RowOutcome => {
    const county = numberIn(bytes, fields, countyAt)
    if (county !== expected.countyNo) {
      const text = fieldText(bytes, fields, countyAt)
      return isCountyNo(county)
        ? { otherCounty: county }
        : { reject: `CO_NO is "${text}", not ${expected.countyNo}` }
    }
    if (numberIn(bytes, fields, yearAt) === expected.taxYear) return null
    return { reject: `ASMNT_YR is "${fieldText(bytes, fields, yearAt)}", not ${expected.taxYear}` }
  }
  return (bytes: Buffer, fields: Fields): RowOutcome => {
    const { starts, ends } = fields
    const isExpected =
      isText(bytes, starts[countyAt] ?? 0, ends[countyAt] ?? 0, countyText) &&
      isText(bytes, starts[yearAt] ?? 0, ends[yearAt] ?? 0, yearText)
    return isExpected ? null : checkNumbers(bytes, fields)
  }
}

const isBlank = (bytes: Buffer, fields: Fields, at: number): boolean => {
  const first = bytes[fields.starts[at] ?? 0] ?? SPACE
  return fields.starts[at] === fields.ends[at] || (first <= SPACE && fieldText(bytes, fields, at) === '')
}

/** Copies the columns in their order, each behind a tab; the column that does not hold what it should, or null. */
const columnsWriter = (columns: readonly PlacedColumn[]) => {
  const copiers = columns.map(copierFor)
  const places = Int32Array.from(columns, ({ at }) => at)
  return (out: CopyBuffer, bytes: Buffer, { starts, ends, quoted }: Fields): PlacedColumn | null => {
    for (let n = 0; n < places.length; n += 1) {
      const at = places[n] ?? 0
      const start = starts[at] ?? 0
      const end = ends[at] ?? 0
      writeTab(out)
      if (start === end) continue
      if (copiers[n]?.(out, bytes, start, end, quoted[at] === 1) !== true) return columns[n] ?? null
    }
    return null
  }
}

/** The columns that a row reader fills, in its order. */
export const copiedColumns = (header: RollHeader): string[] => [
  'line_no',
  ...header.columns.map((column) => column.to),
  ...(header.kind === 'NAL'
    ? ['house_number', 'street_direction', 'street_name', 'street_suffix', 'unit', 'exemption_dollars']
    : []),
]

const countProblem = (count: number, width: number): RowOutcome => {
  if (count < 0) return { reject: 'a quotation mark is not closed', isShort: true }
  if (count === width) return null
  const reject = `${count} columns instead of ${width}`
  return count < width ? { reject, isShort: true } : { reject }
}

export const rowReader = (header: RollHeader, expected: RollIdentity): RowReader => {
  const fields = fieldsFor(header.width)
  const parcelAt = header.columns.find((column) => column.to === 'parcel_id')?.at ?? -1
  const checkIdentity = identityChecker(header, expected)
  const writeColumns = columnsWriter(header.columns)
  const writeSitus = header.kind === 'NAL' ? situsWriter(header) : () => {}
  const writeExemptions = header.kind === 'NAL' ? exemptionWriter(header) : () => null

  return (out, bytes, start, end, lineNo) => {
    const miscounted = countProblem(splitFields(bytes, start, end, fields), header.width)
    if (miscounted !== null) return miscounted
    const misplaced = checkIdentity(bytes, fields)
    if (misplaced !== null) return misplaced
    if (isBlank(bytes, fields, parcelAt)) return { reject: 'PARCEL_ID is blank' }
    const lineStart = out.at
    makeRoom(out, end - start, header.width)
    writeCount(out, lineNo)
    const bad = writeColumns(out, bytes, fields)
    const problem = bad === null ? null : describeBadField(bad, fieldText(bytes, fields, bad.at))
    if (problem === null) writeSitus(out, bytes, fields)
    const reject = problem ?? writeExemptions(out, bytes, fields)
    if (reject === null) {
      writeLineEnd(out)
      return null
    }
    out.at = lineStart
    return { reject }
  }
}
