/** Owns what is said of a fault of a case: its field, what was typed, and what would be right. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { Entry, FaultReason, FigureFault, KnownJustValue } from '#core/case/faults/fault.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/case/fault-figures.ts'
import { tellUnheard } from '../document/own-words.ts'
import { tellNoticeProblem } from '../notice/problem.ts'
import { tellCorrectionFault } from './correction-fault.ts'
import { tellDayFault } from './day-fault.ts'

const saleOf = ({ entry, name }: Entry): string =>
  name === '' ? words.sale({ entry }) : words.namedSale({ entry, name })

const itemOf = ({ entry, name }: Entry): string =>
  name === '' ? words.item({ entry }) : words.namedItem({ entry, name })

const beside = ({ of, cents }: KnownJustValue) => ({
  whose: of === 'notice' ? words.onYourNotice() : words.onTheCountysRecord(),
  value: formatMoney(cents),
})

/** What the field asks for. */
const LABELS = {
  opinion: words.whatYourHomeWasWorth,
  decided: words.theNewMarketValue,
  paid: words.whatYouPaid,
} as const

const tellFigureFault = (reason: FigureFault): string => {
  switch (reason.code) {
    case 'notice_number':
      return tellNoticeProblem(reason.problem)
    case 'sale_to_come':
      return words.thatMonthHasntCome({ sale: saleOf(reason) })
    case 'price_too_low':
      return words.isntAMarketPrice({ sale: saleOf(reason), price: formatMoney(reason.priceCents) })
    case 'built_after_sale': {
      const { yearBuilt, soldYear } = reason
      return words.builtAfterItSold({ sale: saleOf(reason), yearBuilt, soldYear })
    }
    case 'allowed_above_cost': {
      const [allowed, cost] = [formatMoney(reason.allowedCents), formatMoney(reason.costCents)]
      return words.allowedIsMoreThanTheCost({ item: itemOf(reason), allowed, cost })
    }
    case 'costs_nothing':
      return words.doesntLowerTheValue({ item: itemOf(reason), cost: formatMoney(reason.costCents) })
    case 'paid_before': {
      const { on, taxYear } = reason
      return words.youPaidThisBeforeJanuary1({ item: itemOf(reason), day: formatCalendarDate(on), taxYear })
    }
    case 'cost_above_value': {
      const cost = formatMoney(reason.costCents)
      return words.isMoreThanTheWholeValue({ item: itemOf(reason), cost, ...beside(reason.than) })
    }
    case 'not_lower': {
      const { value, cents, than } = reason
      return words.isNotLower({
        label: LABELS[value](),
        amount: formatMoney(cents),
        how: cents > than.cents ? 'above' : 'same',
        ...beside(than),
      })
    }
    case 'no_value_of_a_home':
      return words.cantBeRightForAHome({
        label: LABELS[reason.value](),
        amount: formatMoney(reason.cents),
      })
    case 'below_a_tenth':
      return words.isLessThanATenth({
        label: LABELS[reason.value](),
        amount: formatMoney(reason.cents),
        ...beside(reason.than),
      })
  }
}

export const tellFault = (reason: FaultReason): string => {
  switch (reason.code) {
    case 'day_to_come':
    case 'before_tax_year':
    case 'before_notices':
    case 'out_of_order':
    case 'received_late':
    case 'on_day_off':
    case 'hearing_too_far':
    case 'printed_out_of_season':
      return tellDayFault(reason)
    case 'no_figure':
    case 'no_figure_of_a_home':
    case 'nothing_corrected':
      return tellCorrectionFault(reason)
    case 'unheard':
      return tellUnheard(reason)
    default:
      return tellFigureFault(reason)
  }
}
