/** Owns what pressing Pay does: one attempt – accepted, declined, or taken on trust – with everything it makes and reports. */
import { attemptPayment, failAttempt, settleAttempt } from '#fakes/stripe/checkout/attempt-payment.ts'
import { beginDebit } from '#fakes/stripe/checkout/bank-debit.ts'
import type { Card, Decline } from '#fakes/stripe/checkout/card.ts'
import { unknownPayer } from '#fakes/stripe/checkout/customer-details.ts'
import { makeInvoice } from '#fakes/stripe/checkout/make-invoice.ts'
import { presented } from '#fakes/stripe/checkout/presentment.ts'
import { countRedemption, recheckDiscount } from '#fakes/stripe/discounts/use-discount.ts'
import { createCustomer, updateCustomer } from '#fakes/stripe/resources/customers.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { demand, findHidden, findLocked, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

/** The end of a successful session: its final state, its invoice once it is paid, and the reports of both. */
const completeSession = async (
  work: Work,
  session: Session,
  customer: string | null,
  typed: { readonly email: string; readonly name: string },
): Promise<Session> => {
  await countRedemption(work, session)
  const details = session.customer_details ?? unknownPayer
  const { presentedIn } = await findHidden(work.tx, 'checkout.session', session.id)
  const invoice = session.payment_status === 'unpaid' ? undefined : await makeInvoice(work, session, customer)
  const complete: Session = {
    ...session,
    customer,
    customer_details: { ...details, email: typed.email, name: typed.name, tax_ids: details.tax_ids ?? [] },
    invoice: invoice?.id ?? null,
    ...(presentedIn && { presentment_details: presented(session.amount_total ?? 0, presentedIn) }),
    status: 'complete',
    url: null,
  }
  await update(work.tx, 'checkout.session', complete)
  await emitEvent(work, 'checkout.session.completed', complete)
  if (invoice !== undefined) await emitEvent(work, 'invoice.paid', invoice)
  return complete
}

export type Payment =
  | { outcome: 'completed'; session: Session }
  /** By the bank, or because the discount is gone; the session stays open. */
  | { outcome: 'refused'; message: string }
  | { outcome: 'not-open'; session: Session }
  | { outcome: 'unknown' }

type Typed = { readonly email: string; readonly name: string }

const addressOf = ({ customer_details: details }: Session) => details?.address ?? undefined

/** What was typed goes to a customer only where the customer has nothing, or the shop allows it. */
const fillCustomer = async (work: Work, session: Session, id: string, typed: Typed): Promise<void> => {
  const { email } = await demand(work.tx, 'customer', id)
  const { customerUpdate = {} } = await findHidden(work.tx, 'checkout.session', session.id)
  const change = {
    ...(email === null && { email: typed.email }),
    ...(customerUpdate.address === 'auto' && { address: addressOf(session) }),
    ...(customerUpdate.name === 'auto' && { name: session.customer_details?.business_name ?? typed.name }),
  }
  await updateCustomer(work, change, id)
}

const customerOf = async (work: Work, session: Session, typed: Typed): Promise<string | null> => {
  if (typeof session.customer === 'string') {
    await fillCustomer(work, session, session.customer, typed)
    return session.customer
  }
  const isNeeded = session.customer_creation === 'always' || session.invoice_creation?.enabled === true
  return isNeeded ? (await createCustomer(work, { ...typed, address: addressOf(session) })).id : null
}

const payerOf = (session: Session, { email, name }: Typed, customer: string | null) => ({
  customer,
  email,
  name,
  address: addressOf(session),
})

const decline = async (
  work: Work,
  session: Session,
  card: Card & { decline: Decline },
  typed: Typed,
): Promise<void> => {
  const customer = typeof session.customer === 'string' ? session.customer : null
  const attempt = await attemptPayment(work, session, card, payerOf(session, typed, customer))
  await update(work.tx, 'checkout.session', { ...session, payment_intent: attempt.intent.id })
  await failAttempt(work, attempt, card.decline)
}

const accept = async (work: Work, session: Session, card: Card, typed: Typed): Promise<Session> => {
  const customer = await customerOf(work, session, typed)
  const attempt = await attemptPayment(work, session, card, payerOf(session, typed, customer))
  const paying: Session = { ...session, payment_intent: attempt.intent.id }
  if (card.debit !== undefined) {
    await beginDebit(work, session, attempt, card.debit)
    return completeSession(work, paying, customer, typed)
  }
  await settleAttempt(work, attempt)
  return completeSession(work, { ...paying, payment_status: 'paid' }, customer, typed)
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
  const checked = await recheckDiscount(work, session, typed.email)
  if (!checked.ok) return { outcome: 'refused', message: checked.message }
  const { decline: refusal } = card
  if (refusal === undefined)
    return { outcome: 'completed', session: await accept(work, session, card, typed) }
  await decline(work, session, { ...card, decline: refusal }, typed)
  return { outcome: 'refused', message: refusal.message }
}

/** A declined attempt from before the code made the order free. */
const dropIntent = async (work: Work, session: Session): Promise<void> => {
  if (typeof session.payment_intent !== 'string') return
  const intent = await demand(work.tx, 'payment_intent', session.payment_intent)
  await update(work.tx, 'payment_intent', {
    ...intent,
    canceled_at: secondsOf(work.now),
    cancellation_reason: 'automatic',
    status: 'canceled',
  })
}

/** Nothing to pay: no card, no payment intent. */
export const finishFreeSession = async (work: Work, sessionId: string, typed: Typed): Promise<Payment> => {
  const session = await findLocked(work.tx, 'checkout.session', sessionId)
  if (session === undefined) return { outcome: 'unknown' }
  if (session.status !== 'open' || session.amount_total !== 0) return { outcome: 'not-open', session }
  const checked = await recheckDiscount(work, session, typed.email)
  if (!checked.ok) return { outcome: 'refused', message: checked.message }
  const free: Session = { ...session, payment_intent: null }
  await dropIntent(work, session)
  const customer = await customerOf(work, { ...free, customer_creation: 'always' }, typed)
  return { outcome: 'completed', session: await completeSession(work, free, customer, typed) }
}
