/** Owns a finished purchase, as most tests of what comes after it begin. */
import type Stripe from 'stripe'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { type Fixture, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

export type PaidOrder = { readonly session: string; readonly intent: string; readonly customer: string }

/** With a customer and an invoice, as the shop sells. */
export const paidOrder = async (
  fixture: Fixture,
  more: Stripe.Checkout.SessionCreateParams = {},
): Promise<PaidOrder> => {
  const asked = more.customer === undefined ? ({ customer_creation: 'always' } as const) : {}
  const open = await openSession(fixture, { ...asked, invoice_creation: { enabled: true }, ...more })
  await pay(open.url)
  const { payment_intent: intent, customer } = await fixture.stripe.checkout.sessions.retrieve(open.id)
  return { session: open.id, intent: String(intent), customer: String(customer) }
}
