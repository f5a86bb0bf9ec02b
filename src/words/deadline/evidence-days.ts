/** Owns what is said of the two days of the evidence together: our own and the last one by law. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/deadline/evidence-days.ts'

/** By our own day, and by the last one of the law; of days that are over only what is left. */
export const evidenceDaysWords = (hearingOn: CalendarDate, today: CalendarDate): string => {
  const { aimOn, dueOn } = evidenceDays(hearingOn)
  return words.sendBy({
    left: today <= aimOn ? 'both' : today <= dueOn ? 'last' : 'none',
    aim: formatCalendarDate(aimOn),
    last: formatCalendarDate(dueOn),
  })
}

/** Beside the last day by law. */
export const evidenceReadyBy = (hearingOn: CalendarDate): string =>
  words.readyBy({ aim: formatCalendarDate(evidenceDays(hearingOn).aimOn) })
