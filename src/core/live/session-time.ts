/** Owns how the time of a live session is typed by the operator and told to people: by the clocks of Florida. */

import { clockName } from '#core/reminder/county-clock.ts'
import { centralTime, easternTime } from '#core/reminder/params.ts'

const typedIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

const easternTyped = typedIn(easternTime)

/** Hours by which UTC is ahead of Eastern Time, in summer and in winter. */
const easternOffsets = [4, 5]

/** `2026-12-01 18:00` of the Eastern clock as an instant; null for what no clock shows. Of an hour told twice, the first. */
export const parseEasternTime = (text: string): Date | null => {
  const typed = text.trim().replace('T', ' ')
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(typed)) return null
  const asUtc = Date.parse(`${typed.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const candidates = easternOffsets.map((hours) => new Date(asUtc + hours * 3_600_000))
  return candidates.find((instant) => easternTyped.format(instant) === typed) ?? null
}

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' })
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

/** `6:00 pm`, with a plain space between. */
const clockWords = (format: Intl.DateTimeFormat, instant: Date): string =>
  format.format(instant).replace(/\s/g, ' ').toLowerCase()

const easternDay = dayIn(easternTime)
const easternClock = clockIn(easternTime)
const centralDay = dayIn(centralTime)
const centralClock = clockIn(centralTime)

/** Around midnight the two clocks show different days. */
const centralWords = (instant: Date): string => {
  const day = centralDay.format(instant)
  const clock = `${clockWords(centralClock, instant)} Central Time`
  return day === easternDay.format(instant) ? clock : `${day}, ${clock}`
}

/** `Tuesday, December 1, 2026, 6:00 pm Eastern Time`; with the Central clock too when one of the counties keeps it. */
export const sessionTimeWords = (instant: Date, countyIds: readonly string[]): string => {
  const eastern = `${easternDay.format(instant)}, ${clockWords(easternClock, instant)} Eastern Time`
  const isCentral = countyIds.some((countyId) => clockName(countyId) === 'Central Time')
  return isCentral ? `${eastern} (${centralWords(instant)})` : eastern
}

/** For a subject: `December 1, 6:00 pm Eastern Time`. */
export const shortTimeWords = (instant: Date): string =>
  `${easternDay
    .format(instant)
    .replace(/^\w+, /, '')
    .replace(/, \d+$/, '')}, ${clockWords(easternClock, instant)} Eastern Time`

/** What the clock of the reader's own device shows, in full; null where it is the Eastern one. */
export const ownTimeWords = (instant: Date, timeZone: string): string | null => {
  const day = dayIn(timeZone).format(instant)
  const clock = clockWords(clockIn(timeZone), instant)
  const isEastern = day === easternDay.format(instant) && clock === clockWords(easternClock, instant)
  return isEastern ? null : `${day}, ${clock}`
}
