/** Owns payments that are taken but not yet sure: how they begin, and how they end when their time or their test comes. */
import type Stripe from 'stripe'
import { type Attempt, failAttempt, settleAttempt } from '#fakes/stripe/checkout/attempt-payment.ts'
import type { DebitOutcome } from '#fakes/stripe/checkout/card.ts'
import { makeInvoice } from '#fakes/stripe/checkout/make-invoice.ts'
import { lifetimes } from '#fakes/stripe/limits.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { changeHidden, demand, demandLocked, findHidden, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { noOrigin, secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const debitsPerRound = 100

export const beginDebit = async (
  work: Work,
  session: Session,
  { intent, method }: Attempt,
  outcome: DebitOutcome,
): Promise<void> => {
  const processing: Stripe.PaymentIntent = { ...intent, payment_method: method.id, status: 'processing' }
  await update(work.tx, 'payment_intent', processing)
  await changeHidden(work.tx, 'checkout.session', session.id, {
    debit: { dueAt: secondsOf(work.now) + lifetimes.debitSettlesSeconds, outcome },
  })
}

const attemptOf = async (work: Work, session: Session): Promise<Attempt> => {
  const intent = await demandLocked(work.tx, 'payment_intent', String(session.payment_intent))
  const charge = await demandLocked(work.tx, 'charge', String(intent.latest_charge))
  const method = await demand(work.tx, 'payment_method', String(charge.payment_method))
  return { intent, charge, method }
}

const succeed = async (work: Work, session: Session): Promise<Session> => {
  await settleAttempt(work, await attemptOf(work, session))
  const customer = typeof session.customer === 'string' ? session.customer : null
  const paid: Session = { ...session, payment_status: 'paid' }
  const invoice = await makeInvoice(work, paid, customer)
  const final: Session = { ...paid, invoice: invoice?.id ?? null }
  await update(work.tx, 'checkout.session', final)
  await emitEvent(work, 'checkout.session.async_payment_succeeded', final)
  if (invoice !== undefined) await emitEvent(work, 'invoice.paid', invoice)
  return final
}

const fail = async (work: Work, session: Session): Promise<Session> => {
  await failAttempt(work, await attemptOf(work, session), {
    code: 'payment_intent_payment_attempt_failed',
    message: "The customer's account has insufficient funds to cover this payment.",
  })
  await emitEvent(work, 'checkout.session.async_payment_failed', session)
  return session
}

export const settleDebit = async (work: Work, sessionId: string, outcome: DebitOutcome): Promise<Session> => {
  const session = await demandLocked(work.tx, 'checkout.session', sessionId)
  const { debit } = await findHidden(work.tx, 'checkout.session', sessionId)
  if (debit === undefined)
    throw invalidRequest('resource_invalid_state', `Session ${session.id} has no pending payment.`)
  await changeHidden(work.tx, 'checkout.session', sessionId, { debit: undefined })
  return outcome === 'succeeded' ? succeed(work, session) : fail(work, session)
}

/** Runs before every call and waits for whoever is at it already, as the expiry of sessions does. */
export const settleDueDebits = async (work: Work): Promise<void> => {
  const { rows } = await work.tx.db.query<{ id: string; outcome: DebitOutcome }>(
    `select id, hidden->'debit'->>'outcome' as outcome from ${work.tx.schema}.objects
     where kind = 'checkout.session' and hidden->'debit' is not null
       and (hidden->'debit'->>'dueAt')::bigint <= $1
     order by seq limit ${debitsPerRound} for update`,
    [secondsOf(work.now)],
  )
  for (const { id, outcome } of rows) await settleDebit({ ...work, origin: noOrigin }, id, outcome)
}
