/** Owns what is said of a number of a notice that cannot be so: what it is, and what would be right. */

import { formatMoney } from '#core/money.ts'
import { HIGHEST_DOLLARS, TRIM_FIELDS } from '#core/tax/trim/numbers.ts'
import type { NoticeProblem } from '#core/tax/value-problem.ts'
import * as words from '#messages/notice/problem.ts'
import { TRIM_LABELS } from './fields.ts'

const money = (dollars: number): string => formatMoney(Math.round(dollars * 100))

export const tellNoticeProblem = (problem: NoticeProblem): string => {
  if (problem.code === 'looks_like_homestead') {
    const { schoolOff, countyOff, taxYear } = problem
    return words.matchesHomestead({ school: money(schoolOff), county: money(countyOff), taxYear })
  }
  const label = TRIM_LABELS[problem.field]
  switch (problem.code) {
    case 'missing':
      return words.enterTheNumber({ label })
    case 'negative':
      return words.cantBeBelowZero({ label })
    case 'too_large':
      return words.cantBeAbove({ label, most: money(HIGHEST_DOLLARS) })
    case 'not_whole':
      return TRIM_FIELDS[problem.field].unit === 'cents'
        ? words.inDollarsAndCents({ label })
        : words.inWholeDollars({ label })
    case 'assessed_above_just':
    case 'taxable_above_assessed':
      return words.canBeAtMost({
        label,
        amount: money(problem.amount),
        most: money(problem.most),
        limit: TRIM_LABELS[problem.limit].toLowerCase(),
      })
    case 'school_below_county':
      return words.mustBeAtLeast({
        label,
        amount: money(problem.amount),
        least: money(problem.least),
        county: TRIM_LABELS[problem.county].toLowerCase(),
      })
    case 'no_homestead_exemption':
      return words.homesteadMakesItLower({
        label,
        amount: money(problem.amount),
        ifWhole: money(problem.ifWhole),
      })
    case 'tax_on_nothing':
      return words.nothingToTax({ label, amount: money(problem.amount) })
    case 'no_tax':
      return words.noTax({ label, taxable: money(problem.taxable) })
  }
}
