/** The payment provider, through its official SDK; the same code speaks to Stripe and to the stand-in. */
import Stripe from 'stripe'
import type { Product } from '#core/billing/product.ts'

export type PaymentSettings = {
  readonly secretKey: string
  /** Another address than Stripe's own, such as the stand-in's. */
  readonly apiBase: string | undefined
  /** All accepted while one replaces the other. */
  readonly webhookSecrets: readonly string[]
}

export type CheckoutOrder = {
  readonly id: string
  readonly product: Product
  readonly email: string | null
  readonly customerId: string | null
  readonly successUrl: string
  readonly cancelUrl: string
}

export type RefundOrder = {
  /** Of our row; the same id is never paid back twice. */
  readonly id: string
  readonly orderId: string
  readonly paymentIntentId: string
  readonly amountCents: number
}

export type RefundAnswer =
  | { readonly ok: true; readonly refund: Stripe.Refund }
  /** The provider will not, now or later: disputed, paid back already, too long ago. */
  | { readonly ok: false; readonly code: string }

export type Payments = {
  readonly livemode: boolean
  /** Opens a hosted checkout; repeats with the same order give the same session. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  retrieveCheckout(sessionId: string): Promise<Stripe.Checkout.Session>
  /** Throws when the provider cannot be reached; asking again with the same id is safe at any time. */
  refund(order: RefundOrder): Promise<RefundAnswer>
  /** null when the signature is missing, wrong or too old. `body` is the request as it came. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Stripe.Event | null
  /** Throws when the provider cannot be reached. */
  ping(): Promise<void>
}

/** The provider's answer is not what was asked for; treated like an outage. */
class UnexpectedAnswer extends Error {}

/** Older signatures are refused, so that an event overheard cannot be sent again later (Stripe's own default). */
const signatureSeconds = 300

const expectObject = <T extends { object: string }>(answer: T, object: T['object']): T => {
  if (answer?.object !== object)
    throw new UnexpectedAnswer(`the payment provider did not answer with a ${object}`)
  return answer
}

const sdkOf = ({ secretKey, apiBase }: PaymentSettings): Stripe => {
  const common = { telemetry: false, maxNetworkRetries: 2, timeout: 8_000 } as const
  if (!apiBase) return new Stripe(secretKey, common)
  const { hostname, port, protocol } = new URL(apiBase)
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
}

const findPrice = async (stripe: Stripe, product: Product): Promise<string | undefined> => {
  const prices = await stripe.prices.list({ lookup_keys: [product.lookupKey], active: true, limit: 1 })
  return expectObject(prices, 'list').data.find((price) => price.unit_amount === product.priceCents)?.id
}

const createPrice = async (stripe: Stripe, product: Product): Promise<string> => {
  const key = `${product.lookupKey}:${product.priceCents}`
  const created = await stripe.products.create({ name: product.name }, { idempotencyKey: `product:${key}` })
  const price = await stripe.prices.create(
    {
      product: expectObject(created, 'product').id,
      currency: 'usd',
      unit_amount: product.priceCents,
      lookup_key: product.lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${key}` },
  )
  return expectObject(price, 'price').id
}

const checkoutParams = (order: CheckoutOrder, price: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ price, quantity: 1 }],
  client_reference_id: order.id,
  metadata: { order_id: order.id },
  // Charges, refunds and disputes name the payment intent, not the session.
  payment_intent_data: { metadata: { order_id: order.id } },
  invoice_creation: { enabled: true },
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  ...(order.customerId ? { customer: order.customerId } : { customer_creation: 'always' }),
  ...(order.email && !order.customerId ? { customer_email: order.email } : {}),
})

/** The provider forgets idempotency keys after a day; what it did under one can still be found. */
const findRefund = async (stripe: Stripe, { id, paymentIntentId }: RefundOrder) => {
  const made = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
  return expectObject(made, 'list').data.find((refund) => refund.metadata?.refund_id === id)
}

const createRefund = async (stripe: Stripe, order: RefundOrder): Promise<RefundAnswer> => {
  const params: Stripe.RefundCreateParams = {
    payment_intent: order.paymentIntentId,
    amount: order.amountCents,
    reason: 'requested_by_customer',
    metadata: { order_id: order.orderId, refund_id: order.id },
  }
  try {
    const refund = await stripe.refunds.create(params, { idempotencyKey: `refund:${order.id}` })
    return { ok: true, refund: expectObject(refund, 'refund') }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return { ok: false, code: error.code ?? error.type }
  }
}

const readSignedEvent = (
  stripe: Stripe,
  { body, signature, secret, now }: { body: Buffer; signature: string; secret: string; now: Date },
): Stripe.Event | null => {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, signatureSeconds, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

export const openPayments = (settings: PaymentSettings): Payments => {
  const stripe = sdkOf(settings)
  const prices = new Map<string, string>()

  const priceOf = async (product: Product): Promise<string> => {
    const known = prices.get(product.lookupKey)
    if (known) return known
    const price = (await findPrice(stripe, product)) ?? (await createPrice(stripe, product))
    prices.set(product.lookupKey, price)
    return price
  }

  return {
    livemode: settings.secretKey.includes('_live_'),
    openCheckout: async (order) => {
      const params = checkoutParams(order, await priceOf(order.product))
      const created = await stripe.checkout.sessions.create(params, { idempotencyKey: `order:${order.id}:1` })
      const session = expectObject(created, 'checkout.session')
      if (!session.url) throw new UnexpectedAnswer('the payment provider gave no checkout address')
      return { sessionId: session.id, url: session.url }
    },
    retrieveCheckout: async (sessionId) =>
      expectObject(
        await stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items', 'invoice'] }),
        'checkout.session',
      ),
    refund: async (order) => {
      const made = await findRefund(stripe, order)
      return made ? { ok: true, refund: made } : createRefund(stripe, order)
    },
    readEvent: (body, signature, now) => {
      const read = (secret: string) =>
        readSignedEvent(stripe, { body, signature: signature ?? '', secret, now })
      return settings.webhookSecrets.map(read).find((event) => event !== null) ?? null
    },
    ping: async () => {
      expectObject(await stripe.products.list({ limit: 1 }), 'list')
    },
  }
}
