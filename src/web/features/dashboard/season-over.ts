/** Whether it is too late to petition for a home this year, and when its next chance comes. */
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { noticeYearOn, windowOf } from '#core/appeal/season/season.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import type { Home } from './data.ts'

export const nextNoticeYear = (today: CalendarDate): number => noticeYearOn(today) + 1

/** The year whose petitions are over, where none was filed for the home; null while one can be, or is under way. */
export const seasonOver = ({ own, property, county }: Home, today: CalendarDate): number | null => {
  if (own && own.file.filing.petitionFiledOn !== null) return null
  const year = noticeYearOn(today)
  const printed = parseCalendarDate(property.petitionDueOn ?? '')
  const reported = reportedPetitionDate(county.season)
  const last = printed ?? reported ?? windowOf(year).closesOn
  return last < today && last.startsWith(`${year}`) ? year : null
}
