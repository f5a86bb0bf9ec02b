import { expect, it } from 'vitest'
import { isPlausiblePrintedDate } from '#core/appeal/printed-date.ts'
import { calendarDate } from '#core/calendar-date.ts'

it.each([
  ['2026-09-14', true],
  ['2025-08-19', true],
  ['2025-08-18', false],
  ['2027-08-21', true],
  ['2027-08-22', false],
  ['2062-09-14', false],
])('on August 20, 2026 a notice may print %s: %s', (printedOn, isPlausible) => {
  expect(isPlausiblePrintedDate(calendarDate(printedOn), calendarDate('2026-08-20'))).toBe(isPlausible)
})
