/** Owns the worked dates of the lessons: what a hearing or a decision on some day means for the calendar. */

import * as law from '#content/params.ts'
import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { courtDays } from '#core/case/params.ts'

const daysOfHearing = (on: CalendarDate): Readonly<Record<string, CalendarDate>> => {
  const { aimOn, countedOn, dueOn, checkOn } = evidenceDays(on)
  return {
    on,
    noticeBy: addDays(on, -law.HEARING_NOTICE_DAYS),
    evidenceAim: aimOn,
    evidenceCounted: countedOn,
    evidenceDue: dueOn,
    evidenceCheck: checkOn,
  }
}

const daysOfDecision = (on: CalendarDate): Readonly<Record<string, CalendarDate>> => ({
  on,
  courtBy: addDays(on, courtDays),
  homesteadCourtBy: addDays(on, law.HOMESTEAD_COURT_DAYS),
})

const daysOfIncompletePetition = (mailed: CalendarDate): Readonly<Record<string, CalendarDate>> => {
  const cureBy = addDays(mailed, law.CURE_DAYS)
  return { mailed, cureBy, cureAim: workingDayUpTo(cureBy) }
}

const examples = {
  'incomplete-petition': daysOfIncompletePetition(calendarDate('2027-09-08')),
  hearing: daysOfHearing(calendarDate('2027-01-27')),
  'hearing-by-weekend': daysOfHearing(calendarDate('2027-02-08')),
  decision: daysOfDecision(calendarDate('2027-03-15')),
}

/** Token name (`day:hearing.evidenceDue`) → words. */
export const workedDays = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(examples).flatMap(([id, days]) =>
      Object.entries(days).map(([name, day]) => [`day:${id}.${name}`, formatCalendarDate(day)] as const),
    ),
  )
