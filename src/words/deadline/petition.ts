/** Owns what is said of the day of a petition and of the notice before it: whose date it is, and how it is received. */

import { whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { earliestKnownPetitionDate } from '#core/appeal/deadlines/params.ts'
import type { DeadlinePurpose, DeadlineWords } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/deadline/petition.ts'
import { tellWhyShut } from '../season/shut-day.ts'
import { closingWords } from './closing-hour.ts'

type PetitionDue = Extract<DeadlinePurpose, { code: 'petition' }>

/** Right behind the day itself, which is not named again. Once the working day before a doubtful one is over, the clerk alone can tell which way is left. */
const shutWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const why = whyOfficeShut(dueOn)
  const before = workingDayUpTo(dueOn)
  if (why === null) return ''
  const told = { why: tellWhyShut(why), before: formatCalendarDate(before) }
  return before >= today ? words.isShut(told) : words.dayBeforeHasPassed(told)
}

const fromEarlierSeason = (county: PetitionDue['county'], lastReportedOn: CalendarDate | null): string => {
  const whose = county === null ? words.your() : words.ofCounty({ county: county.name })
  return lastReportedOn === null
    ? words.earliestInFlorida({ whose, day: formatCalendarDate(earliestKnownPetitionDate) })
    : words.lastReported({ whose, day: formatCalendarDate(lastReportedOn) })
}

const said = ({ basis, county, today }: PetitionDue, dueOn: CalendarDate): readonly string[] => {
  switch (basis.of) {
    case 'notice':
      return [words.onYourNotice({ day: formatCalendarDate(dueOn) }), shutWords(dueOn, today)]
    case 'county':
      return [
        words.reportedFor({ county: basis.county, day: formatCalendarDate(dueOn) }),
        shutWords(dueOn, today),
        basis.laterOnNotice === null
          ? words.noticeWins()
          : words.laterOnNotice({ printed: formatCalendarDate(basis.laterOnNotice) }),
      ]
    case 'earlier_season':
      return [words.estimate(), fromEarlierSeason(county, basis.lastReportedOn), words.noticeWins()]
  }
}

export const petitionWords = (purpose: PetitionDue, dueOn: CalendarDate): DeadlineWords => {
  const received = words.received({ closing: closingWords(purpose.county) })
  return {
    title: purpose.basis.of === 'earlier_season' ? words.estimateTitle() : words.title(),
    detail: [...said(purpose, dueOn), received].filter((part) => part !== '').join(' '),
  }
}

export const noticeArrives: DeadlineWords = { title: words.noticeTitle(), detail: words.noticeDetail() }
