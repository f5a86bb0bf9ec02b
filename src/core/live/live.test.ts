/** Checks live sessions against a clock, worked out by hand: what can be done when, what is asked first, which reminder is due. */
import { describe, expect, it } from 'vitest'
import { type AwaitedSession, canBeReminded, liveReminderDue } from './live-reminder.ts'
import { inOrder } from './question-order.ts'
import { canJoin, endOf, liesAhead, sessionState, takesQuestions } from './session-state.ts'
import { ownTimeWords, parseEasternTime, sessionTimeWords, shortTimeWords } from './session-time.ts'

/** Tuesday, December 1, 2026, 6 pm in Tallahassee; one hour long. */
const startsAt = new Date('2026-12-01T23:00:00Z')
const session = { startsAt, minutes: 60, cancelledAt: null }

describe('a session', () => {
  it.each([
    ['2026-11-01T00:00:00Z', 'announced'],
    ['2026-12-01T22:44:59Z', 'announced'],
    ['2026-12-01T22:45:00Z', 'joinable'],
    ['2026-12-01T23:00:00Z', 'running'],
    ['2026-12-01T23:59:59Z', 'running'],
    ['2026-12-02T00:00:00Z', 'over'],
  ])('at %s is %s', (now, state) => {
    expect(sessionState(session, new Date(now))).toBe(state)
    const cancelled = { ...session, cancelledAt: new Date('2026-11-02T00:00:00Z') }
    expect(sessionState(cancelled, new Date(now))).toBe('cancelled')
  })

  it('is joined from a quarter of an hour before to its end, and takes questions until then', () => {
    const states = ['announced', 'joinable', 'running', 'over', 'cancelled'] as const
    expect(states.map(canJoin)).toEqual([false, true, true, false, false])
    expect(states.map(takesQuestions)).toEqual([true, true, true, false, false])
    expect(states.map(liesAhead)).toEqual([true, true, false, false, false])
    expect(endOf(session).toISOString()).toBe('2026-12-02T00:00:00.000Z')
  })
})

it('questions stand by votes, then by age, then as they came in', () => {
  const early = new Date('2026-11-20T10:00:00Z')
  const late = new Date('2026-11-21T10:00:00Z')
  const asked = [
    { id: 1, votes: 0, askedAt: early },
    { id: 2, votes: 3, askedAt: late },
    { id: 4, votes: 3, askedAt: early },
    { id: 3, votes: 3, askedAt: early },
  ]
  expect(inOrder(asked).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

describe('a reminder', () => {
  const awaited: AwaitedSession = {
    startsAt,
    cancelledAt: null,
    knownSince: new Date('2026-11-20T00:00:00Z'),
    sent: [],
  }
  const due = (now: string, other: Partial<AwaitedSession> = {}) =>
    liveReminderDue({ ...awaited, ...other }, new Date(now))

  it.each([
    ['2026-11-30T22:59:59Z', null],
    ['2026-11-30T23:00:00Z', 'day'],
    ['2026-12-01T21:59:59Z', 'day'],
    ['2026-12-01T22:00:00Z', 'hour'],
    ['2026-12-01T22:59:59Z', 'hour'],
    ['2026-12-01T23:00:00Z', null], // it has begun
    ['2026-12-02T23:00:00Z', null],
  ])('at %s is that of %s', (now, lead) => {
    expect(due(now)).toBe(lead)
  })

  it('goes out once, and of two that were missed only the newer', () => {
    expect(due('2026-12-01T10:00:00Z', { sent: ['day'] })).toBeNull()
    expect(due('2026-12-01T22:10:00Z', { sent: ['day'] })).toBe('hour')
    expect(due('2026-12-01T22:10:00Z', { sent: ['hour'] })).toBeNull()
  })

  it('is not made up for who asked for it, or heard of the new time, after its moment', () => {
    const knownSince = new Date('2026-12-01T12:00:00Z')
    expect(due('2026-12-01T12:05:00Z', { knownSince })).toBeNull()
    expect(due('2026-12-01T22:00:00Z', { knownSince })).toBe('hour')
    expect(due('2026-12-01T22:30:00Z', { knownSince: new Date('2026-12-01T22:20:00Z') })).toBeNull()
  })

  it('can be asked for until an hour before', () => {
    expect(canBeReminded(startsAt, new Date('2026-12-01T21:59:59Z'))).toBe(true)
    expect(canBeReminded(startsAt, new Date('2026-12-01T22:00:00Z'))).toBe(false)
  })

  it('stays away from what is cancelled', () => {
    expect(due('2026-12-01T10:00:00Z', { cancelledAt: new Date('2026-11-25T00:00:00Z') })).toBeNull()
  })
})

describe('the time', () => {
  it.each([
    ['2026-12-01 18:00', '2026-12-01T23:00:00.000Z'], // winter: 5 hours behind
    ['2026-07-01 18:00', '2026-07-01T22:00:00.000Z'], // summer: 4
    ['2026-07-01T18:00', '2026-07-01T22:00:00.000Z'],
    ['2026-11-01 01:30', '2026-11-01T05:30:00.000Z'], // told twice that night: the first
    ['2026-03-08 02:30', null], // no clock shows it
    ['2026-02-30 18:00', null],
    ['2026-12-01 25:00', null],
    ['tomorrow at six', null],
  ])('typed as %s is %s', (typed, instant) => {
    expect(parseEasternTime(typed)?.toISOString() ?? null).toBe(instant)
  })

  it('is told by the clock of the capital, and by that of the west to whose home is there', () => {
    expect(sessionTimeWords(startsAt, ['hillsborough'])).toBe(
      'Tuesday, December 1, 2026, 6:00 pm Eastern Time',
    )
    expect(sessionTimeWords(startsAt, ['leon', 'bay'])).toBe(
      'Tuesday, December 1, 2026, 6:00 pm Eastern Time (5:00 pm Central Time)',
    )
    expect(sessionTimeWords(new Date('2026-12-02T05:30:00Z'), ['bay'])).toBe(
      'Wednesday, December 2, 2026, 12:30 am Eastern Time (Tuesday, December 1, 2026, 11:30 pm Central Time)',
    )
    expect(shortTimeWords(startsAt)).toBe('December 1, 6:00 pm Eastern Time')
  })

  it('is told by the reader’s own clock where that is another', () => {
    expect(ownTimeWords(startsAt, 'Europe/Madrid')).toBe('Wednesday, December 2, 2026, 12:00 am')
    expect(ownTimeWords(startsAt, 'America/Chicago')).toBe('Tuesday, December 1, 2026, 5:00 pm')
    expect(ownTimeWords(startsAt, 'America/Toronto')).toBeNull()
  })
})
