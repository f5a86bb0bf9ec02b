/** How long a buyer may have the money back: the longer of the two promises always holds. */
import { addDays, type CalendarDate } from '#core/calendar-date.ts'
import type { Tier } from './product.ts'

/** Days from the purchase (product decision: 30 for everyone; 60 and 90 once the account is set up). */
export const guaranteeDays = {
  withoutAccount: 30,
  standard: 60,
  ai_enhanced: 90,
} as const

/** Last day on which a refund may be asked for. `paidOn` is the day of payment in Florida. */
export const guaranteeEndsOn = (paidOn: CalendarDate, tier: Tier, hasAccount: boolean): CalendarDate =>
  addDays(paidOn, hasAccount ? guaranteeDays[tier] : guaranteeDays.withoutAccount)

export type GuaranteeRequest = {
  readonly paidOn: CalendarDate
  /** What the buyer may use on the day of the request, so that an upgrade lengthens the course's guarantee too. */
  readonly tier: Tier
  readonly hasAccount: boolean
}

/** The last day counts. Days are those of Florida. */
export const isGuaranteed = ({ paidOn, tier, hasAccount }: GuaranteeRequest, today: CalendarDate): boolean =>
  today <= guaranteeEndsOn(paidOn, tier, hasAccount)
