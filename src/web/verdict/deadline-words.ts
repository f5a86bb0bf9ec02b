/** The deadline as far as it is known without the owner's notice: the printed date always wins. */
import type { Report } from '#contract/reports.ts'
import { seasonOn } from '#core/appeal/season.ts'
import { type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'

type CountyDeadline = Report['season']['countyDeadline']

/** The year of the values, the day it is, and what the county reported for that year. */
export type DeadlineFacts = {
  readonly taxYear: number
  readonly today: CalendarDate
  readonly county: CountyDeadline
}

const printedDate =
  'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.'

type LastDay = { readonly date: CalendarDate; readonly words: string }

/** Where the county's is not known, the last one known in Florida stands in; null for years that are not running. */
const lastDayOf = ({ taxYear, today, county }: DeadlineFacts): LastDay | null => {
  if (county) {
    const date = calendarDate(county.petitionsDueOn)
    const words = `${county.countyName} County’s deadline for ${taxYear} was reported as ${formatCalendarDate(date)}.`
    return { date, words }
  }
  const { window } = seasonOn(today)
  if (window.year !== taxYear) return null
  const words = `The last county deadline we know of for ${taxYear} was ${formatCalendarDate(window.closesOn)}.`
  return { date: window.closesOn, words }
}

const lastDayBehind = (facts: DeadlineFacts): LastDay | null => {
  const lastDay = lastDayOf(facts)
  return lastDay !== null && facts.today > lastDay.date ? lastDay : null
}

export const deadlineWords = (facts: DeadlineFacts): string => {
  const lastDay = lastDayBehind(facts)
  if (lastDay === null) return printedDate
  return `${printedDate} ${lastDay.words} If yours has passed, ask the clerk of your value adjustment board whether a late petition is still taken.`
}

/** What a course bought today is good for, when the year's petitions are most likely closed; null while they are not. */
export const lateCourseWords = (facts: DeadlineFacts): string | null =>
  lastDayBehind(facts) === null
    ? null
    : `There is no hurry to buy: unless a late petition is taken, the course is for your next notice, in August ${facts.taxYear + 1}.`
