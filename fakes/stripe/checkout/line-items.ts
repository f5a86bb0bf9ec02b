/** Owns the lines of a session: a price looked up or made on the spot, times a quantity. */
import type { LineItemParams } from '#fakes/stripe/checkout/session-params.ts'
import { createProduct } from '#fakes/stripe/resources/products.ts'
import type { LineItem, Price } from '#fakes/stripe/store/kinds.ts'
import { demand, insert } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const storedPrice = async (work: Work, id: string, param: string): Promise<Price> => {
  const price = await demand(work.tx, 'price', id, param)
  if (!price.active) {
    throw invalidRequest(
      'price_inactive',
      `The price specified is inactive. This field only accepts active prices.`,
      param,
    )
  }
  return price
}

const inlinePrice = async (
  work: Work,
  data: NonNullable<LineItemParams['price_data']>,
  param: string,
): Promise<Price> => {
  if ((data.product === undefined) === (data.product_data === undefined)) {
    throw invalidRequest(
      'parameter_invalid',
      'Give exactly one of product and product_data.',
      `${param}[product]`,
    )
  }
  const product =
    data.product_data === undefined
      ? await demand(work.tx, 'product', data.product ?? '', `${param}[product]`)
      : await createProduct(work, data.product_data)
  const price: Price = {
    id: newId('price'),
    object: 'price',
    // Stripe keeps inline prices out of use for anything else.
    active: false,
    billing_scheme: 'per_unit',
    created: secondsOf(work.now),
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  }
  await insert(work.tx, 'price', price)
  return price
}

export const lineItemOf = async (work: Work, params: LineItemParams, position: number): Promise<LineItem> => {
  const param = `line_items[${position}]`
  if ((params.price === undefined) === (params.price_data === undefined)) {
    throw invalidRequest('parameter_invalid', 'Give exactly one of price and price_data.', `${param}[price]`)
  }
  const price =
    params.price_data === undefined
      ? await storedPrice(work, params.price ?? '', `${param}[price]`)
      : await inlinePrice(work, params.price_data, `${param}[price_data]`)
  const product = await demand(work.tx, 'product', price.product)
  if (!product.active) {
    throw invalidRequest(
      'product_inactive',
      'The product of this price is inactive. This field only accepts prices of active products.',
      `${param}[price]`,
    )
  }
  const amount = (price.unit_amount ?? 0) * params.quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: params.metadata ?? {},
    price,
    quantity: params.quantity,
  }
}
