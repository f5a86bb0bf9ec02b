/** The calendar of a case: a secret address that its owner makes, renews and ends, and what calendars read there. */
import type { Context } from '#server/context.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import { findCaseOf } from '#server/features/case-file/queries.ts'
import { renderCalendar } from '#server/services/calendar.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { datesOfCase } from './actions.ts'
import { calendarBehind, removeCalendar, replaceCalendar } from './calendar-queries.ts'
import { calendarWords } from './calendar-words.ts'

/** Dates of a case seldom change; calendars that ask less often keep to their own pace. */
const refreshSeconds = 6 * 60 * 60

/** The address, told this once; undefined when the person has no such case. */
export const renewCalendarOf = (ctx: Context, userId: string, caseId: string) =>
  ctx.db.transaction(async (tx) => {
    if (!(await findCaseOf(tx, userId, caseId))) return undefined
    const secret = randomToken()
    await replaceCalendar(tx, { caseId, userId, secretHash: hashToken(secret), createdAt: ctx.now() })
    return `${ctx.env.PUBLIC_URL}/calendar/${secret}.ics`
  })

/** False when the person has no such case. */
export const endCalendarOf = (ctx: Context, userId: string, caseId: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    if (!(await findCaseOf(tx, userId, caseId))) return false
    await removeCalendar(tx, userId, caseId)
    return true
  })

/** Null for an address that is unknown or ended, and while its owner has no AI-Enhanced. */
export const calendarAt = async (ctx: Context, secret: string): Promise<Buffer | null> => {
  const feed = await calendarBehind(ctx.db, hashToken(secret))
  if (!feed || !(await aiOwnersAmong(ctx.db, [feed.userId])).has(feed.userId)) return null
  const found = await datesOfCase(ctx, feed.userId, feed.caseId)
  if (!found) return null
  const { dates, rows, county } = found
  const isDone = (id: string, dueOn: string): boolean => {
    const row = rows.get(id)
    return row?.state === 'done' && row.dueOn === dueOn
  }
  const deadlines = dates.filter(({ id, dueOn }) => !isDone(id, dueOn))
  const facts = { deadlines, county, key: feed.caseId, refreshSeconds }
  return renderCalendar(facts, calendarWords(), ctx.now())
}
