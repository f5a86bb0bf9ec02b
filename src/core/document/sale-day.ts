/** Owns when a sale counts as one of after the valuation day, and how its month is written. */

import type { CaseSale } from '#core/case/case-file.ts'

/** The valuation day is January 1, and only the month of a sale is known: one of that very month is later too. */
export const isSoldLate = ({ soldYear }: Pick<CaseSale, 'soldYear'>, taxYear: number): boolean =>
  soldYear !== null && soldYear >= taxYear

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 'August 2025'; null where it is not known. */
export const saleMonth = (year: number | null, month: number | null): string | null => {
  const name = MONTHS[(month ?? 0) - 1]
  return year === null || name === undefined ? null : `${name} ${year}`
}
