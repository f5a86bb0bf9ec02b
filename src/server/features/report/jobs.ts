/** Prepares a report outside the request that asked for it, and mails its link. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { askForFit } from '#server/features/valuation/actions.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { mailReport } from './mail-report.ts'
import { findLead, lockLead, type ReportResult, saveResult } from './queries.ts'
import { findResult } from './result/find.ts'
import { rollResultAgain } from './result/judge-again.ts'
import { parcelBehind, unvaluedResult, unvaluedTrimResult, valuedTrimResult } from './result/valued.ts'

/** A large county's sales are fitted in a few minutes; after ten of them the report goes without a value. */
const mostWaits = 60
const longestWaitSeconds = 10

const preparation = z.strictObject({
  leadId: z.string(),
  waits: z.int().min(0).default(0),
  because: z.enum(['asked', 'entered', 'roll_arrived', 'older_rule']).default('asked'),
})
type Preparation = z.output<typeof preparation>

const isLastWait = (waits: number): boolean => waits >= mostWaits

/** Comes back when the sales of the county may be fitted. */
const waitForFit = async (
  ctx: Context,
  tx: Transaction,
  lead: LeadRow,
  { waits, because }: Preparation,
): Promise<void> => {
  const parcel = await parcelBehind(ctx, lead.parcel)
  if (parcel) await askForFit(tx, ctx, parcel)
  await ctx.queue.enqueue(tx, prepareReport, {
    id: `prepare-report:${lead.id}:${ctx.now().toISOString()}:${waits}`,
    payload: { leadId: lead.id, waits: waits + 1, because },
    startAfter: Math.min(waits + 1, longestWaitSeconds),
  })
}

/** What was typed stays what the report rests on; without the sales once they were waited for long enough. */
const resultOf = async (
  ctx: Context,
  lead: LeadRow,
  { because, waits }: Preparation,
): Promise<ReportResult> => {
  const isLast = isLastWait(waits)
  if (lead.trimNumbers) {
    const home = { lead, typed: lead.trimNumbers }
    return isLast ? unvaluedTrimResult(ctx, home) : valuedTrimResult(ctx, home)
  }
  if (isLast) return findResult(ctx, lead, unvaluedResult)
  return because === 'older_rule' ? rollResultAgain(ctx, lead) : findResult(ctx, lead)
}

const prepareOnceMore = (ctx: Context, tx: Transaction, order: Preparation): Promise<void> =>
  ctx.queue.enqueue(tx, prepareReport, {
    id: `prepare-report:${order.leadId}:${ctx.now().toISOString()}:said`,
    payload: order,
  })

export const prepareReport = defineJob({
  name: 'prepare-report',
  payload: preparation,
  retry: { limit: 8, delaySeconds: 2, backoff: true, maxDelaySeconds: 600 },
  concurrency: 2,
  timeoutSeconds: 60,
  handle: async (ctx: Context, order) => {
    const { leadId, because } = order
    const lead = await findLead(ctx.db, leadId)
    if (lead?.status !== 'preparing') return
    const readAt = ctx.now()
    const result = await resultOf(ctx, lead, order)
    await ctx.db.transaction(async (tx) => {
      await lockLead(tx, leadId)
      // Who lives there was said meanwhile: by that answer it is prepared once more.
      const now = await findLead(tx, leadId)
      if (now?.livesThere !== lead.livesThere) return prepareOnceMore(ctx, tx, order)
      const saved = await saveResult(tx, leadId, result, readAt)
      if (saved?.status === 'preparing') await waitForFit(ctx, tx, saved, order)
      else if (saved && because !== 'older_rule') await mailReport(tx, ctx, saved, because)
    })
  },
})
