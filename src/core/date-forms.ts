/** The ways in which a day or a month is written, beside `formatCalendarDate`, which names the weekday too. */
import type { CalendarDate } from './calendar-date.ts'

const inUtc = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })

const plain = inUtc({ dateStyle: 'long' })
const dayOfYear = inUtc({ month: 'long', day: 'numeric' })
const dayOfWeek = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })
const monthAndYear = inUtc({ month: 'long', year: 'numeric' })
const shortMonthAndYear = inUtc({ month: 'short', year: 'numeric' })
const shortMonth = inUtc({ month: 'short' })
const month = inUtc({ month: 'long' })

/** 'September 14, 2026'. */
export const formatPlainDate = (date: CalendarDate): string => plain.format(Date.parse(date))

/** 'September 14'. */
export const formatDayOfYear = (date: CalendarDate): string => dayOfYear.format(Date.parse(date))

/** 'Monday, September 14'. */
export const formatDayOfWeek = (date: CalendarDate): string => dayOfWeek.format(Date.parse(date))

/** As the state publishes the time of a sale; January is 1. */
interface MonthOfYear {
  readonly year: number
  readonly month: number
}

const firstOf = ({ year, month: number }: MonthOfYear): number => Date.UTC(year, number - 1)

/** 'September 2026'. */
export const formatMonth = (of: MonthOfYear): string => monthAndYear.format(firstOf(of))

/** 'Sep 2026'. */
export const formatShortMonth = (of: MonthOfYear): string => shortMonthAndYear.format(firstOf(of))

/** The month of a day: 'Sep'. */
export const shortMonthName = (date: CalendarDate): string => shortMonth.format(Date.parse(date))

/** January first. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  month.format(Date.UTC(2026, at)),
)
