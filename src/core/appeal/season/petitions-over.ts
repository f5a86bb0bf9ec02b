/** Owns whether it is too late to petition for a home this year: the same on its Home, in its case and in lists. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { noticeYearOn, windowOf } from './season.ts'

export interface PetitionDays {
  readonly filedOn: CalendarDate | null
  /** On the owner's own notice. */
  readonly printedOn: CalendarDate | null
  /** By the county. */
  readonly reportedOn: CalendarDate | null
}

export interface PetitionsOver {
  readonly year: number
  readonly lastOn: CalendarDate
}

/** Null while one can be filed, or is under way. */
export const petitionsOver = (
  { filedOn, printedOn, reportedOn }: PetitionDays,
  today: CalendarDate,
): PetitionsOver | null => {
  if (filedOn !== null) return null
  const year = noticeYearOn(today)
  const lastOn = printedOn ?? reportedOn ?? windowOf(year).closesOn
  return lastOn < today && lastOn.startsWith(`${year}`) ? { year, lastOn } : null
}
