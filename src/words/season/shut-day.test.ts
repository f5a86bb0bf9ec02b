/** Proves that a petition day on which offices are shut never stands without the day before it. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { petitionDayLine } from './shut-day.ts'

const on = (dueOn: string, id = 'petition-2026') => ({ id, dueOn: calendarDate(dueOn) })
const august = calendarDate('2026-08-26')

it.each([
  // Labor Day of 2026; the Friday before it is a business day.
  ['2026-09-07', 'That’s Labor Day, when offices are closed. Get it there by Friday, September 4, 2026.'],
  ['2026-09-12', 'That’s a Saturday, when offices are closed. Get it there by Friday, September 11, 2026.'],
  ['2026-09-14', ''],
])('%s: %s', (dueOn, line) => expect(petitionDayLine(on(dueOn), august)).toBe(line))

it('once the business day before it is over, the clerk is to be called', () => {
  expect(petitionDayLine(on('2026-09-07'), calendarDate('2026-09-05'))).toBe(
    'That’s Labor Day, when offices are closed. Call the clerk of the board now.',
  )
})

it('other days have no such line', () => {
  expect(petitionDayLine(on('2026-09-07', 'payment-2026'), august)).toBe('')
  expect(petitionDayLine(null, august)).toBe('')
})
