/** Owns the hosted checkout over HTTP: show the form, take a payment, send the payer back to the shop. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type CardForm, checkCard, emailError } from '#fakes/stripe/checkout/card.ts'
import { finishFreeSession, type Payment, paySession } from '#fakes/stripe/checkout/pay-session.ts'
import { type CheckoutView, checkoutPage } from '#fakes/stripe/pages/checkout-page.ts'
import { noticePage, sendPage } from '#fakes/stripe/pages/page-shell.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { find, findHidden } from '#fakes/stripe/store/objects.ts'
import { decodeForm } from '#fakes/stripe/wire/form.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'
import { noOrigin, type Work } from '#fakes/stripe/wire/work.ts'

const root = '../../'

const returnUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    404,
    noticePage('This page does not exist', 'The payment link is wrong or was never made.', root),
  )

const sendClosed = (reply: FastifyReply, session: Session): FastifyReply => {
  if (session.status === 'complete') {
    const link = { href: returnUrl(session), text: 'Go on' }
    return sendPage(reply, 200, noticePage('You have already paid', 'This payment is complete.', root, link))
  }
  const back = session.cancel_url === null ? undefined : { href: session.cancel_url, text: 'Back' }
  const message = 'This payment page has expired and nothing was charged. Start again from the shop.'
  return sendPage(reply, 200, noticePage('This page has expired', message, root, back))
}

const viewOf = async (work: Work, session: Session): Promise<CheckoutView> => {
  const customer =
    typeof session.customer === 'string' ? await find(work.tx, 'customer', session.customer) : undefined
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const fixedEmail = session.customer_email ?? customer?.email ?? undefined
  return { session, lineItems, accountName: work.accountName, fixedEmail }
}

const load = async (work: Work, id: string): Promise<CheckoutView | undefined> => {
  const session = await find(work.tx, 'checkout.session', id)
  return session === undefined ? undefined : viewOf(work, session)
}

const sendForm = (reply: FastifyReply, view: CheckoutView): FastifyReply =>
  sendPage(reply, 200, checkoutPage(view), [new URL(returnUrl(view.session)).origin])

const readForm = (body: unknown, fixedEmail: string | undefined): CardForm => {
  const form = decodeForm(typeof body === 'string' ? body : '')
  const typed = (name: string): string => {
    const value = form[name]
    return typeof value === 'string' ? value.slice(0, 200).trim() : ''
  }
  return {
    email: fixedEmail ?? typed('email'),
    number: typed('number'),
    expiration: typed('expiration'),
    cvc: typed('cvc'),
    name: typed('name'),
  }
}

type Attempt = { ok: true; payment: Payment } | { ok: false; view: CheckoutView }

const attemptFree = async (work: Work, view: CheckoutView, form: CardForm): Promise<Attempt> => {
  const problem = emailError(form.email)
  if (problem !== undefined) return { ok: false, view: { ...view, typed: form, errors: { email: problem } } }
  return { ok: true, payment: await finishFreeSession(work, view.session.id, form) }
}

const attempt = async (work: Work, view: CheckoutView, form: CardForm): Promise<Attempt> => {
  if (view.session.amount_total === 0) return attemptFree(work, view, form)
  const checked = checkCard(form, work.now)
  if (!checked.ok) return { ok: false, view: { ...view, typed: form, errors: checked.errors } }
  const payment = await paySession(work, view.session.id, checked.card, form)
  if (payment.outcome === 'declined') {
    return { ok: false, view: { ...view, typed: form, decline: payment.message } }
  }
  return { ok: true, payment }
}

const sendBack = async (standIn: StandIn, reply: FastifyReply, session: Session): Promise<FastifyReply> => {
  const fault = standIn.faults.take('redirect', session.id)
  if (fault !== undefined) await sleep(fault.delayMs)
  return reply.code(303).header('cache-control', 'no-store').redirect(returnUrl(session), 303)
}

export const serveCheckout = (app: FastifyInstance, standIn: StandIn): void => {
  app.get<{ Params: { id: string } }>('/c/pay/:id', async (request, reply) => {
    const view = await inWork(standIn, noOrigin, (work) => load(work, request.params.id))
    if (view === undefined) return sendUnknown(reply)
    return view.session.status === 'open' ? sendForm(reply, view) : sendClosed(reply, view.session)
  })

  app.post<{ Params: { id: string } }>('/c/pay/:id', async (request, reply) => {
    const result = await inWork(standIn, noOrigin, async (work): Promise<Attempt> => {
      const view = await load(work, request.params.id)
      if (view === undefined) return { ok: true, payment: { outcome: 'unknown' } }
      if (view.session.status !== 'open')
        return { ok: true, payment: { outcome: 'not-open', session: view.session } }
      return attempt(work, view, readForm(request.body, view.fixedEmail))
    })
    if (!result.ok) return sendForm(reply, result.view)
    const { payment } = result
    if (payment.outcome === 'unknown' || payment.outcome === 'declined') return sendUnknown(reply)
    if (payment.session.status === 'complete') return sendBack(standIn, reply, payment.session)
    return sendClosed(reply, payment.session)
  })
}
