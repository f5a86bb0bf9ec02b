/** The calendar of a case: a secret address that its owner makes, renews and ends, and what calendars read there. */
import type { Context } from '#server/context.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import { findCaseOf, lockCaseOf } from '#server/features/case-file/queries.ts'
import { eventMarks, renderCalendar } from '#server/services/calendar/deadlines.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { datesOfCase } from './actions.ts'
import {
  calendarBehind,
  calendarSince,
  removeCalendar,
  replaceCalendar,
  reviseEvents,
} from './calendar-queries.ts'
import { calendarWords } from './calendar-words.ts'

/** Dates of a case seldom change; calendars that ask less often keep to their own pace. */
const refreshSeconds = 6 * 60 * 60

/** Within it a second press is the same wish: the address of the first is on its way to the page, and must hold. */
const holdsMs = 10_000

type Renewed =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'no-such-case' | 'made-just-now' }

/** The address, told this once. Under the lock of the case, so that presses that come together are taken one by one. */
export const renewCalendarOf = (ctx: Context, userId: string, caseId: string): Promise<Renewed> =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCaseOf(tx, userId, caseId))) return { ok: false, reason: 'no-such-case' }
    const now = ctx.now()
    const since = await calendarSince(tx, caseId)
    if (since && now.getTime() - since.getTime() < holdsMs) return { ok: false, reason: 'made-just-now' }
    const secret = randomToken()
    await replaceCalendar(tx, { caseId, userId, secretHash: hashToken(secret), createdAt: now })
    return { ok: true, url: `${ctx.env.PUBLIC_URL}/calendar/${secret}.ics` }
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
  const words = calendarWords()
  const now = ctx.now()
  const revisions = await reviseEvents(ctx.db, feed.caseId, eventMarks({ deadlines, county }, words), now)
  const facts = { deadlines, county, key: feed.caseId, refreshSeconds, revisions }
  return renderCalendar(facts, words, now)
}
