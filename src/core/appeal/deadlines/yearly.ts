/** Owns the days that the statute sets for every owner, the same in each year. */

import { addDays, type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT as discount } from '#core/tax/params.ts'
import { workingDayUpTo } from './holidays.ts'
import { exemptionsDue, deadlineSources as from, lastDayToPay, valuationDay } from './params.ts'
import type { DeadlinePurpose, YearlyDeadline } from './shape.ts'

type SetByLaw = Extract<DeadlinePurpose, { legalDay: CalendarDate }>

interface Yearly extends Pick<YearlyDeadline, 'id' | 'source'> {
  readonly purpose: SetByLaw
}

/** Only the days of the discounts are known to run on past a weekend or holiday; the working day before is safe for all. */
const onOrBefore = (deadline: Yearly): YearlyDeadline => {
  const { legalDay } = deadline.purpose
  const dueOn = workingDayUpTo(legalDay)
  return { ...deadline, dueOn, certainty: dueOn === legalDay ? 'statute' : 'before-statute' }
}

const lastDayOf = (year: number, month: string): CalendarDate => {
  const nextMonth =
    month === '12' ? `${year + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return addDays(calendarDate(nextMonth), -1)
}

const DISCOUNT = 'discount-'

/** One of the days on which a discount of a tax bill ends. */
export const isDiscount = ({ id }: Pick<YearlyDeadline, 'id'>): boolean => id.startsWith(DISCOUNT)

const discountDay = (
  taxYear: number,
  [year, month, percent]: readonly [number, string, number],
): YearlyDeadline =>
  onOrBefore({
    id: `${DISCOUNT}${percent}-${taxYear}`,
    purpose: {
      code: 'discount',
      taxYear,
      percent,
      isAppealed: false,
      legalDay: lastDayOf(year, month),
      least: null,
    },
    source: from.discount,
  })

/** What a petition on value hangs on while it is under way. */
export const paymentDay = (taxYear: number): YearlyDeadline =>
  onOrBefore({
    id: `payment-${taxYear}`,
    purpose: {
      code: 'payment',
      taxYear,
      legalDay: calendarDate(`${taxYear + 1}-${lastDayToPay}`),
      mayBeRecommended: false,
      least: null,
    },
    source: from.payment,
  })

const billOf = (taxYear: number): readonly YearlyDeadline[] => [
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

const ofYear = (year: number): readonly YearlyDeadline[] => [
  {
    id: `valuation-${year}`,
    purpose: { code: 'valuation', taxYear: year },
    dueOn: calendarDate(`${year}-${valuationDay}`),
    certainty: 'statute',
    source: from.valuation,
  },
  onOrBefore({
    id: `exemptions-${year}`,
    purpose: { code: 'exemptions', taxYear: year, legalDay: calendarDate(`${year}-${exemptionsDue}`) },
    source: from.exemptions,
  }),
]

/** Of the tax years whose days lie around today. */
export const yearlyDeadlines = (today: CalendarDate): readonly YearlyDeadline[] => {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((each) => [...billOf(each), ...ofYear(each)])
}

export interface RunningDiscount {
  readonly taxYear: number
  readonly percent: number
  /** The last day on which every way of paying earns it. */
  readonly dueOn: CalendarDate
}

/** What the newest bill earns in this month; null once its day is over, and while no bill is out. */
export const runningDiscount = (today: CalendarDate): RunningDiscount | null => {
  const [running = null] = yearlyDeadlines(today).flatMap(({ purpose, dueOn }) =>
    purpose.code === 'discount' && purpose.legalDay.slice(0, 7) === today.slice(0, 7) && dueOn >= today
      ? [{ taxYear: purpose.taxYear, percent: purpose.percent, dueOn }]
      : [],
  )
  return running
}
