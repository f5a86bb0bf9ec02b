/** A purchase as its buyer sees it, and what can have become of it. */
import { z } from 'zod'
import { tier } from '../fields.ts'

/** What was bought, as the server knows it. */
export const purchase = z.object({
  orderId: z.uuid(),
  tier,
  planName: z.string(),
  /** What was paid, tax included. */
  amountCents: z.int().min(0),
  taxCents: z.int().min(0),
  paidAt: z.iso.datetime(),
  features: z.array(z.string()),
  invoiceUrl: z.string().nullable(),
})

/** A purchase with what became of it. */
export const ownPurchase = purchase.extend({
  refundedCents: z.int().min(0),
  /** The last refund; null when nothing went back. */
  refundedAt: z.iso.datetime().nullable(),
  /** All but `active` give no access. */
  standing: z.enum(['active', 'on_hold', 'refunded', 'dispute_lost', 'revoked']),
})

/** Why an attempt to pay did not go through; the address of the failure page names it. */
export const paymentFailures = ['card_declined', 'insufficient_funds', 'other'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** Nothing was paid. */
export const failedPurchase = z.object({
  status: z.literal('failed'),
  /** null where nobody tried to pay. */
  failure: z.enum(paymentFailures).nullable(),
})

const named = purchase.pick({ planName: true, amountCents: true })

/** The app sent the payment back. */
export const returnedPurchase = named.extend({
  status: z.literal('returned'),
  because: z.enum(['already_owned', 'other']),
})

/** Paid, and disputed at the buyer’s bank, which has not decided yet. */
export const heldPurchase = named.extend({ status: z.literal('on_hold') })

/** Paid once, and worth nothing any more. */
export const endedPurchase = named.extend({
  status: z.literal('ended'),
  because: z.enum(['refunded', 'dispute_lost', 'revoked']),
})
