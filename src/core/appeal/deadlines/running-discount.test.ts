/** Proves which discount of the tax bill runs on a day, and that its day is told from the others. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { isDiscount, runningDiscount, yearlyDeadlines } from './yearly.ts'

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

it('tells the days of the discounts from all others of a year', () => {
  const all = yearlyDeadlines(calendarDate('2026-08-28'))
  const ofDiscount = all.filter(({ purpose }) => purpose.code === 'discount')
  // Four for each of three bills.
  expect(ofDiscount).toHaveLength(12)
  expect(all.filter(isDiscount)).toEqual(ofDiscount)
})
