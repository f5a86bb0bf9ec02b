/** The free report: asked for, prepared by a job, made definite by the person where the roll leaves a doubt. */

import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type {
  Report,
  requestPropertyAnalysis,
  sayWhoLivesThere,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { randomId } from '#server/services/random-token.ts'
import { needsAnotherLook } from './again/needed.ts'
import { prepareReport } from './jobs.ts'
import { overDaily, type TooMany } from './lead/daily-limits.ts'
import { type AskedLead, type HomeMeant, homeMeant, knownLead, newLead } from './lead/same-lead.ts'
import { mailReport } from './mail-report.ts'
import {
  findLead,
  insertLead,
  lockLead,
  newestLeadTo,
  prepareAgain,
  type ReportResult,
  saveLivesThere,
  saveResult,
  typedReportsSince,
} from './queries.ts'
import { reportView } from './report-view.ts'
import { parcelOfNumber } from './result/find.ts'
import { hasOlderRule, judgeAgain, judgedAsSaid } from './result/judge-again.ts'
import { isOffered } from './result/parcel-offers.ts'
import { resultOfKey, valuedTrimResult } from './result/valued.ts'

export { resultFromParcel, resultFromTrim } from './result/result.ts'
export { unclaimedHomesteadTold, wrongHomesteadTold } from './unclaimed-homestead-told.ts'

export type RequestOutcome = { readonly ok: true; readonly lead: LeadRow } | TooMany

const enqueuePreparation = (
  ctx: Context,
  tx: Transaction,
  { id: leadId }: LeadRow,
  run: string,
  because: 'asked' | 'entered' | 'older_rule' = 'asked',
) =>
  ctx.queue.enqueue(tx, prepareReport, {
    id: `prepare-report:${leadId}${run}`,
    payload: { leadId, because },
  })

/** Asked for again: looked up again where that may change the answer, and the link is mailed again. */
const askedAgain = async (
  ctx: Context,
  known: LeadRow,
  wanted: AskedLead,
  because: 'asked' | 'entered',
): Promise<LeadRow> => {
  if (known.status === 'preparing') return known
  const looksAgain = await needsAnotherLook(ctx, known, wanted)
  return ctx.db.transaction(async (tx) => {
    if (!looksAgain) {
      await mailReport(tx, ctx, known, because)
      return known
    }
    const lead = await prepareAgain(tx, known.id, wanted)
    if (!lead) return (await findLead(tx, known.id)) ?? known
    await enqueuePreparation(ctx, tx, lead, `:${wanted.requestedAt.toISOString()}`, because)
    return lead
  })
}

const askedFirst = (ctx: Context, wanted: AskedLead, home: HomeMeant): Promise<RequestOutcome> =>
  ctx.db.transaction(async (tx): Promise<RequestOutcome> => {
    const { email, requestedAt } = wanted
    await takeTurn(tx, 'reports', email)
    // asked for at the same moment, perhaps in other words: whoever came first has written it by now
    const justNow = await knownLead(tx, ctx.counties, wanted, home)
    if (justNow) return { ok: true, lead: justNow }
    const refused = await overDaily(tx, email, 'asked', requestedAt)
    if (refused) return refused
    const lead = await insertLead(tx, { ...wanted, homeKey: home.homeKey })
    if (!lead) throw new Error('a lead was not written, though nobody else can have written it')
    await enqueuePreparation(ctx, tx, lead, '')
    return { ok: true, lead }
  })

/**
 * The same e-mail, home and year give the same report, however often they are sent. Whoever knows them may ask, so
 * that report holds nothing but roll facts; see docs/decisions/0017. The rolls are read before the transaction: waiting
 * in it for another connection, many requests at once would wait for each other.
 */
export const requestReport = async (
  ctx: Context,
  { parcelNumber, entersHome, ...input }: ParsedInputOf<typeof requestPropertyAnalysis>,
): Promise<RequestOutcome> => {
  const named = parcelNumber ? await parcelOfNumber(ctx, input.address, parcelNumber) : null
  const asked = newLead(input, named, ctx.now())
  const home = await homeMeant(ctx, asked)
  // Said at once: of such a home no mail follows before its numbers do.
  const wanted = { ...asked, ...home.notOnRecord }
  const known = await knownLead(ctx.db, ctx.counties, wanted, home)
  if (!known) return askedFirst(ctx, wanted, home)
  return { ok: true, lead: await askedAgain(ctx, known, wanted, entersHome ? 'entered' : 'asked') }
}

const viewOf = (ctx: Context, lead: LeadRow): Report => reportView(lead, ctx.now(), ctx.counties)

/** What it says may have been wrong: it is judged again before it is shown, and nobody is mailed for it. */
const judgedByNewestRule = async (ctx: Context, lead: LeadRow): Promise<LeadRow | undefined> => {
  if (lead.status !== 'ready' || !hasOlderRule(lead)) return lead
  const { result, readAt } = await judgeAgain(ctx, lead)
  return ctx.db.transaction(async (tx) => {
    await lockLead(tx, lead.id)
    const now = await findLead(tx, lead.id)
    if (now?.status !== 'ready' || !hasOlderRule(now)) return now
    const saved = await saveResult(tx, lead.id, result, readAt)
    if (saved?.status === 'preparing')
      await enqueuePreparation(ctx, tx, saved, `:older-rule:${ctx.now().toISOString()}`, 'older_rule')
    return saved
  })
}

export const readReport = async (ctx: Context, leadId: string): Promise<Report | undefined> => {
  const kept = await findLead(ctx.db, leadId)
  const lead = kept && (await judgedByNewestRule(ctx, kept))
  return lead && viewOf(ctx, lead)
}

/** A report that changes while it is judged is judged so often; then the answer is kept, and counts when it is judged again. */
const mostJudgings = 3

/** Kept with the report, so that page, PDF and mail go by one answer. Nobody is mailed for it. */
export const keepWhoLivesThere = async (
  ctx: Context,
  said: ParsedInputOf<typeof sayWhoLivesThere>,
  judgings = 1,
): Promise<Report | undefined> => {
  const { leadId, livesThere } = said
  const lead = await findLead(ctx.db, leadId)
  if (!lead || lead.livesThere === livesThere) return lead && viewOf(ctx, lead)
  const result = await judgedAsSaid(ctx, { ...lead, livesThere })
  const saved = await ctx.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const now = await findLead(tx, leadId)
    // What was prepared, or judged of another parcel or of numbers typed meanwhile, is newer than this.
    const isSame = now?.status === lead.status && now.preparedAt?.getTime() === lead.preparedAt?.getTime()
    if (!isSame && judgings < mostJudgings) return 'changed'
    return saveLivesThere(tx, leadId, livesThere, isSame ? result : null)
  })
  return saved === 'changed' ? keepWhoLivesThere(ctx, said, judgings + 1) : saved && viewOf(ctx, saved)
}

/** In the transaction that wrote it: it is prepared, or mailed where its link has not been mailed yet. */
const followUp = async (ctx: Context, tx: Transaction, written: LeadRow): Promise<void> => {
  if (written.status === 'preparing')
    await enqueuePreparation(ctx, tx, written, `:${ctx.now().toISOString()}`)
  else if (written.mailedAt === null) await mailReport(tx, ctx, written)
}

const saveIn = async (ctx: Context, tx: Transaction, leadId: string, result: ReportResult) => {
  const saved = await saveResult(tx, leadId, result, ctx.now())
  if (saved) await followUp(ctx, tx, saved)
  return saved && viewOf(ctx, saved)
}

const save = (ctx: Context, leadId: string, result: ReportResult): Promise<Report | undefined> =>
  ctx.db.transaction((tx) => saveIn(ctx, tx, leadId, result))

export type ChangeOutcome =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly reason: 'no-such-report' | 'not-offered' }
  | { readonly ok: false; readonly reason: 'no-notice-yet'; readonly taxYear: number }
  | { readonly ok: false; readonly reason: 'other-county'; readonly onRoll: string; readonly typed: string }
  | TooMany

const changed = (report: Report | undefined): ChangeOutcome =>
  report ? { ok: true, report } : { ok: false, reason: 'no-such-report' }

/** Only a parcel that the report itself offered, or found by a search in it, can be chosen. */
export const chooseParcel = async (
  ctx: Context,
  leadId: string,
  parcelKey: string,
): Promise<ChangeOutcome> => {
  const lead = await findLead(ctx.db, leadId)
  if (!lead) return { ok: false, reason: 'no-such-report' }
  if (!(await isOffered(ctx, lead, parcelKey))) return { ok: false, reason: 'not-offered' }
  const found = await resultOfKey(ctx, parcelKey, lead)
  if (!found) return { ok: false, reason: 'not-offered' }
  return changed(await save(ctx, leadId, { ...found, candidates: lead.candidates }))
}

/** Within this time the same numbers are the same report: a press repeated, or a request sent again. */
const sameNumbersMilliseconds = 10 * 60 * 1000

const typedJustNow = async (tx: Transaction, asked: LeadRow, { trimNumbers }: ReportResult, now: Date) => {
  await lockLead(tx, asked.id)
  const since = new Date(now.getTime() - sameNumbersMilliseconds)
  const typed = await typedReportsSince(tx, asked.id, since)
  return typed.find((lead) => isDeepStrictEqual(lead.trimNumbers, trimNumbers))
}

/** The same numbers again: made again at the same address where what it rests on has changed since. */
const typedAgain = async (
  ctx: Context,
  tx: Transaction,
  same: LeadRow,
  result: ReportResult,
): Promise<ChangeOutcome> => {
  if (same.status === 'preparing' || (same.restsOn === result.restsOn && !hasOlderRule(same)))
    return changed(viewOf(ctx, same))
  return changed(await saveIn(ctx, tx, same.id, result))
}

/** A report of its own, at an address that only who typed the numbers gets, and the mailbox. */
const saveTyped = (ctx: Context, asked: LeadRow, result: ReportResult): Promise<ChangeOutcome> =>
  ctx.db.transaction(async (tx): Promise<ChangeOutcome> => {
    const now = ctx.now()
    const same = await typedJustNow(tx, asked, result, now)
    if (same) return typedAgain(ctx, tx, same, result)
    const refused = await overDaily(tx, asked.email, 'typed', now)
    if (refused) return refused
    const own = { id: randomId(), typedFrom: asked.id, requestedAt: now, preparedAt: now, mailedAt: null }
    const lead = await insertLead(tx, { ...asked, ...result, ...own })
    if (!lead) throw new Error('a typed report was not written')
    await followUp(ctx, tx, lead)
    return changed(viewOf(ctx, lead))
  })

/** Numbers typed into a report that others may open go to one of their own; there they can be changed. */
export const useTrimNumbers = async (
  ctx: Context,
  { leadId, trimNumbers }: ParsedInputOf<typeof submitTrimNumbers>,
): Promise<ChangeOutcome> => {
  const lead = await findLead(ctx.db, leadId)
  if (!lead) return { ok: false, reason: 'no-such-report' }
  const { taxYear } = trimNumbers
  if (taxYear > noticeYearOn(todayInFlorida(ctx.now())))
    return { ok: false, reason: 'no-notice-yet', taxYear }
  const { parcel } = lead
  const typed = ctx.counties.find(trimNumbers.countyId)?.name ?? ''
  if (parcel !== null && parcel.countyId !== trimNumbers.countyId)
    return { ok: false, reason: 'other-county', onRoll: parcel.countyName, typed }
  const result = await valuedTrimResult(ctx, { lead, typed: trimNumbers })
  return lead.typedFrom === null ? saveTyped(ctx, lead, result) : changed(await save(ctx, leadId, result))
}

/** Whether the newest report under this email says that our course is not worth its price for the home. */
export const isToldNotToBuy = async (
  { counties, now }: Pick<Context, 'counties' | 'now'>,
  tx: Transaction,
  email: string,
): Promise<boolean> => {
  const lead = await newestLeadTo(tx, email)
  const kind = lead && reportView(lead, now(), counties).nextStep?.kind
  return kind === 'better_not_to_buy' || kind === 'not_a_home'
}
