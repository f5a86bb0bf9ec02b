/** Proves when it is too late to petition for a home this year. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { petitionsOver } from './petitions-over.ts'

const day = calendarDate
const days = { filedOn: null, printedOn: null, reportedOn: day('2026-09-07') }

it.each([
  ['the reported day itself is still in time', days, '2026-09-07', null],
  ['the day after is not', days, '2026-09-08', '2026-09-07'],
  ['the date on the notice goes before it', { ...days, printedOn: day('2026-09-14') }, '2026-09-10', null],
  ['a petition that is filed has its own days', { ...days, filedOn: day('2026-09-01') }, '2026-10-01', null],
  ['a day of an earlier season says nothing of this one', days, '2027-09-08', null],
] as const)('%s', (_, of, today, lastOn) => {
  expect(petitionsOver(of, day(today))?.lastOn ?? null).toBe(lastOn)
})
