/** Owns what is said of the days of the evidence and of the hearing itself: its hour, its place, and what to check. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { whyNoWorkingDay } from '#core/appeal/deadlines/holidays.ts'
import { evidenceExchangeDays as days, evidenceAimDays } from '#core/appeal/deadlines/params.ts'
import type { DeadlineWords } from '#core/appeal/deadlines/shape.ts'
import { clockTime, type HearingTime, isOddHour } from '#core/appeal/hearing-time.ts'
import { addDays, type CalendarDate, formatCalendarDate, isWeekend } from '#core/calendar-date.ts'
import { formatDayOfWeek } from '#core/date-forms.ts'
import * as words from '#messages/deadline/hearing.ts'

export const evidenceAim = (hearingOn: CalendarDate): DeadlineWords => ({
  title: words.aimTitle({ last: formatCalendarDate(evidenceDays(hearingOn).dueOn) }),
  detail: words.aim({ days: evidenceAimDays, hearing: formatCalendarDate(hearingOn) }),
})

/** 'Counting back 15 days lands on Tuesday, November 3, General Election Day'; a Saturday says so itself. */
const movedWords = (countedOn: CalendarDate): string => {
  const why = whyNoWorkingDay(countedOn)
  return words.moved({
    days,
    day: formatDayOfWeek(countedOn),
    holiday: why?.code === 'holiday' ? `, ${why.name}` : '',
  })
}

export const evidenceDue = (hearingOn: CalendarDate, dueOn: CalendarDate): DeadlineWords => ({
  title: words.evidenceTitle(),
  detail: words.evidence({
    days,
    hearing: formatCalendarDate(hearingOn),
    moved: dueOn === addDays(hearingOn, -days) ? '' : movedWords(addDays(hearingOn, -days)),
  }),
})

export const evidenceCounted: DeadlineWords = {
  title: words.countedTitle({ days }),
  detail: words.counted(),
}

export const evidenceCheck: DeadlineWords = { title: words.checkTitle(), detail: words.check() }

/** A line break is the field's, not the sentence's. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Boards hardly sit then, but a notice is what counts. */
const oddQuestions = (hearingOn: CalendarDate, hearing: HearingTime | null): string => {
  const day = isWeekend(hearingOn) ? words.oddDay({ day: formatCalendarDate(hearingOn) }) : ''
  const time = hearing !== null && isOddHour(hearing) ? clockTime(hearing.time) : null
  return time === null ? day : `${day}${words.oddHour({ time })}`
}

/** What the owner keeps of it; what is not known is on the notice. */
const placeAndTime = (hearing: HearingTime | null): string => {
  const time = clockTime(hearing?.time ?? '')
  const place = oneLine(hearing?.place ?? '')
  const link = oneLine(hearing?.remoteLink ?? '')
  const parts = [
    ...(time === null ? [] : [words.at({ time })]),
    ...(place === '' ? [] : [words.place({ place: place.replace(/\.$/, '') })]),
    ...(link === '' ? [] : [words.joinFromHome({ link })]),
  ]
  if (parts.length === 0) return words.onNotice()
  const known = parts.join(' ')
  return time === null ? words.enteredWithoutTime({ known }) : words.entered({ known })
}

export const hearingWords = (hearing: HearingTime | null, hearingOn: CalendarDate): DeadlineWords => ({
  title: words.hearingTitle(),
  detail: `${oddQuestions(hearingOn, hearing)}${placeAndTime(hearing)}`,
})
