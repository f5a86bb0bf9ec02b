/** Reminders as their owner sees and settles them: on the page of the case, or by the link of a mail. */

import type { chooseReminder, ReminderDate, settleReminderLink } from '#contract/case/reminders.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { addDays, type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { clockName, type LocalMoment, localMoment } from '#core/reminder/county-clock.ts'
import { linkDays, morningHour } from '#core/reminder/params.ts'
import { reminderDates } from '#core/reminder/reminder-dates.ts'
import { nextReminderOn, type WatchedDate } from '#core/reminder/reminder-due.ts'
import type { Context } from '#server/context.ts'
import type { DateRow } from '#server/db/schema/watched-dates.ts'
import { readCase } from '#server/features/case-file/actions.ts'
import { countyOfCase } from '#server/features/case-file/queries.ts'
import { hashToken } from '#server/services/random-token.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { dayToAct } from '#words/season/shut-day.ts'
import { calendarSince } from './calendar-queries.ts'
import { watchedIn } from './look-at-cases.ts'
import { reminderSettingsOf } from './queries.ts'
import { type Choice, chooseForDate, datesOfCases, reminderBehind, watchDates } from './watch-queries.ts'

/** undefined when the person has no such case. */
export const datesOfCase = async (ctx: Context, userId: string, caseId: string) => {
  const found = await readCase(ctx, userId, caseId)
  if (!found) return undefined
  const moment = localMoment(ctx.now(), found.county.id)
  const dates = reminderDates({ ...found, today: moment.day }).map(tellDeadline)
  const rows = new Map((await datesOfCases(ctx.db, [caseId])).map((row) => [row.dateId, row]))
  return { county: found.county, moment, dates, rows }
}

type Dates = NonNullable<Awaited<ReturnType<typeof datesOfCase>>>

const watched = (
  row: DateRow | undefined,
  date: Pick<Deadline, 'dueOn'>,
  { county, moment }: Dates,
): WatchedDate =>
  watchedIn(row, date, county.id) ?? {
    state: 'open',
    snoozedUntil: null,
    knownSince: moment,
    remindedOn: null,
  }

const dateView = (date: ToldDeadline, dates: Dates): ReminderDate => {
  const kept = watched(dates.rows.get(date.id), date, dates)
  const { state, snoozedUntil } = kept
  return { ...date, state, snoozedUntil, nextOn: nextReminderOn(date, kept, dates.moment) }
}

export const remindersOf = async (ctx: Context, userId: string, caseId: string) => {
  const found = await datesOfCase(ctx, userId, caseId)
  if (!found) return undefined
  return {
    dates: found.dates.map((date) => dateView(date, found)),
    wanted: (await reminderSettingsOf(ctx.db, userId)).deadlines,
    clock: clockName(found.county.id),
    hour: morningHour,
    calendarSince: (await calendarSince(ctx.db, caseId))?.toISOString() ?? null,
  }
}

type Chosen = Pick<ParsedInputOf<typeof chooseReminder>, 'choice' | 'until'>

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

/** null for a day to which reminders cannot be put off. */
const settled = ({ choice, until }: Chosen, dueOn: CalendarDate, { day }: LocalMoment): Choice | null => {
  switch (choice) {
    case 'done':
      return { state: 'done', snoozedUntil: null }
    case 'stop':
      return { state: 'stopped', snoozedUntil: null }
    case 'resume':
      return { state: 'open', snoozedUntil: null }
    case 'snooze':
      return until && until > day && until <= dueOn ? { state: 'open', snoozedUntil: until } : null
  }
}

export const chooseOnPage = async (
  ctx: Context,
  userId: string,
  { id: caseId, dateId, ...chosen }: ParsedInputOf<typeof chooseReminder>,
) => {
  const found = await datesOfCase(ctx, userId, caseId)
  const date = found?.dates.find(({ id }) => id === dateId)
  if (!found || !date) return refused('no-such-date')
  const choice = settled(chosen, date.dueOn, found.moment)
  if (choice === null) return refused('no-such-day')
  const key = { caseId, dateId, dueOn: date.dueOn }
  await ctx.db.transaction(async (tx) => {
    await watchDates(tx, [{ ...key, knownSince: ctx.now() }])
    await chooseForDate(tx, key, choice)
  })
  return { ok: true } as const
}

/** Null for a link that is unknown or too old, or whose date has moved since. */
const linkBehind = async (ctx: Context, token: string) => {
  const found = await reminderBehind(ctx.db, hashToken(token))
  if (!found?.date) return null
  const { reminder, date } = found
  const moment = localMoment(ctx.now(), (await countyOfCase(ctx.db, reminder.caseId)) ?? '')
  if (moment.day > addDays(calendarDate(reminder.dueOn), linkDays)) return null
  return { caseId: reminder.caseId, title: reminder.title, date, moment }
}

type Behind = NonNullable<Awaited<ReturnType<typeof linkBehind>>>

const linkView = ({ title, date, moment }: Behind, choice: Choice = date) => ({
  title,
  dueOn: calendarDate(date.dueOn),
  actOn: dayToAct({ id: date.dateId, dueOn: calendarDate(date.dueOn) }, moment.day).on,
  state: choice.state,
  snoozedUntil: choice.snoozedUntil === null ? null : calendarDate(choice.snoozedUntil),
})

export const readLink = async (ctx: Context, token: string) => {
  const behind = await linkBehind(ctx, token)
  return behind && { ...linkView(behind), caseId: behind.caseId, today: behind.moment.day }
}

export const chooseByLink = async (
  ctx: Context,
  { token, ...chosen }: ParsedInputOf<typeof settleReminderLink>,
) => {
  const behind = await linkBehind(ctx, token)
  if (!behind) return refused('link-invalid')
  const choice = settled(chosen, calendarDate(behind.date.dueOn), behind.moment)
  if (choice === null) return refused('no-such-day')
  await ctx.db.transaction((tx) => chooseForDate(tx, behind.date, choice))
  return { ok: true, view: linkView(behind, choice) } as const
}
