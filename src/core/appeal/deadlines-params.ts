/** Owns the days that the calendar of an appeal turns on, with the source of each. Checked 2026-11-21. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'

/**
 * Calendar days before the hearing by which both sides deliver evidence. Likely, not verified: s. 194.011(4), F.S.,
 * since 2025-09-01, as reported by the Lake County Clerk; the text itself was not read.
 */
export const evidenceExchangeDays = 15

/** Our own margin: the day to aim for. */
export const evidenceAimDays = 20

/** Share of the ad valorem tax that keeps a petition on value alive, in percent. Source: s. 194.014, F.S. */
export const partialPaymentPercent = 75

/** The earliest county deadline of 2026 that was found (Okaloosa), second-hand; stands in where a county's is not known. */
export const earliestKnownPetitionDate: CalendarDate = calendarDate('2026-09-02')

/** Month and day, in the year after the tax year. Source: s. 194.014 and s. 197.333, F.S.: delinquent from 1 April. */
export const lastDayToPay = '03-31'

/** Month and day by which exemptions and portability are applied for. Source: s. 196.011(1), F.S.; Rule 12D-8.0065. */
export const exemptionsDue = '03-01'

/** Month and day of the valuation. Source: s. 192.042, F.S., 2025 text; s. 196.011, F.S. */
export const valuationDay = '01-01'

export const deadlineSources = {
  petition: 's. 194.011(3)(d), F.S.: the 25th day after the notice is mailed',
  payment: 's. 194.014, F.S.',
  discount: 's. 197.162, F.S.',
  exemptions: 's. 196.011(1), F.S.; Rule 12D-8.0065, F.A.C.',
  valuation: 'ss. 192.042 and 196.011, F.S.',
  evidence:
    's. 194.011(4), F.S., since September 1, 2025, as the Lake County Clerk describes it (we could not read its text)',
  ours: 'no rule sets this day',
  hearing: 'The notice of hearing',
} as const
