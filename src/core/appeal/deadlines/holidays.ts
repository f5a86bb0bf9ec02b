/** Owns which days are no working days, so that a day counted lands on one before or after them. */

import { addDays, type CalendarDate, calendarDate, isWeekend, weekday } from '#core/calendar-date.ts'
import {
  generalElection,
  type HolidayRule,
  newYearsDay,
  officeHolidays,
  otherLegalHolidays,
} from './holiday-params.ts'

const day = (year: number, monthAndDay: string): CalendarDate => calendarDate(`${year}-${monthAndDay}`)

const pad = (number: number): string => String(number).padStart(2, '0')

/** The Gregorian reckoning of Gauss, as corrected by Meeus, Astronomical Algorithms (1991), chapter 8. */
const easter = (year: number): CalendarDate => {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  const sum = moon + toSunday - 7 * late + 114
  return day(year, `${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`)
}

const nth = (first: CalendarDate, wanted: number, count: number): CalendarDate =>
  addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (count - 1))

const dayOf = (year: number, rule: HolidayRule): CalendarDate => {
  if ('on' in rule) return day(year, rule.on)
  if ('fromEaster' in rule) return addDays(easter(year), rule.fromEaster)
  const { month, weekday: wanted, count, daysAfter = 0 } = rule
  if (count > 0) return addDays(nth(day(year, `${month}-01`), wanted, count), daysAfter)
  return addDays(nth(day(year, `${pad(Number(month) + 1)}-01`), wanted, 1), 7 * count + daysAfter)
}

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
const observed = (date: CalendarDate): CalendarDate => {
  if (weekday(date) === 6) return addDays(date, -1)
  return weekday(date) === 0 ? addDays(date, 1) : date
}

/** One on a Sunday counts on the Monday; one on a Saturday stays there. */
const mondayAfterSunday = (date: CalendarDate): CalendarDate =>
  weekday(date) === 0 ? addDays(date, 1) : date

type Named = readonly (readonly [CalendarDate, string])[]

const officesShutIn = (year: number): Named => [
  ...officeHolidays.map((rule) => [observed(dayOf(year, rule)), rule.name] as const),
  [observed(dayOf(year + 1, newYearsDay)), newYearsDay.name],
]

const legalHolidaysIn = (year: number): Named => [
  ...officesShutIn(year),
  ...otherLegalHolidays.map((rule) => [mondayAfterSunday(dayOf(year, rule)), rule.name] as const),
  ...(year % 2 === 0 ? [[dayOf(year, generalElection), generalElection.name] as const] : []),
]

/** A year's holidays never change, and working them out costs more than all else about a date. */
const keptByYear = (holidaysIn: (year: number) => Named) => {
  const known = new Map<number, ReadonlyMap<CalendarDate, string>>()
  return (date: CalendarDate): string | null => {
    const year = Number(date.slice(0, 4))
    const holidays = known.get(year) ?? new Map(holidaysIn(year))
    known.set(year, holidays)
    return holidays.get(date) ?? null
  }
}

const officeHolidayOn = keptByYear(officesShutIn)
const legalHolidayOn = keptByYear(legalHolidaysIn)

export type WhyShut =
  | { readonly code: 'saturday' | 'sunday' }
  | { readonly code: 'holiday'; readonly name: string }

/** Why offices are commonly shut on a day. Null on a day on which they are open. */
export const whyOfficeShut = (date: CalendarDate): WhyShut | null => {
  if (isWeekend(date)) return { code: weekday(date) === 6 ? 'saturday' : 'sunday' }
  const name = officeHolidayOn(date)
  return name === null ? null : { code: 'holiday', name }
}

/** Why a day is counted as no working day, with every legal holiday by its name. Null on a working day. */
export const whyNoWorkingDay = (date: CalendarDate): WhyShut | null => {
  const name = legalHolidayOn(date)
  return whyOfficeShut(date) ?? (name === null ? null : { code: 'holiday', name })
}

/**
 * The day itself, or the last one before it that is neither on a weekend nor any legal holiday. Which holidays a board
 * counts was not found, and a day too early does no harm.
 */
export const workingDayUpTo = (date: CalendarDate): CalendarDate =>
  whyNoWorkingDay(date) !== null ? workingDayUpTo(addDays(date, -1)) : date

/** The day itself, or the next one on which offices are open; a legal holiday on which they may be open moves nothing later. */
export const workingDayFrom = (date: CalendarDate): CalendarDate =>
  whyOfficeShut(date) === null ? date : workingDayFrom(addDays(date, 1))
