/** Buying, and what a purchase gives. Prices are the server's alone; the browser only names a tier. */
import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'
import { tier } from './fields.ts'

const checkoutInput = z.object({
  tier,
  /** Must be a page of this site; `{CHECKOUT_SESSION_ID}` in it is replaced after the payment. */
  successUrl: z.string().max(500).optional(),
  cancelUrl: z.string().max(500).optional(),
  guestCheckout: z.boolean().optional(),
})
const checkoutOutput = z.object({ url: z.url() })
const limit = { max: 20, perSeconds: 60 }

export const createGuestCheckout = endpoint({
  method: 'POST',
  path: '/integration/payment/guest-checkout-session',
  access: 'public',
  tag: 'Payments',
  summary: 'Start a checkout without an account; the account is set up from the mail that follows',
  cookies: true,
  limit,
  input: checkoutInput,
  output: checkoutOutput,
})

export const createCheckout = endpoint({
  method: 'POST',
  path: '/integration/payment/create-checkout-session',
  access: 'bearer',
  tag: 'Payments',
  summary: 'Start a checkout for the signed-in person',
  limit,
  input: checkoutInput,
  output: checkoutOutput,
})

/** What was bought, as the server knows it. */
export const purchase = z.object({
  orderId: z.uuid(),
  tier,
  planName: z.string(),
  amountCents: z.int().min(0),
  paidAt: z.iso.datetime(),
  features: z.array(z.string()),
  invoiceUrl: z.string().nullable(),
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/integration/payment/purchases/:sessionId',
  access: 'bearer',
  tag: 'Payments',
  summary: 'The signed-in person’s purchase of one checkout session: still pending, paid or failed',
  input: z.object({ sessionId: z.string().min(8).max(200) }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    z.object({ status: z.literal('failed') }),
    z.object({ status: z.literal('paid'), purchase }),
  ]),
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/integration/payment/subscription',
  access: 'bearer',
  tag: 'Payments',
  summary: 'What the signed-in person is entitled to, and until when the guarantee runs',
  input: nothing,
  output: z.object({
    tier: tier.nullable(),
    purchases: z.array(purchase).max(50),
    guaranteeEndsOn: z.iso.date().nullable(),
  }),
})
