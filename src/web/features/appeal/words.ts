/** How far a part of a case is, and what is not kept of it, in words. */
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseStationState } from '#core/case/parts.ts'

export const stateNames: Readonly<Record<CaseStationState['state'], string>> = {
  empty: 'not started',
  started: 'in progress',
  done: 'done',
}

/** After why something was refused at its field. */
export const notKept = 'This is not kept until it is changed.'

/** 'September 14, 2026': without the day of the week, where room is short. */
export const shortDay = (day: CalendarDate): string => formatCalendarDate(day).replace(/^\w+, /u, '')
