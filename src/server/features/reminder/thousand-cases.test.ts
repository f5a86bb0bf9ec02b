/** Runs the clock over a whole season for 1,000 cases in 67 counties: each reminder once, each on its morning, none besides, and none after a refund or a stop. */
import { expect, it } from 'vitest'
import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  isWeekend,
  parseCalendarDate,
} from '#core/calendar-date.ts'
import { type CaseFile, type Delivery, emptyCase } from '#core/case/file.ts'
import type { County } from '#core/property/county.ts'
import { clockName, type LocalMoment, localMoment } from '#core/reminder/county-clock.ts'
import { reminderDates } from '#core/reminder/reminder-dates.ts'
import { type DueReminder, reminderDue, type WatchedDate } from '#core/reminder/reminder-due.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { forEndurance } from '#test/endurance.ts'
import { watchedIn } from './look-at-cases.ts'

const caseCount = forEndurance(134, 1_000)

const begin = calendarDate('2026-08-01')
const end = calendarDate('2027-07-31')
const { counties } = loadCountyDirectory()
const seasonDays = Array.from({ length: daysBetween(begin, end) + 1 }, (_, at) => addDays(begin, at))

/** After noon of one day, up to noon of the other. */
type Span = { readonly from: CalendarDate; readonly to: CalendarDate }

/** What is typed into a case, from noon of a day on. */
type Stage = { readonly from: CalendarDate; readonly file: CaseFile }

const weekdayFrom = (day: CalendarDate): CalendarDate => (isWeekend(day) ? weekdayFrom(addDays(day, 1)) : day)

const evidence: Delivery = {
  id: 'd1',
  contents: 'evidence',
  what: 'Packet',
  party: 'appraiser',
  way: 'email',
  sentOn: begin,
  received: false,
  proof: '',
}

/** Some file, pay and deliver early, some late, some never; hearings lie from October to April. */
const stagesOf = (at: number, county: County): readonly Stage[] => {
  const printed = parseCalendarDate(county.season.petitionDeadline ?? '') ?? addDays(begin, 35 + (at % 14))
  const heldOn = weekdayFrom(addDays(calendarDate('2026-10-15'), (at * 7) % 170))
  const noticed = { ...emptyCase, notice: { ...emptyCase.notice, petitionDueOn: printed } }
  const filed = { ...noticed, filing: { ...noticed.filing, petitionFiledOn: printed } }
  const called = { ...filed, hearing: { ...filed.hearing, heldOn } }
  const sent = { ...called, deliveries: [evidence] }
  const paidOn = addDays(heldOn, -15)
  const paid = { ...sent, filing: { ...sent.filing, paidOn } }
  const outcome = { ...paid.outcome, kind: 'not_reduced', decidedOn: addDays(heldOn, 20) } as const
  const stages = [
    { from: begin, file: noticed },
    { from: addDays(printed, -(at % 4)), file: filed },
    { from: addDays(heldOn, -27), file: called },
    { from: addDays(heldOn, -19 + (at % 6)), file: at % 5 === 0 ? called : sent },
    { from: addDays(heldOn, -12), file: at % 2 === 0 ? sent : paid },
    { from: addDays(heldOn, 21), file: { ...paid, outcome } },
  ]
  return stages.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
}

const datesIn = ({ from, file }: Stage, county: County): readonly Deadline[] =>
  reminderDates({ file, taxYear: 2026, today: from, county: { name: county.name, petitionDeadline: null } })

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000

/** By the rule itself: so many days before each date, after the noon at which it was typed and up to that of the next change. */
const expectedIn = (at: number, dates: readonly Deadline[], { from, to }: Span): string[] =>
  dates.flatMap(({ id, dueOn, certainty }) => {
    const isHint = certainty === 'suggestion' || id.startsWith('notice')
    const ahead = isHint ? [1, 0] : [14, 7, 3, 1, 0]
    return (id.startsWith('discount-') ? [7] : ahead).flatMap((days) => {
      // A petition has to be there while offices are open.
      const planned = dayNumber(id.startsWith('petition-') ? workingDayUpTo(dueOn) : dueOn) - days
      return planned > dayNumber(from) && planned <= dayNumber(to) ? [`${at} ${id} ${dueOn} ${planned}`] : []
    })
  })

/** Looks at 12:05, 13:05 and 14:05 UTC, of which the county's clock shows two from 8 o'clock on, in summer and in winter. */
const looksOn = (day: CalendarDate, county: County): readonly LocalMoment[] =>
  ['12', '13', '14']
    .map((hour) => localMoment(new Date(`${day}T${hour}:05:00Z`), county.id))
    .filter(({ hour }) => hour === 8 || hour === 9)

/** A season of them by clock, day for day: a thousand cases ask for the same. */
const looks = new Map<string, readonly (readonly LocalMoment[])[]>()
const knownLooks = (county: County): readonly (readonly LocalMoment[])[] => {
  const clock = clockName(county.id)
  const found = looks.get(clock) ?? seasonDays.map((day) => looksOn(day, county))
  looks.set(clock, found)
  return found
}

/** Three of ten cases end their reminders at noon of some day. */
type EndedBy = 'refund' | 'unsubscribing' | 'stop'
type Ending = { readonly by: EndedBy; readonly on: CalendarDate }

const endingOf = (at: number): Ending | null => {
  const by = (['refund', 'unsubscribing', 'stop'] as const)[at % 10]
  return by === undefined ? null : { by, on: addDays(begin, (at * 7) % 300) }
}

const paid = { kind: 'payment', amountCents: 25_000 } as const
const order = { tier: 'ai_enhanced', amountCents: 25_000, entries: [paid] } as const
const refunded = { ...order, entries: [paid, { ...paid, kind: 'refund' }] } as const
const isToldRefunded = entitledTier([refunded]) === 'ai_enhanced'

type Kept = { readonly knownSince: LocalMoment; readonly remindedOn: CalendarDate | null }

/** After its end: a stop is kept on the date; all else is a pause, in which a date has no moment since which it is known. */
const keptAfter = ({ by }: Ending, date: Deadline, county: County, kept: Kept): WatchedDate | null => {
  if (by === 'stop') return { ...kept, state: 'stopped', snoozedUntil: null }
  const knownSince = by === 'refund' && isToldRefunded ? new Date(`${begin}T12:00:00Z`) : null
  const { id: dateId, dueOn } = date
  const row = {
    caseId: '',
    dateId,
    dueOn,
    knownSince,
    remindedOn: null,
    state: 'open',
    snoozedUntil: null,
  } as const
  return watchedIn(row, date, county.id)
}

type Sent = {
  readonly key: string
  readonly isLate: boolean
  readonly hour: number
  readonly isAfterEnd: boolean
}

/** From a day before the first reminder of a date, which a long weekend moves three days ahead, to a day after it, as far as the stage lasts. */
const looksAt = ({ dueOn }: Deadline, county: County, { from, to }: Span): readonly LocalMoment[] => {
  const place = (day: CalendarDate) => dayNumber(day) - dayNumber(begin)
  const first = Math.max(place(dueOn) - 18, place(from) + 1, 0)
  const after = Math.max(Math.min(place(dueOn) + 1, place(to)) + 1, 0)
  return knownLooks(county).slice(first, after).flat()
}

const sentOf = (at: number, date: Deadline, county: County, span: Span): Sent[] => {
  const sent: Sent[] = []
  const ending = endingOf(at)
  const knownSince = { day: span.from, hour: 12 }
  let remindedOn: CalendarDate | null = null
  for (const now of looksAt(date, county, span)) {
    const isAfterEnd = ending !== null && now.day > ending.on
    const kept: Kept = { knownSince, remindedOn }
    const watched: WatchedDate | null = isAfterEnd
      ? keptAfter(ending, date, county, kept)
      : { ...kept, state: 'open', snoozedUntil: null }
    const due: DueReminder | null = watched && reminderDue(date, watched, now)
    if (due === null) continue
    remindedOn = due.plannedOn
    const key = `${at} ${date.id} ${date.dueOn} ${dayNumber(due.plannedOn)}`
    sent.push({ key, isLate: due.isLate || due.plannedOn !== now.day, hour: now.hour, isAfterEnd })
  }
  return sent
}

const countyAt = (at: number): County => {
  const county = counties[at % counties.length]
  if (!county) throw new Error('there is no county')
  return county
}

const seasonOf = (at: number) => {
  const county = countyAt(at)
  const stages = stagesOf(at, county)
  return stages.map((stage, step) => {
    const span = { from: stage.from, to: stages[step + 1]?.from ?? end }
    const dates = datesIn(stage, county)
    const sent = dates.flatMap((date) => sentOf(at, date, county, span))
    const ending = endingOf(at)
    const planned = expectedIn(at, dates, span)
    const isEnded = ending !== null && ending.on < span.to
    const expected = isEnded ? expectedIn(at, dates, { ...span, to: ending.on }) : planned
    return { expected, sent, endedBy: planned.length > expected.length ? ending?.by : undefined }
  })
}

it('sends what is due, once and on time, and nothing to the refunded, the unsubscribed and the stopped', () => {
  const season = Array.from({ length: caseCount }, (_, at) => seasonOf(at)).flat()
  const expected = season.flatMap((stage) => stage.expected)
  const sent = season.flatMap((stage) => stage.sent)
  expect(new Set(counties.map(({ id }) => id)).size).toBe(67)
  expect(sent.length).toBeGreaterThan(19 * caseCount)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
  expect(sent.map(({ key }) => key).toSorted()).toEqual(expected.toSorted())
  expect(sent.filter(({ isLate }) => isLate)).toEqual([])
  expect([...new Set(sent.map(({ hour }) => hour))]).toEqual([8])
  expect(sent.filter(({ isAfterEnd }) => isAfterEnd)).toEqual([])
  for (const by of ['refund', 'unsubscribing', 'stop']) {
    expect(season.filter(({ endedBy }) => endedBy === by).length).toBeGreaterThan(caseCount / 10)
  }
}, 600_000)
