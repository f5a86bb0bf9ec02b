/** Owns what is said of a value on the county's record that cannot be so; its columns are named as their owner reads them. */

import { formatMoney } from '#core/money.ts'
import type { NeededColumn, RollProblem } from '#core/tax/value-problem.ts'
import * as words from '#messages/notice/roll-problem.ts'

const LABELS: Readonly<Record<NeededColumn, string>> = {
  JV: words.justValue(),
  AV_SD: words.assessedForSchool(),
  AV_NSD: words.assessedForOther(),
  TV_SD: words.taxableForSchool(),
  TV_NSD: words.taxableForOther(),
}

const isNeeded = (column: string): column is NeededColumn => column in LABELS

/** The other columns are split figures that a roll may or may not hold. */
const labelOf = (column: string): string => {
  if (isNeeded(column)) return LABELS[column]
  return column.startsWith('EXMPT_') ? words.anExemption() : words.aPart()
}

export const tellRollProblem = (problem: RollProblem): string => {
  const label = labelOf(problem.field)
  switch (problem.code) {
    case 'missing':
      return words.hasNo({ label })
    case 'negative':
      return words.isBelowZero({ label })
    case 'too_large':
      return words.isTooLarge({ label })
    case 'not_whole':
      return words.isntInWholeDollars({ label })
    case 'assessed_above_just':
    case 'taxable_above_assessed': {
      const [amount, most] = [formatMoney(problem.amount * 100), formatMoney(problem.most * 100)]
      return words.canBeAtMost({ label, amount, limit: LABELS[problem.limit], most })
    }
  }
}
