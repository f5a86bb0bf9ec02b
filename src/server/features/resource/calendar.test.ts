/** Proves that the calendar file holds the days of the owner's county, each with its source. */
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { Case } from './case.ts'
import { dana, dates, fileOf, nobody } from './testing/cases.ts'

describe('the calendar', () => {
  const read = async (known: Case, when = dates) => {
    const calendar = new ICAL.Component(
      ICAL.parse((await fileOf('filing-deadlines', 'ics', known, when)).toString()),
    )
    return {
      name: calendar.getFirstPropertyValue('x-wr-calname'),
      events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
    }
  }

  it('has the days of the owner’s county, whole days, with source and certainty [S2.dashboard.15]', async () => {
    const { name, events } = await read(dana)
    expect(name).toBe('Property tax appeal – Hillsborough County')
    expect(events.length).toBeGreaterThanOrEqual(8)
    for (const { startDate, description } of events) {
      expect(startDate.isDate).toBe(true)
      expect(description).toMatch(/Certainty: .+\n\nSource: .+\n\nGeneral information/)
    }
    const petition = events.find(({ uid }) => uid.startsWith('petition-2027'))
    expect(petition?.startDate.toString()).toBe('2027-09-03')
    expect(petition?.summary).toMatch(/\(estimate\)$/)
    expect(petition?.description).toContain(
      'Hillsborough County’s most recent deadline was reported as Monday, September 7, 2026',
    )
    expect(petition?.description).toContain('A postmark doesn’t count')
  })

  it('takes the printed day and the hearing before all others', async () => {
    const printed = {
      ...dates,
      petitionDueOn: calendarDate('2027-09-10'),
      hearingOn: calendarDate('2027-02-01'),
    }
    const { events } = await read(dana, printed)
    const days = new Map(events.map(({ uid, startDate }) => [uid.split('.')[0], startDate.toString()]))
    expect(days.get('petition-2027')).toBe('2027-09-10')
    // Day −15 is a Sunday, and the Friday before it the Birthday of Martin Luther King, Jr., s. 683.01, F.S.
    expect(days.get('evidence-2027')).toBe('2027-01-14')
    expect(days.get('hearing-2027')).toBe('2027-02-01')
  })

  it('has the hearing at the hour and place that the case holds, by the clock of the county', async () => {
    const hearingOn = calendarDate('2027-02-01')
    const hearing = { time: '09:30', place: 'Room 2', remoteLink: '', minutes: 15 }
    const held: Case = { ...dana, days: { petitionDueOn: null, hearingOn, hearing } }
    const hearingIn = async (known: Case, on = hearingOn) =>
      (await read(known, { ...dates, hearingOn: on })).events.find(({ uid }) => uid.startsWith('hearing-'))
    const event = await hearingIn(held)
    expect([event?.startDate.toString(), event?.endDate.toString(), event?.location]).toEqual([
      '2027-02-01T14:30:00Z',
      '2027-02-01T14:45:00Z',
      'Room 2',
    ])
    expect(event?.description).toMatch(/^At 9:30 am, in the county’s time zone\. Place: Room 2\./)
    const panhandle = { ...held, county: { id: 'escambia', name: 'Escambia', petitionDeadline: null } }
    expect((await hearingIn(panhandle))?.startDate.toString()).toBe('2027-02-01T15:30:00Z')
    expect((await hearingIn(held, calendarDate('2027-02-02')))?.startDate.isDate).toBe(true)
  })

  it('keeps the names of its events, so that a second one replaces the first', async () => {
    const [first, second] = [await read(dana), await read(dana)]
    expect(first.events.map(({ uid }) => uid)).toEqual(second.events.map(({ uid }) => uid))
    expect(new Set(first.events.map(({ uid }) => uid)).size).toBe(first.events.length)
    expect((await read(nobody)).name).toBe('Property tax appeal')
  })
})
