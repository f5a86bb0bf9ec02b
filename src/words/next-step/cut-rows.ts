/** Owns the rows in which the purchase or the estimate is beside cuts that are only supposed. */

import type { CutWorth } from '#core/appeal/cost/cut-worth.ts'
import type { NextStep } from '#core/appeal/next-step.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/next-step/cut-rows.ts'

type Left = Pick<CutWorth, 'afterFeeCents' | 'afterPriceCents'>

export interface CutRow extends Left {
  readonly label: string
  /** After the price of AI-Enhanced, where `afterPriceCents` is after that of Standard. */
  readonly afterEnhancedCents: number | null
}

type Weighed = Pick<
  NextStep,
  'estimate' | 'cuts' | 'purchaseSavingCents' | 'purchaseNear' | 'feeCents' | 'priceCents'
>

/** The same with the dearer plan. */
export const afterEnhanced = ({ afterFeeCents }: Pick<Left, 'afterFeeCents'>): number | null =>
  afterFeeCents === null ? null : afterFeeCents - products.ai_enhanced.priceCents

/** What fee and course leave of one year's saving at the price that was paid; null where no purchase is the evidence. */
export const purchaseLeft = ({
  purchaseSavingCents,
  feeCents,
  priceCents,
}: Pick<Weighed, 'purchaseSavingCents' | 'feeCents' | 'priceCents'>): number | null =>
  purchaseSavingCents === null ? null : purchaseSavingCents - feeCents - priceCents

const rowOf = (label: string, { afterFeeCents, afterPriceCents }: Left): CutRow => ({
  label,
  afterFeeCents,
  afterPriceCents,
  afterEnhancedCents: afterEnhanced({ afterFeeCents }),
})

/** What is left of one year's saving at the purchase, and at the higher ratio of its neighborhood. */
const purchaseRows = ({
  purchaseSavingCents,
  purchaseNear,
  feeCents,
  priceCents,
}: Weighed): readonly CutRow[] => {
  const row = (label: string, savingCents: number): CutRow =>
    rowOf(label, {
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
        rowOf(words.middleOfTheEstimate({ value: formatMoney(estimate.middle.justCents) }), estimate.middle),
        ...(estimate.near === null ? [] : [rowOf(words.atTheNeighborhoodsRate(), estimate.near)]),
        rowOf(words.lowEndOfTheEstimate({ value: formatMoney(estimate.low.justCents) }), estimate.low),
      ]

/** What the answer rests on first: the purchase, or else the estimate. */
export const cutRows = (weighed: Weighed): readonly CutRow[] => {
  const bought = purchaseRows(weighed)
  const first = bought.length > 0 ? bought : estimateRows(weighed)
  return [
    ...first,
    ...weighed.cuts.map((cut) =>
      rowOf(first.length === 0 ? `${cut.cutPercent}%` : words.aCutOf({ percent: cut.cutPercent }), cut),
    ),
  ]
}
