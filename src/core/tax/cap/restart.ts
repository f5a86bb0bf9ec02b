/** Owns when a sale ends what a cap has kept, and how an owner is told that later years then save nothing. */

import { formatMonth } from '#core/date-forms.ts'
import type { SoldIn } from '../appeal-facts.ts'
import { CITATIONS } from '../law/citations.ts'

/**
 * The first later year whose assessed value starts again from just value. A sale of an earlier year has done so already: the
 * values of `taxYear` are then the new base, and a cut lowers it.
 */
export const restartYear = (taxYear: number, soldIn: SoldIn | undefined): number | undefined =>
  soldIn === undefined || soldIn.year < taxYear ? undefined : soldIn.year + 1

/** Null where no sale is known that ends a cap after `taxYear`. */
export const restartWords = (taxYear: number, soldIn: SoldIn | undefined): string | null => {
  const year = restartYear(taxYear, soldIn)
  if (soldIn === undefined || year === undefined) return null
  const sold = formatMonth(soldIn)
  return `The property was sold in ${sold}. After a sale, the assessed value resets to market value on the next January 1 (${CITATIONS['cap-restart'].text}), here in ${year}. From then on, a lower ${taxYear} value saves nothing more, so we don’t count later savings.`
}
