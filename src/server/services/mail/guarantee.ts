/** The guarantee as a mail about a purchase says it. */
import { guaranteeDays, guaranteeEndsOn } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/mail/guarantee.ts'

/** `paidOn` is the day of payment in Florida. */
export const guaranteeLine = (paidOn: CalendarDate, tier: Tier, hasAccount: boolean): string => {
  const through = (withAccount: boolean) => formatCalendarDate(guaranteeEndsOn(paidOn, tier, withAccount))
  if (hasAccount)
    return words.dayMoneyBackGuaranteeThrough({ days: guaranteeDays[tier], through: through(true) })
  const longer = words.setUpYourAccountAndIts({ days: guaranteeDays[tier], through: through(true) })
  return words.dayMoneyBackGuaranteeThrough2({
    days: guaranteeDays.withoutAccount,
    through: through(false),
    more: longer,
  })
}
