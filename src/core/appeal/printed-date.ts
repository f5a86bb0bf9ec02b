/** Owns which day can be the last day for a petition that a TRIM notice prints, and what is odd about one. */

import { mostDaysAfterCounty, petitionWindowDays } from '#core/appeal/season/params.ts'
import { windowOf } from '#core/appeal/season/season.ts'
import { addDays, type CalendarDate, daysBetween } from '#core/calendar-date.ts'

/** A day further away than this is of no notice that can still matter, so it can only be a slip. */
const mostDaysAway = 366

export const isPlausiblePrintedDate = (printedOn: CalendarDate, today: CalendarDate): boolean =>
  printedOn >= addDays(today, -mostDaysAway) && printedOn <= addDays(today, mostDaysAway)

/** What to look at again on the notice before the day is kept. */
export type OddPrintedDate =
  | { readonly code: 'other_year'; readonly printedOn: CalendarDate; readonly taxYear: number }
  | { readonly code: 'over' }
  | { readonly code: 'after_county'; readonly days: number; readonly reportedOn: CalendarDate }
  | { readonly code: 'after_window'; readonly windowDays: number }

/**
 * The notice wins over what is reported for its county, but not while that earlier day is ahead and the typed one is after
 * the last day of any county of Florida: such a day is a slip, or is for the clerk to confirm.
 */
export const isTooLateToGoBy = (
  printedOn: CalendarDate,
  reportedOn: CalendarDate | null,
  today: CalendarDate,
): boolean =>
  reportedOn !== null &&
  reportedOn >= today &&
  reportedOn < printedOn &&
  printedOn > windowOf(Number(reportedOn.slice(0, 4))).closesOn

type TypedDate = {
  readonly printedOn: CalendarDate
  readonly today: CalendarDate
  /** Of the notice. */
  readonly taxYear: number
  /** As known for the county; null where none is. */
  readonly reportedOn: CalendarDate | null
}

/** A day too early costs nothing but haste; one too late costs the appeal. Null: nothing is odd. */
export const oddPrintedDate = ({
  printedOn,
  today,
  taxYear,
  reportedOn,
}: TypedDate): OddPrintedDate | null => {
  const year = printedOn.slice(0, 4)
  if (year !== String(taxYear)) return { code: 'other_year', printedOn, taxYear }
  if (printedOn < today) return { code: 'over' }
  const days = reportedOn?.startsWith(year) ? daysBetween(reportedOn, printedOn) : 0
  if (reportedOn !== null && days > mostDaysAfterCounty) return { code: 'after_county', days, reportedOn }
  // A notice in the owner's hand was mailed by today.
  if (printedOn > addDays(today, petitionWindowDays))
    return { code: 'after_window', windowDays: petitionWindowDays }
  return null
}
