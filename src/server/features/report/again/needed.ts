/** Whether a report that is asked for again could now say something else. */
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { newestBasis } from '#server/features/valuation/actions.ts'
import { hasOlderRule } from '../result/judge-again.ts'

type Parcel = NonNullable<LeadRow['parcel']>

/** A newer or corrected roll, a sale file, a new way to value; or the sales, which it was made without. */
const hasOtherBasis = async (
  ctx: Context,
  { countyId }: Parcel,
  restsOn: string | null,
): Promise<boolean> => {
  const county = ctx.counties.find(countyId)
  const newest = county ? await newestBasis(ctx.pool, county.dorNumber) : null
  return restsOn === null || (newest !== null && newest !== restsOn)
}

export const needsAnotherLook = async (
  ctx: Context,
  known: LeadRow,
  wanted: Pick<LeadRow, 'propertyType' | 'parcel' | 'livesThere'>,
): Promise<boolean> =>
  known.status !== 'ready' ||
  hasOlderRule(known) ||
  known.propertyType !== wanted.propertyType ||
  (wanted.livesThere !== null && known.livesThere !== wanted.livesThere) ||
  (wanted.parcel !== null && wanted.parcel.parcelId !== known.parcel?.parcelId) ||
  (known.parcel !== null && (await hasOtherBasis(ctx, known.parcel, known.restsOn)))
