/** What a loaded tax roll says of the home of a case. */
import type { CaseRecord } from '#contract/cases.ts'
import type { Context } from '#server/context.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { findingFromParcel } from '#server/features/report/actions.ts'
import { parcelOfHome } from '#server/features/tax-roll/queries.ts'

export const addressOf = ({ addressLine1, addressLine2, city, zipCode }: PropertyRow): string =>
  [addressLine1, addressLine2, city, `FL ${zipCode}`].filter((part) => part !== null).join(', ')

/** null where no roll names the home without doubt. */
export const recordOf = async (ctx: Context, home: PropertyRow): Promise<CaseRecord | null> => {
  const parcel = await parcelOfHome(ctx.pool, addressOf(home), home.parcelId)
  const view = parcel && findingFromParcel(ctx, parcel).parcel
  return view && { ...view, landSqft: parcel.landSqft }
}
