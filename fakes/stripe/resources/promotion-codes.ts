/** Owns promotion codes: create, read, switch on and off, list by code. */
import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { refusalOf } from '#fakes/stripe/discounts/check-discount.ts'
import { findDiscount } from '#fakes/stripe/discounts/find-discount.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import {
  applyMetadata,
  cents,
  created,
  currency,
  flag,
  metadata,
  paging,
  text,
  whole,
} from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

/** Case never matters to Stripe; here codes are kept in capitals. */
const code = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/i, 'Letters, digits and - only')
  .transform((typed) => typed.toUpperCase())

const createParams = z.strictObject({
  active: flag.optional(),
  code: code.optional(),
  customer: text.optional(),
  expires_at: whole.optional(),
  max_redemptions: whole.refine((count) => count >= 1, 'Must be at least 1').optional(),
  metadata: metadata.optional(),
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
  restrictions: z
    .strictObject({
      first_time_transaction: flag.optional(),
      minimum_amount: cents.optional(),
      minimum_amount_currency: currency.optional(),
    })
    .refine(
      (asked) => (asked.minimum_amount === undefined) === (asked.minimum_amount_currency === undefined),
      'minimum_amount and minimum_amount_currency go together.',
    )
    .optional(),
})
const updateParams = z.strictObject({ active: flag.optional(), metadata: metadata.optional() })
const listParams = z.strictObject({
  ...paging,
  created,
  active: flag.optional(),
  code: code.optional(),
  coupon: text.optional(),
  customer: text.optional(),
})

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const inventedCode = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** Among active codes each is there once. */
const checkFree = async (work: Work, wanted: string, ownId: string): Promise<void> => {
  await work.tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [
    `${work.tx.schema} ${wanted}`,
  ])
  const { data } = await listObjects(work.tx, 'promotion_code', {
    url: '',
    page: { limit: 1 },
    where: { code: wanted, active: true },
  })
  if (data.every(({ id }) => id === ownId)) return
  throw invalidRequest(
    'resource_already_exists',
    `An active promotion code with \`code: ${wanted}\` already exists.`,
    'code',
  )
}

const createPromotionCode = async (
  work: Work,
  params: z.output<typeof createParams>,
): Promise<Stripe.PromotionCode> => {
  const coupon = await demand(work.tx, 'coupon', params.promotion.coupon, 'promotion[coupon]')
  if (params.customer !== undefined) await demand(work.tx, 'customer', params.customer, 'customer')
  const id = newId('promo')
  const wanted = params.code ?? inventedCode()
  if (params.active !== false) await checkFree(work, wanted, id)
  const promotionCode: Stripe.PromotionCode = {
    id,
    object: 'promotion_code',
    active: params.active ?? true,
    code: wanted,
    created: secondsOf(work.now),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: applyMetadata({}, params.metadata),
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: params.restrictions?.first_time_transaction ?? false,
      minimum_amount: params.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  }
  await insert(work.tx, 'promotion_code', promotionCode)
  return promotionCode
}

const checkRevivable = async (work: Work, promotionCode: Stripe.PromotionCode): Promise<void> => {
  await checkFree(work, promotionCode.code, promotionCode.id)
  const discount = await findDiscount(work.tx, { promotion_code: promotionCode.id })
  const refusal =
    discount && refusalOf({ ...discount, promotionCode: { ...promotionCode, active: true } }, work.now)
  if (refusal !== undefined) throw invalidRequest('parameter_invalid', refusal, 'active')
}

const updatePromotionCode = async (
  work: Work,
  change: z.output<typeof updateParams>,
  id: string,
): Promise<Stripe.PromotionCode> => {
  const before = await demandLocked(work.tx, 'promotion_code', id)
  if (change.active === true && !before.active) await checkRevivable(work, before)
  const after: Stripe.PromotionCode = {
    ...before,
    active: change.active ?? before.active,
    metadata: applyMetadata(before.metadata ?? {}, change.metadata),
  }
  await update(work.tx, 'promotion_code', after)
  return after
}

export const promotionCodeRoutes = [
  route('POST', '/v1/promotion_codes', createParams, createPromotionCode),
  route('GET', '/v1/promotion_codes/:id', z.strictObject({}), (work, _, id) =>
    demand(work.tx, 'promotion_code', id),
  ),
  route('POST', '/v1/promotion_codes/:id', updateParams, updatePromotionCode),
  route('GET', '/v1/promotion_codes', listParams, (work, params) =>
    listObjects(work.tx, 'promotion_code', {
      url: '/v1/promotion_codes',
      page: params,
      created: params.created,
      where: {
        active: params.active,
        code: params.code,
        customer: params.customer,
        'promotion.coupon': params.coupon,
      },
    }),
  ),
]
