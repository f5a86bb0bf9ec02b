/** Looks at every case of AI-Enhanced and sends the reminders that are due, each once, however many look at a time. */
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { type LocalMoment, localMoment } from '#core/reminder/county-clock.ts'
import { reminderDates } from '#core/reminder/reminder-dates.ts'
import { type DueReminder, reminderDue, type WatchedDate } from '#core/reminder/reminder-due.ts'
import type { Context } from '#server/context.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DateRow } from '#server/db/schema/watched-dates.ts'
import { datedFacts } from '#server/features/case-file/actions.ts'
import { casesOfAiOwners, holdCase } from '#server/features/case-file/queries.ts'
import { createStop, queueMail } from '#server/features/mail/actions.ts'
import { eachAlone, failIfAny } from '#server/jobs/each-alone.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { type MailedDate, reminderMail } from './emails/reminder-mail.ts'
import { withoutDeadlineMail } from './queries.ts'
import {
  datesOfCases,
  insertReminder,
  lastLookAt,
  lockDatesOf,
  markLook,
  pauseDates,
  type SeenDate,
  watchDates,
} from './watch-queries.ts'

type Found = Awaited<ReturnType<typeof casesOfAiOwners>>[number]
type Rows = ReadonlyMap<string, DateRow>

interface Look {
  readonly now: Date
  readonly lastLook: Date | null
}

interface DatedCase extends Found {
  readonly facts: ReturnType<typeof datedFacts>
  readonly moment: LocalMoment
  readonly dates: readonly Deadline[]
}

const atOnce = 200

const dated = (ctx: Context, found: Found, now: Date): DatedCase => {
  const facts = datedFacts(ctx, found.row, found.home)
  const moment = localMoment(now, found.home.countyId)
  return { ...found, facts, moment, dates: reminderDates({ ...facts, today: moment.day }) }
}

const byDate = (rows: readonly DateRow[]): Rows => new Map(rows.map((row) => [row.dateId, row]))

const optionalDay = (day: string | null): CalendarDate | null => (day === null ? null : calendarDate(day))

/** The row as core reads it; null while it is of another day, or nobody is to be told. */
export const watchedIn = (
  row: DateRow | undefined,
  date: Pick<Deadline, 'dueOn'>,
  countyId: string,
): WatchedDate | null =>
  row?.knownSince && row.dueOn === date.dueOn
    ? {
        state: row.state,
        snoozedUntil: optionalDay(row.snoozedUntil),
        remindedOn: optionalDay(row.remindedOn),
        knownSince: localMoment(row.knownSince, countyId),
      }
    : null

/** What was saved since the last look has been known since then, although this is the first time it is seen. */
const knownSince = ({ row: { updatedAt } }: Found, watched: DateRow | undefined, { now, lastLook }: Look) =>
  watched?.knownSince !== null && lastLook !== null && updatedAt > lastLook ? updatedAt : now

const newDates = (one: DatedCase, rows: Rows, look: Look): readonly SeenDate[] =>
  one.dates.flatMap(({ id: dateId, dueOn }) => {
    const row = rows.get(dateId)
    if (row?.knownSince && row.dueOn === dueOn) return []
    return [{ caseId: one.row.id, dateId, dueOn, knownSince: knownSince(one, row, look) }]
  })

type DueDate = DueReminder & { readonly date: ToldDeadline }

const dueIn = ({ dates, home, moment }: DatedCase, rows: Rows): readonly DueDate[] =>
  dates.flatMap((date) => {
    const watched = watchedIn(rows.get(date.id), date, home.countyId)
    const due = watched && reminderDue(date, watched, moment)
    return due ? [{ ...due, date: tellDeadline(date) }] : []
  })

const writeReminder = async (
  tx: Transaction,
  caseId: string,
  { date, plannedOn, isLate, isLast }: DueDate,
  sentAt: Date,
): Promise<MailedDate | null> => {
  const token = randomToken()
  const { id: dateId, dueOn, title } = date
  const sent = { caseId, dateId, dueOn, plannedOn, title, isLate, sentAt, tokenHash: hashToken(token) }
  return (await insertReminder(tx, sent)) ? { date, plannedOn, isLate, isLast, token } : null
}

/** The dates are locked first: who comes second finds nothing due. All that is due on a case is in one mail. */
const remind = (ctx: Context, one: DatedCase, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    if (!(await holdCase(tx, one.row.id))) return
    const due = dueIn(one, byDate(await lockDatesOf(tx, one.row.id)))
    const mailed: MailedDate[] = []
    for (const each of due) {
      const written = await writeReminder(tx, one.row.id, each, now)
      if (written) mailed.push(written)
    }
    const [first] = mailed
    if (!first) return
    const { owner, facts } = one
    const unsubscribeUrl = await createStop(ctx, tx, { email: owner.email, topic: 'deadlines' })
    const mail = reminderMail(ctx.env, { caseId: one.row.id, owner, facts, mailed, unsubscribeUrl })
    const key = `deadline-reminder:${one.row.id}:${first.date.id}:${first.date.dueOn}:${first.plannedOn}`
    await queueMail(tx, ctx.queue, { key, to: owner.email, kind: 'deadline-reminder', mail })
  })

/** Whose payments give AI-Enhanced now, and who has not turned reminders off. */
const reminded = async (ctx: Context, found: readonly Found[]) => {
  const userIds = [...new Set(found.map(({ owner }) => owner.id))]
  const [owners, unwilling] = await Promise.all([
    aiOwnersAmong(ctx.db, userIds),
    withoutDeadlineMail(ctx.db, userIds),
  ])
  return ({ owner }: Found): boolean => owners.has(owner.id) && !unwilling.has(owner.id)
}

const rowsByCase = async (ctx: Context, found: readonly Found[]) => {
  const rows = await datesOfCases(
    ctx.db,
    found.map(({ row }) => row.id),
  )
  const grouped = Map.groupBy(rows, ({ caseId }) => caseId)
  return (caseId: string): Rows => byDate(grouped.get(caseId) ?? [])
}

const watch = async (ctx: Context, caseId: string, seen: readonly SeenDate[]): Promise<void> => {
  if (seen.length === 0) return
  await ctx.db.transaction(async (tx) => {
    if (await holdCase(tx, caseId)) await watchDates(tx, seen)
  })
}

/** How many cases could not be looked at. */
const lookAt = async (ctx: Context, found: readonly Found[], look: Look, signal?: AbortSignal) => {
  const isReminded = await reminded(ctx, found)
  await pauseDates(
    ctx.db,
    found.filter((one) => !isReminded(one)).map(({ row }) => row.id),
  )
  const known = await rowsByCase(ctx, found)
  const cases: DatedCase[] = []
  const read = async (one: Found) => {
    const itsDates = dated(ctx, one, look.now)
    await watch(ctx, one.row.id, newDates(itsDates, known(one.row.id), look))
    cases.push(itsDates)
  }
  const idsOf = ({ row }: Found) => ({ caseId: row.id })
  const unread = await eachAlone(ctx.log, found.filter(isReminded), { idsOf, work: read, signal })
  const watched = await rowsByCase(ctx, found)
  const due = cases.filter((one) => dueIn(one, watched(one.row.id)).length > 0)
  return (
    unread + (await eachAlone(ctx.log, due, { idsOf, work: (one) => remind(ctx, one, look.now), signal }))
  )
}

/** Broken off in the middle, the next look goes on where it stopped: what is sent is sent. A case that fails stops no other. */
export const lookAtCases = async (ctx: Context, signal?: AbortSignal): Promise<void> => {
  const look = { now: ctx.now(), lastLook: await lastLookAt(ctx.db) }
  let after: string | null = null
  let failed = 0
  for (;;) {
    const found: readonly Found[] = await casesOfAiOwners(ctx.db, { after, limit: atOnce })
    if (found.length > 0) failed = failed + (await lookAt(ctx, found, look, signal))
    if (signal?.aborted) return
    if (found.length < atOnce) break
    after = found.at(-1)?.row.id ?? null
  }
  await markLook(ctx.db, look.now)
  failIfAny(failed)
}
