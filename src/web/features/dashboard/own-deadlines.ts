/** The dates ahead of an owner: those of the year, and those that the case still leaves open. */
import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { tellDeadline } from '#words/deadline/tell.ts'

export type ShownDeadline = Omit<ToldDeadline, 'actOn'>

/** Earliest first, without what is only our suggestion. */
export const ownDeadlines = (home: Home | null, today: CalendarDate): readonly ShownDeadline[] => {
  if (home?.own) return home.own.daysAhead
  const yearly = deadlinesFor({
    today,
    county: home && {
      name: home.county.name,
      petitionDeadline: reportedPetitionDate(home.county.season),
      vab: { url: home.county.vabUrl, closing: home.county.vabClosing },
    },
    printedPetitionDate: parseCalendarDate(home?.property.petitionDueOn ?? ''),
    hearingOn: null,
  })
  return yearly.filter(({ certainty }) => certainty !== 'suggestion').map(tellDeadline)
}
