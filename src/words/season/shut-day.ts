/** Owns what is said of a petition day on which offices are shut: why, and by when to be there. */

import { type WhyShut, whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/season/shut-day.ts'

/** 'Labor Day', 'a Saturday'. */
export const tellWhyShut = (why: WhyShut): string => {
  switch (why.code) {
    case 'saturday':
      return words.aSaturday()
    case 'sunday':
      return words.aSunday()
    case 'holiday':
      return why.name
  }
}

/** One line; '' of a day on which offices are open. */
export const shutDayLine = (dueOn: CalendarDate, today: CalendarDate): string => {
  const shut = whyOfficeShut(dueOn)
  if (shut === null) return ''
  const why = tellWhyShut(shut)
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

/**
 * What to do about a day on which offices are shut; '' of any other. No rule found says whether such a day runs on, and
 * counties have done it both ways: s. 192.047(2), F.S., moves applications and returns alone. Checked 2026-11-22.
 */
export const shutDayWords = (dueOn: CalendarDate): string => {
  const why = whyOfficeShut(dueOn)
  if (why === null) return ''
  return words.confirmWithTheClerk({
    day: formatCalendarDate(dueOn),
    why: tellWhyShut(why),
    before: formatCalendarDate(workingDayUpTo(dueOn)),
  })
}
