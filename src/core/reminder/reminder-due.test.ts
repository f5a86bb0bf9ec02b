/** Checks reminders against a calendar, worked out by hand: which is due when, late, snoozed, done or over. */
import { describe, expect, it } from 'vitest'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { addDays, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { evidenceSent, inAugust, prepared } from '#core/case/testing/cases.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { clockName, instantOf, localMoment } from './county-clock.ts'
import { plannedDays, reminderDates } from './reminder-dates.ts'
import { nextReminderOn, reminderDue, type WatchedDate } from './reminder-due.ts'

const day = calendarDate
const at = (text: string) => {
  const [date = '', hour = ''] = text.split('T')
  return { day: day(date), hour: Number(hour) }
}

/** A Friday; the ladder is August 28, September 4, 8, 10 and 11. */
const petition = { id: 'petition-2026', certainty: 'printed', dueOn: day('2026-09-11') } as const
const open: WatchedDate = {
  state: 'open',
  snoozedUntil: null,
  knownSince: at('2026-08-01T12'),
  remindedOn: null,
}
const due = (moment: string, watched: Partial<WatchedDate> = {}) =>
  reminderDue(petition, { ...open, ...watched }, at(moment))

describe('the clock of a county', () => {
  it.each([
    ['hillsborough', '2027-02-01', '09:30', '2027-02-01T14:30:00.000Z'],
    ['hillsborough', '2026-10-05', '16:05', '2026-10-05T20:05:00.000Z'],
    ['escambia', '2027-02-01', '09:30', '2027-02-01T15:30:00.000Z'],
  ])('in %s shows on %s %s at %s', (county, on, time, instant) => {
    expect(instantOf(day(on), time, county).toISOString()).toBe(instant)
  })

  it.each([
    ['hillsborough', '2026-09-11T12:30:00Z', '2026-09-11', 8],
    ['escambia', '2026-09-11T12:30:00Z', '2026-09-11', 7],
    ['gulf', '2026-12-01T13:00:00Z', '2026-12-01', 8],
    ['bay', '2026-12-01T05:30:00Z', '2026-11-30', 23],
    ['hillsborough', '2026-12-01T05:30:00Z', '2026-12-01', 0],
  ])('of %s at %s shows %s, %i h', (county, instant, date, hour) => {
    expect(localMoment(new Date(instant), county)).toEqual({ day: date, hour })
  })

  it('is Central west of the Apalachicola', () => {
    expect(['leon', 'gulf', 'walton', 'santa-rosa'].map(clockName)).toEqual([
      'Eastern Time',
      'Eastern Time',
      'Central Time',
      'Central Time',
    ])
  })
})

describe('a reminder', () => {
  it.each([
    ['2026-08-27T23', null], // day 15
    ['2026-08-28T07', null],
    ['2026-08-28T08', '2026-08-28'], // day 14, in the morning
    ['2026-09-04T08', '2026-09-04'], // day 7
    ['2026-09-08T08', '2026-09-08'], // day 3
    ['2026-09-10T08', '2026-09-10'], // the day before
    ['2026-09-11T08', '2026-09-11'], // the day itself
    ['2026-09-12T08', null], // over
  ])('at %s is the one of %s', (moment, plannedOn) => {
    expect(due(moment)?.plannedOn ?? null).toBe(plannedOn)
  })

  it('is sent once, and only the newest of those missed, saying that it is late', () => {
    expect(due('2026-09-09T10')).toEqual({ plannedOn: '2026-09-08', isLate: true, isLast: false })
    expect(due('2026-09-09T10', { remindedOn: day('2026-09-08') })).toBeNull()
    expect(due('2026-09-11T09')).toEqual({ plannedOn: '2026-09-11', isLate: false, isLast: true })
    expect(due('2026-09-11T11')?.isLate).toBe(true)
  })

  it('that was missed is not sent at night, but the next morning from eight', () => {
    expect(due('2026-09-09T00')).toBeNull()
    expect(due('2026-09-09T07')).toBeNull()
    expect(due('2026-09-09T08')).toEqual({ plannedOn: '2026-09-08', isLate: true, isLast: false })
    expect(nextReminderOn(petition, open, at('2026-09-09T02'))).toBe('2026-09-09')
    expect(due('2026-09-11T02')).toBeNull()
    expect(due('2026-09-11T08')).toEqual({ plannedOn: '2026-09-11', isLate: false, isLast: true })
    expect(due('2026-09-11T23')).toEqual({ plannedOn: '2026-09-11', isLate: true, isLast: true })
  })

  it('is not sent for a day that was over when the date became known', () => {
    expect(due('2026-09-05T09', { knownSince: at('2026-09-04T08') })).toBeNull()
    expect(due('2026-09-05T09', { knownSince: at('2026-09-04T07') })?.plannedOn).toBe('2026-09-04')
    expect(due('2026-09-08T08', { knownSince: at('2026-09-04T08') })?.plannedOn).toBe('2026-09-08')
  })

  it('stays away when the date is done or stopped, and until the day to which it was put off', () => {
    expect(due('2026-09-08T08', { state: 'done' })).toBeNull()
    expect(due('2026-09-08T08', { state: 'stopped' })).toBeNull()
    const snoozed = { snoozedUntil: day('2026-09-09'), remindedOn: day('2026-09-04') }
    expect(due('2026-09-08T08', snoozed)).toBeNull()
    expect(due('2026-09-09T08', snoozed)?.plannedOn).toBe('2026-09-09')
    expect(due('2026-09-10T08', { ...snoozed, remindedOn: day('2026-09-09') })?.plannedOn).toBe('2026-09-10')
    expect(due('2026-09-11T08', { snoozedUntil: day('2026-09-12') })).toBeNull()
  })

  it('says when the next one comes', () => {
    const next = (moment: string, watched: Partial<WatchedDate> = {}) =>
      nextReminderOn(petition, { ...open, ...watched }, at(moment))
    expect(next('2026-08-20T09')).toBe('2026-08-28')
    expect(next('2026-08-29T09')).toBe('2026-08-29')
    expect(next('2026-08-29T09', { remindedOn: day('2026-08-28') })).toBe('2026-09-04')
    expect(next('2026-09-11T09', { remindedOn: day('2026-09-11') })).toBeNull()
    expect(next('2026-08-20T09', { state: 'stopped' })).toBeNull()
  })
})

describe('the dates of a case that are reminded of', () => {
  const called: CaseFile = {
    ...prepared,
    filing: { ...prepared.filing, petitionFiledOn: day('2026-09-10') },
    hearing: { ...emptyCase.hearing, heldOn: day('2027-01-20') },
  }
  const dates = (file: CaseFile, today = '2026-12-01') =>
    reminderDates({ ...inAugust(file), today: day(today) }).map(tellDeadline)
  const idsOf = (file: CaseFile, today?: string) => dates(file, today).map(({ id, dueOn }) => [id, dueOn])

  it('are all that lie ahead of a hearing, the bill and the decision', () => {
    expect(idsOf(called)).toEqual([
      ['discount-3-2026', '2026-12-31'],
      ['evidence-aim-2027', '2026-12-31'],
      ['evidence-2027', '2027-01-05'],
      ['evidence-check-2027', '2027-01-06'],
      ['hearing-2027', '2027-01-20'],
      ['discount-2-2026', '2027-01-29'],
      ['discount-1-2026', '2027-02-26'],
      ['payment-2026', '2027-03-31'],
      ['decision-2026', '2027-06-01'],
    ])
  })

  it('lose what is delivered, received, paid or decided', () => {
    const received = { ...evidenceSent, id: 'd2', received: true, sentOn: day('2027-01-04') }
    const sent = { ...called, deliveries: [evidenceSent] }
    expect(idsOf(sent).flat()).not.toContain('evidence-2027')
    expect(idsOf(sent).flat()).toContain('evidence-check-2027')
    expect(idsOf({ ...sent, deliveries: [evidenceSent, received] }).flat()).not.toContain(
      'evidence-check-2027',
    )
    const decided: CaseFile = {
      ...sent,
      outcome: { ...emptyCase.outcome, kind: 'not_reduced', decidedOn: day('2027-03-01') },
    }
    expect(idsOf(decided, '2027-03-02')).toEqual([['court', '2027-04-30']])
    // Perhaps a recommendation only: the board's own decision has a day.
    const told: CaseFile = { ...decided, outcome: { ...decided.outcome, decidedOn: null } }
    expect(dates(told, '2027-03-02')).toMatchObject([
      {
        id: 'payment-2026',
        detail: expect.stringContaining('special magistrate’s recommendation isn’t final'),
      },
    ])
    const settled: CaseFile = { ...told, outcome: { ...told.outcome, kind: 'settled' } }
    expect(dates(settled, '2027-03-02')).toEqual([])
  })

  it('name the payment that keeps the petition alive, rounded up to the cent', () => {
    const { detail = '' } = dates(called).find(({ id }) => id === 'payment-2026') ?? {}
    // 4,854.67 × 0.75 = 3,641.0025
    expect(detail).toContain('the minimum that keeps your petition on value alive is $3,641.01')
    expect(
      dates({ ...called, notice: emptyCase.notice }).find(({ id }) => id === 'payment-2026')?.detail,
    ).toMatch(/must deny your petition\.$/)
  })

  it('of a petition due on Labor Day are counted back from the Friday before', () => {
    expect(
      plannedDays({ id: 'petition-2026', certainty: 'reported', dueOn: day('2026-09-07') }, null),
    ).toEqual(['2026-08-21', '2026-08-28', '2026-09-01', '2026-09-03', '2026-09-04'])
  })

  it('of a discount are reminded of once, a week ahead', () => {
    const discount = { id: 'discount-4-2026', certainty: 'statute', dueOn: day('2026-11-30') } as const
    expect(plannedDays(discount, null)).toEqual(['2026-11-23'])
  })

  it('are reminded of five times, suggestions twice', () => {
    const days = (certainty: Deadline['certainty']) =>
      plannedDays({ id: 'x', certainty, dueOn: day('2027-03-31') }, null)
    expect(days('statute')).toEqual(['2027-03-17', '2027-03-24', '2027-03-28', '2027-03-30', '2027-03-31'])
    expect(days('before-statute')).toEqual(days('statute'))
    expect(days('suggestion')).toEqual(['2027-03-30', '2027-03-31'])
    expect(formatCalendarDate(addDays(day('2027-03-31'), -14))).toBe('Wednesday, March 17, 2027')
  })
})
