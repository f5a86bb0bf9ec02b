/** The season on the reader's own day; unknown while the page is written at build time. */
import { useSyncExternalStore } from 'react'
import { seasonTokens } from '#content/season-tokens.ts'
import { fillTokens } from '#content/tokens.ts'
import { type Season, seasonOn } from '#core/appeal/season.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'

const neverChanges = () => () => undefined
const today = (): CalendarDate => todayInFlorida(new Date())
const unknownDay = (): null => null

export const useSeasonNow = (): Season | null => {
  const day = useSyncExternalStore<CalendarDate | null>(neverChanges, today, unknownDay)
  return day === null ? null : seasonOn(day)
}

/** Puts the season's dates into words such as '{{season:window.closesOn}}'. */
export const fillSeason = (text: string, season: Season): string => fillTokens(text, seasonTokens(season))
