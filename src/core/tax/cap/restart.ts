/** Owns when a sale ends what a cap has kept. */

import type { SoldIn } from '../appeal-facts.ts'

/**
 * The first later year whose assessed value starts again from just value. A sale of an earlier year has done so already: the
 * values of `taxYear` are then the new base, and a cut lowers it.
 */
export const restartYear = (taxYear: number, soldIn: SoldIn | undefined): number | undefined =>
  soldIn === undefined || soldIn.year < taxYear ? undefined : soldIn.year + 1
