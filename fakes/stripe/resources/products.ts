/** Owns products: create, read, change, list. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, find, insert, update } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import {
  applyMetadata,
  clearableText,
  created,
  flag,
  metadata,
  paging,
  text,
  url,
} from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const productFields = {
  active: flag.optional(),
  description: clearableText.optional(),
  metadata: metadata.optional(),
  tax_code: text.optional(),
  url: url.optional(),
}
const createParams = z.strictObject({ ...productFields, name: text, id: text.optional() })
const updateParams = z.strictObject({ ...productFields, name: text.optional() })
const listParams = z.strictObject({
  ...paging,
  created,
  active: flag.optional(),
  ids: z.array(text).max(100).optional(),
})

/** Also used for a price that brings its own `product_data`. */
export const createProduct = async (
  work: Work,
  params: z.output<typeof createParams>,
): Promise<Stripe.Product> => {
  if (params.id !== undefined && (await find(work.tx, 'product', params.id)) !== undefined) {
    throw invalidRequest('resource_already_exists', `Product already exists: ${params.id}`, 'id')
  }
  const product: Stripe.Product = {
    id: params.id ?? newId('prod', 14),
    object: 'product',
    active: params.active ?? true,
    created: secondsOf(work.now),
    default_price: null,
    description: params.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: applyMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: secondsOf(work.now),
    url: params.url ?? null,
  }
  await insert(work.tx, 'product', product)
  return product
}

const updateProduct = async (
  work: Work,
  change: z.output<typeof updateParams>,
  id: string,
): Promise<Stripe.Product> => {
  const before = await demandLocked(work.tx, 'product', id)
  const after: Stripe.Product = {
    ...before,
    active: change.active ?? before.active,
    description: change.description === undefined ? before.description : change.description,
    metadata: applyMetadata(before.metadata, change.metadata),
    name: change.name ?? before.name,
    tax_code: change.tax_code ?? before.tax_code ?? null,
    url: change.url ?? before.url,
    updated: secondsOf(work.now),
  }
  await update(work.tx, 'product', after)
  return after
}

export const productRoutes = [
  route('POST', '/v1/products', createParams, createProduct),
  route('GET', '/v1/products/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'product', id)),
  route('POST', '/v1/products/:id', updateParams, updateProduct),
  route('GET', '/v1/products', listParams, (work, params) =>
    listObjects(work.tx, 'product', {
      url: '/v1/products',
      page: params,
      created: params.created,
      where: { active: params.active, id: params.ids },
    }),
  ),
]
