/** Owns what tests let happen on Stripe's side of the counter, in words: each resolves once it is stored, its events follow by webhook. */
import type Stripe from 'stripe'
import type { StripeStandIn } from '#fakes/stripe/start-stand-in.ts'

type Happens = Pick<StripeStandIn, 'happen'>
/** A charge, or the payment intent it belongs to. */
type Paid = string

const typed = async <T>(made: Promise<object>): Promise<T> => (await made) as T

/** As the operator does in Stripe's dashboard, past the shop. All that is left, unless an amount in cents is given. */
export const refundAtProvider = (standIn: Happens, charge: Paid, amount?: number): Promise<Stripe.Refund> =>
  typed(standIn.happen({ kind: 'refund-made', charge, amount }))

/** The payer's bank sends the money back. */
export const failRefundAtProvider = (standIn: Happens, refund: string): Promise<Stripe.Refund> =>
  typed(standIn.happen({ kind: 'refund-failed', refund }))

export const openDispute = (
  standIn: Happens,
  charge: Paid,
  more: { reason?: string; amount?: number } = {},
): Promise<Stripe.Dispute> => typed(standIn.happen({ kind: 'dispute-opened', charge, ...more }))

export const closeDispute = (
  standIn: Happens,
  dispute: string,
  outcome: 'won' | 'lost',
): Promise<Stripe.Dispute> => typed(standIn.happen({ kind: 'dispute-closed', dispute, outcome }))

export const warnOfFraud = (standIn: Happens, charge: Paid): Promise<Stripe.Radar.EarlyFraudWarning> =>
  typed(standIn.happen({ kind: 'fraud-warned', charge }))

export const expireNow = (standIn: Happens, session: string): Promise<Stripe.Checkout.Session> =>
  typed(standIn.happen({ kind: 'session-expired', session }))

/** The payer sees the price in another currency than the shop's, as adaptive pricing offers it. */
export const chooseCurrency = (
  standIn: Happens,
  session: string,
  currency: 'eur' | 'jpy',
): Promise<Stripe.Checkout.Session> => typed(standIn.happen({ kind: 'currency-chosen', session, currency }))

/** Ends a bank debit before its time, whichever test number was typed. */
export const settleDebit = (
  standIn: Happens,
  session: string,
  outcome: 'succeeded' | 'failed',
): Promise<Stripe.Checkout.Session> => typed(standIn.happen({ kind: 'debit-settled', session, outcome }))
