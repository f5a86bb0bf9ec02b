/** Owns the days the statewide season turns on: filing windows by year, and when boards hear petitions. */
import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'

export type FilingWindow = {
  readonly year: number
  /** First day on which a county's notice could be answered. */
  readonly opensOn: CalendarDate
  /** The latest county deadline known for the year; most counties close earlier. */
  readonly closesOn: CalendarDate
  /** 'collected' from county pages, or an 'estimate' from the statute's calendar. */
  readonly certainty: 'collected' | 'estimate'
}

/**
 * 2026: deadlines of 39 counties, collected second-hand from their pages (28 unknown), ran from 2 September
 * (Okaloosa) to 18 September (Miami-Dade, Broward, Orange, Clay); the window opens 25 days before the earliest
 * (s. 194.011(3)(d), F.S.).
 * 2027: estimate from s. 200.065(2)(b) (notices within 55 days of 1 July) plus 25 days. Checked 2026-11-21.
 */
export const knownWindows: readonly FilingWindow[] = [
  {
    year: 2026,
    opensOn: calendarDate('2026-08-08'),
    closesOn: calendarDate('2026-09-18'),
    certainty: 'collected',
  },
  {
    year: 2027,
    opensOn: calendarDate('2027-08-09'),
    closesOn: calendarDate('2027-09-20'),
    certainty: 'estimate',
  },
]

/** Month and day of the window in a year nobody has looked up yet: the 2027 estimate. Checked 2026-11-21. */
export const usualWindow = { opens: '08-09', closes: '09-20' } as const

/** Practice, by county, and not verified in any statute: about October to April. Checked 2026-11-21. */
export const usualHearings = { begin: '10-01', end: '04-30' } as const

/** Days after the mailing of the notice in which a petition on value is received. s. 194.011(3)(d), F.S. 2026-11-21. */
export const petitionWindowDays = 25

/** A county mails its notices at once, so its own day and the printed one are hardly further apart. Our choice. */
export const mostDaysAfterCounty = 3
