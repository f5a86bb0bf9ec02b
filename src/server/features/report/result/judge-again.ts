/** Judges a report again whose verdict is of an older rule, from what it holds: its typed numbers, or its parcel. */
import { isOfOlderRule } from '#core/tax/verdict/rule.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { verdictEstimate } from '#server/features/valuation/actions.ts'
import type { ReportResult } from '../queries.ts'
import { findResult } from './find.ts'
import { resultFromTrim, type Valued } from './result.ts'
import { parcelBehind, readResult, valuedResult } from './valued.ts'

export const hasOlderRule = ({ verdict }: Pick<LeadRow, 'verdict'>): boolean =>
  verdict !== null && isOfOlderRule(verdict)

/** The sales that the report shows already. */
const keptValue = ({ homeValue, restsOn }: LeadRow): Valued | null =>
  homeValue && { homeValue, estimate: verdictEstimate(homeValue.estimate), restsOn }

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
  const { trimNumbers, parcel, candidates, restsOn } = lead
  if (trimNumbers === null) return { readAt: ctx.now(), result: await rollResultAgain(ctx, lead) }
  const readAt = lead.preparedAt ?? lead.requestedAt
  const typed = resultFromTrim({ ...ctx, now: () => readAt }, trimNumbers, keptValue(lead), parcel)
  return { readAt, result: { ...typed, parcel, candidates, restsOn } }
}
