/** The season on the reader's own day; unknown while the page is written at build time. */
import { useSyncExternalStore } from 'react'
import { type Season, seasonOn } from '#core/appeal/season.ts'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'

const neverChanges = () => () => undefined
const today = (): CalendarDate => todayInFlorida(new Date())
const unknownDay = (): null => null

export const useSeasonNow = (): Season | null => {
  const day = useSyncExternalStore<CalendarDate | null>(neverChanges, today, unknownDay)
  return day === null ? null : seasonOn(day)
}

/** Puts the season's dates into words such as '{{season:window.closesOn}}'. */
export const fillSeason = (text: string, { window, nextWindow }: Season): string => {
  const values: Readonly<Record<string, string>> = {
    'window.year': String(window.year),
    'window.opensOn': formatCalendarDate(window.opensOn),
    'window.closesOn': formatCalendarDate(window.closesOn),
    'nextWindow.year': String(nextWindow.year),
    'nextWindow.opensOn': formatCalendarDate(nextWindow.opensOn),
    'nextWindow.closesOn': formatCalendarDate(nextWindow.closesOn),
  }
  return text.replace(/\{\{season:([\w.]+)\}\}/g, (hole, name: string) => values[name] ?? hole)
}
