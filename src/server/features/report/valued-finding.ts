/** Judges a home with what its county's sales say of its value, where they are fitted. */
import type { Report } from '#contract/reports.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeParcelKey } from '#core/property/parcel.ts'
import { isFarFromRoll } from '#core/tax/roll-comparison.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { asOfOneMoment, findParcelByKey, type RollReader } from '#server/features/tax-roll/queries.ts'
import { fitFewSales, readValue } from '#server/features/valuation/actions.ts'
import { findingFromParcel, findingFromTrim, type Valued } from './finding.ts'
import type { Finding } from './queries.ts'

/** `pool` is one moment of the rolls, so that no report mixes two of them. */
export type MomentContext = Pick<Context, 'counties' | 'now'> & { readonly pool: RollReader }

const waitingMessage =
  'We are working through the sales of your county, which takes a few minutes once. This page shows your report when it is ready.'

/** 'preparing' while the county's sales are not fitted: the caller asks for that, and again later. */
export const valuedFinding = async (ctx: MomentContext, parcel: Parcel): Promise<Finding> => {
  const valued = await readValue(ctx, parcel)
  if (valued.ok) return findingFromParcel(ctx, parcel, valued)
  const finding = findingFromParcel(ctx, parcel)
  return valued.reason === 'no_roll'
    ? finding
    : { ...finding, status: 'preparing', message: waitingMessage, verdict: null }
}

/** The roll that the parcel of a report is on. */
const rollOf = ({ counties }: Pick<Context, 'counties'>, parcel: LeadRow['parcel']) => {
  const county = counties.find(parcel?.countyId ?? '')
  if (parcel === null || county === undefined) return null
  const { rollYear, synthetic } = parcel
  return { countyNumber: county.dorNumber, rollYear, synthetic }
}

const fitFewFor = async (ctx: Pick<Context, 'counties' | 'pool'>, parcel: LeadRow['parcel']) => {
  const roll = rollOf(ctx, parcel)
  return roll !== null && fitFewSales(ctx.pool, roll)
}

/** Reads from one moment of the rolls; where a few sales are still to be fitted, that is done, and read once more. */
export const readFinding = async <T extends Finding | null>(
  ctx: Context,
  read: (moment: MomentContext) => Promise<T>,
): Promise<T> => {
  const readOnce = () => asOfOneMoment(ctx.pool, (pool) => read({ ...ctx, pool }))
  const found = await readOnce()
  return found?.status === 'preparing' && (await fitFewFor(ctx, found.parcel)) ? readOnce() : found
}

/** null where no roll has the parcel any more. */
export const findingOfKey = (ctx: Context, parcelKey: string): Promise<Finding | null> =>
  readFinding(ctx, async (moment) => {
    const parcel = await findParcelByKey(moment.pool, parcelKey)
    return parcel && valuedFinding(moment, parcel)
  })

type Typed = NonNullable<Report['trimNumbers']>

/** The parcel of a report, as its roll has it now; null when that is not loaded any more. */
export const parcelBehind = async (
  ctx: Pick<MomentContext, 'counties' | 'pool'>,
  parcel: LeadRow['parcel'],
): Promise<Parcel | null> => {
  const roll = rollOf(ctx, parcel)
  return parcel && roll && findParcelByKey(ctx.pool, writeParcelKey({ ...roll, parcelId: parcel.parcelId }))
}

/** A slip of the hand is not held against the sales: the roll's own just value is. */
const comparedWith = ({ rollYear, amounts }: Parcel, { taxYear, justValue }: Typed) => {
  const onRoll = amounts.JV ?? 0
  const isSlip = rollYear === taxYear && onRoll > 0 && isFarFromRoll(justValue, onRoll)
  return isSlip ? undefined : ({ basis: 'typed', dollars: justValue } as const)
}

const valuedFor = async (
  ctx: MomentContext,
  parcel: LeadRow['parcel'],
  typed: Typed,
): Promise<Valued | null> => {
  const home = await parcelBehind(ctx, parcel)
  if (home === null) return null
  const valued = await readValue(ctx, home, comparedWith(home, typed))
  return valued.ok ? valued : null
}

/** The numbers of the notice, with the home and its sales from the roll where it is known. */
export const valuedTrimFinding = async (
  ctx: Context,
  parcel: LeadRow['parcel'],
  typed: Typed,
): Promise<Finding> => {
  await fitFewFor(ctx, parcel)
  return readFinding(ctx, async (moment) =>
    findingFromTrim(moment, typed, await valuedFor(moment, parcel, typed), parcel),
  )
}
