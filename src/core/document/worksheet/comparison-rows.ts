/** Owns the order of the comparison worksheet's rows, and the address of each cell by its row's name. */

import { maximumSales } from '#core/document/worksheet/comparison.ts'
import { columnLetter } from '#core/document/worksheet/sheet.ts'

/** The rows from the top; those named like a part of the sheet are its headings. */
export const comparisonRows = [
  'title',
  'note',
  'columns',
  'address',
  'parcel',
  'record',
  'qualification',
  'sold',
  'price',
  'area',
  'land',
  'year',
  'rates',
  'valuation',
  'rateTime',
  'rateArea',
  'rateLand',
  'rateYear',
  'adjustments',
  'months',
  'timeAdjustment',
  'timePrice',
  'areaAdjustment',
  'landAdjustment',
  'yearAdjustment',
  'other',
  'otherReason',
  'net',
  'adjusted',
  'gross',
  'missing',
  'result',
  'count',
  'low',
  'high',
  'median',
  'alreadyNet',
  'costPercent',
  'costOff',
  'value',
  'appraiser',
  'difference',
] as const

export type RowName = (typeof comparisonRows)[number]

const rowNumber = (name: RowName): number => comparisonRows.indexOf(name) + 1

/** The owner's home stands in column B, the sales from column C on. */
const homeColumn = 1
export const saleColumns: readonly number[] = Array.from(
  { length: maximumSales },
  (_, at) => homeColumn + 1 + at,
)

/** `$B$10`: stays put when a formula is copied. */
export const homeCell = (name: RowName): string => `$B$${rowNumber(name)}`

export const saleCell = (name: RowName, column: number): string => `${columnLetter(column)}${rowNumber(name)}`

export const saleRange = (name: RowName): string =>
  `${saleCell(name, saleColumns[0] ?? 0)}:${saleCell(name, saleColumns.at(-1) ?? 0)}`
