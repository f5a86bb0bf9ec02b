/** Owns the rows in which the estimate is beside cuts that are only supposed. */

import type { CutWorth } from '#core/appeal/cost/cut-worth.ts'
import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/cut-rows.ts'

export interface CutRow extends CutWorth {
  readonly label: string
}

/** The low end and the middle of the estimate first; a high end only saves less than the middle. */
export const cutRows = ({ estimate, cuts }: Pick<NextStep, 'estimate' | 'cuts'>): readonly CutRow[] => [
  ...(estimate === null
    ? []
    : [
        {
          ...estimate.middle,
          label: words.middleOfTheEstimate({ value: formatMoney(estimate.middle.justCents) }),
        },
        { ...estimate.low, label: words.lowEndOfTheEstimate({ value: formatMoney(estimate.low.justCents) }) },
      ]),
  ...cuts.map((cut) => ({
    ...cut,
    label: estimate === null ? `${cut.cutPercent}%` : words.aCutOf({ percent: cut.cutPercent }),
  })),
]
