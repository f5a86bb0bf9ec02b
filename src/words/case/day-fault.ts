/** Owns what is said of a day of a case that cannot be so, or is asked about. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { DayFault, TypedDay } from '#core/case/faults/fault.ts'
import { GOOD_CAUSE } from '#core/document/good-cause.ts'
import * as words from '#messages/case/fault-days.ts'

const labelOf = (day: TypedDay): string => {
  switch (day.of) {
    case 'petition':
      return words.petitionReceived()
    case 'payment':
      return words.paid()
    case 'hearing':
      return words.hearing()
    case 'decision':
      return words.decision()
    case 'sent':
      return words.sent({ entry: day.entry })
    case 'received':
      return words.received({ entry: day.entry })
  }
}

const said = (day: TypedDay) => ({ label: labelOf(day), day: formatCalendarDate(day.on) })

export const tellDayFault = (reason: DayFault): string => {
  switch (reason.code) {
    case 'day_to_come':
      return words.hasNotComeYet({ ...said(reason.day), today: formatCalendarDate(reason.today) })
    case 'before_tax_year':
      return words.liesBeforeTheTaxYear({ ...said(reason.day), taxYear: reason.taxYear })
    case 'before_notices':
      return words.liesBeforeTheNotices({ ...said(reason.day), taxYear: reason.taxYear })
    case 'out_of_order': {
      const { day, after, afterOn } = reason
      return words.liesBefore({ ...said(day), after, afterDay: formatCalendarDate(afterOn) })
    }
    case 'received_late':
      return words.liesAfterTheLastDay({
        ...said({ of: 'petition', on: reason.on }),
        printed: formatCalendarDate(reason.printedOn),
        law: GOOD_CAUSE,
        number: reason.hasNumber ? 'given' : 'none',
      })
    case 'on_day_off': {
      const kind = reason.isWeekend ? 'weekend' : 'holiday'
      return words.isADayOff({ ...said({ of: 'hearing', on: reason.on }), kind })
    }
    case 'hearing_too_far': {
      const { on, taxYear, mostYears: years } = reason
      return words.liesTooFarAhead({ ...said({ of: 'hearing', on }), taxYear, years })
    }
    case 'printed_out_of_season':
      return words.cantBeTheDateOnYourNotice({
        day: formatCalendarDate(reason.on),
        taxYear: reason.taxYear,
      })
  }
}
