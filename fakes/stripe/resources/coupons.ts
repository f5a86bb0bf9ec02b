/** Owns coupons: create, read, list. What they apply to shows only when expanded, as with Stripe. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, find, insert } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import {
  applyMetadata,
  cents,
  created,
  currency,
  metadata,
  paging,
  percent,
  text,
  whole,
} from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const createParams = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'Letters, digits, - and _ only')
    .optional(),
  amount_off: cents.refine((amount) => amount >= 1, 'Invalid positive integer').optional(),
  applies_to: z.strictObject({ products: z.array(text).min(1).max(100) }).optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'forever']).default('once'),
  max_redemptions: whole.refine((count) => count >= 1, 'Must be at least 1').optional(),
  metadata: metadata.optional(),
  name: z.string().min(1).max(40).optional(),
  percent_off: percent.optional(),
  redeem_by: whole.optional(),
})
type CreateParams = z.output<typeof createParams>

const checkCombinations = (params: CreateParams): void => {
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    throw invalidRequest(
      'parameter_invalid',
      'Give exactly one of percent_off and amount_off.',
      'percent_off',
    )
  }
  if ((params.amount_off === undefined) !== (params.currency === undefined))
    throw invalidRequest('parameter_invalid', 'amount_off and currency go together.', 'currency')
}

const hasRoom = (coupon: Stripe.Coupon): boolean =>
  coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions

/** Stripe keeps `valid` up to date as time passes; here it is worked out whenever a coupon is read. */
export const couponAsOf = (coupon: Stripe.Coupon, now: Date): Stripe.Coupon => ({
  ...coupon,
  valid: hasRoom(coupon) && (coupon.redeem_by === null || coupon.redeem_by > secondsOf(now)),
})

const createCoupon = async (work: Work, params: CreateParams): Promise<Stripe.Coupon> => {
  checkCombinations(params)
  const id = params.id ?? newId('c', 8).slice(2)
  if ((await find(work.tx, 'coupon', id)) !== undefined)
    throw invalidRequest('resource_already_exists', `Coupon already exists: ${id}`, 'id')
  for (const product of params.applies_to?.products ?? [])
    await demand(work.tx, 'product', product, 'applies_to[products]')
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: secondsOf(work.now),
    currency: params.currency ?? null,
    duration: params.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: applyMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  }
  const appliesTo = params.applies_to?.products
  await insert(work.tx, 'coupon', coupon, appliesTo === undefined ? {} : { appliesTo })
  return couponAsOf(coupon, work.now)
}

export const couponRoutes = [
  route('POST', '/v1/coupons', createParams, createCoupon),
  route('GET', '/v1/coupons/:id', z.strictObject({}), async (work, _, id) =>
    couponAsOf(await demand(work.tx, 'coupon', id), work.now),
  ),
  route('GET', '/v1/coupons', z.strictObject({ ...paging, created }), async (work, params) => {
    const page = await listObjects(work.tx, 'coupon', {
      url: '/v1/coupons',
      page: params,
      created: params.created,
    })
    return { ...page, data: page.data.map((coupon) => couponAsOf(coupon, work.now)) }
  }),
]
