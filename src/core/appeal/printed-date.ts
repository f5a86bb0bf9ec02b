/** Owns which day can be the last day for a petition that a TRIM notice prints. */
import { addDays, type CalendarDate } from '#core/calendar-date.ts'

/** A day further away than this is of no notice that can still matter, so it can only be a slip. */
const mostDaysAway = 366

export const isPlausiblePrintedDate = (printedOn: CalendarDate, today: CalendarDate): boolean =>
  printedOn >= addDays(today, -mostDaysAway) && printedOn <= addDays(today, mostDaysAway)
