/** The payment provider, through its official SDK; the same code speaks to Stripe and to the stand-in. */
import Stripe from 'stripe'
import { expectObject, unlessRefused } from './answer.ts'
import {
  type CheckoutOrder,
  expireCheckout,
  openCheckout,
  retrieveCheckout,
  sessionOfPayment,
} from './checkout.ts'
import { openPriceBook } from './prices.ts'
import { listRefunds, makeRefund, type RefundAnswer, type RefundOrder } from './refunds.ts'

export type PaymentSettings = {
  readonly secretKey: string
  /** Another address than Stripe's own, such as the stand-in's. */
  readonly apiBase: string | undefined
  /** All accepted while one replaces the other. */
  readonly webhookSecrets: readonly string[]
  readonly timeoutMilliseconds?: number
  /** The provider works out the tax that is due where the buyer is, and adds it. */
  readonly addsTax?: boolean
}

export type Payments = {
  readonly livemode: boolean
  /** Opens a hosted checkout; repeats with the same order give the same session. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  /** With line items, invoice and payment intent. */
  retrieveCheckout(sessionId: string): Promise<Stripe.Checkout.Session>
  /** False when it was no longer open. */
  expireCheckout(sessionId: string): Promise<boolean>
  /** The session that a payment came from, or null when it came from none of ours. */
  sessionOfPayment(paymentIntentId: string): Promise<string | null>
  /** Throws when the provider cannot be reached; asking again with the same id is safe at any time. */
  refund(order: RefundOrder): Promise<RefundAnswer>
  /** All refunds of one payment, made by us or at the provider, in their present state. */
  refundsOf(paymentIntentId: string): Promise<readonly Stripe.Refund[]>
  retrieveDispute(disputeId: string): Promise<Stripe.Dispute>
  /** A short-lived address, for nobody but this customer; null when the provider no longer knows the customer. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>
  /** Events of these types (at most 20) since then, newest first, as the webhook would have brought them. */
  eventsSince(since: Date, types: readonly string[]): AsyncIterable<Stripe.Event>
  /** null when the signature is missing, wrong or too old. `body` is the request as it came. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Stripe.Event | null
  /** Throws when the provider cannot be reached. */
  ping(): Promise<void>
}

/** Older signatures are refused, so that an event overheard cannot be sent again later (Stripe's own default). */
const signatureSeconds = 300

const sdkOf = ({ secretKey, apiBase, timeoutMilliseconds = 8_000 }: PaymentSettings): Stripe => {
  const common = { telemetry: false, maxNetworkRetries: 2, timeout: timeoutMilliseconds } as const
  if (!apiBase) return new Stripe(secretKey, common)
  const { hostname, port, protocol } = new URL(apiBase)
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
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

const openPortal = async (stripe: Stripe, customer: string, returnUrl: string): Promise<string | null> => {
  const asked = stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
  const opened = await unlessRefused(asked)
  return opened && expectObject(opened, 'billing_portal.session').url
}

export const openPayments = (settings: PaymentSettings): Payments => {
  const stripe = sdkOf(settings)
  const prices = openPriceBook(stripe, settings.addsTax ?? false)
  return {
    livemode: settings.secretKey.includes('_live_'),
    openCheckout: (order) => openCheckout(stripe, prices, order),
    retrieveCheckout: (sessionId) => retrieveCheckout(stripe, sessionId),
    expireCheckout: (sessionId) => expireCheckout(stripe, sessionId),
    sessionOfPayment: (paymentIntentId) => sessionOfPayment(stripe, paymentIntentId),
    refund: (order) => makeRefund(stripe, order),
    refundsOf: (paymentIntentId) => listRefunds(stripe, paymentIntentId),
    retrieveDispute: async (disputeId) => expectObject(await stripe.disputes.retrieve(disputeId), 'dispute'),
    openPortal: (customerId, returnUrl) => openPortal(stripe, customerId, returnUrl),
    eventsSince: (since, types) =>
      stripe.events.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        types: [...types],
        limit: 100,
      }),
    readEvent: (body, signature, now) => {
      const read = (secret: string) =>
        readSignedEvent(stripe, { body, signature: signature ?? '', secret, now })
      return settings.webhookSecrets.map(read).find((event) => event !== null) ?? null
    },
    ping: async () => {
      await stripe.products.list({ limit: 1 }).then((answer) => expectObject(answer, 'list'))
    },
  }
}
