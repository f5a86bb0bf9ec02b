/** Whether it is too late to petition for a home this year, and when its next chance comes. */
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { type PetitionsOver, petitionsOver } from '#core/appeal/season/petitions-over.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import type { Home } from './data.ts'

export const nextNoticeYear = (today: CalendarDate): number => noticeYearOn(today) + 1

/** The petitions of this year, where none was filed for the home and it is too late; null while one can be, or is under way. */
export const seasonOver = ({ own, property, county }: Home, today: CalendarDate): PetitionsOver | null =>
  petitionsOver(
    {
      filedOn: own?.petitionFiledOn ?? null,
      printedOn: parseCalendarDate(property.petitionDueOn ?? ''),
      reportedOn: reportedPetitionDate(county.season),
    },
    today,
  )
