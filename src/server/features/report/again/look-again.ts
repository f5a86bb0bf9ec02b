/** Looks again at reports that could not tell, once a roll has arrived, and has those told whose answer has changed. */
import { z } from 'zod'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { verdictIn } from '#words/verdict/outdated.ts'
import { prepareReport } from '../jobs.ts'
import { prepareAgain } from '../queries.ts'
import { findResult } from '../result/find.ts'
import { unvaluedResult } from '../result/valued.ts'
import { markLookedAgain, unansweredLeads } from './queries.ts'

/** In one run; the next one goes on with the others. */
const mostAtOnce = 200

const canTell = ({ status, verdict }: Pick<LeadRow, 'status' | 'verdict'>, currentTaxYear: number): boolean =>
  status === 'ready' && verdict !== null && verdictIn(verdict, currentTaxYear).outcome !== 'cannot_tell'

/** Until it is prepared it says nothing of the refusal before. */
const asAsked = { statusCode: 'requested', statusAbout: {} } as const

const lookAgainAt = async (ctx: Context, lead: LeadRow, currentTaxYear: number): Promise<void> => {
  // without the sales: whether there is an answer at all does not hang on them
  const result = await findResult(ctx, lead, unvaluedResult)
  const tellsNow = canTell(result, currentTaxYear)
  await ctx.db.transaction(async (tx) => {
    await markLookedAgain(tx, lead.id, ctx.now(), tellsNow)
    const again = tellsNow && (await prepareAgain(tx, lead.id, { ...lead, ...asAsked }))
    if (!again) return
    await ctx.queue.enqueue(tx, prepareReport, {
      id: `prepare-report:${lead.id}:roll-arrived`,
      payload: { leadId: lead.id, because: 'roll_arrived' },
    })
  })
}

/** A report at which the look fails keeps nobody else from an answer; it is looked at again in the next run. */
const lookAgainAlone = async (ctx: Context, lead: LeadRow, currentTaxYear: number): Promise<void> => {
  try {
    await lookAgainAt(ctx, lead, currentTaxYear)
  } catch (error) {
    ctx.log.error({ leadId: lead.id, ...describeFailure(error) }, 'a report could not be looked at again')
  }
}

const lookAgain = defineJob({
  name: 'look-again-at-reports',
  payload: z.strictObject({}),
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 240,
  handle: async (ctx: Context) => {
    const currentTaxYear = noticeYearOn(todayInFlorida(ctx.now()))
    const leads = await unansweredLeads(ctx.db, { currentTaxYear, now: ctx.now(), limit: mostAtOnce })
    for (const lead of leads) await lookAgainAlone(ctx, lead, currentTaxYear)
  },
})

export const reportJobs = [prepareReport, lookAgain]
export const reportSchedules = [defineSchedule(lookAgain, '*/5 * * * *', {})]
