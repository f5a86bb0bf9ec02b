/** Judges a report again whose verdict is of an older rule, from its typed numbers or its parcel, with the sales valued again. */
import { isOfOlderRule } from '#core/tax/verdict/rule.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import type { ReportResult } from '../queries.ts'
import { findResult } from './find.ts'
import { ownersWord } from './result.ts'
import { parcelBehind, readResult, unvaluedResult, valuedResult, valuedTrimResult } from './valued.ts'

export const hasOlderRule = ({ verdict }: Pick<LeadRow, 'verdict'>): boolean =>
  verdict !== null && isOfOlderRule(verdict)

/** Of the chosen parcel while its roll is loaded; else as if the address were asked for again. */
export const rollResultAgain = async (ctx: Context, lead: LeadRow): Promise<ReportResult> => {
  const found = await readResult(ctx, async (moment) => {
    const parcel = await parcelBehind(moment, lead.parcel)
    return (
      parcel && { ...(await valuedResult(moment, parcel, ownersWord(lead))), candidates: lead.candidates }
    )
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

/**
 * As it is for who has now said whether they live there: this year by the record’s exemption, later years by the cap on other homes
 * for who doesn’t. Numbers that were typed have an answer of their own. Null where nothing is to be judged again.
 */
export const judgedAsSaid = async (ctx: Context, lead: LeadRow): Promise<ReportResult | null> => {
  if (lead.status !== 'ready' || lead.trimNumbers !== null) return null
  const judged = (judge: typeof unvaluedResult | typeof valuedResult) =>
    readResult(ctx, async (moment) => {
      const parcel = await parcelBehind(moment, lead.parcel)
      return parcel && judge(moment, parcel, ownersWord(lead))
    })
  const found = await judged(valuedResult)
  // New sales that are still to be fitted are not waited for.
  const told = found?.status === 'preparing' ? await judged(unvaluedResult) : found
  return told && { ...told, candidates: lead.candidates }
}
