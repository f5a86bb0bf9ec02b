/** Owns the strip of whole months that the stages of a season are drawn on, with where a day is on it. */
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#core/calendar-date.ts'

interface Days {
  readonly from: CalendarDate
  /** The last day; the same as `from` for a single day. */
  readonly to: CalendarDate
}

export type StageTime = 'past' | 'now' | 'ahead'

/** First and last day of a strip of whole months. */
export type SeasonSpan = { readonly first: CalendarDate; readonly last: CalendarDate }

const monthStart = (date: CalendarDate): CalendarDate => calendarDate(`${date.slice(0, 7)}-01`)
const nextMonth = (date: CalendarDate): CalendarDate => monthStart(addDays(monthStart(date), 31))

/** Every stage and today lie in it. */
export const spanOf = (stages: readonly Days[], today: CalendarDate): SeasonSpan => {
  const days = [today, ...stages.flatMap((stage) => [stage.from, stage.to])].toSorted()
  return { first: monthStart(days[0] ?? today), last: nextMonth(days.at(-1) ?? today) }
}

/** The first day of each month. */
export const monthsOf = ({ first, last }: SeasonSpan): readonly CalendarDate[] => {
  const months: CalendarDate[] = []
  for (let month = first; month < last; month = nextMonth(month)) months.push(month)
  return months
}

/** In percent of the strip. */
export const placeIn = ({ first, last }: SeasonSpan, date: CalendarDate): number =>
  (100 * daysBetween(first, date)) / daysBetween(first, last)

export const timeOf = ({ from: first, to }: Days, today: CalendarDate): StageTime => {
  if (today > to) return 'past'
  return today < first ? 'ahead' : 'now'
}
