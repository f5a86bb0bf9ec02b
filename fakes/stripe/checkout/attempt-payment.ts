/** Owns one attempt to charge: the intent that a session keeps over several, the payment method, the charge. */
import type Stripe from 'stripe'
import type { Card } from '#fakes/stripe/checkout/card.ts'
import { newBalanceEntry } from '#fakes/stripe/checkout/new/balance-entry.ts'
import { newCharge } from '#fakes/stripe/checkout/new/charge.ts'
import { newPaymentIntent } from '#fakes/stripe/checkout/new/payment-intent.ts'
import { newPaymentMethod, type Payer } from '#fakes/stripe/checkout/new/payment-method.ts'
import { presented } from '#fakes/stripe/checkout/presentment.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { demand, findHidden, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

/** A code put on or taken off between two attempts changes what is asked for. */
const intentOf = async (work: Work, session: Session): Promise<Stripe.PaymentIntent> => {
  const amount = session.amount_total ?? 0
  if (typeof session.payment_intent === 'string')
    return { ...(await demand(work.tx, 'payment_intent', session.payment_intent)), amount }
  const { paymentIntentData = {} } = await findHidden(work.tx, 'checkout.session', session.id)
  const intent = newPaymentIntent(
    {
      amount,
      currency: session.currency ?? 'usd',
      created: secondsOf(work.now),
      methodTypes: session.payment_method_types,
    },
    typeof session.customer === 'string' ? session.customer : null,
    paymentIntentData,
  )
  await insert(work.tx, 'payment_intent', intent)
  return intent
}

export type Attempt = {
  readonly intent: Stripe.PaymentIntent
  readonly method: Stripe.PaymentMethod
  readonly charge: Stripe.Charge
}

/** Stores method and charge; the intent is the caller's to store, in the state it ends in. */
export const attemptPayment = async (
  work: Work,
  session: Session,
  card: Card,
  payer: Payer,
): Promise<Attempt> => {
  const created = secondsOf(work.now)
  const { presentedIn } = await findHidden(work.tx, 'checkout.session', session.id)
  const asked = await intentOf(work, session)
  const shown = presentedIn && { presentment_details: presented(asked.amount, presentedIn) }
  const intent = { ...asked, ...shown }
  const method = newPaymentMethod(card, payer, created)
  const charge = { ...newCharge(intent, method, card, payer, { ...work, created }), ...shown }
  await insert(work.tx, 'payment_method', method)
  await insert(work.tx, 'charge', charge)
  return { intent: { ...intent, customer: payer.customer, latest_charge: charge.id }, method, charge }
}

/** The money is there: charge, balance and intent say so. */
export const settleAttempt = async (
  work: Work,
  { intent, charge }: Omit<Attempt, 'method'>,
): Promise<void> => {
  const settledNow = { ...charge, paid: true, status: 'succeeded' as const }
  const entry = newBalanceEntry({ ...settledNow, created: secondsOf(work.now) })
  const settled: Stripe.Charge = { ...settledNow, balance_transaction: entry.id }
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: settled.payment_method,
    status: 'succeeded',
  }
  await insert(work.tx, 'balance_transaction', entry)
  await update(work.tx, 'charge', settled)
  await update(work.tx, 'payment_intent', succeeded)
  await emitEvent(work, 'charge.succeeded', settled)
  await emitEvent(work, 'payment_intent.succeeded', succeeded)
}

type Failure = { readonly code: string; readonly message: string; readonly declineCode?: string | null }

/** No money: the intent waits for another payment method. */
export const failAttempt = async (
  work: Work,
  { intent, method, charge }: Attempt,
  { code, message, declineCode = null }: Failure,
): Promise<void> => {
  const failed: Stripe.Charge = {
    ...charge,
    failure_code: code,
    failure_message: message,
    paid: false,
    status: 'failed',
  }
  const refused: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      charge: charge.id,
      code,
      ...(declineCode === null ? {} : { decline_code: declineCode }),
      message,
      payment_method: method,
      type: 'card_error',
    },
    payment_method: null,
    status: 'requires_payment_method',
  }
  await update(work.tx, 'charge', failed)
  await update(work.tx, 'payment_intent', refused)
  await emitEvent(work, 'charge.failed', failed)
  await emitEvent(work, 'payment_intent.payment_failed', refused)
}
