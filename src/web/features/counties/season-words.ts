/** Where the appeal year stands for one county on the reader's day. */
import { shutDayWords } from '#core/appeal/petition-day.ts'
import type { Season } from '#core/appeal/season/season.ts'
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'

type CountyDate = { readonly name: string; readonly petitionDeadline: string | null }

/** True on every day of the year: what stands in the page until the reader's day is known. */
export const anyDayWords =
  'Notices are mailed in August, on a different day in each county, and each prints its own petition date.'

const reportedFor = (year: number, { name, petitionDeadline }: CountyDate): string => {
  if (!petitionDeadline?.startsWith(`${year}-`)) return `We know no date of ${year} for ${name} yet.`
  const day = calendarDate(petitionDeadline)
  return `${name}’s date was reported as ${formatCalendarDate(day)}. ${shutDayWords(day)}`.trim()
}

export const seasonWords = ({ phase, window, nextWindow }: Season, county: CountyDate): string => {
  const guess = ' (an estimate)'
  if (phase === 'before') {
    const sure = window.certainty === 'estimate' ? guess : ''
    return `The notices of ${window.year} are expected from ${formatCalendarDate(window.opensOn)} on${sure}. Until then, gather your papers.`
  }
  if (phase === 'open')
    return `The notices of ${window.year} are out or on their way. ${reportedFor(window.year, county)} Only the date printed on your own notice counts.`
  const behind =
    window.certainty === 'estimate'
      ? `The petition dates of ${window.year} are most likely over in every county.`
      : `The petition dates of ${window.year} are over.`
  return `${behind} The next notices are expected from ${formatCalendarDate(nextWindow.opensOn)} on${guess}.`
}
