/** Owns whether the last day to petition is behind, and when the next notices come. */

import { seasonOn, windowOf } from '#core/appeal/season/season.ts'
import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'

export interface LatePetition {
  /** The year of the values. */
  readonly taxYear: number
  /** Null where the county's own day is not known and the last one known in Florida stands in. */
  readonly countyName: string | null
  readonly lastDayOn: string
  /** About when the next notices begin to come. */
  readonly nextNoticeOn: string
}

interface PetitionFacts {
  readonly taxYear: number
  readonly today: CalendarDate
  /** What the county reported last, of whatever year; null without a county or a date. */
  readonly county: { readonly countyName: string; readonly petitionsDueOn: string } | null
}

/** Null while petitions may still be open. The date printed on the owner's notice wins over both days used here. */
export const latePetitionOf = ({ taxYear, today, county: last }: PetitionFacts): LatePetition | null => {
  const county = last?.petitionsDueOn.startsWith(`${taxYear}-`) ? last : null
  if (county === null && taxYear > seasonOn(today).window.year) return null
  const lastDayOn = county ? calendarDate(county.petitionsDueOn) : windowOf(taxYear).closesOn
  if (today <= lastDayOn) return null
  return {
    taxYear,
    countyName: county?.countyName ?? null,
    lastDayOn,
    nextNoticeOn: windowOf(taxYear + 1).opensOn,
  }
}
