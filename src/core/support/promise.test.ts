import { describe, expect, it } from 'vitest'
import {
  answerDueAt,
  byUrgency,
  countPromises,
  type EndedWait,
  isOverdue,
  momentInFlorida,
  remindedUntil,
  type Wait,
} from './promise.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

const wait = (since: string, isPriority = false): Wait => ({
  since: at(since),
  dueAt: answerDueAt(at(since)),
  isPriority,
})

const ended = (since: string, endedAt: string | null, wasAnswered = endedAt !== null): EndedWait => ({
  ...wait(since),
  endedAt: endedAt === null ? null : at(endedAt),
  wasAnswered,
})

describe('an answer', () => {
  it('is due 24 hours after the question, also over a weekend', () => {
    expect(answerDueAt(at('20T17:30'))).toEqual(at('21T17:30'))
    expect(answerDueAt(at('21T17:30'))).toEqual(at('22T17:30'))
  })

  it('is overdue a moment after that, and not at it', () => {
    const asked = wait('20T17:30')
    expect(isOverdue(asked, at('21T17:30'))).toBe(false)
    expect(isOverdue(asked, new Date(at('21T17:30').getTime() + 1))).toBe(true)
  })

  it('is reminded of 6 hours before', () => {
    expect(remindedUntil(at('21T11:30'))).toEqual(at('21T17:30'))
  })

  it('is told by the clock of most of Florida, in summer and in winter', () => {
    expect(momentInFlorida(at('22T15:48'))).toBe('Sunday, November 22, 2026 at 10:48 am Eastern Time')
    expect(momentInFlorida(new Date('2026-09-14T15:48:00Z'))).toBe(
      'Monday, September 14, 2026 at 11:48 am Eastern Time',
    )
  })
})

it('overdue ones come first, then AI-Enhanced, then by when they are due', () => {
  const waits = {
    standardLater: wait('21T11:00'),
    standard: wait('21T09:00'),
    aiLater: wait('21T12:00', true),
    ai: wait('21T10:00', true),
    overdue: wait('19T08:00'),
    overdueAi: wait('19T20:00', true),
  }
  const ordered = Object.entries(waits).toSorted(([, one], [, other]) =>
    byUrgency(at('21T13:00'))(one, other),
  )
  expect(ordered.map(([name]) => name)).toEqual([
    'overdueAi',
    'overdue',
    'ai',
    'aiLater',
    'standard',
    'standardLater',
  ])
})

it('counts what was answered in time, late, not at all, and what waits', () => {
  const waits = [
    ended('01T10:00', '02T10:00'),
    ended('01T10:00', '01T11:00'),
    ended('01T10:00', '02T10:01'),
    ended('01T10:00', '05T10:00', false),
    ended('18T10:00', null),
    ended('20T10:00', null),
  ]
  expect(countPromises(waits, at('20T12:00'))).toEqual({
    answeredInTime: 2,
    answeredLate: 1,
    closed: 1,
    waiting: 2,
    overdue: 1,
  })
  expect(countPromises([], at('20T12:00')).answeredInTime).toBe(0)
})
