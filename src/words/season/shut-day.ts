/** Owns the one line beside a petition day on which offices are shut: why, and by when to be there. */

import { whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/season/shut-day.ts'

/** '' of a day on which offices are open. */
export const shutDayLine = (dueOn: CalendarDate, today: CalendarDate): string => {
  const why = whyOfficeShut(dueOn)
  if (why === null) return ''
  const before = workingDayUpTo(dueOn)
  return before < today
    ? words.callTheClerkNow({ why })
    : words.getItThereBy({ why, day: formatCalendarDate(before) })
}

/** Only a petition is said to be too late by the next business day; the other days are set with offices in mind. */
export const petitionDayLine = (
  deadline: { readonly id: string; readonly dueOn: CalendarDate } | null | undefined,
  today: CalendarDate,
): string => (deadline?.id.startsWith('petition-') ? shutDayLine(deadline.dueOn, today) : '')
