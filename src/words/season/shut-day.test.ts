/** Proves that the day shown for a petition is one on which offices are open, with the last day behind it. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { dayToAct } from './shut-day.ts'

const on = (dueOn: string, id = 'petition-2026') => ({ id, dueOn: calendarDate(dueOn) })
const august = calendarDate('2026-08-26')

it.each([
  // Labor Day of 2026; the Friday before it is a business day.
  ['2026-09-07', '2026-09-04', '(September 7 is Labor Day)'],
  ['2026-09-12', '2026-09-11', '(September 12 is a Saturday)'],
  ['2026-09-14', '2026-09-14', ''],
])('last day %s: act by %s %s', (dueOn, day, why) =>
  expect(dayToAct(on(dueOn), august)).toEqual({ on: day, why }),
)

it('once the business day before it is over, the clerk is to be called', () => {
  expect(dayToAct(on('2026-09-07'), calendarDate('2026-09-05'))).toEqual({
    on: '2026-09-07',
    why: '(That’s Labor Day, when offices are closed. Call the clerk of the board now.)',
  })
})

it('other days are shown as they are', () => {
  expect(dayToAct(on('2026-09-07', 'payment-2026'), august)).toEqual({ on: '2026-09-07', why: '' })
})
