/** The dates ahead of an owner: those of the year, and those that the case still leaves open. */
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import type { Home } from '#web/features/dashboard/data.ts'

/** Earliest first, without what is only our suggestion. */
export const ownDeadlines = (home: Home | null, today: CalendarDate): readonly Deadline[] => {
  const own = home?.own ?? null
  const yearly = deadlinesFor({
    today,
    county: home && {
      name: home.county.name,
      petitionDeadline: reportedPetitionDate(home.county.season),
      vab: { url: home.county.vabUrl, closing: home.county.vabClosing },
    },
    printedPetitionDate: parseCalendarDate(home?.property.petitionDueOn ?? ''),
    hearingOn: own?.file.hearing.heldOn ?? null,
  })
  const all = own === null ? yearly : own.sums.withCase(yearly, own, today)
  return all.filter(({ certainty }) => certainty !== 'suggestion')
}
