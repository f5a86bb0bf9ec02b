/** The deadline as far as it is known without the owner's notice: the printed date always wins. */
import { seasonOn } from '#core/appeal/season.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'

const printedDate =
  'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.'

/** The last county deadline known for the year, once it is behind us; null before, and for other years. */
const lastDayBehind = (taxYear: number, today: CalendarDate): CalendarDate | null => {
  const { window } = seasonOn(today)
  return window.year === taxYear && today > window.closesOn ? window.closesOn : null
}

export const deadlineWords = (taxYear: number, today: CalendarDate): string => {
  const lastDay = lastDayBehind(taxYear, today)
  if (lastDay === null) return printedDate
  return `${printedDate} The last county deadline we know of for ${taxYear} was ${formatCalendarDate(lastDay)}. If yours has passed, ask the clerk of your value adjustment board whether a late petition is still taken.`
}

/** What a course bought today is good for, when the year's petitions are most likely closed; null while they are not. */
export const lateCourseWords = (taxYear: number, today: CalendarDate): string | null =>
  lastDayBehind(taxYear, today) === null
    ? null
    : `There is no hurry to buy: unless a late petition is taken, the course is for your next notice, in August ${taxYear + 1}.`
