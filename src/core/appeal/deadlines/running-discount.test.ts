/** Proves which discount of the tax bill runs on a day. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { runningDiscount } from './yearly.ts'

it.each([
  ['2026-08-28', null],
  ['2026-10-31', null],
  ['2026-11-01', { taxYear: 2026, percent: 4, dueOn: '2026-11-30' }],
  ['2026-11-30', { taxYear: 2026, percent: 4, dueOn: '2026-11-30' }],
  ['2026-12-01', { taxYear: 2026, percent: 3, dueOn: '2026-12-31' }],
  // January 31, 2027 is a Sunday: Friday the 29th is safe.
  ['2027-01-15', { taxYear: 2026, percent: 2, dueOn: '2027-01-29' }],
  ['2027-01-30', null],
  // So is February 28, 2027.
  ['2027-02-01', { taxYear: 2026, percent: 1, dueOn: '2027-02-26' }],
  ['2027-03-01', null],
])('on %s: %o', (today, running) => {
  expect(runningDiscount(calendarDate(today))).toEqual(running)
})
