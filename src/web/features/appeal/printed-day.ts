/** What is said of a last day on which offices are shut, as the owner's notice prints it. */
import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatDayOfYear } from '#core/date-forms.ts'
import * as words from '#messages/appeal/printed-day.ts'
import { petitionDayToAct, tellWhyShut } from '#words/season/shut-day.ts'

/** 'Your notice says September 7, which is Labor Day. Be there by Friday, September 4, 2026.' null of any other day. */
export const tellPrintedDay = (printed: CalendarDate, today: CalendarDate): string | null => {
  const shut = whyOfficeShut(printed)
  const { on } = petitionDayToAct(printed, today)
  if (shut === null || on === printed) return null
  return words.yourNoticeSays({
    printed: formatDayOfYear(printed),
    why: tellWhyShut(shut),
    day: formatCalendarDate(on),
  })
}
