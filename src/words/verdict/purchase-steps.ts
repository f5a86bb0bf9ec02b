/** Owns how a purchase that is the evidence becomes a market value: each step with its figure, beside the county's. */

import { formatMonth } from '#core/date-forms.ts'
import { cents, formatMoney } from '#core/money.ts'
import { type OwnSaleStand, type PurchaseSteps, purchaseSteps } from '#core/tax/own-sale.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/purchase-steps.ts'

interface Answered {
  readonly verdict: {
    readonly reason: ReasonCode
    readonly readings: readonly { readonly staircase: readonly { readonly justCents: number }[] }[]
  } | null
  /** Steps of an earlier year are no answer for this one. */
  readonly season: { readonly isCurrent: boolean }
  readonly homeValue: { readonly ownSaleCompared?: OwnSaleStand | undefined } | null
}

/** Null where the purchase is not the evidence. */
export const shownPurchase = ({ verdict, season, homeValue }: Answered): PurchaseSteps | null => {
  const countyCents = verdict?.readings[0]?.staircase[0]?.justCents
  if (verdict?.reason !== 'own_sale_speaks_for' || countyCents === undefined || !season.isCurrent) return null
  return purchaseSteps(homeValue?.ownSaleCompared, countyCents)
}

export interface StepRow {
  readonly label: string
  readonly value: string
  /** What the steps come to. */
  readonly isResult: boolean
}

const row = (label: string, amountCents: number, isResult = false): StepRow => ({
  label,
  value: formatMoney(cents(amountCents)),
  isResult,
})

const resultLabel = ({ percent, levelOf }: PurchaseSteps): string =>
  percent === null
    ? words.asAMarketValue()
    : words.atTheRate({
        isNeighborhood: levelOf === 'neighborhood' ? 'yes' : 'no',
        percent: Math.round(percent),
      })

/** In the order in which they are worked out; the county's value last. */
export const purchaseRows = (steps: PurchaseSteps): readonly StepRow[] => [
  row(words.youPaid({ month: steps.bought === null ? 'none' : formatMonth(steps.bought) }), steps.paidCents),
  ...(steps.broughtCents === null ? [] : [row(words.adjustedToJanuary1(), steps.broughtCents)]),
  row(resultLabel(steps), steps.justCents, true),
  ...(steps.near === null
    ? []
    : [
        row(
          words.atYourNeighborhoodsRate({ percent: Math.round(steps.near.percent) }),
          steps.near.justValueCents,
        ),
      ]),
  row(words.theCountysMarketValue(), steps.countyCents),
]
