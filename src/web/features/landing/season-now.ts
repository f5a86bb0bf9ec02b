/** The season on the reader's own day; unknown while the page is written at build time. */
import { seasonTokens } from '#content/season-tokens.ts'
import { fillTokens } from '#content/tokens.ts'
import { type Season, seasonOn } from '#core/appeal/season/season.ts'
import { useFloridaToday } from '#web/browser/florida-today.ts'

export const useSeasonNow = (): Season | null => {
  const day = useFloridaToday()
  return day === null ? null : seasonOn(day)
}

/** Puts the season's dates into words such as '{{season:window.closesOn}}'. */
export const fillSeason = (text: string, season: Season): string => fillTokens(text, seasonTokens(season))
