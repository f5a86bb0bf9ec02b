/** Checks that the season's words in the content files find their dates. */
import { expect, it } from 'vitest'
import { type SeasonPhase, seasonOn } from '#core/appeal/season/season.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { fillSeason } from '#web/features/landing/season-now.ts'

it('writes the dates of the day out', () => {
  const season = seasonOn(calendarDate('2026-11-21'))
  expect(fillSeason('{{season:window.year}}: from {{season:nextWindow.opensOn}}', season)).toBe(
    '2026: from Monday, August 9, 2027',
  )
})

it.each<[string, SeasonPhase]>([
  ['2026-06-01', 'before'],
  ['2026-09-01', 'open'],
  ['2026-09-25', 'closed'],
  ['2026-11-21', 'hearings'],
])('leaves no hole in the words for %s (%s)', (day, phase) => {
  const season = seasonOn(calendarDate(day))
  expect(season.phase).toBe(phase)
  const words = Object.values(readLandingContent().copy.deadlineWarning[phase])
  expect(words.map((text) => fillSeason(text, season)).filter((text) => text.includes('{{'))).toEqual([])
})
