/** Owns what is said of a petition day on which offices are shut: why, and by when to be there. */

import { type WhyShut, whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { dayToPetition } from '#core/appeal/petition-day.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatDayOfWeek, formatDayOfYear } from '#core/date-forms.ts'
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

export interface DayToAct {
  readonly on: CalendarDate
  /** Why it is not the last day itself: '(September 7 is Labor Day)'; '' where that is a day on which offices are open. */
  readonly why: string
}

/** The day to show for a petition, with the last day behind it. Every screen takes it from here. */
export const petitionDayToAct = (lastDay: CalendarDate, today: CalendarDate): DayToAct => {
  const shut = whyOfficeShut(lastDay)
  if (shut === null || lastDay < today) return { on: lastDay, why: '' }
  const on = dayToPetition(lastDay, today)
  const why = tellWhyShut(shut)
  if (on === lastDay) return { on, why: words.callTheClerkNow({ why }) }
  return { on, why: words.becauseShut({ day: formatDayOfYear(lastDay), why }) }
}

/** The same in a sentence: 'Your county’s last day, Monday, September 7, is Labor Day, and offices are closed.' */
export const tellShutDay = (lastDay: CalendarDate, on: CalendarDate): string => {
  const shut = whyOfficeShut(lastDay)
  if (shut === null) return ''
  const why = tellWhyShut(shut)
  return on === lastDay
    ? words.todayOfficesAreClosed({ why })
    : words.yourCountysLastDayIs({ day: formatDayOfWeek(lastDay), why })
}

/** Only a petition is said to be too late by the next business day; the other days are set with offices in mind. */
export const dayToAct = (
  { id, dueOn }: { readonly id: string; readonly dueOn: CalendarDate },
  today: CalendarDate,
): DayToAct => (id.startsWith('petition') ? petitionDayToAct(dueOn, today) : { on: dueOn, why: '' })

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
