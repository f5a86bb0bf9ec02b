/** Owns how far the market moved between a month and the value date. */

import { COLUMN_ITEMS, timeColumns } from '../fit/home-columns.ts'
import type { MonthNumber } from '../home.ts'

/** The part of a county's rates that the trend is. */
export interface TrendRates {
  readonly asOf: MonthNumber
  readonly coefficients: Float64Array
}

/** Change in log price from `month` to the value date. */
export const trendChange = (month: MonthNumber, { asOf, coefficients }: TrendRates): number => {
  const first = COLUMN_ITEMS.indexOf('time')
  const at = (when: MonthNumber) =>
    timeColumns(when, asOf).reduce((sum, value, n) => sum + value * (coefficients[first + n] ?? 0), 0)
  return at(asOf) - at(month)
}
