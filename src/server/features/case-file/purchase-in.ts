/** Whether the owner's purchase is the evidence of a case, for a list of cases: as the outlook of each has it, without its figures. */
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import type { Context } from '#server/context.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import { hasSaleOfItsOwn } from '#server/features/valuation/actions.ts'
import { valuedFor } from './outlook.ts'
import { addressOf } from './record.ts'
import { verdictAt } from './verdict-at.ts'

/** Most homes have no sale of their own on the roll, and are not valued for this. */
export const isPurchaseEvidenceIn = async (
  ctx: Context,
  home: PropertyRow,
  row: CaseRow,
): Promise<boolean> => {
  const { file, taxYear, userId, id } = row
  const parcel = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  if (parcel?.rollYear !== taxYear || !(await hasSaleOfItsOwn(ctx.pool, parcel))) return false
  const files = await uploadsOf(ctx.db, userId, id)
  const valued = await valuedFor(ctx, parcel, { file, files }, file.notice.numbers.justValue)
  const verdict = verdictAt({ ctx, home, row, parcel, valued, files })
  const presentCents = verdict?.readings[0]?.staircase[0]?.justCents
  return (
    valued !== null && presentCents !== undefined && purchaseEvidence(valued.homeValue, presentCents) !== null
  )
}
