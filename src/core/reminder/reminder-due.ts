/** Owns whether a reminder is due at a moment: the newest planned one that has come and was not sent, never after its date. */

import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { isMorningOf, type LocalMoment } from '#core/reminder/county-clock.ts'
import { lateAfterHours, morningHour } from '#core/reminder/params.ts'
import { plannedDays } from '#core/reminder/reminder-dates.ts'

export const WATCH_STATES = ['open', 'done', 'stopped'] as const
export type WatchState = (typeof WATCH_STATES)[number]

/** What is kept of one date of a case. It is of one day: when the day moves, it begins again. */
export interface WatchedDate {
  readonly state: WatchState
  readonly snoozedUntil: CalendarDate | null
  /** Planned days up to this moment of the county's clock were not missed: the date was not known, or nobody was to be told. */
  readonly knownSince: LocalMoment
  /** The planned day of the last reminder sent. */
  readonly remindedOn: CalendarDate | null
}

export interface DueReminder {
  /** The day it was planned for. */
  readonly plannedOn: CalendarDate
  readonly isLate: boolean
  /** No further one is planned. */
  readonly isLast: boolean
}

type Dated = Pick<Deadline, 'id' | 'certainty' | 'dueOn'>

const isLateAt = (plannedOn: CalendarDate, { day, hour }: LocalMoment): boolean =>
  day > plannedOn || hour >= morningHour + lateAfterHours

/** What is to be sent next, whatever the hour. */
const pendingReminder = (date: Dated, watched: WatchedDate, now: LocalMoment): DueReminder | null => {
  if (watched.state !== 'open' || now.day > date.dueOn) return null
  const planned = plannedDays(date, watched.snoozedUntil)
  const plannedOn = planned.findLast((day) => isMorningOf(day, now))
  if (plannedOn === undefined || isMorningOf(plannedOn, watched.knownSince)) return null
  if (watched.remindedOn !== null && watched.remindedOn >= plannedOn) return null
  return { plannedOn, isLate: isLateAt(plannedOn, now), isLast: plannedOn === planned.at(-1) }
}

/** Never at night: one that was missed waits for the next morning, and then the one of that day may take its place. */
export const reminderDue = (date: Dated, watched: WatchedDate, now: LocalMoment): DueReminder | null =>
  now.hour < morningHour ? null : pendingReminder(date, watched, now)

/** The day of the next reminder; null when none is to come. */
export const nextReminderOn = (date: Dated, watched: WatchedDate, now: LocalMoment): CalendarDate | null => {
  if (watched.state !== 'open') return null
  if (pendingReminder(date, watched, now)) return now.day
  return plannedDays(date, watched.snoozedUntil).find((day) => !isMorningOf(day, now)) ?? null
}
