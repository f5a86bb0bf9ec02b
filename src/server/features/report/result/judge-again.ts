/** Judges a report again whose verdict is of an older rule, from its typed numbers or its parcel, with the sales valued again. */
import { isOfOlderRule } from '#core/tax/verdict/rule.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import type { ReportResult } from '../queries.ts'
import { findResult } from './find.ts'
import { resultFromParcel } from './result.ts'
import { parcelBehind, readResult, valuedResult, valuedTrimResult } from './valued.ts'

export const hasOlderRule = ({ verdict }: Pick<LeadRow, 'verdict'>): boolean =>
  verdict !== null && isOfOlderRule(verdict)

/** Of the chosen parcel while its roll is loaded; else as if the address were asked for again. */
export const rollResultAgain = async (ctx: Context, lead: LeadRow): Promise<ReportResult> => {
  const found = await readResult(ctx, async (moment) => {
    const parcel = await parcelBehind(moment, lead.parcel)
    return parcel && { ...(await valuedResult(moment, parcel)), candidates: lead.candidates }
  })
  return found ?? findResult(ctx, lead)
}

export interface JudgedAgain {
  readonly result: ReportResult
  /** When what it rests on was read or typed. */
  readonly readAt: Date
}

export const judgeAgain = async (ctx: Context, lead: LeadRow): Promise<JudgedAgain> => {
  const { trimNumbers } = lead
  if (trimNumbers === null) return { readAt: ctx.now(), result: await rollResultAgain(ctx, lead) }
  const readAt = lead.preparedAt ?? lead.requestedAt
  // A value kept from an older rule would be told in the words of the newest one.
  const result = await valuedTrimResult({ ...ctx, now: () => readAt }, { lead, typed: trimNumbers })
  return { readAt, result }
}

const notHomestead = { isNotHomestead: true } as const

/**
 * The report as it is for an owner who doesn’t live there: this year by the record’s exemption, later years by the cap on other
 * homes. Numbers that were typed have an answer of their own.
 */
export const withoutHomesteadCap = async (ctx: Context, lead: LeadRow): Promise<LeadRow> => {
  if (lead.status !== 'ready' || lead.trimNumbers !== null) return lead
  const judged = (areSalesRead: boolean) =>
    readResult(ctx, async (moment) => {
      const parcel = await parcelBehind(moment, lead.parcel)
      if (parcel === null) return null
      return areSalesRead
        ? valuedResult(moment, parcel, notHomestead)
        : resultFromParcel(moment, parcel, null, notHomestead)
    })
  const found = await judged(true)
  // New sales that are still to be fitted are not waited for.
  const told = found?.status === 'preparing' ? await judged(false) : found
  return told ? { ...lead, verdict: told.verdict, homeValue: told.homeValue } : lead
}
