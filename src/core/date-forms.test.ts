import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { formatMonth, formatPlainDate, formatShortMonth, monthNames, shortMonthName } from './date-forms.ts'

it('writes a day without its weekday, and months in full and short', () => {
  expect(formatPlainDate(calendarDate('2026-09-04'))).toBe('September 4, 2026')
  expect(formatMonth({ year: 2025, month: 1 })).toBe('January 2025')
  expect(formatShortMonth({ year: 2025, month: 12 })).toBe('Dec 2025')
  expect(shortMonthName(calendarDate('2026-03-31'))).toBe('Mar')
  expect([monthNames.length, monthNames[0], monthNames[11]]).toEqual([12, 'January', 'December'])
})
