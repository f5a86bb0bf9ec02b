/** Owns when a sale counts as one of after the valuation day. */

import type { CaseSale } from '#core/case/file.ts'

/** The valuation day is January 1, and only the month of a sale is known: one of that very month is later too. */
export const isSoldLate = ({ soldYear }: Pick<CaseSale, 'soldYear'>, taxYear: number): boolean =>
  soldYear !== null && soldYear >= taxYear
