/** Checks the season on the days around each of its turns. */
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { noticeYearOn, seasonOn } from './season.ts'

describe('seasonOn', () => {
  it.each([
    ['2026-04-30', 'hearings', 2025, 2026],
    ['2026-05-01', 'before', 2026, 2026],
    ['2026-08-07', 'before', 2026, 2026],
    ['2026-08-08', 'open', 2026, 2027],
    ['2026-09-18', 'open', 2026, 2027],
    ['2026-09-19', 'closed', 2026, 2027],
    ['2026-09-30', 'closed', 2026, 2027],
    ['2026-10-01', 'hearings', 2026, 2027],
    ['2026-11-21', 'hearings', 2026, 2027],
    ['2026-12-31', 'hearings', 2026, 2027],
    ['2027-01-01', 'hearings', 2026, 2027],
    ['2027-04-30', 'hearings', 2026, 2027],
    ['2027-08-08', 'before', 2027, 2027],
    ['2027-08-09', 'open', 2027, 2028],
    ['2027-09-20', 'open', 2027, 2028],
    ['2027-09-21', 'closed', 2027, 2028],
  ])('%s is %s of %i, next window %i', (day, phase, year, nextYear) => {
    const season = seasonOn(calendarDate(day))
    expect([season.phase, season.window.year, season.nextWindow.year]).toEqual([phase, year, nextYear])
  })

  it('calls 2026 collected and every later window an estimate', () => {
    const { window, nextWindow } = seasonOn(calendarDate('2026-11-21'))
    expect([window.closesOn, window.certainty]).toEqual(['2026-09-18', 'collected'])
    expect([nextWindow.opensOn, nextWindow.closesOn, nextWindow.certainty]).toEqual([
      '2027-08-09',
      '2027-09-20',
      'estimate',
    ])
    expect(seasonOn(calendarDate('2031-06-01')).window).toEqual({
      year: 2031,
      opensOn: '2031-08-09',
      closesOn: '2031-09-20',
      certainty: 'estimate',
    })
  })

  it('never names a next window that has already opened', () => {
    const days = Array.from({ length: 800 }, (_, at) => addDays(calendarDate('2026-01-01'), at))
    expect(days.filter((day) => seasonOn(day).nextWindow.opensOn <= day)).toEqual([])
  })
})

describe('noticeYearOn', () => {
  it.each([
    ['2026-04-30', 2025],
    ['2026-08-07', 2025],
    ['2026-08-08', 2026],
    ['2026-11-21', 2026],
    ['2027-01-01', 2026],
    ['2027-08-08', 2026],
    ['2027-08-09', 2027],
  ])('on %s the newest notices are those of %i', (day, year) => {
    expect(noticeYearOn(calendarDate(day))).toBe(year)
  })
})
