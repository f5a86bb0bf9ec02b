/** Turns deadlines into a calendar file: whole days, the same everywhere, and a hearing at its hour of the county's clock. */
import { createHash } from 'node:crypto'
import ical, { ICalAlarmType, type ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { cleanText } from '#core/clean-text.ts'
import { sureWords } from '#core/document/certainty-words.ts'
import { instantOf } from '#core/reminder/county-clock.ts'

export type CalendarWords = {
  readonly name: string
  readonly words: { readonly source: string; readonly sure: string; readonly notAdvice: string }
}

export type CalendarFacts = {
  readonly deadlines: readonly ToldDeadline[]
  /** Null when the county is not known. */
  readonly county: { readonly id: string; readonly name: string } | null
  /** Stable for one owner's home, so that a calendar taken in again changes its days instead of doubling them. */
  readonly key: string
  /** For a calendar that is followed: how often to look again. */
  readonly refreshSeconds?: number
  /** By the id of the deadline, for a calendar that is followed; a file for taking in is a revision of its own. */
  readonly revisions?: ReadonlyMap<string, Revision>
}

/** Which state of an event this is: clients keep the one of the higher sequence (RFC 5545, 3.8.7.4). */
export interface Revision {
  readonly sequence: number
  readonly changedAt: Date
}

/** By what it is known whether an event has changed since it was told. */
export interface EventMarks {
  readonly id: string
  /** Of its day, hour, length and place. */
  readonly placed: Buffer
  /** Of its words. */
  readonly written: Buffer
}

/** Every line of such a file ends with CRLF, also its last (RFC 5545, 3.1), and none holds what is no text. */
export const calendarFile = (calendar: ICalCalendar): string =>
  `${cleanText(calendar.toString()).trimEnd()}\r\n`

const reminderDays = 7
const daySeconds = 86_400

const detailOf = (told: ToldDeadline, { words }: CalendarWords): string =>
  [
    told.detail,
    `${words.sure}: ${sureWords(told)}.`,
    `${words.source}: ${told.source.replace(/\.$/, '')}.`,
    words.notAdvice,
  ].join('\n\n')

const wholeDay = ({ actOn }: ToldDeadline) => ({
  start: new Date(`${actOn}T00:00:00.000Z`),
  allDay: true,
  timezone: 'UTC',
  transparency: ICalEventTransparency.TRANSPARENT,
})

const minuteMs = 60_000

/** An hour is written as an instant, so that it stays right wherever the calendar is read. */
const whenOf = (deadline: ToldDeadline, county: CalendarFacts['county']) => {
  const { hearing, dueOn } = deadline
  if (hearing === undefined || county === null) return wholeDay(deadline)
  const start = instantOf(dueOn, hearing.time, county.id)
  const place = hearing.place.trim() || hearing.remoteLink.trim()
  return {
    start,
    ...(hearing.minutes === null ? {} : { end: new Date(start.getTime() + hearing.minutes * minuteMs) }),
    ...(place === '' ? {} : { location: place }),
  }
}

const markOf = (...told: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(told)).digest()

export const eventMarks = (
  { deadlines, county }: Pick<CalendarFacts, 'deadlines' | 'county'>,
  words: CalendarWords,
): readonly EventMarks[] =>
  deadlines.map((deadline) => ({
    id: deadline.id,
    placed: markOf(whenOf(deadline, county)),
    written: markOf(deadline.title, detailOf(deadline, words)),
  }))

const firstFiles = Date.UTC(2026, 0, 1)

/** A file made later replaces one made before: its minutes since the first that were ever made. */
const madeNow = (now: Date): Revision => ({
  sequence: Math.max(0, Math.floor((now.getTime() - firstFiles) / minuteMs)),
  changedAt: now,
})

export const renderCalendar = (
  { deadlines, county, key, refreshSeconds, revisions }: CalendarFacts,
  words: CalendarWords,
  now: Date,
): Buffer => {
  const name = county === null ? words.name : `${words.name} – ${county.name} County`
  const calendar = ical({ name, prodId: { company: 'Just Value', product: 'Deadlines', language: 'EN' } })
  if (refreshSeconds !== undefined) calendar.ttl(refreshSeconds)
  for (const deadline of deadlines) {
    const { sequence, changedAt } = revisions?.get(deadline.id) ?? madeNow(now)
    const event = calendar.createEvent({
      id: `${deadline.id}.${key}@just-value`,
      stamp: now,
      sequence,
      lastModified: changedAt,
      ...whenOf(deadline, county),
      summary: deadline.title,
      description: detailOf(deadline, words),
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: reminderDays * daySeconds,
      description: deadline.title,
    })
  }
  return Buffer.from(calendarFile(calendar))
}
