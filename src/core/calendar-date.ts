/** Owns legal days: dates without a time, in Florida's calendar. */

declare const calendarDateBrand: unique symbol

/** 'YYYY-MM-DD', a day that exists. Later dates compare greater as plain strings. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true }

const DAY_MS = 86_400_000

const midnightUtc = (text: string): number => Date.parse(`${text}T00:00:00.000Z`)

const isCalendarDate = (text: string): text is CalendarDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = midnightUtc(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The date a text states, or null when it is not a day that exists. */
export const parseCalendarDate = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null)

/** Mints a date. Throws a RangeError for anything but an existing 'YYYY-MM-DD': that is a bug in the caller. */
export const calendarDate = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new RangeError(`Not a calendar date: ${text}`)
  return text
}

/** Of what a Date prints, which is always a day that exists: another year begins with a sign. */
const hasYearOfFourDigits = (printed: string): printed is CalendarDate => /^\d/.test(printed)

/** The date `days` later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const text = new Date(midnightUtc(date) + days * DAY_MS).toISOString().slice(0, 10)
  if (!hasYearOfFourDigits(text)) throw new RangeError(`Not a calendar date: ${text}`)
  return text
}

/** Whole days from one date to another, negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / DAY_MS)

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export const weekday = (date: CalendarDate): number => new Date(midnightUtc(date)).getUTCDay()

export const isWeekend = (date: CalendarDate): boolean => weekday(date) === 0 || weekday(date) === 6

/** Made once: making one costs a thousand times what using it does. */
const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** `Monday, September 14, 2026`. */
export const formatCalendarDate = (date: CalendarDate): string => inFull.format(midnightUtc(date))

/** The day that `formatCalendarDate` wrote so; null for any other text. */
export const writtenCalendarDate = (text: string): CalendarDate | null => {
  if (!/^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text)) return null
  const time = Date.parse(`${text} UTC`)
  const date = Number.isNaN(time) ? null : parseCalendarDate(new Date(time).toISOString().slice(0, 10))
  return date !== null && formatCalendarDate(date) === text ? date : null
}

const inTallahassee = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in Florida's capital at an instant. Eastern time, the zone of Tallahassee. */
export const todayInFlorida = (now: Date): CalendarDate => {
  const parts = inTallahassee.formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return calendarDate(`${part('year')}-${part('month')}-${part('day')}`)
}
