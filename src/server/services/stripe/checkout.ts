/** Opens, reads and ends hosted checkouts at the payment provider. */
import type Stripe from 'stripe'
import type { Product } from '#core/billing/product.ts'
import { expectObject, isRefused, UnexpectedAnswer, unlessRefused } from './answer.ts'
import type { PriceBook } from './prices.ts'

export type CheckoutOrder = {
  readonly id: string
  readonly product: Product
  readonly email: string | null
  readonly customerId: string | null
  /** Consent to news is asked for unless the provider does not offer it to this account. */
  readonly asksConsent?: boolean
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Where tax is due depends on the address, so a customer's is asked for and kept. */
const taxParams = ({ customerId }: CheckoutOrder): Partial<Stripe.Checkout.SessionCreateParams> => ({
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  ...(customerId && { customer_update: { address: 'auto', name: 'auto' } }),
})

const checkoutParams = (
  order: CheckoutOrder,
  { price, addsTax }: { readonly price: string; readonly addsTax: boolean },
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ price, quantity: 1 }],
  client_reference_id: order.id,
  metadata: { order_id: order.id },
  // Charges, refunds and disputes name the payment intent, not the session.
  payment_intent_data: { metadata: { order_id: order.id } },
  invoice_creation: { enabled: true },
  allow_promotion_codes: true,
  // Without it nobody who leaves is written to. The provider decides by country whether it is asked.
  ...(order.asksConsent === false ? {} : { consent_collection: { promotions: 'auto' } }),
  after_expiration: { recovery: { enabled: true, allow_promotion_codes: true } },
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  ...(order.customerId ? { customer: order.customerId } : { customer_creation: 'always' }),
  ...(order.email && !order.customerId ? { customer_email: order.email } : {}),
  ...(addsTax ? taxParams(order) : {}),
})

/** Without the customer, or with a fresh price: what may have gone at the provider since we last saw it. */
const triesAllowed = 3

const tryToOpen = async (
  stripe: Stripe,
  prices: PriceBook,
  order: CheckoutOrder,
  attempt: number,
): Promise<Stripe.Checkout.Session> => {
  const price = await prices.priceOf(order.product)
  const params = checkoutParams(order, { price, addsTax: prices.addsTax })
  try {
    const idempotencyKey = `order:${order.id}:${attempt}`
    return await stripe.checkout.sessions.create(params, { idempotencyKey })
  } catch (error) {
    if (!isRefused(error) || attempt >= triesAllowed) throw error
    if (error.param === 'customer')
      return tryToOpen(stripe, prices, { ...order, customerId: null }, attempt + 1)
    if (error.param?.startsWith('consent_collection'))
      return tryToOpen(stripe, prices, { ...order, asksConsent: false }, attempt + 1)
    prices.forget(order.product)
    return tryToOpen(stripe, prices, order, attempt + 1)
  }
}

export const openCheckout = async (stripe: Stripe, prices: PriceBook, order: CheckoutOrder) => {
  const session = expectObject(await tryToOpen(stripe, prices, order, 1), 'checkout.session')
  if (!session.url) throw new UnexpectedAnswer('the payment provider gave no checkout address')
  return { sessionId: session.id, url: session.url }
}

export const retrieveCheckout = async (stripe: Stripe, sessionId: string) =>
  expectObject(
    await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['line_items', 'invoice', 'payment_intent'],
    }),
    'checkout.session',
  )

/** False when it was no longer open. */
export const expireCheckout = async (stripe: Stripe, sessionId: string): Promise<boolean> => {
  const expired = await unlessRefused(stripe.checkout.sessions.expire(sessionId))
  return expired !== null && expectObject(expired, 'checkout.session').status === 'expired'
}

/** The session that a payment came from, also when it was opened by a recovery link. */
export const sessionOfPayment = async (stripe: Stripe, paymentIntentId: string): Promise<string | null> => {
  const found = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 })
  return expectObject(found, 'list').data[0]?.id ?? null
}
