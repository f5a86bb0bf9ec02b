/** Owns whether a discount may be used, and the sentence that says why not. Ours: Stripe's page says less. */

import type { Discount } from '#fakes/stripe/discounts/find-discount.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import { couponAsOf } from '#fakes/stripe/resources/coupons.ts'
import type { LineItem } from '#fakes/stripe/store/kinds.ts'
import { secondsOf } from '#fakes/stripe/wire/work.ts'

export const unknownCode = 'This code is invalid.'

export type Order = {
  readonly lineItems: readonly LineItem[]
  readonly currency: string
  readonly subtotal: number
  readonly customer: string | null
  readonly hasBoughtBefore: boolean
}

export const isEligible = ({ appliesTo }: Discount, item: LineItem): boolean =>
  appliesTo === undefined || appliesTo.includes(item.price.product)

/** Whatever the order: exhausted, expired, switched off. */
export const refusalOf = ({ coupon, promotionCode: code }: Discount, now: Date): string | undefined => {
  const isUsedUp = code !== undefined && code.max_redemptions !== null
  if (isUsedUp && code.times_redeemed >= (code.max_redemptions ?? 0)) return 'This code has been used up.'
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions)
    return 'This code has been used up.'
  if (code !== undefined && code.expires_at !== null && code.expires_at <= secondsOf(now))
    return 'This code has expired.'
  if (!couponAsOf(coupon, now).valid) return 'This code has expired.'
  return code?.active === false ? 'This code is no longer active.' : undefined
}

const refusalByCode = ({ promotionCode: code }: Discount, order: Order): string | undefined => {
  if (code === undefined) return undefined
  const { minimum_amount: least, minimum_amount_currency, first_time_transaction } = code.restrictions
  if (code.customer !== null && code.customer !== order.customer)
    return 'This code belongs to another customer.'
  if (first_time_transaction && order.hasBoughtBefore) return 'This code is for a first purchase only.'
  if (least === null) return undefined
  if (minimum_amount_currency === order.currency && order.subtotal >= least) return undefined
  return `This code needs an order of at least ${moneyText(least, minimum_amount_currency ?? order.currency)}.`
}

export const refusalFor = (discount: Discount, order: Order, now: Date): string | undefined => {
  const refusal = refusalOf(discount, now)
  if (refusal !== undefined) return refusal
  const { coupon } = discount
  if (coupon.amount_off !== null && coupon.currency !== order.currency)
    return 'This code does not work in this currency.'
  if (!order.lineItems.some((item) => isEligible(discount, item)))
    return 'This code does not apply to what is in this order.'
  return refusalByCode(discount, order)
}
