/** Owns the days that the statute sets for every owner, the same in each year. */

import {
  addDays,
  type CalendarDate,
  calendarDate,
  formatCalendarDate,
  isWeekend,
} from '#core/calendar-date.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT as discount } from '#core/tax/params.ts'
import { workingDayFrom, workingDayUpTo } from './holidays.ts'
import {
  exemptionsDue,
  deadlineSources as from,
  lastDayToPay,
  partialPaymentPercent,
  valuationDay,
} from './params.ts'
import type { Deadline } from './shape.ts'

type Yearly = Omit<Deadline, 'dueOn' | 'certainty'>

/** Only the days of the discounts are known to run on past a weekend or holiday; the working day before is safe for all. */
const onOrBefore = (legalDay: CalendarDate, deadline: Yearly): Deadline => {
  const dueOn = workingDayUpTo(legalDay)
  if (dueOn === legalDay) return { ...deadline, dueOn, certainty: 'statute' }
  const moved = `The legal deadline is ${formatCalendarDate(legalDay)}. This is the last business day before it.`
  return {
    ...deadline,
    title: deadline.title.replace(/^Last day/, 'Last business day'),
    detail: `${deadline.detail} ${moved}`,
    dueOn,
    certainty: 'before-statute',
  }
}

const lastDayOf = (year: number, month: string): CalendarDate => {
  const nextMonth =
    month === '12' ? `${year + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return addDays(calendarDate(nextMonth), -1)
}

/**
 * s. 197.162(4), F.S., 2024 text: a discount period that ends on a Saturday, Sunday or legal holiday runs to the next working
 * day where the payment is delivered to the collector's office; mail goes by its postmark. Checked 2026-11-22.
 */
const runsOnWords = (legalDay: CalendarDate): string =>
  isWeekend(legalDay)
    ? `A payment delivered to the collector’s office by ${formatCalendarDate(workingDayFrom(legalDay))}, still earns it (s. 197.162(4), F.S.). For mail, the postmark counts. Ask the tax collector about online payments.`
    : 'Many offices are closed that day. Ask the tax collector whether the next business day counts.'

const discountDay = (
  taxYear: number,
  [year, month, percent]: readonly [number, string, number],
): Deadline => {
  const legalDay = lastDayOf(year, month)
  const day = onOrBefore(legalDay, {
    id: `discount-${percent}-${taxYear}`,
    title: `Last day to pay the ${taxYear} tax bill with ${percent}% off`,
    detail:
      'Paying doesn’t end your appeal. If the value comes down, you get the difference back. If your bill came late, go by the dates on the bill.',
    source: from.discount,
  })
  if (day.certainty === 'statute') return day
  return { ...day, detail: `${day.detail} ${runsOnWords(legalDay)}` }
}

/** What a petition on value hangs on while it is under way. */
export const paymentDay = (taxYear: number): Deadline =>
  onOrBefore(calendarDate(`${taxYear + 1}-${lastDayToPay}`), {
    id: `payment-${taxYear}`,
    title: `Last day to pay on your ${taxYear} bill while you appeal`,
    detail: `If your petition is about value or portability, pay all non-ad valorem assessments and at least ${partialPaymentPercent}% of the ad valorem tax, less any discount, before April 1. Otherwise the board must deny your petition.`,
    source: from.payment,
  })

const billOf = (taxYear: number): readonly Deadline[] => [
  ...(
    [
      [taxYear, '11', discount.november],
      [taxYear, '12', discount.december],
      [taxYear + 1, '01', discount.january],
      [taxYear + 1, '02', discount.february],
    ] as const
  ).map((entry) => discountDay(taxYear, entry)),
  paymentDay(taxYear),
]

const ofYear = (year: number): readonly Deadline[] => [
  {
    id: `valuation-${year}`,
    title: `Value date: your home’s ${year} value is as of this day`,
    dueOn: calendarDate(`${year}-${valuationDay}`),
    certainty: 'statute',
    detail:
      'Around this day, take dated photos of anything that lowers the value: damage, wear, flooding, unfinished work.',
    source: from.valuation,
  },
  onOrBefore(calendarDate(`${year}-${exemptionsDue}`), {
    id: `exemptions-${year}`,
    title: 'Last day to apply for homestead, other exemptions and portability',
    detail: `For tax year ${year}, with your county’s property appraiser. An exemption can save more than an appeal.`,
    source: from.exemptions,
  }),
]

/** Of the tax years whose days lie around today. */
export const yearlyDeadlines = (today: CalendarDate): readonly Deadline[] => {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((each) => [...billOf(each), ...ofYear(each)])
}
