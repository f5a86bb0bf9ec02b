/** Where the appeal year stands for one county on the reader's day. */
import type { Season } from '#core/appeal/season/season.ts'
import { type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/counties/season-words.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'

type CountyDate = {
  readonly name: string
  readonly petitionDeadline: string | null
  readonly today: CalendarDate
}

/** True on every day of the year: what is in the page until the reader's day is known. */
export const anyDayWords = words.noticesAreMailedInAugustOn()

const reportedFor = (year: number, { name, petitionDeadline, today }: CountyDate): string => {
  if (!petitionDeadline?.startsWith(`${year}-`)) return words.weKnowNoDateOfFor({ year, name })
  const day = calendarDate(petitionDeadline)
  // Why it may be a day earlier than the county's own is said beside the fact.
  return words.getItInBy({ name, day: formatCalendarDate(petitionDayToAct(day, today).on) })
}

export const seasonWords = ({ phase, window, nextWindow }: Season, county: CountyDate): string => {
  const guess = words.anEstimate()
  if (phase === 'before') {
    const sure = window.certainty === 'estimate' ? guess : ''
    return words.theNoticesOfAreExpectedFrom({
      year: window.year,
      opensOn: formatCalendarDate(window.opensOn),
      certainty: sure,
    })
  }
  if (phase === 'open')
    return words.theNoticesOfAreOutOr({ year: window.year, reported: reportedFor(window.year, county) })
  const behind =
    window.certainty === 'estimate'
      ? words.thePetitionDatesOfAreMost({ year: window.year })
      : words.thePetitionDeadlinesHavePassed({ year: window.year })
  return words.theNextNoticesAreExpectedFrom({
    past: behind,
    opensOn: formatCalendarDate(nextWindow.opensOn),
    certainty: guess,
  })
}
