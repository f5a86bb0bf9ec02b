/** Judges a home with what its county's sales say of its value, where they are fitted. */
import type { Report } from '#contract/reports.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeParcelKey } from '#core/property/parcel.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { findParcelByKey } from '#server/features/tax-roll/queries.ts'
import { valueParcel } from '#server/features/valuation/actions.ts'
import { findingFromParcel, findingFromTrim, type Valued } from './finding.ts'
import type { Finding } from './queries.ts'

const waitingMessage =
  'We are working through the sales of your county, which takes a few minutes once. This page shows your report when it is ready.'

/** 'preparing' while the county's sales are not fitted: the caller asks for that, and again later. */
export const valuedFinding = async (ctx: Context, parcel: Parcel): Promise<Finding> => {
  const valued = await valueParcel(ctx, parcel)
  if (valued.ok) return findingFromParcel(ctx, parcel, valued)
  const finding = findingFromParcel(ctx, parcel)
  return valued.reason === 'no_roll'
    ? finding
    : { ...finding, status: 'preparing', message: waitingMessage, verdict: null }
}

type Typed = NonNullable<Report['trimNumbers']>

/** The parcel of a report, as its roll has it now; null when that is not loaded any more. */
export const parcelBehind = (ctx: Context, parcel: LeadRow['parcel']): Promise<Parcel | null> => {
  const county = ctx.counties.find(parcel?.countyId ?? '')
  if (parcel === null || county === undefined) return Promise.resolve(null)
  const { rollYear, parcelId } = parcel
  return findParcelByKey(ctx.pool, writeParcelKey({ countyNumber: county.dorNumber, rollYear, parcelId }))
}

const valuedFor = async (ctx: Context, parcel: Parcel | null, typed: Typed): Promise<Valued | null> => {
  if (parcel === null) return null
  const valued = await valueParcel(ctx, parcel, { basis: 'typed', dollars: typed.justValue })
  return valued.ok ? valued : null
}

/** The numbers of the notice, with the home and its sales from the roll where it is known. */
export const valuedTrimFinding = async (
  ctx: Context,
  parcel: LeadRow['parcel'],
  typed: Typed,
): Promise<Finding> => {
  // numbers of another county are of another home
  const home = parcel?.countyId === typed.countyId ? await parcelBehind(ctx, parcel) : null
  return findingFromTrim(ctx, typed, await valuedFor(ctx, home, typed))
}
