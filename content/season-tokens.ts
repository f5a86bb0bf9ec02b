/** Owns the tokens that hang on the reader's own day; light enough to be filled in the browser. */

import type { Season } from '#core/appeal/season/season.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'

export const isSeasonToken = (name: string): boolean => name.startsWith('season:')

/** Token name → words for the season a day falls in; for `seasonOn` of core. */
export const seasonTokens = ({ window, nextWindow }: Season): ReadonlyMap<string, string> =>
  new Map([
    ['season:window.year', `${window.year}`],
    ['season:window.opensOn', formatCalendarDate(window.opensOn)],
    ['season:window.closesOn', formatCalendarDate(window.closesOn)],
    ['season:nextWindow.opensOn', formatCalendarDate(nextWindow.opensOn)],
  ])
