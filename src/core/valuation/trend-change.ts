/** Owns how far the market moved between a month and the value date. */
import type { Rates } from './fit-rates.ts'
import type { MonthNumber } from './home.ts'
import { COLUMN_ITEMS, timeColumns } from './home-columns.ts'

/** Change in log price from `month` to the value date. */
export const trendChange = (month: MonthNumber, { asOf, coefficients }: Rates): number => {
  const first = COLUMN_ITEMS.indexOf('time')
  const at = (when: MonthNumber) =>
    timeColumns(when, asOf).reduce((sum, value, n) => sum + value * (coefficients[first + n] ?? 0), 0)
  return at(asOf) - at(month)
}
