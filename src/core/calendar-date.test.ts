import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDate,
  daysBetween,
  formatCalendarDate,
  isWeekend,
  parseCalendarDate,
  todayInFlorida,
  weekday,
} from './calendar-date.ts'

describe('a calendar date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', 'yesterday', '2026-09-14T00:00'])(
    'is not %s',
    (text) => {
      expect(parseCalendarDate(text)).toBeNull()
      expect(() => calendarDate(text)).toThrow(RangeError)
    },
  )

  it('knows leap days', () => {
    expect(parseCalendarDate('2028-02-29')).toBe('2028-02-29')
  })

  // 25th day after mailing: Pasco 2026, August 19 + 25 days = September 13, a Sunday
  it('counts days across months and names the weekday', () => {
    const due = addDays(calendarDate('2026-08-19'), 25)
    expect(due).toBe('2026-09-13')
    expect(weekday(due)).toBe(0)
    expect(isWeekend(due)).toBe(true)
    expect(isWeekend(calendarDate('2026-09-14'))).toBe(false)
    expect(daysBetween(calendarDate('2026-08-19'), due)).toBe(25)
  })

  // Evidence 15 days before a hearing on December 15, 2026 is due November 30, 2026
  it('counts backwards', () => {
    expect(addDays(calendarDate('2026-12-15'), -15)).toBe('2026-11-30')
    expect(daysBetween(calendarDate('2026-12-15'), calendarDate('2026-11-30'))).toBe(-15)
  })

  it('is none before the year 0 and after the year 9999', () => {
    expect(addDays(calendarDate('9999-12-30'), 1)).toBe('9999-12-31')
    expect(() => addDays(calendarDate('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addDays(calendarDate('0000-01-01'), -1)).toThrow(RangeError)
    expect(() => addDays(calendarDate('2026-08-19'), Number.NaN)).toThrow(RangeError)
  })

  it('is written out in full', () => {
    expect(formatCalendarDate(calendarDate('2026-09-14'))).toBe('Monday, September 14, 2026')
  })

  // 03:30 UTC is still the evening before in Florida, 4 hours behind in summer and 5 in winter
  it.each([
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
    ['2026-01-01T04:59:59Z', '2025-12-31'],
    ['2026-01-01T05:00:00Z', '2026-01-01'],
  ])('at %s Florida has %s', (instant, day) => {
    expect(todayInFlorida(new Date(instant))).toBe(day)
  })
})
