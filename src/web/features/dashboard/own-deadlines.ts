/** The dates ahead of an owner: those of the year, and those that the case still leaves open. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import { caseDates } from '#core/case/days/case-dates.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import type { Home } from '#web/features/dashboard/data.ts'

/** The same case with nothing done yet: its days are all that belong to it. */
const withNothingDone = ({ notice, hearing }: CaseFile): CaseFile => ({ ...emptyCase, notice, hearing })

const inOrder = (deadlines: readonly Deadline[]): readonly Deadline[] =>
  deadlines.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))

const withCase = (yearly: readonly Deadline[], own: OpenCase, today: CalendarDate): readonly Deadline[] => {
  const day = { file: own.file, taxYear: own.taxYear, county: own.county, today }
  const belonging = new Set(caseDates({ ...day, file: withNothingDone(own.file) }).map(({ id }) => id))
  return inOrder([...yearly.filter(({ id }) => !belonging.has(id)), ...caseDates(day)])
}

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
  const all = own === null ? yearly : withCase(yearly, own, today)
  return all.filter(({ certainty }) => certainty !== 'suggestion')
}
