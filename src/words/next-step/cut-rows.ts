/** Owns the rows in which the purchase or the estimate is beside cuts that are only supposed. */

import type { CutWorth } from '#core/appeal/cost/cut-worth.ts'
import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/cut-rows.ts'

export interface CutRow extends Pick<CutWorth, 'afterFeeCents' | 'afterPriceCents'> {
  readonly label: string
}

type Weighed = Pick<
  NextStep,
  'estimate' | 'cuts' | 'purchaseSavingCents' | 'purchaseNear' | 'feeCents' | 'priceCents'
>

/** What is left of one year's saving at the purchase, and at the higher ratio of its neighborhood. */
const purchaseRows = ({
  purchaseSavingCents,
  purchaseNear,
  feeCents,
  priceCents,
}: Weighed): readonly CutRow[] => {
  const row = (label: string, savingCents: number): CutRow => ({
    label,
    afterFeeCents: savingCents - feeCents,
    afterPriceCents: savingCents - feeCents - priceCents,
  })
  return [
    ...(purchaseSavingCents === null ? [] : [row(words.byWhatYouPaid(), purchaseSavingCents)]),
    ...(purchaseNear === null ? [] : [row(words.atTheNeighborhoodsRate(), purchaseNear.savingCents)]),
  ]
}

/** The middle of the estimate, that at the ratio of its neighborhood, and the low end; a high end only saves less than the middle. */
const estimateRows = ({ estimate }: Weighed): readonly CutRow[] =>
  estimate === null
    ? []
    : [
        {
          ...estimate.middle,
          label: words.middleOfTheEstimate({ value: formatMoney(estimate.middle.justCents) }),
        },
        ...(estimate.near === null ? [] : [{ ...estimate.near, label: words.atTheNeighborhoodsRate() }]),
        { ...estimate.low, label: words.lowEndOfTheEstimate({ value: formatMoney(estimate.low.justCents) }) },
      ]

/** What the answer rests on first: the purchase, or else the estimate. */
export const cutRows = (weighed: Weighed): readonly CutRow[] => {
  const bought = purchaseRows(weighed)
  const first = bought.length > 0 ? bought : estimateRows(weighed)
  return [
    ...first,
    ...weighed.cuts.map((cut) => ({
      ...cut,
      label: first.length === 0 ? `${cut.cutPercent}%` : words.aCutOf({ percent: cut.cutPercent }),
    })),
  ]
}
