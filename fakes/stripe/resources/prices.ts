/** Owns one-time prices: create, read, change, list by lookup key. */
import { z } from 'zod'
import { createProduct } from '#fakes/stripe/resources/products.ts'
import type { Price } from '#fakes/stripe/store/kinds.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import {
  applyMetadata,
  cents,
  clearableText,
  created,
  currency,
  flag,
  metadata,
  paging,
  text,
} from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified'])
const lookupKey = z.string().min(1).max(200)
const priceFields = {
  active: flag.optional(),
  lookup_key: lookupKey.optional(),
  metadata: metadata.optional(),
  nickname: clearableText.optional(),
  tax_behavior: taxBehavior.optional(),
  transfer_lookup_key: flag.optional(),
}
const productData = z.strictObject({ name: text, metadata: metadata.optional(), tax_code: text.optional() })
const createParams = z.strictObject({
  ...priceFields,
  currency,
  unit_amount: cents,
  product: text.optional(),
  product_data: productData.optional(),
})
const updateParams = z.strictObject(priceFields)
const listParams = z.strictObject({
  ...paging,
  created,
  active: flag.optional(),
  currency: currency.optional(),
  lookup_keys: z.array(lookupKey).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
})

/** A lookup key belongs to one active price; it moves only when asked to. */
const takeLookupKey = async (
  work: Work,
  key: string | undefined,
  mayTransfer: boolean | undefined,
  ownId: string,
): Promise<void> => {
  if (key === undefined) return
  await work.tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [
    `${work.tx.schema} ${key}`,
  ])
  const holders = await listObjects(work.tx, 'price', {
    url: '',
    page: { limit: 1 },
    where: { lookup_key: key },
  })
  const [holder] = holders.data
  if (holder === undefined || holder.id === ownId) return
  if (mayTransfer !== true) {
    throw invalidRequest(
      'resource_already_exists',
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
    )
  }
  await update(work.tx, 'price', { ...holder, lookup_key: null })
}

const productOf = async (work: Work, params: z.output<typeof createParams>): Promise<string> => {
  if (params.product !== undefined && params.product_data !== undefined) {
    throw invalidRequest(
      'parameter_invalid',
      'Give either product or product_data, not both.',
      'product_data',
    )
  }
  if (params.product_data !== undefined) return (await createProduct(work, params.product_data)).id
  if (params.product === undefined)
    throw invalidRequest('parameter_missing', 'Missing required param: product.', 'product')
  return (await demand(work.tx, 'product', params.product, 'product')).id
}

const createPrice = async (work: Work, params: z.output<typeof createParams>): Promise<Price> => {
  const id = newId('price')
  await takeLookupKey(work, params.lookup_key, params.transfer_lookup_key, id)
  const price: Price = {
    id,
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: secondsOf(work.now),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: applyMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: await productOf(work, params),
    recurring: null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  }
  await insert(work.tx, 'price', price)
  return price
}

const updatePrice = async (work: Work, change: z.output<typeof updateParams>, id: string): Promise<Price> => {
  const before = await demandLocked(work.tx, 'price', id)
  await takeLookupKey(work, change.lookup_key, change.transfer_lookup_key, id)
  const after: Price = {
    ...before,
    active: change.active ?? before.active,
    lookup_key: change.lookup_key ?? before.lookup_key,
    metadata: applyMetadata(before.metadata, change.metadata),
    nickname: change.nickname === undefined ? before.nickname : change.nickname,
    tax_behavior: change.tax_behavior ?? before.tax_behavior,
  }
  await update(work.tx, 'price', after)
  return after
}

export const priceRoutes = [
  route('POST', '/v1/prices', createParams, createPrice),
  route('GET', '/v1/prices/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'price', id)),
  route('POST', '/v1/prices/:id', updateParams, updatePrice),
  route('GET', '/v1/prices', listParams, (work, params) =>
    listObjects(work.tx, 'price', {
      url: '/v1/prices',
      page: params,
      created: params.created,
      where: {
        active: params.active,
        currency: params.currency,
        lookup_key: params.lookup_keys,
        product: params.product,
        type: params.type,
      },
    }),
  ),
]
