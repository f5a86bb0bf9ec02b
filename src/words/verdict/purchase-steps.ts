/** Owns how a purchase that is the evidence becomes a market value: each step with its figure, beside the county's. */

import { formatMonth } from '#core/date-forms.ts'
import { cents, formatMoney } from '#core/money.ts'
import { toTenths } from '#core/percent.ts'
import { isClearlyBelow, type OwnSaleStand, type PurchaseSteps, purchaseSteps } from '#core/tax/own-sale.ts'
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

const whose = ({ levelOf }: PurchaseSteps) => ({ isNeighborhood: levelOf === 'neighborhood' ? 'yes' : 'no' })

const resultLabel = (steps: PurchaseSteps): string =>
  steps.percent === null
    ? words.asAMarketValue()
    : words.atTheRate({ ...whose(steps), percent: toTenths(steps.percent) })

/** In the order in which they are worked out, then what another rate would come to, and last the county's value to hold both against. */
export const purchaseRows = (steps: PurchaseSteps): readonly StepRow[] => [
  row(words.youPaid({ month: steps.bought === null ? 'none' : formatMonth(steps.bought) }), steps.paidCents),
  ...(steps.broughtCents === null ? [] : [row(words.adjustedToJanuary1(), steps.broughtCents)]),
  row(resultLabel(steps), steps.justCents, true),
  ...(steps.near === null
    ? []
    : [
        row(
          words.atYourNeighborhoodsRate({ percent: toTenths(steps.near.percent) }),
          steps.near.justValueCents,
        ),
      ]),
  row(words.theCountysMarketValue(), steps.countyCents),
]

/** A board that takes the price as it is finds nothing to lower. */
const isAllRate = ({ broughtCents, justCents, countyCents }: PurchaseSteps): boolean =>
  broughtCents !== null && justCents < countyCents && !isClearlyBelow(broughtCents, countyCents)

/** What is left of the answer for a board that takes the price as it is; null where the price is not known as of January 1, or asks for nothing. */
export const withNothingOff = (steps: PurchaseSteps): string | null => {
  const { broughtCents, justCents, countyCents } = steps
  if (broughtCents === null || justCents >= countyCents) return null
  if (isAllRate(steps)) return words.withNothingOff()
  return words.belowWithNothingOff({ amount: formatMoney(cents(countyCents - broughtCents)) })
}

/** What the rate is, to the same tenth as in its row, so that the sum can be followed with a calculator; null where it is not known. */
export const rateWords = (steps: PurchaseSteps): string | null =>
  steps.percent === null ? null : words.whatTheRateIs({ ...whose(steps), percent: toTenths(steps.percent) })
