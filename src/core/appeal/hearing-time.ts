/** Owns the hour and the place of a hearing, as its notice names them, and which hours boards hardly sit at. */

export interface HearingTime {
  /** 'HH:MM', the county's own time; '' until known. */
  readonly time: string
  readonly place: string
  readonly remoteLink: string
  readonly minutes: number | null
}

/** '14:05' as it is said here: '2:05 pm'. */
export const clockTime = (time: string): string | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined || minute === undefined) return null
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

/** Our own bounds, checked 2026-11-21: boards sit in the hours of offices, some into the evening. */
const earliest = '07:00'
const latest = '20:00'

/** '12:30' typed without its half of the day is easily the wrong one. */
export const isOddHour = ({ time }: Pick<HearingTime, 'time'>): boolean =>
  clockTime(time) !== null && (time < earliest || time > latest)
