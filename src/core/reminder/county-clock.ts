/** Owns what the clock of a county shows at an instant: its day and its hour. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { centralCounties, centralTime, easternTime, morningHour } from '#core/reminder/params.ts'

export interface LocalMoment {
  readonly day: CalendarDate
  /** 0 to 23. */
  readonly hour: number
}

/** An IANA name. A county that is not known keeps the clock of most of the state. */
const zoneOf = (countyId: string): string => (centralCounties.includes(countyId) ? centralTime : easternTime)

/** As it is in a sentence. */
export const clockName = (countyId: string): string =>
  zoneOf(countyId) === centralTime ? 'Central Time' : 'Eastern Time'

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })

/** Made once: making one costs a thousand times what using it does. */
const clocks: ReadonlyMap<string, Intl.DateTimeFormat> = new Map(
  [easternTime, centralTime].map((zone) => [zone, clock(zone)]),
)

export const localMoment = (instant: Date, countyId: string): LocalMoment => {
  const parts = clocks.get(zoneOf(countyId))?.formatToParts(instant) ?? []
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: calendarDate(`${part('year')}-${part('month')}-${part('day')}`),
    hour: Number(part('hour')),
  }
}

/** How far the clocks of Florida are behind UTC, summer and winter, in hours. */
const hoursBehind = [4, 5, 6]
const hourMs = 3_600_000

/** The instant at which the county's clock shows `time`, 'HH:MM', on that day. */
export const instantOf = (day: CalendarDate, time: string, countyId: string): Date => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const instants = hoursBehind.map((hours) => new Date(asUtc + hours * hourMs))
  const shown = instants.find((instant) => {
    const local = localMoment(instant, countyId)
    return local.day === day && local.hour === Number(time.slice(0, 2))
  })
  // The hour that a spring night leaves out is on no clock; no board meets in it.
  return shown ?? new Date(asUtc + (hoursBehind[0] ?? 0) * hourMs)
}

/** Whether the morning of `day` has begun. */
export const isMorningOf = (day: CalendarDate, moment: LocalMoment): boolean =>
  moment.day > day || (moment.day === day && moment.hour >= morningHour)
