/** The calls about the free report. */
import type { FastifyInstance } from 'fastify'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import * as contract from '#contract/report/reports.ts'
import * as words from '#messages/report/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFileOf } from '#server/http/file/serve.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, type Reply, refuse, refuseField, tooMany } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import {
  type ChangeOutcome,
  chooseParcel,
  keepWhoLivesThere,
  readReport,
  requestReport,
  useTrimNumbers,
} from './actions.ts'
import { coverageOf } from './coverage.ts'
import { homesLeft } from './homes-left.ts'
import { deleteReport } from './lead/delete.ts'
import { nextDatesFile } from './next-dates.ts'
import { reportFile } from './printable/download.ts'
import { searchOffers } from './result/parcel-offers.ts'
import { quickAnswer } from './result/quick-answer.ts'
import { statusWords } from './status-words.ts'

const noSuchReport = words.weCouldntFindThisReportOpen()

const otherKey = words.thisLinkCantDeleteThisReport()

const changeReply = (
  outcome: ChangeOutcome,
): Reply<{ report: Extract<ChangeOutcome, { ok: true }>['report'] }> => {
  if (outcome.ok) return done({ report: outcome.report })
  switch (outcome.reason) {
    case 'no-such-report':
      return refuse('not_found', noSuchReport)
    case 'not-offered':
      return refuse('conflict', words.thatHomeIsntOnTheList())
    case 'no-notice-yet':
      return refuseField(
        'trimNumbers.taxYear',
        words.trimNoticesArentOutYetCounties({ taxYear: outcome.taxYear }),
      )
    case 'other-county':
      return refuseField(
        'trimNumbers.countyId',
        words.theCountysRecordPutsThisAddress({ recordCounty: outcome.onRoll, chosenCounty: outcome.typed }),
      )
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds)
  }
}

export const reportRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.readCoverage, async () => done(await coverageOf(ctx)))
  serve(app, ctx, askQuickAnswer, async (asked) => done({ answer: await quickAnswer(ctx, asked) }))
  serve(app, ctx, contract.requestPropertyAnalysis, async (input) => {
    const outcome = await requestReport(ctx, input)
    if (!outcome.ok) return tooMany(outcome.retryAfterSeconds)
    const { id, status } = outcome.lead
    const message = statusWords(outcome.lead, ctx.counties)
    return done({ leadId: id, reportStatus: { status, message } })
  })
  serve(app, ctx, contract.getPropertyAnalysis, async ({ leadId }) => {
    const report = await readReport(ctx, leadId)
    return report ? done({ report }) : refuse('not_found', noSuchReport)
  })
  serve(app, ctx, contract.sayWhoLivesThere, async (said) => {
    const report = await keepWhoLivesThere(ctx, said)
    return report ? done({ report }) : refuse('not_found', noSuchReport)
  })
  serve(app, ctx, contract.searchReportParcels, async ({ leadId, ...search }) => {
    const offers = await searchOffers(ctx, leadId, search)
    return offers ? done(offers) : refuse('not_found', noSuchReport)
  })
  serve(app, ctx, contract.chooseReportParcel, async ({ leadId, parcelKey }) =>
    changeReply(await chooseParcel(ctx, leadId, parcelKey)),
  )
  serve(app, ctx, contract.deletePropertyAnalysis, async (input) => {
    const outcome = await deleteReport(ctx, input)
    if (outcome === 'deleted') return done({ deleted: true as const })
    return outcome === 'no-such-report' ? refuse('not_found', noSuchReport) : refuse('forbidden', otherKey)
  })
  serve(app, ctx, contract.submitTrimNumbers, async (input) => changeReply(await useTrimNumbers(ctx, input)))
  serve(app, ctx, listReportedHomes, async (asked, actor) => {
    const { entries, paging } = pageOf(await homesLeft(ctx, actor.user), asked)
    return done({ homes: entries, ...paging })
  })
  serveFileOf(app, '/public/property-analysis/:id/dates', noSuchReport, (id) => nextDatesFile(ctx, id))
  serveFileOf(app, '/public/property-analysis/:id/pdf', noSuchReport, (id) => reportFile(ctx, id))
}
