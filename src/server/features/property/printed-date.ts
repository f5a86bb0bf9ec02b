/** The last day for a petition that the owner's own notice prints: looked at once, then kept with the home. */

import type { savePrintedDate } from '#contract/case/printed-date.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { isPlausiblePrintedDate } from '#core/appeal/printed-date.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { keepPrintedDate, type PropertyRow } from './queries.ts'

export type PrintedDateKept =
  | { readonly ok: true; readonly property: PropertyRow }
  | { readonly ok: false; readonly reason: 'implausible' | 'no-such-home' }

export const keepDateOfNotice = async (
  ctx: Context,
  userId: string,
  { propertyId, petitionDueOn }: ParsedInputOf<typeof savePrintedDate>,
): Promise<PrintedDateKept> => {
  const now = ctx.now()
  const day = parseCalendarDate(petitionDueOn ?? '')
  if (day !== null && !isPlausiblePrintedDate(day, todayInFlorida(now)))
    return { ok: false, reason: 'implausible' }
  const property = await keepPrintedDate(ctx.db, { userId, propertyId, petitionDueOn: day, now })
  return property ? { ok: true, property } : { ok: false, reason: 'no-such-home' }
}
