/** Owns a coupon with a promotion code, in one step. */
import type Stripe from 'stripe'
import type { Fixture } from '#fakes/stripe/testing/shop-fixture.ts'

type CodeWishes = {
  readonly coupon?: Stripe.CouponCreateParams
  readonly promotion?: Omit<Stripe.PromotionCodeCreateParams, 'promotion'>
}

/** Ten per cent off unless the coupon says otherwise; the code is invented unless given. */
export const makeCode = async (
  { stripe }: Pick<Fixture, 'stripe'>,
  { coupon = { percent_off: 10 }, promotion = {} }: CodeWishes = {},
): Promise<Stripe.PromotionCode> => {
  const made = await stripe.coupons.create(coupon)
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: made.id }, ...promotion })
}
