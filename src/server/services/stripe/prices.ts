/** Finds our products' prices at the payment provider, and makes the ones that are not there. */
import type Stripe from 'stripe'
import type { Product } from '#core/billing/product.ts'
import { productNames } from '#words/billing/product.ts'
import { expectObject } from './answer.ts'

export type PriceBook = {
  /** Whether the provider is asked to add tax, for which a price must say that tax comes on top. */
  readonly addsTax: boolean
  priceOf(product: Product): Promise<string>
  /** After a refusal: the price or its product may have been taken out of use since it was found. */
  forget(product: Product): void
}

const isForSale = (price: Stripe.Price): boolean =>
  price.active && typeof price.product === 'object' && !price.product.deleted && price.product.active

/** The same figure in another currency is another price; 19,700 yen are not $197.00. */
const isOurs = (price: Stripe.Price, product: Product): boolean =>
  price.currency === 'usd' && price.unit_amount === product.priceCents

type Found = { readonly usable: string | undefined; readonly unusable: string | undefined }

const findPrice = async (stripe: Stripe, product: Product, addsTax: boolean): Promise<Found> => {
  const prices = await stripe.prices.list({
    lookup_keys: [product.lookupKey],
    limit: 10,
    expand: ['data.product'],
  })
  const isUsable = (price: Stripe.Price) =>
    isForSale(price) && isOurs(price, product) && (!addsTax || price.tax_behavior === 'exclusive')
  const { data } = expectObject(prices, 'list')
  return { usable: data.find(isUsable)?.id, unusable: data.find((price) => !isUsable(price))?.id }
}

/** One that is out of use is replaced by a new one; its id keeps the two from having the same idempotency key. */
const createPrice = async (stripe: Stripe, product: Product, replaced = ''): Promise<string> => {
  const key = `${product.lookupKey}:${product.priceCents}${replaced && `:${replaced}`}`
  const created = await stripe.products.create(
    { name: productNames[product.id] },
    { idempotencyKey: `product:${key}` },
  )
  const price = await stripe.prices.create(
    {
      product: expectObject(created, 'product').id,
      currency: 'usd',
      unit_amount: product.priceCents,
      // Tax, where it is due, comes on top and is shown before the payment.
      tax_behavior: 'exclusive',
      lookup_key: product.lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${key}` },
  )
  return expectObject(price, 'price').id
}

export const openPriceBook = (stripe: Stripe, addsTax: boolean): PriceBook => {
  const known = new Map<string, string>()
  const refused = new Map<string, string>()
  return {
    addsTax,
    priceOf: async (product) => {
      const before = known.get(product.lookupKey)
      if (before) return before
      const { usable, unusable } = await findPrice(stripe, product, addsTax)
      const replaced = refused.get(product.lookupKey) ?? unusable
      const price = usable ?? (await createPrice(stripe, product, replaced))
      known.set(product.lookupKey, price)
      return price
    },
    forget: (product) => {
      const price = known.get(product.lookupKey)
      if (price) refused.set(product.lookupKey, price)
      known.delete(product.lookupKey)
    },
  }
}
