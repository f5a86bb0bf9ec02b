/** Proves that calendar files are whole, line by line, whatever an owner typed. */
import { expect, it } from 'vitest'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { renderCalendar } from './deadlines.ts'
import { renderSessionCalendar } from './session.ts'

const now = new Date('2026-11-21T12:00:00Z')

const words = {
  name: 'Days',
  words: { source: 'Source', sure: 'How sure', notAdvice: 'No advice.' },
}

const ofCase = (at = now): string => {
  const hearing = { time: '09:00', place: 'Room\x1b 7\x07 \u202eB\u202c', remoteLink: '', minutes: 30 }
  const hearingOn = calendarDate('2027-01-20')
  const facts = {
    today: calendarDate('2026-11-21'),
    county: null,
    printedPetitionDate: null,
    hearingOn,
    hearing,
  }
  const county = { id: 'hillsborough', name: 'Hillsborough' }
  const deadlines = deadlinesFor(facts).map(tellDeadline)
  return renderCalendar({ deadlines, county, key: 'k' }, words, at).toString()
}

const ofSession = (): string =>
  renderSessionCalendar(
    {
      id: 1,
      title: 'On\x1b evidence',
      description: 'Line one\nline two',
      startsAt: now,
      endsAt: now,
      url: 'https://example.com/live/1',
      sequence: 0,
      isCancelled: false,
    },
    now,
  )

it.each([
  ['a case', () => ofCase()],
  ['a session', ofSession],
])('every line of that of %s ends with CRLF, and none holds what is no text', (_, write) => {
  const text = write()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
})

it('a day before the statute’s own says so', () => {
  const unfolded = ofCase().replaceAll('\r\n ', '')
  expect(unfolded).toContain('LOCATION:Room 7 B')
  expect(unfolded).toMatch(
    /Sunday\\, January 31\\, 2027[^\r]*How sure: the last business day before the deadline in the law\./,
  )
})

it('a file that is made a minute later is a later revision of each of its events', () => {
  const sequences = (text: string) =>
    (text.match(/^SEQUENCE:\d+/gm) ?? []).map((line) => Number(line.slice(9)))
  const later = new Date(now.getTime() + 60_000)
  const [first, second] = [sequences(ofCase()), sequences(ofCase(later))]
  expect(first.length).toBeGreaterThan(5)
  expect(second).toEqual(first.map((sequence) => sequence + 1))
  expect(ofCase(later)).toContain('LAST-MODIFIED:20261121T120100Z')
})
