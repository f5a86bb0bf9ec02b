/** Owns when a sale ends what a cap has kept. */

import type { SoldIn } from '../appeal-facts.ts'
import type { ParcelValues } from '../parcel-values.ts'

/**
 * The first later year whose assessed value starts again from just value. A sale of an earlier year has done so already: the
 * values of `taxYear` are then the new base, and a cut lowers it.
 */
export const restartYear = (taxYear: number, soldIn: SoldIn | undefined): number | undefined =>
  soldIn === undefined || soldIn.year < taxYear ? undefined : soldIn.year + 1

/**
 * Whether the county's record still holds a cap that a sale of the year before has ended: it was the seller's, and says nothing
 * of a buyer's year. What an owner typed is from the owner's own notice.
 */
export const isCapOfSeller = (
  taxYear: number,
  soldIn: SoldIn | undefined,
  { origin, portions }: Pick<ParcelValues, 'origin' | 'portions'>,
): boolean =>
  origin.kind === 'roll' &&
  soldIn?.year === taxYear - 1 &&
  portions.some(
    ({ kind, justCents, assessedCents }) =>
      kind !== 'classified' && Math.min(assessedCents.school, assessedCents.non_school) < justCents,
  )
