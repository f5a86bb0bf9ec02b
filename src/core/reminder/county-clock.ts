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

/** As it stands in a sentence. */
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

/** Whether the morning of `day` has begun. */
export const isMorningOf = (day: CalendarDate, moment: LocalMoment): boolean =>
  moment.day > day || (moment.day === day && moment.hour >= morningHour)
