/** The reader's own day in Florida; unknown while a page is written at build time. */
import { useSyncExternalStore } from 'react'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'

const neverChanges = () => () => undefined
const today = (): CalendarDate => todayInFlorida(new Date())
const unknownDay = (): null => null

export const useFloridaToday = (): CalendarDate | null =>
  useSyncExternalStore<CalendarDate | null>(neverChanges, today, unknownDay)
