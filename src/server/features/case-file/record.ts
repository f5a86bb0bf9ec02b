/** What a loaded tax roll and its sales say of the home of a case: those of its year where they are loaded. */
import type { CaseRecord, OfferedSales } from '#contract/cases.ts'
import { recordCorrections } from '#core/document/facts/corrected-grid.ts'
import type { Context } from '#server/context.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { findingFromParcel } from '#server/features/report/actions.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { askForFit, valueParcel } from '#server/features/valuation/actions.ts'
import type { CaseRow } from './case-tables.ts'

export const addressOf = ({ addressLine1, addressLine2, city, zipCode }: PropertyRow): string =>
  [addressLine1, addressLine2, city, `FL ${zipCode}`].filter((part) => part !== null).join(', ')

/** null where no roll names the home without doubt. */
export const recordOf = async (
  ctx: Context,
  home: PropertyRow,
  taxYear: number,
): Promise<CaseRecord | null> => {
  const parcel = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  const view = parcel && findingFromParcel(ctx, parcel).parcel
  return view && { ...view, landSqft: parcel.landSqft }
}

const none = (words: string, working = false): OfferedSales => ({ kind: 'none', working, words })

const ofAnotherYear = (taxYear: number, rollYear: number): string =>
  `We offer no sales here. This case is judged by January 1, ${taxYear}; the tax roll that we hold of this home is of ${rollYear}, and its sales are set against January 1, ${rollYear}. Add sales of your own that lie close to January 1, ${taxYear}.`

/** Fitting a county's sales takes a while the first time; it is begun when it is asked for. */
export const salesFor = async (
  ctx: Context,
  home: PropertyRow,
  { taxYear, file }: Pick<CaseRow, 'taxYear' | 'file'>,
): Promise<OfferedSales> => {
  const parcel = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  if (parcel === null) return none('No tax roll we hold names this home without doubt.')
  if (parcel.rollYear !== taxYear) return none(ofAnotherYear(taxYear, parcel.rollYear))
  const found = await valueParcel(ctx, parcel, undefined, recordCorrections(file))
  if (found.ok) return { kind: 'found', homeValue: found.homeValue }
  if (found.reason === 'no_roll') return none('The tax roll of this home is not loaded any more.')
  await ctx.db.transaction((tx) => askForFit(tx, ctx, parcel))
  return none('The sales of this county are being worked through. Look again in a few minutes.', true)
}
