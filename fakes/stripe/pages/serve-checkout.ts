/** Owns the hosted checkout over HTTP: show the form, take a payment, send the payer back to the shop. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { recoverSession } from '#fakes/stripe/checkout/recover-session.ts'
import { type CheckoutView, checkoutPage } from '#fakes/stripe/pages/checkout-page.ts'
import { loadCheckout } from '#fakes/stripe/pages/checkout-view.ts'
import { noticePage, sendPage } from '#fakes/stripe/pages/page-shell.ts'
import { submitCheckout } from '#fakes/stripe/pages/submit-checkout.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'
import { noOrigin } from '#fakes/stripe/wire/work.ts'

const root = '../../'

type ById = { Params: { id: string } }

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

const sendForm = (reply: FastifyReply, view: CheckoutView): FastifyReply =>
  sendPage(reply, 200, checkoutPage(view), [new URL(returnUrl(view.session)).origin])

const sendBack = async (standIn: StandIn, reply: FastifyReply, session: Session): Promise<FastifyReply> => {
  const fault = standIn.faults.take('redirect', session.id)
  if (fault !== undefined) await sleep(fault.delayMs)
  return reply.code(303).header('cache-control', 'no-store').redirect(returnUrl(session), 303)
}

export const serveCheckout = (app: FastifyInstance, standIn: StandIn): void => {
  app.get<ById>('/c/pay/:id', async ({ params }, reply) => {
    const view = await inWork(standIn, noOrigin, (work) => loadCheckout(work, params.id))
    if (view === undefined) return sendUnknown(reply)
    return view.session.status === 'open' ? sendForm(reply, view) : sendClosed(reply, view.session)
  })

  app.get<ById>('/c/recover/:id', async ({ params }, reply) => {
    const recovery = await inWork(standIn, noOrigin, (work) => recoverSession(work, params.id))
    if (recovery.ok) return reply.redirect(`../pay/${recovery.session.id}`, 303)
    if (recovery.reason === 'unknown') return sendUnknown(reply)
    const message = 'The order that it led to is no longer kept. Start again from the shop.'
    return sendPage(reply, 200, noticePage('This link has expired', message, root))
  })

  app.post<ById>('/c/pay/:id', async ({ params, body }, reply) => {
    const submitted = await inWork(standIn, noOrigin, (work) => submitCheckout(work, params.id, body))
    if (submitted.show === 'form') return sendForm(reply, submitted.view)
    // Relative, so that it also holds behind a path prefix.
    if (submitted.show === 'page-again') return reply.redirect(params.id, 303)
    const { payment } = submitted
    if (payment.outcome === 'unknown') return sendUnknown(reply)
    if (payment.session.status === 'complete') return sendBack(standIn, reply, payment.session)
    return sendClosed(reply, payment.session)
  })
}
