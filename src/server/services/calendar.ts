/** Turns deadlines into a calendar file: whole days, which have no time zone and stay the same day everywhere. */
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import type { Deadline, DeadlineCertainty } from '#core/appeal/deadlines-shape.ts'

export type CalendarWords = {
  readonly name: string
  readonly words: { readonly source: string; readonly sure: string; readonly notAdvice: string }
  readonly certainty: Readonly<Record<DeadlineCertainty, string>>
}

export type CalendarFacts = {
  readonly deadlines: readonly Deadline[]
  /** Null when the county is not known. */
  readonly countyName: string | null
  /** Stable for one owner's home, so that a calendar taken in again changes its days instead of doubling them. */
  readonly key: string
  /** For a calendar that is followed: how often to look again. */
  readonly refreshSeconds?: number
}

const reminderDays = 7
const daySeconds = 86_400

const detailOf = (
  { detail, source, certainty }: Deadline,
  { words, certainty: sure }: CalendarWords,
): string =>
  [
    detail,
    `${words.sure}: ${sure[certainty]}.`,
    `${words.source}: ${source.replace(/\.$/, '')}.`,
    words.notAdvice,
  ].join('\n\n')

export const renderCalendar = (
  { deadlines, countyName, key, refreshSeconds }: CalendarFacts,
  words: CalendarWords,
  now: Date,
): Buffer => {
  const name = countyName === null ? words.name : `${words.name} – ${countyName} County`
  const calendar = ical({ name, prodId: { company: 'Just Value', product: 'Deadlines', language: 'EN' } })
  if (refreshSeconds !== undefined) calendar.ttl(refreshSeconds)
  for (const deadline of deadlines) {
    const event = calendar.createEvent({
      id: `${deadline.id}.${key}@just-value`,
      stamp: now,
      start: new Date(`${deadline.dueOn}T00:00:00.000Z`),
      allDay: true,
      timezone: 'UTC',
      summary: deadline.title,
      description: detailOf(deadline, words),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: reminderDays * daySeconds,
      description: deadline.title,
    })
  }
  return Buffer.from(calendar.toString())
}
