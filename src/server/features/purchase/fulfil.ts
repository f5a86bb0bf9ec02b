/** Gives a paid order its effect exactly once, however often and by whomever it is asked to. */
import type Stripe from 'stripe'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { receiptMail } from './emails/receipt-mail.ts'
import { insertLedgerEntry, lockOrderBySession, markEnded, markPaid } from './queries.ts'

export type FulfilOutcome = 'fulfilled' | 'already' | 'unpaid' | 'ended' | 'unknown-order' | 'amount-differs'

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const invoiceUrlOf = (session: Stripe.Checkout.Session): string | null =>
  typeof session.invoice === 'object' && session.invoice !== null
    ? (session.invoice.invoice_pdf ?? null)
    : null

const paidOf = (session: Stripe.Checkout.Session, order: OrderRow, now: Date) => ({
  guestEmail: order.userId ? null : (session.customer_details?.email ?? null),
  buyerName: session.customer_details?.name ?? null,
  paidAt: now,
  stripePaymentIntentId: idOf(session.payment_intent),
  stripeCustomerId: idOf(session.customer),
  invoiceUrl: invoiceUrlOf(session),
})

const writeEffect = async (
  ctx: Context,
  tx: Transaction,
  order: OrderRow,
  session: Stripe.Checkout.Session,
) => {
  const paid = paidOf(session, order, ctx.now())
  await markPaid(tx, order.id, paid)
  await insertLedgerEntry(tx, {
    orderId: order.id,
    kind: 'payment',
    amountCents: session.amount_total ?? 0,
    stripeObjectId: paid.stripePaymentIntentId ?? session.id,
    occurredAt: paid.paidAt,
  })
  const settled = { ...order, ...paid, status: 'paid' as const }
  if (!order.userId && paid.guestEmail) {
    await sendSetupLink(ctx, tx, { order: settled, email: paid.guestEmail, key: `setup:${order.id}` })
    return
  }
  const email = session.customer_details?.email
  if (!email) return
  const mail = receiptMail(ctx.env, settled)
  await queueMail(tx, ctx.queue, { key: `receipt:${order.id}`, to: email, kind: 'receipt', mail })
}

const settlePaid = (ctx: Context, session: Stripe.Checkout.Session): Promise<FulfilOutcome> =>
  ctx.db.transaction(async (tx) => {
    const order = await lockOrderBySession(tx, session.id)
    if (!order) return 'unknown-order'
    if (order.status === 'paid') return 'already'
    if (session.amount_total !== order.amountCents || session.currency !== order.currency)
      return 'amount-differs'
    await writeEffect(ctx, tx, order, session)
    return 'fulfilled'
  })

/** Asks the provider for the session's present state; events and redirects only say that it is time to look. */
export const fulfil = async (ctx: Context, sessionId: string): Promise<FulfilOutcome> => {
  const session = await ctx.payments.retrieveCheckout(sessionId)
  if (session.status === 'expired') {
    await ctx.db.transaction((tx) => markEnded(tx, session.id, 'expired'))
    return 'ended'
  }
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return 'unpaid'
  const outcome = await settlePaid(ctx, session)
  const about = { sessionId: session.id, outcome }
  if (outcome === 'unknown-order' || outcome === 'amount-differs')
    ctx.log.error(about, 'payment needs a person')
  return outcome
}
