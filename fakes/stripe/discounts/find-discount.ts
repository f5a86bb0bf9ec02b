/** Owns looking up a discount: a coupon, and the promotion code it was reached by, if any. */
import type Stripe from 'stripe'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { find, findHidden, findLocked } from '#fakes/stripe/store/objects.ts'
import type { Store, Tx } from '#fakes/stripe/store/open-store.ts'

export type Discount = {
  readonly coupon: Stripe.Coupon
  /** Product ids; absent: all. */
  readonly appliesTo: readonly string[] | undefined
  readonly promotionCode: Stripe.PromotionCode | undefined
}

/** As a session carries it. */
export type DiscountNames = { readonly coupon?: string | null; readonly promotion_code?: string | null }

const couponIdOf = (promotionCode: Stripe.PromotionCode): string => String(promotionCode.promotion.coupon)

const discountOf = async (
  store: Store,
  couponId: string,
  promotionCode: Stripe.PromotionCode | undefined,
): Promise<Discount | undefined> => {
  const coupon = await find(store, 'coupon', couponId)
  if (coupon === undefined) return undefined
  const { appliesTo } = await findHidden(store, 'coupon', couponId)
  return { coupon, appliesTo, promotionCode }
}

export const findDiscount = async (
  store: Store,
  { coupon, promotion_code }: DiscountNames,
): Promise<Discount | undefined> => {
  if (!promotion_code) return coupon ? discountOf(store, coupon, undefined) : undefined
  const found = await find(store, 'promotion_code', promotion_code)
  return found && discountOf(store, couponIdOf(found), found)
}

/** As typed by the payer. A code that is active goes before an older one of the same letters. */
export const findDiscountByCode = async (store: Store, typed: string): Promise<Discount | undefined> => {
  const { data } = await listObjects(store, 'promotion_code', {
    url: '',
    page: { limit: 100 },
    where: { code: typed.toUpperCase() },
  })
  const found = data.find(({ active }) => active) ?? data[0]
  return found && discountOf(store, couponIdOf(found), found)
}

/** Keeps others from redeeming it until the transaction ends. */
export const findDiscountLocked = async (tx: Tx, names: DiscountNames): Promise<Discount | undefined> => {
  if (names.promotion_code) await findLocked(tx, 'promotion_code', names.promotion_code)
  const unlocked = await findDiscount(tx, names)
  if (unlocked === undefined) return undefined
  const coupon = await findLocked(tx, 'coupon', unlocked.coupon.id)
  return coupon && { ...unlocked, coupon }
}
