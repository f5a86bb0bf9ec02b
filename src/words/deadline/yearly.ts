/** Owns what is said of the days that the statute sets for every owner. */

import { workingDayFrom } from '#core/appeal/deadlines/holidays.ts'
import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import type { DeadlineWords, YearlyPurpose } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, formatCalendarDate, isWeekend } from '#core/calendar-date.ts'
import * as words from '#messages/deadline/yearly.ts'

/**
 * s. 197.162(4), F.S., 2024 text: a discount period that ends on a Saturday, Sunday or legal holiday runs to the next working
 * day where the payment is delivered to the collector's office; mail goes by its postmark. Checked 2026-11-22.
 */
const runsOn = (legalDay: CalendarDate): string =>
  isWeekend(legalDay)
    ? words.runsOn({ day: formatCalendarDate(workingDayFrom(legalDay)) })
    : words.askCollector()

export const yearlyWords = (purpose: YearlyPurpose, dueOn: CalendarDate): DeadlineWords => {
  const { taxYear } = purpose
  if (purpose.code === 'valuation')
    return { title: words.valuationTitle({ taxYear }), detail: words.valuation() }
  const { legalDay } = purpose
  const isMoved = dueOn === legalDay ? 'no' : 'yes'
  const moved = dueOn === legalDay ? '' : ` ${words.moved({ day: formatCalendarDate(legalDay) })}`
  switch (purpose.code) {
    case 'exemptions':
      return {
        title: words.exemptionsTitle({ isMoved }),
        detail: `${words.exemptions({ taxYear })}${moved}`,
      }
    case 'payment':
      return {
        title: words.paymentTitle({ isMoved, taxYear }),
        detail: `${words.payment({ percent: partialPaymentPercent })}${moved}`,
      }
    case 'discount':
      return {
        title: words.discountTitle({ isMoved, taxYear, percent: purpose.percent }),
        detail: `${purpose.isAppealed ? `${words.payingDoesntEndYourAppeal()} ` : ''}${words.discount()}${moved === '' ? '' : `${moved} ${runsOn(legalDay)}`}`,
      }
  }
}
