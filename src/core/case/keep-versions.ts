/** Owns which earlier versions of a case are kept: the newest, and beyond them the last one of each day. */

import { todayInFlorida } from '#core/calendar-date.ts'
import { keptVersions } from '#core/case/params.ts'

export interface SavedVersion {
  readonly version: number
  readonly savedAt: Date
}

/** Their numbers, newest first; at most 60. */
export const versionsToKeep = (saved: readonly SavedVersion[]): readonly number[] => {
  const newestFirst = saved.toSorted((a, b) => b.version - a.version)
  const newest = newestFirst.slice(0, keptVersions.newest)
  const seen = new Set(newest.map(({ savedAt }) => todayInFlorida(savedAt)))
  const lastOfDay = newestFirst.slice(keptVersions.newest).filter(({ savedAt }) => {
    const day = todayInFlorida(savedAt)
    const isFirstSeen = !seen.has(day)
    seen.add(day)
    return isFirstSeen
  })
  return [...newest, ...lastOfDay.slice(0, keptVersions.days)].map(({ version }) => version)
}
