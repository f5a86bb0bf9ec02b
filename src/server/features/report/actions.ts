/** The free report: asked for, prepared by a job, made definite by the person where the roll leaves a doubt. */
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Report, requestPropertyAnalysis, submitTrimNumbers } from '#contract/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { findParcelByKey } from '#server/features/tax-roll/queries.ts'
import { randomId } from '#server/services/random-token.ts'
import { findingFromParcel, findingFromTrim } from './finding.ts'
import { prepareReport } from './jobs.ts'
import { isOffered } from './parcel-offers.ts'
import { type Finding, findLead, findLeadOf, insertLead, newestLeadTimes, saveFinding } from './queries.ts'
import { reportView } from './report-view.ts'

export { findingFromParcel, findingFromTrim } from './finding.ts'

/** Reports for one e-mail address in a day; nobody owns more homes than this, and it keeps mailboxes clean. */
const reportsPerDay = 10
const dayMilliseconds = 24 * 60 * 60 * 1000

const preparingMessage =
  'Your report is being prepared. We are sending the link to your e-mail; you can also open it here.'

const addressKeyOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

export type RequestOutcome =
  | { readonly ok: true; readonly lead: LeadRow }
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }

const newLead = (input: ParsedInputOf<typeof requestPropertyAnalysis>, now: Date) => ({
  ...input,
  id: randomId(),
  addressKey: addressKeyOf(input.address),
  requestYear: Number(todayInFlorida(now).slice(0, 4)),
  status: 'preparing' as const,
  message: preparingMessage,
  candidates: [],
  requestedAt: now,
})

/** The same e-mail, address and year give the same report, however often they are sent. */
export const requestReport = (
  ctx: Context,
  input: ParsedInputOf<typeof requestPropertyAnalysis>,
): Promise<RequestOutcome> =>
  ctx.db.transaction(async (tx): Promise<RequestOutcome> => {
    const wanted = newLead(input, ctx.now())
    const known = await findLeadOf(tx, wanted)
    if (known) return { ok: true, lead: known }
    const since = new Date(wanted.requestedAt.getTime() - dayMilliseconds)
    const counted = (await newestLeadTimes(tx, input.email, since, reportsPerDay)).at(reportsPerDay - 1)
    if (counted) {
      const retryAfterSeconds = (counted.getTime() - since.getTime()) / 1000
      return { ok: false, reason: 'too-many', retryAfterSeconds }
    }
    const lead = (await insertLead(tx, wanted)) ?? (await findLeadOf(tx, wanted))
    if (!lead) throw new Error('a lead was neither written nor found')
    await ctx.queue.enqueue(tx, prepareReport, {
      id: `prepare-report:${lead.id}`,
      payload: { leadId: lead.id },
    })
    return { ok: true, lead }
  })

export const readReport = async (ctx: Context, leadId: string): Promise<Report | undefined> => {
  const lead = await findLead(ctx.db, leadId)
  return lead && reportView(lead, ctx.now())
}

const save = async (ctx: Context, leadId: string, finding: Finding): Promise<Report | undefined> => {
  const saved = await ctx.db.transaction((tx) => saveFinding(tx, leadId, finding, ctx.now()))
  return saved && reportView(saved, ctx.now())
}

export type ChangeOutcome =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly reason: 'no-such-report' | 'not-offered' }

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
  const parcel = await findParcelByKey(ctx.pool, parcelKey)
  if (!parcel) return { ok: false, reason: 'not-offered' }
  return changed(await save(ctx, leadId, { ...findingFromParcel(ctx, parcel), candidates: lead.candidates }))
}

export const useTrimNumbers = async (
  ctx: Context,
  { leadId, trimNumbers }: ParsedInputOf<typeof submitTrimNumbers>,
): Promise<ChangeOutcome> => {
  const lead = await findLead(ctx.db, leadId)
  if (!lead) return { ok: false, reason: 'no-such-report' }
  const finding = findingFromTrim(ctx, trimNumbers)
  const { parcel = null, candidates } = lead
  return changed(await save(ctx, leadId, { ...finding, parcel, candidates }))
}
