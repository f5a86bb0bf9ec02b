/** What a loaded tax roll and its sales say of the home of a case: those of its year where they are loaded. */
import type { CaseRecord, OfferedSales } from '#contract/case/cases.ts'
import { ownerSays } from '#core/document/facts/sales/owner-says.ts'
import { unitWords } from '#core/property/address-line.ts'
import * as messages from '#messages/case-file/record.ts'
import type { Context } from '#server/context.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { resultFromParcel } from '#server/features/report/actions.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import { askForFit, valueParcel } from '#server/features/valuation/actions.ts'

export const addressOf = ({ addressLine1, addressLine2, city, zipCode }: PropertyRow): string =>
  [addressLine1, addressLine2 && unitWords(addressLine2), city, messages.fl({ zipCode })]
    .filter((part) => part !== null)
    .join(', ')

/** null where no roll names the home without doubt. */
export const recordOf = async (
  ctx: Context,
  home: PropertyRow,
  taxYear: number,
): Promise<CaseRecord | null> => {
  const parcel = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  const view = parcel && resultFromParcel(ctx, parcel).parcel
  return view && { ...view, landSqft: parcel.landSqft }
}

const none = (words: string, working = false): OfferedSales => ({ kind: 'none', working, words })

const ofAnotherYear = (taxYear: number, rollYear: number): string =>
  messages.ourCountyRecordForThisHome({ rollYear, taxYear })

/** Fitting a county's sales takes a while the first time; it is begun when it is asked for. */
export const salesFor = async (
  ctx: Context,
  home: PropertyRow,
  { id, userId, taxYear, file }: Pick<CaseRow, 'id' | 'userId' | 'taxYear' | 'file'>,
): Promise<OfferedSales> => {
  const parcel = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  if (parcel === null) return none(messages.weCouldntMatchThisHomeTo())
  if (parcel.rollYear !== taxYear) return none(ofAnotherYear(taxYear, parcel.rollYear))
  const files = await uploadsOf(ctx.db, userId, id)
  const found = await valueParcel(ctx, parcel, undefined, ownerSays(file, files))
  if (found.ok) return { kind: 'found', homeValue: found.homeValue }
  if (found.reason === 'no_roll') return none(messages.theCountysPropertyRecordForThis())
  await ctx.db.transaction((tx) => askForFit(tx, ctx, parcel))
  return none(messages.wereLoadingThisCountysSalesCheck(), true)
}
