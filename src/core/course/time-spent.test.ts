import { expect, it } from 'vitest'
import { creditedSeconds } from './time-spent.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  ['the first report', 60, null, 60],
  ['a report after a longer while', 60, before(300), 60],
  ['a minute of which half is counted already', 60, before(30.9), 30],
  ['the same minute from a second page', 60, before(0), 0],
  ['a clock that went back', 60, before(-10), 0],
  ['more than an hour', 5000, null, 3600],
  ['more than an hour after a day', 5000, before(86_400), 3600],
])('%s', (_what, reported, countedUntil, credited) => {
  expect(creditedSeconds(reported, { countedUntil, now })).toBe(credited)
})
