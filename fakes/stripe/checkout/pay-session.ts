/** Owns what pressing Pay does: one attempt, accepted or declined, with everything it makes and reports. */
import type Stripe from 'stripe'
import type { Card } from '#fakes/stripe/checkout/card.ts'
import { completeSession } from '#fakes/stripe/checkout/complete-session.ts'
import { newBalanceEntry } from '#fakes/stripe/checkout/new-balance-entry.ts'
import { newCharge } from '#fakes/stripe/checkout/new-charge.ts'
import { newPaymentIntent } from '#fakes/stripe/checkout/new-payment-intent.ts'
import { newPaymentMethod, type Payer } from '#fakes/stripe/checkout/new-payment-method.ts'
import { createCustomer, updateCustomer } from '#fakes/stripe/resources/customers.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { demand, findHidden, findLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

export type Payment =
  | { outcome: 'paid'; session: Session }
  | { outcome: 'declined'; message: string }
  | { outcome: 'not-open'; session: Session }
  | { outcome: 'unknown' }

type Typed = { readonly email: string; readonly name: string }

/** A session that has one keeps its intent over several attempts. */
const intentOf = async (work: Work, session: Session): Promise<Stripe.PaymentIntent> => {
  if (typeof session.payment_intent === 'string')
    return demand(work.tx, 'payment_intent', session.payment_intent)
  const { paymentIntentData = {} } = await findHidden(work.tx, 'checkout.session', session.id)
  const intent = newPaymentIntent(
    { amount: session.amount_total ?? 0, currency: session.currency ?? 'usd', created: secondsOf(work.now) },
    typeof session.customer === 'string' ? session.customer : null,
    paymentIntentData,
  )
  await insert(work.tx, 'payment_intent', intent)
  return intent
}

const customerOf = async (work: Work, session: Session, typed: Typed): Promise<string | null> => {
  if (typeof session.customer === 'string') {
    const customer = await demand(work.tx, 'customer', session.customer)
    if (customer.email === null) await updateCustomer(work, { email: typed.email }, customer.id)
    return session.customer
  }
  const isNeeded = session.customer_creation === 'always' || session.invoice_creation?.enabled === true
  return isNeeded ? (await createCustomer(work, typed)).id : null
}

const attempt = async (work: Work, session: Session, card: Card, payer: Payer) => {
  const created = secondsOf(work.now)
  const intent = await intentOf(work, session)
  const method = newPaymentMethod(card, payer, created)
  await insert(work.tx, 'payment_method', method)
  const charge = newCharge(intent, method, card, payer, { ...work, created })
  return { intent: { ...intent, customer: payer.customer, latest_charge: charge.id }, method, charge }
}

const decline = async (work: Work, session: Session, card: Card, typed: Typed): Promise<void> => {
  const customer = typeof session.customer === 'string' ? session.customer : null
  const { intent, method, charge } = await attempt(work, session, card, { ...typed, customer })
  const { code = '', message = '', declineCode = null } = card.decline ?? {}
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
  }
  await insert(work.tx, 'charge', charge)
  await update(work.tx, 'payment_intent', refused)
  await update(work.tx, 'checkout.session', { ...session, payment_intent: intent.id })
  await emitEvent(work, 'charge.failed', charge)
  await emitEvent(work, 'payment_intent.payment_failed', refused)
}

const accept = async (work: Work, session: Session, card: Card, typed: Typed): Promise<Session> => {
  const customer = await customerOf(work, session, typed)
  const { intent, method, charge } = await attempt(work, session, card, { ...typed, customer })
  const entry = newBalanceEntry(charge)
  const settled: Stripe.Charge = { ...charge, balance_transaction: entry.id }
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: method.id,
    status: 'succeeded',
  }
  await insert(work.tx, 'balance_transaction', entry)
  await insert(work.tx, 'charge', settled)
  await update(work.tx, 'payment_intent', succeeded)
  await emitEvent(work, 'charge.succeeded', settled)
  await emitEvent(work, 'payment_intent.succeeded', succeeded)
  return completeSession(
    work,
    { ...session, payment_intent: intent.id, payment_status: 'paid' },
    customer,
    typed,
  )
}

/** The lock on the session makes a second press wait, then find it complete: paid once, whatever is clicked. */
export const paySession = async (
  work: Work,
  sessionId: string,
  card: Card,
  typed: Typed,
): Promise<Payment> => {
  const session = await findLocked(work.tx, 'checkout.session', sessionId)
  if (session === undefined) return { outcome: 'unknown' }
  if (session.status !== 'open') return { outcome: 'not-open', session }
  if (card.decline === undefined)
    return { outcome: 'paid', session: await accept(work, session, card, typed) }
  await decline(work, session, card, typed)
  return { outcome: 'declined', message: card.decline.message }
}

/** Nothing to pay: no card, no payment intent. */
export const finishFreeSession = async (work: Work, sessionId: string, typed: Typed): Promise<Payment> => {
  const session = await findLocked(work.tx, 'checkout.session', sessionId)
  if (session === undefined) return { outcome: 'unknown' }
  if (session.status !== 'open' || session.amount_total !== 0) return { outcome: 'not-open', session }
  const customer = await customerOf(work, { ...session, customer_creation: 'always' }, typed)
  return { outcome: 'paid', session: await completeSession(work, session, customer, typed) }
}
