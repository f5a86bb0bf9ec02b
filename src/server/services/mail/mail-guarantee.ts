/** The guarantee as a mail about a purchase says it. */
import { guaranteeDays, guaranteeEndsOn } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'

/** `paidOn` is the day of payment in Florida. */
export const guaranteeLine = (paidOn: CalendarDate, tier: Tier, hasAccount: boolean): string => {
  const through = (withAccount: boolean) => formatCalendarDate(guaranteeEndsOn(paidOn, tier, withAccount))
  if (hasAccount) return `Money back within ${guaranteeDays[tier]} days, through ${through(true)}.`
  const longer = `Once your account is set up it is ${guaranteeDays[tier]} days, through ${through(true)}.`
  return `Money back within ${guaranteeDays.withoutAccount} days, through ${through(false)}. ${longer}`
}
