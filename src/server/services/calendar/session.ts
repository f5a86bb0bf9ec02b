/** Turns a live session into a calendar file: an hour of one day, which every calendar shows by its own clock. */
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { calendarFile } from './deadlines.ts'

export type CalendarSession = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The page with the link to join. */
  readonly url: string
  /** Grows with each new time, so that a calendar taken in again changes the entry. */
  readonly sequence: number
  readonly isCancelled: boolean
}

const alarmSeconds = 15 * 60

export const renderSessionCalendar = (session: CalendarSession, now: Date): string => {
  const { id, title, description, startsAt, endsAt, url, sequence, isCancelled } = session
  const calendar = ical({
    name: 'Just Value live sessions',
    prodId: { company: 'Just Value', product: 'Live sessions', language: 'EN' },
  })
  const event = calendar.createEvent({
    id: `live-${id}@just-value`,
    sequence,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: title,
    description,
    location: url,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmSeconds, description: title })
  return calendarFile(calendar)
}
