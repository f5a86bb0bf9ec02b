/** The guarantee as a mail about a purchase says it. */
import { guaranteeDays, guaranteeEndsOn } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'

/** `paidOn` is the day of payment in Florida. */
export const guaranteeLine = (paidOn: CalendarDate, tier: Tier, hasAccount: boolean): string => {
  const through = (withAccount: boolean) => formatCalendarDate(guaranteeEndsOn(paidOn, tier, withAccount))
  if (hasAccount) return `${guaranteeDays[tier]}-day money-back guarantee, through ${through(true)}.`
  const longer = `Set up your account and it’s ${guaranteeDays[tier]} days, through ${through(true)}.`
  return `${guaranteeDays.withoutAccount}-day money-back guarantee, through ${through(false)}. ${longer}`
}
