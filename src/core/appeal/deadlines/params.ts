/** Owns the days that the calendar of an appeal turns on, with the source of each. Checked 2026-11-22. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'

/**
 * Calendar days before the hearing by which both sides deliver evidence, without any preconditions. Verified on form DR-486,
 * R. 12/25, page 3 (s. 194.011(4), F.S., since 2025-09-01); the statute's own text was not read.
 */
export const evidenceExchangeDays = 15

/** Our own margin: the day to aim for. */
export const evidenceAimDays = 20

/** Calendar days between the notice of a moved hearing and its day. Palm Beach County Property Appraiser, column of September 2024. */
export const movedHearingNoticeDays = 15

/**
 * Share of the ad valorem tax that keeps a petition on value or on portability alive, in percent. Source: s. 194.014, F.S.;
 * form DR-486, R. 12/25, page 3.
 */
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
  petition:
    's. 194.011(3)(d), F.S.: the 25th day after the notice is mailed; received, not mailed: Attorney General Opinion 81-43',
  payment: 's. 194.014, F.S.',
  discount: 's. 197.162, F.S., subsection (4) for a last day on a weekend or holiday',
  exemptions: 's. 196.011(1), F.S.; Rule 12D-8.0065, F.A.C.',
  valuation: 'ss. 192.042 and 196.011, F.S.',
  evidence: 's. 194.011(4), F.S., since September 1, 2025, as form DR-486 (R. 12/25), page 3, states it',
  ours: 'no rule sets this day',
  hearing: 'The notice of hearing',
} as const
