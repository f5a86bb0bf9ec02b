/** Owns the last day for a petition as a county is known by it. Every page, paper, mail and calendar takes it from here. */

import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { earliestKnownPetitionDate } from '#core/appeal/deadlines/params.ts'
import { addDays, type CalendarDate, calendarDate, parseCalendarDate } from '#core/calendar-date.ts'

/** As a county's own record has it: null where none is known. */
export const reportedPetitionDate = ({
  petitionDeadline,
}: {
  readonly petitionDeadline: string | null
}): CalendarDate | null => parseCalendarDate(petitionDeadline ?? '')

interface PetitionDay {
  readonly dueOn: CalendarDate
  /** 'reported' for that season; an 'estimate' from an earlier one, or from the earliest county of Florida. */
  readonly certainty: 'reported' | 'estimate'
}

const weeksInYear = 52

/** The same weekday in the next year that is not over, never later in the year than the date it comes from. */
const nextLike = (date: CalendarDate, from: CalendarDate): CalendarDate => {
  const working = workingDayUpTo(date)
  return working >= from ? working : nextLike(addDays(date, weeksInYear * 7), from)
}

/** The reported day while it is not over on `from`; else the day to expect next. `reported` null: none is known. */
export const petitionDayFrom = (reported: CalendarDate | null, from: CalendarDate): PetitionDay =>
  reported !== null && reported >= from
    ? { dueOn: reported, certainty: 'reported' }
    : { dueOn: nextLike(reported ?? earliestKnownPetitionDate, from), certainty: 'estimate' }

/** The day to act by: offices are shut on a holiday, and no rule found moves the day on. The last day itself once that is over. */
export const dayToPetition = (lastDay: CalendarDate, today: CalendarDate): CalendarDate => {
  const before = workingDayUpTo(lastDay)
  return before < today ? lastDay : before
}

/** The day of one season, whether it is over or not. */
export const petitionDayIn = (reported: CalendarDate | null, year: number): PetitionDay =>
  petitionDayFrom(reported, calendarDate(`${year}-01-01`))
