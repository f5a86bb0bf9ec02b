/** Owns the holidays by name: those on which offices are commonly shut, and all that the statute calls legal holidays. */

/** One day of the year: a month and day, the nth weekday of a month, or days from Easter Sunday. */
type HolidayDay =
  | { readonly on: string }
  /** `weekday` as in Date: 1 is Monday. A `count` of -1 is the last of the month; `daysAfter` are days from it. */
  | { readonly month: string; readonly weekday: number; readonly count: number; readonly daysAfter?: number }
  | { readonly fromEaster: number }

export type HolidayRule = HolidayDay & { readonly name: string }

const MONDAY = 1
const THURSDAY = 4

const thanksgiving = { month: '11', weekday: THURSDAY, count: 4 } as const

export const newYearsDay = { name: 'New Year’s Day', on: '01-01' } as const satisfies HolidayRule

/**
 * Paid holidays of the state, s. 110.117(1), F.S. (one on a Saturday is kept on Friday, one on a Sunday on Monday), and
 * those of the United States besides, 5 U.S.C. 6103. Checked 2026-11-22: the state's list as copied, the other from
 * general knowledge.
 */
export const officeHolidays: readonly HolidayRule[] = [
  newYearsDay,
  { name: 'Martin Luther King Jr. Day', month: '01', weekday: MONDAY, count: 3 },
  { name: 'Washington’s Birthday', month: '02', weekday: MONDAY, count: 3 },
  { name: 'Memorial Day', month: '05', weekday: MONDAY, count: -1 },
  { name: 'Juneteenth', on: '06-19' },
  { name: 'Independence Day', on: '07-04' },
  { name: 'Labor Day', month: '09', weekday: MONDAY, count: 1 },
  { name: 'Columbus Day', month: '10', weekday: MONDAY, count: 2 },
  { name: 'Veterans Day', on: '11-11' },
  { name: 'Thanksgiving', ...thanksgiving },
  { name: 'the day after Thanksgiving', ...thanksgiving, daysAfter: 1 },
  { name: 'Christmas Day', on: '12-25' },
]

/**
 * What s. 683.01(1), F.S., calls legal holidays besides those, Sundays apart; by its subsection (2) one on a Sunday
 * counts on the Monday too. Offices may well be open on them. Mardi Gras counts only where carnival associations are
 * organized, which we do not know by county. Checked 2026-11-22: leg.state.fl.us, text with ch. 2024-83.
 */
export const otherLegalHolidays: readonly HolidayRule[] = [
  { name: 'Birthday of Martin Luther King, Jr.', on: '01-15' },
  { name: 'Birthday of Robert E. Lee', on: '01-19' },
  { name: 'Lincoln’s Birthday', on: '02-12' },
  { name: 'Susan B. Anthony’s Birthday', on: '02-15' },
  { name: 'Tuskegee Airmen Commemoration Day', month: '03', weekday: THURSDAY, count: 4 },
  { name: 'Shrove Tuesday', fromEaster: -47 },
  { name: 'Good Friday', fromEaster: -2 },
  { name: 'Pascua Florida Day', on: '04-02' },
  { name: 'Confederate Memorial Day', on: '04-26' },
  { name: 'Birthday of Jefferson Davis', on: '06-03' },
  { name: 'Flag Day', on: '06-14' },
]

/** The day after the first Monday in November of each even-numbered year. s. 100.031, F.S.; general knowledge, 2026-11-22. */
export const generalElection: HolidayRule = {
  name: 'General Election Day',
  month: '11',
  weekday: MONDAY,
  count: 1,
  daysAfter: 1,
}
