import { expect, it } from 'vitest'
import { isPlausiblePrintedDate, oddPrintedDate } from '#core/appeal/printed-date.ts'
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

const hillsborough = calendarDate('2026-09-07')

it.each([
  // September 7 to October 30: 23 days left of September and 30 of October.
  ['2026-10-30', hillsborough, { code: 'after_county', days: 53, reportedOn: hillsborough }],
  ['2026-09-14', hillsborough, { code: 'after_county', days: 7, reportedOn: hillsborough }],
  ['2026-09-11', hillsborough, { code: 'after_county', days: 4, reportedOn: hillsborough }],
  ['2026-09-10', hillsborough, null],
  ['2026-09-07', hillsborough, null],
  ['2026-08-31', hillsborough, null],
  ['2026-08-28', hillsborough, null],
  ['2026-08-27', hillsborough, { code: 'over' }],
  ['2027-09-07', hillsborough, { code: 'other_year', printedOn: '2027-09-07', taxYear: 2026 }],
  ['2025-09-07', hillsborough, { code: 'other_year', printedOn: '2025-09-07', taxYear: 2026 }],
  // 25 days from August 28 is September 22.
  ['2026-09-22', null, null],
  ['2026-09-23', null, { code: 'after_window', windowDays: 25 }],
  // What was known of the season before says nothing of this one.
  ['2026-09-18', calendarDate('2025-09-12'), null],
])(
  'on August 28, 2026 a notice of 2026 that prints %s, where the county has %s, is %o',
  (printedOn, reportedOn, odd) => {
    const typed = { printedOn: calendarDate(printedOn), today: calendarDate('2026-08-28'), taxYear: 2026 }
    expect(oddPrintedDate({ ...typed, reportedOn })).toEqual(odd)
  },
)
