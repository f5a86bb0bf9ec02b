/** Owns what is said of the owner's sales where they are thin, and of a row of the grid in which one differs much. */

import { fewestChosenSales } from '#core/case/params.ts'
import { otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { ComparedItem, RowReason, SalesReason } from '#core/rehearsal/weak-reason.ts'
import * as rows from '#messages/rehearsal/weak-rows.ts'
import * as words from '#messages/rehearsal/weak-sales.ts'
import type { Asked } from './asked.ts'

export const tellWeakSales = (reason: SalesReason): Asked => {
  switch (reason.code) {
    case 'few_sales': {
      const { count } = reason
      return {
        words: words.fewSales({ count, fewest: fewestChosenSales }),
        question: count === 0 ? words.whichSales() : words.isThatEnough({ count }),
      }
    }
    case 'sold_late': {
      const { name, soldYear: year } = reason
      return { words: words.soldLate({ name, year }), question: words.whyConsiderIt({ name }) }
    }
    case 'no_reason_given': {
      const { name, decision } = reason
      return {
        words: words.noReasonGiven({ name, decision }),
        question: decision === 'chosen' ? words.whyIsItLike({ name }) : words.whyLeftOut({ name }),
      }
    }
    case 'largest_adjustments': {
      const [name, percent] = [reason.name, formatPercent(reason.grossPercent)]
      return {
        words: words.largestAdjustments({ name, percent }),
        question: words.whatSupportsThem({ name, percent }),
      }
    }
    case 'none_in_neighborhood':
      return { words: words.noneInNeighborhood(), question: words.whyComparable() }
    case 'not_adjusted': {
      const { name } = reason
      return { words: words.notAdjusted({ name }), question: words.howDidYouAdjust({ name }) }
    }
    case 'other_price': {
      const { name, typed, known } = reason
      const price = formatMoney(known.sale.priceCents)
      // The papers say this too, beside their grid.
      return {
        words: otherPriceWords(typed, known),
        question: words.whereDoesAnotherPriceComeFrom({ name, price }),
      }
    }
    case 'not_decided': {
      const names = reason.names.join('; ')
      return { words: words.notDecided({ names }), question: words.whyNotAmongYours({ names }) }
    }
  }
}

interface Difference {
  readonly name: string
  /** As it is printed, and as it is counted. */
  readonly amount: string
  readonly many: number
  /** What the sale has beside the home. */
  readonly way: 'less' | 'more'
}

const differenceIn: Readonly<Record<ComparedItem, (difference: Difference) => string>> = {
  area: rows.area,
  age: rows.age,
  land: rows.land,
  quality: rows.quality,
  time: rows.time,
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const tellRow = ({ item, name, more, isAdjusted }: RowReason): Asked => {
  const many = Math.abs(more)
  const way = more > 0 ? 'less' : 'more'
  const difference = differenceIn[item]({ name, amount: grouped.format(many), many, way })
  return isAdjusted
    ? { words: rows.differs({ difference }), question: rows.howDidYouAdjust({ difference }) }
    : { words: rows.differsUnadjusted({ difference }), question: rows.whyIsItNotAdjusted({ difference }) }
}
