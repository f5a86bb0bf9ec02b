/** Whether a report that is asked for again could now say something else. */
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { listRolls } from '#server/features/tax-roll/queries.ts'

type Parcel = NonNullable<LeadRow['parcel']>

/** A later year's roll of the county, or the first real one where the sample stood in. */
const hasNewerRoll = async (ctx: Context, { countyId, rollYear, synthetic }: Parcel): Promise<boolean> => {
  const county = ctx.counties.find(countyId)
  const rolls = await listRolls(ctx.pool)
  return rolls.some(
    (roll) =>
      roll.kind === 'NAL' &&
      roll.countyNo === county?.dorNumber &&
      !roll.synthetic &&
      (synthetic || roll.taxYear > rollYear),
  )
}

export const needsAnotherLook = async (
  ctx: Context,
  known: LeadRow,
  wanted: Pick<LeadRow, 'propertyType'>,
): Promise<boolean> =>
  known.status !== 'ready' ||
  known.propertyType !== wanted.propertyType ||
  (known.parcel !== null && (known.homeValue === null || (await hasNewerRoll(ctx, known.parcel))))
