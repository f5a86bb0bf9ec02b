/** What the answer for each home says of its case, for a list of cases: as the outlook of each has it, without its figures. */
import { openSteps } from '#core/case/open-steps.ts'
import type { LookedAt } from '#core/case/step/progress.ts'
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import type { Context } from '#server/context.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import { hasSaleOfItsOwn } from '#server/features/valuation/actions.ts'
import { recordedIn, valuedFor } from './outlook.ts'
import { addressOf } from './record.ts'
import { verdictAt } from './verdict-at.ts'

/** Most homes have no sale of their own on the roll, and are not valued for this. */
export const lookedAtIn = async (
  ctx: Context,
  home: PropertyRow,
  row: CaseRow,
): Promise<Pick<LookedAt, 'purchase' | 'openSteps'>> => {
  const { file, taxYear, userId, id } = row
  const found = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  const parcel = found?.rollYear === taxYear ? found : null
  const mayBePurchase = parcel !== null && (await hasSaleOfItsOwn(ctx.pool, parcel))
  const files = mayBePurchase ? await uploadsOf(ctx.db, userId, id) : []
  const valued = mayBePurchase
    ? await valuedFor(ctx, parcel, { file, files }, file.notice.numbers.justValue)
    : null
  const verdict = verdictAt({ ctx, home, row, parcel, valued, files })
  const sales = valued?.homeValue ?? null
  const presentCents = verdict?.readings[0]?.staircase[0]?.justCents
  return {
    purchase: sales && presentCents !== undefined ? purchaseEvidence(sales, presentCents) : null,
    openSteps: openSteps({
      reason: verdict?.reason,
      value: file.value,
      papers: files,
      recorded: recordedIn(sales),
    }),
  }
}
