/** Buying, and what a purchase gives. Prices are the server's alone; the browser only names a tier. */
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { paymentSession, tier } from '../fields.ts'
import { pageInput, pageOutput } from '../paging.ts'
import {
  endedPurchase,
  failedPurchase,
  heldPurchase,
  ownPurchase,
  paymentFailures,
  purchase,
  returnedPurchase,
} from './purchase.ts'

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
  refusals: ['conflict', 'payment_failed'],
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
  refusals: ['conflict', 'payment_failed'],
  input: checkoutInput,
  output: checkoutOutput,
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/integration/payment/purchases/:sessionId',
  access: 'bearer',
  tag: 'Payments',
  summary:
    'The signed-in person’s purchase of one checkout session: pending, paid, failed, sent back, on hold or ended',
  refusals: ['not_found'],
  input: z.object({ sessionId: paymentSession }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    failedPurchase,
    returnedPurchase,
    heldPurchase,
    endedPurchase,
    z.object({ status: z.literal('paid'), purchase }),
  ]),
})

export const getLeftCheckout = endpoint({
  method: 'GET',
  path: '/integration/payment/left-checkout',
  access: 'bearer',
  tag: 'Payments',
  summary:
    'Why the signed-in person’s last attempt to pay did not go through, for a day after its checkout began',
  input: nothing,
  output: z.object({
    /** null where no attempt failed, or one went through since. */
    failure: z.enum(paymentFailures).nullable(),
  }),
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
    purchases: z.array(ownPurchase).max(50),
    guaranteeEndsOn: z.iso.date().nullable(),
    /** What the guarantee gives back today; null where nothing is covered. */
    refundable: z
      .object({
        allCents: z.int().min(1),
        /** Of an upgrade that can go back by itself, so that Standard stays; null where none can. */
        upgradeCents: z.int().min(1).nullable(),
        /** Once all of it is back, no course is open. */
        endsAccess: z.boolean(),
      })
      .nullable(),
  }),
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/integration/payment/cancel-subscription',
  access: 'bearer',
  tag: 'Payments',
  summary: 'Ask for the refund that the guarantee gives; access ends with it. Refused outside the guarantee',
  limit: { max: 10, perSeconds: 60 },
  refusals: ['conflict', 'payment_failed'],
  input: z.object({
    /** The upgrade alone, which leaves the Standard course; by default all that the guarantee covers. */
    only: z.literal('upgrade').optional(),
  }),
  output: z.object({
    message: z.string(),
    refunds: z
      .array(
        z.object({
          orderId: z.uuid(),
          amountCents: z.int().min(1),
          /** `requested`: the payment service has not answered yet. `pending`: the bank is at work. */
          status: z.enum(['requested', 'pending', 'succeeded']),
        }),
      )
      .max(50),
  }),
})

export const upgradeTier = endpoint({
  method: 'POST',
  path: '/integration/payment/upgrade-tier',
  access: 'bearer',
  tag: 'Payments',
  summary: 'Start the checkout of the upgrade, for what is still unpaid of the tier',
  limit,
  refusals: ['conflict', 'payment_failed'],
  input: z.object({ tier }),
  output: checkoutOutput,
})

export const openCustomerPortal = endpoint({
  method: 'POST',
  path: '/integration/payment/customer-portal',
  access: 'bearer',
  tag: 'Payments',
  summary: 'A short-lived address of the payment service’s page with invoices and payment details',
  limit,
  refusals: ['not_found', 'payment_failed'],
  input: z.object({
    /** Must be a page of this site. */
    returnUrl: z.string().max(500).optional(),
  }),
  output: z.object({ url: z.url() }),
})

/** One payment, with what became of it. */
export const invoice = z.object({
  orderId: z.uuid(),
  planName: z.string(),
  /** What was paid, tax included. */
  amountCents: z.int().min(0),
  taxCents: z.int().min(0),
  refundedCents: z.int().min(0),
  status: z.enum(['paid', 'partly_refunded', 'refunded', 'on_hold', 'dispute_lost']),
  paidAt: z.iso.datetime(),
  /** null when nothing was to be paid, so that there is no invoice. */
  pdfUrl: z.string().nullable(),
})

export const listInvoices = endpoint({
  method: 'GET',
  path: '/integration/payment/invoices',
  access: 'bearer',
  tag: 'Payments',
  summary: 'The signed-in person’s payments with their invoices, newest first',
  input: z.object(pageInput(20)),
  output: z.object({
    invoices: z.array(invoice).max(100),
    ...pageOutput,
  }),
})

export const getGuestPurchase = endpoint({
  method: 'GET',
  path: '/integration/payment/guest-purchases/:sessionId',
  access: 'public',
  tag: 'Payments',
  summary: 'A guest’s purchase, shown only to the browser that began its checkout',
  cookies: true,
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ sessionId: paymentSession }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    failedPurchase,
    returnedPurchase,
    heldPurchase,
    endedPurchase,
    z.object({
      status: z.literal('paid'),
      /** Where the setup mail went. */
      email: z.string().nullable(),
      planName: z.string(),
      amountCents: z.int().min(0),
    }),
  ]),
})
