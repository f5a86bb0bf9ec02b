/** Owns the way spreadsheets count days: 1 is the first of January 1900, as if that year had been a leap year. */

import { type CalendarDate, calendarDate, daysBetween } from '#core/calendar-date.ts'

/** Right for every day from March 1900 on. */
export const dayNumber = (date: CalendarDate): number => daysBetween(calendarDate('1899-12-30'), date)
