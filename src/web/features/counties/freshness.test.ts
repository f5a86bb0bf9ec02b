/** Checks the age of a fact on the days around each of its turns, and the season's words through the year. */
import { describe, expect, it } from 'vitest'
import { seasonOn } from '#core/appeal/season/season.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { freshnessOn } from '#web/features/counties/freshness.ts'
import { seasonWords } from '#web/features/counties/season-words.ts'

describe('freshnessOn', () => {
  // From 2026-09-01: 120 days later is 2026-12-30, 365 days later 2027-09-01.
  it.each([
    ['2026-09-01', null, 'fresh', 'Checked in the last four months'],
    ['2026-12-30', null, 'fresh', 'Checked in the last four months'],
    ['2026-12-31', null, 'aging', 'May have changed: checked 4 months ago'],
    ['2027-09-01', null, 'aging', 'May have changed: checked 12 months ago'],
    ['2027-09-02', null, 'old', 'Out of date: checked more than a year ago'],
    ['2026-11-21', 2026, 'fresh', 'Checked in the last four months'],
    // The notices of 2027 count from 2027-08-09 on.
    ['2027-08-08', 2026, 'aging', 'May have changed: checked 11 months ago'],
    ['2027-08-09', 2026, 'old', 'Out of date: from the 2026 season'],
    ['2026-11-21', 2023, 'old', 'Out of date: from the 2023 season'],
  ] as const)('on %s for season %s: %s', (day, seasonYear, state, words) => {
    const fact = { checkedOn: '2026-09-01', seasonYear }
    expect(freshnessOn(calendarDate(day), fact)).toEqual({ state, words })
  })
})

describe('seasonWords', () => {
  const leon = { name: 'Leon County', petitionDeadline: '2026-09-11' }
  const on = (day: string, county = leon) =>
    seasonWords(seasonOn(calendarDate(day)), { ...county, today: calendarDate(day) })

  it('names the reported date only in its own season', () => {
    expect(on('2026-08-20')).toContain(
      'In Leon County, get your petition to the board by Friday, September 11, 2026.',
    )
    const hillsborough = { name: 'Hillsborough County', petitionDeadline: '2026-09-07' }
    expect(on('2026-08-20', hillsborough)).toContain('by Friday, September 4, 2026.')
    expect(on('2027-08-20')).toContain('We don’t have a 2027 date for Leon County yet.')
  })

  it('calls what lies ahead an estimate', () => {
    expect(on('2026-11-21')).toBe(
      'The 2026 petition deadlines have passed. We expect the next notices around Monday, August 9, 2027 (an estimate).',
    )
    expect(on('2027-06-01')).toMatch(/^We expect 2027 notices to start going out around .* \(an estimate\)\./)
    expect(on('2027-10-01')).toContain('most likely passed in every county')
  })
})
