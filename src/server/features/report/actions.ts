/** The free report: asked for, prepared by a job, made definite by the person where the roll leaves a doubt. */
import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Report, requestPropertyAnalysis, submitTrimNumbers } from '#contract/reports.ts'
import { noticeYearOn } from '#core/appeal/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { randomId } from '#server/services/random-token.ts'
import { type AskedLead, type HomeMeant, homeMeant, knownLead, newLead } from './asked-lead.ts'
import { type CountedBy, type LeadKind, lockCount, newestLeadTimes } from './count-queries.ts'
import { prepareReport } from './jobs.ts'
import { mailReport } from './mail-report.ts'
import { needsAnotherLook } from './needs-another-look.ts'
import { isOffered } from './parcel-offers.ts'
import {
  type Finding,
  findLead,
  insertLead,
  lockLead,
  prepareAgain,
  saveFinding,
  typedReportsSince,
} from './queries.ts'
import { countyIdOf, reportView } from './report-view.ts'
import { findingOfKey, valuedTrimFinding } from './valued-finding.ts'

export { findingFromParcel, findingFromTrim } from './finding.ts'

/** Reports of each kind for one e-mail address in a day; nobody owns more homes, and it keeps mailboxes clean. */
const reportsPerDay = 10
/** People who ask about one home in a day, each with an e-mail address of their own. */
const requestsPerHome = 100
const dayMilliseconds = 24 * 60 * 60 * 1000

type TooMany = { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
export type RequestOutcome = { readonly ok: true; readonly lead: LeadRow } | TooMany

/** null while there may be one more report of this kind; until the end of the transaction nobody else is given one. */
const overDaily = async (
  tx: Transaction,
  by: CountedBy,
  kind: LeadKind,
  now: Date,
): Promise<TooMany | null> => {
  await lockCount(tx, by)
  const since = new Date(now.getTime() - dayMilliseconds)
  const limit = 'email' in by ? reportsPerDay : requestsPerHome
  const counted = (await newestLeadTimes(tx, { by, kind, since, limit })).at(limit - 1)
  if (!counted) return null
  const retryAfterSeconds = (counted.getTime() - since.getTime()) / 1000
  return { ok: false, reason: 'too-many', retryAfterSeconds }
}

const enqueuePreparation = (ctx: Context, tx: Transaction, { id: leadId }: LeadRow, run: string) =>
  ctx.queue.enqueue(tx, prepareReport, { id: `prepare-report:${leadId}${run}`, payload: { leadId } })

/** Asked for again: looked up again where that may change the answer, and the link is mailed again. */
const askedAgain = async (ctx: Context, known: LeadRow, wanted: AskedLead): Promise<LeadRow> => {
  if (known.status === 'preparing') return known
  const looksAgain = await needsAnotherLook(ctx, known, wanted)
  return ctx.db.transaction(async (tx) => {
    if (!looksAgain) {
      await mailReport(tx, ctx, known)
      return known
    }
    const { address, propertyType, message } = wanted
    const lead = await prepareAgain(tx, known.id, { address, propertyType, message })
    if (!lead) return (await findLead(tx, known.id)) ?? known
    await enqueuePreparation(ctx, tx, lead, `:${wanted.requestedAt.toISOString()}`)
    return lead
  })
}

const askedFirst = (ctx: Context, wanted: AskedLead, home: HomeMeant): Promise<RequestOutcome> =>
  ctx.db.transaction(async (tx): Promise<RequestOutcome> => {
    const { email, requestedAt } = wanted
    const { homeKey } = home
    const tooManyOfPerson = await overDaily(tx, { email }, 'asked', requestedAt)
    // asked for at the same moment, perhaps in other words: whoever came first has written it by now
    const justNow = await knownLead(tx, ctx.counties, wanted, home)
    if (justNow) return { ok: true, lead: justNow }
    const refused = tooManyOfPerson ?? (await overDaily(tx, { homeKey }, 'asked', requestedAt))
    if (refused) return refused
    const lead = await insertLead(tx, { ...wanted, homeKey })
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
  input: ParsedInputOf<typeof requestPropertyAnalysis>,
): Promise<RequestOutcome> => {
  const wanted = newLead(input, ctx.now())
  const home = await homeMeant(ctx, wanted)
  const known = await knownLead(ctx.db, ctx.counties, wanted, home)
  return known ? { ok: true, lead: await askedAgain(ctx, known, wanted) } : askedFirst(ctx, wanted, home)
}

const viewOf = (ctx: Context, lead: LeadRow): Report =>
  reportView(lead, ctx.now(), ctx.counties.find(countyIdOf(lead)))

export const readReport = async (ctx: Context, leadId: string): Promise<Report | undefined> => {
  const lead = await findLead(ctx.db, leadId)
  return lead && viewOf(ctx, lead)
}

const save = (ctx: Context, leadId: string, finding: Finding): Promise<Report | undefined> =>
  ctx.db.transaction(async (tx) => {
    const saved = await saveFinding(tx, leadId, finding, ctx.now())
    if (saved?.status === 'preparing') await enqueuePreparation(ctx, tx, saved, `:${ctx.now().toISOString()}`)
    return saved && viewOf(ctx, saved)
  })

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
  const found = await findingOfKey(ctx, parcelKey)
  if (!found) return { ok: false, reason: 'not-offered' }
  return changed(await save(ctx, leadId, { ...found, candidates: lead.candidates }))
}

/** Within this time the same numbers are the same report: a press repeated, or a request sent again. */
const sameNumbersMilliseconds = 10 * 60 * 1000

const typedJustNow = async (tx: Transaction, asked: LeadRow, { trimNumbers }: Finding, now: Date) => {
  await lockLead(tx, asked.id)
  const since = new Date(now.getTime() - sameNumbersMilliseconds)
  const typed = await typedReportsSince(tx, asked.id, since)
  return typed.find((lead) => isDeepStrictEqual(lead.trimNumbers, trimNumbers))
}

/** A report of its own, at an address that only who typed the numbers gets, and the mailbox. */
const saveTyped = (ctx: Context, asked: LeadRow, finding: Finding): Promise<ChangeOutcome> =>
  ctx.db.transaction(async (tx): Promise<ChangeOutcome> => {
    const now = ctx.now()
    const same = await typedJustNow(tx, asked, finding, now)
    if (same) return changed(viewOf(ctx, same))
    const refused = await overDaily(tx, { email: asked.email }, 'typed', now)
    if (refused) return refused
    const own = { id: randomId(), typedFrom: asked.id, requestedAt: now, preparedAt: now, mailedAt: null }
    const lead = await insertLead(tx, { ...asked, ...finding, ...own })
    if (!lead) throw new Error('a typed report was not written')
    await mailReport(tx, ctx, lead)
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
  const { parcel, candidates } = lead
  const typed = ctx.counties.find(trimNumbers.countyId)?.name ?? ''
  if (parcel !== null && parcel.countyId !== trimNumbers.countyId)
    return { ok: false, reason: 'other-county', onRoll: parcel.countyName, typed }
  const finding = { ...(await valuedTrimFinding(ctx, parcel, trimNumbers)), parcel, candidates }
  return lead.typedFrom === null ? saveTyped(ctx, lead, finding) : changed(await save(ctx, leadId, finding))
}
