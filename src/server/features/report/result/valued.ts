/** Judges a home with what its county's sales say of its value, where they are fitted. */
import type { Report } from '#contract/report/reports.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeParcelKey } from '#core/property/parcel.ts'
import { isHeldAgainstSales } from '#core/tax/roll/comparison.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { asOfOneMoment, findParcelByKey, type RollReader } from '#server/features/tax-roll/queries.ts'
import { fitFewSales, readValue } from '#server/features/valuation/actions.ts'
import type { ReportResult } from '../queries.ts'
import { type OwnersWord, ownersWord, resultFromParcel, resultFromTrim } from './result.ts'

/** `pool` is one moment of the rolls, so that no report mixes two of them. */
export type MomentContext = Pick<Context, 'counties' | 'now'> & { readonly pool: RollReader }

const preparing = (result: ReportResult): ReportResult => ({
  ...result,
  status: 'preparing',
  statusCode: 'reading_sales',
  verdict: null,
})

/** 'preparing' while the county's sales are not fitted: the caller asks for that, and again later. */
export const valuedResult = async (
  ctx: MomentContext,
  parcel: Parcel,
  said: OwnersWord = {},
): Promise<ReportResult> => {
  const valued = await readValue(ctx, parcel)
  if (valued.ok) return resultFromParcel(ctx, parcel, valued, said)
  const result = resultFromParcel(ctx, parcel, null, said)
  return valued.reason === 'no_roll' ? result : preparing(result)
}

/** Without the sales, where they must not be waited for. */
export const unvaluedResult = (
  ctx: Pick<Context, 'counties'>,
  parcel: Parcel,
  said: OwnersWord = {},
): ReportResult => resultFromParcel(ctx, parcel, null, said)

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
export const readResult = async <T extends ReportResult | null>(
  ctx: Context,
  read: (moment: MomentContext) => Promise<T>,
): Promise<T> => {
  const readOnce = () => asOfOneMoment(ctx.pool, (pool) => read({ ...ctx, pool }))
  const found = await readOnce()
  return found?.status === 'preparing' && (await fitFewFor(ctx, found.parcel)) ? readOnce() : found
}

/** null where no roll has the parcel any more. */
export const resultOfKey = (
  ctx: Context,
  parcelKey: string,
  lead: Pick<LeadRow, 'livesThere'>,
): Promise<ReportResult | null> =>
  readResult(ctx, async (moment) => {
    const parcel = await findParcelByKey(moment.pool, parcelKey)
    return parcel && valuedResult(moment, parcel, ownersWord(lead))
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

/** What was typed, unless it is of another year or a slip of the hand: then the roll's own just value. */
const comparedWith = ({ rollYear, amounts }: Parcel, { taxYear, justValue }: Typed) => {
  const onRoll = { year: rollYear, justValue: amounts.JV ?? 0 }
  return isHeldAgainstSales({ year: taxYear, justValue }, onRoll)
    ? ({ basis: 'typed', dollars: justValue } as const)
    : undefined
}

interface TypedHome {
  readonly typed: Typed
  /** The home as the report has it, and the parcels that were offered beside it. */
  readonly lead: Pick<LeadRow, 'parcel' | 'candidates'>
}

const typedAndValued = async (ctx: MomentContext, { lead, typed }: TypedHome): Promise<ReportResult> => {
  const { parcel, candidates } = lead
  const home = await parcelBehind(ctx, parcel)
  const valued = home && (await readValue(ctx, home, comparedWith(home, typed)))
  const result = resultFromTrim(ctx, typed, valued?.ok ? valued : null, parcel)
  const found = { ...result, parcel, candidates }
  return valued?.ok === false && valued.reason === 'not_fitted' ? preparing(found) : found
}

/**
 * The numbers of the notice, with the home and its sales from the roll where it is known: 'preparing' while the county's
 * sales are not fitted.
 */
export const valuedTrimResult = async (ctx: Context, home: TypedHome): Promise<ReportResult> =>
  readResult(ctx, (moment) => typedAndValued(moment, home))

/** The same without the sales, where they must not be waited for any longer. */
export const unvaluedTrimResult = (
  ctx: Pick<Context, 'counties' | 'now'>,
  { lead: { parcel, candidates }, typed }: TypedHome,
): ReportResult => ({ ...resultFromTrim(ctx, typed, null, parcel), parcel, candidates })
