/** Prepares a report outside the request that asked for it, and mails its link. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { findFinding } from './finding.ts'
import { mailReport } from './mail-report.ts'
import { findLead, saveFinding } from './queries.ts'

export const prepareReport = defineJob({
  name: 'prepare-report',
  payload: z.strictObject({ leadId: z.string() }),
  retry: { limit: 8, delaySeconds: 2, backoff: true, maxDelaySeconds: 600 },
  concurrency: 2,
  timeoutSeconds: 60,
  handle: async (ctx: Context, { leadId }) => {
    const lead = await findLead(ctx.db, leadId)
    if (lead?.status !== 'preparing') return
    const finding = await findFinding(ctx, lead)
    await ctx.db.transaction(async (tx) => {
      const saved = await saveFinding(tx, leadId, finding, ctx.now())
      if (saved) await mailReport(tx, ctx, saved)
    })
  },
})
