/** Owns which days are no working days, so that a day counted lands on one before or after them. */

import { addDays, type CalendarDate, calendarDate, isWeekend, weekday } from '#core/calendar-date.ts'

const day = (year: number, monthAndDay: string): CalendarDate => calendarDate(`${year}-${monthAndDay}`)

/** The nth Monday (1), Thursday (4) … of a month, from its first day. */
const nth = (from: CalendarDate, wanted: number, count: number): CalendarDate =>
  addDays(from, ((wanted - weekday(from) + 7) % 7) + 7 * (count - 1))

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
const observed = (date: CalendarDate): CalendarDate => {
  if (weekday(date) === 6) return addDays(date, -1)
  return weekday(date) === 0 ? addDays(date, 1) : date
}

/**
 * Paid holidays of the state (s. 110.117, F.S.) and those of the United States besides: which of them a board keeps
 * was not found, and a day too early does no harm. Checked 2026-11-21 against general knowledge only.
 */
const holidaysOf = (year: number): readonly CalendarDate[] => {
  const thanksgiving = nth(day(year, '11-01'), 4, 4)
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => observed(day(year, date)))
  return [
    ...fixed,
    nth(day(year, '01-01'), 1, 3),
    nth(day(year, '02-01'), 1, 3),
    addDays(nth(day(year, '06-01'), 1, 1), -7),
    nth(day(year, '09-01'), 1, 1),
    nth(day(year, '10-01'), 1, 2),
    thanksgiving,
    addDays(thanksgiving, 1),
    observed(day(year + 1, '01-01')),
  ]
}

/** A year's holidays never change, and working them out costs more than all else about a date. */
const known = new Map<number, readonly CalendarDate[]>()

const isHoliday = (date: CalendarDate): boolean => {
  const year = Number(date.slice(0, 4))
  const holidays = known.get(year) ?? holidaysOf(year)
  known.set(year, holidays)
  return holidays.includes(date)
}

const isDayOff = (date: CalendarDate): boolean => isWeekend(date) || isHoliday(date)

/** The day itself, or the last working day before it. */
export const workingDayUpTo = (date: CalendarDate): CalendarDate =>
  isDayOff(date) ? workingDayUpTo(addDays(date, -1)) : date

/** The day itself, or the next working day. */
export const workingDayFrom = (date: CalendarDate): CalendarDate =>
  isDayOff(date) ? workingDayFrom(addDays(date, 1)) : date
