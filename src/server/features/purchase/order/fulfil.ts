/** Gives a paid order its effect exactly once, however often and by whomever it is asked to. */

import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaymentFailure } from '#contract/purchase/purchase.ts'
import { isExpectedTotal } from '#core/billing/checkout-total.ts'
import * as words from '#messages/purchase/fulfil.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { withdrawMails } from '#server/features/mail/queries.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { readModuleReadiness } from '#server/services/course/module-readiness.ts'
import { writeOfCart } from '../checkout/abandoned.ts'
import { expireRivals } from '../checkout/expire-rivals.ts'
import { type Notice, operatorNotice } from '../emails/operator-notice.ts'
import { paymentFailedMail } from '../emails/payment-failed-mail.ts'
import { receiptMail } from '../emails/receipt-mail.ts'
import {
  findOrderBySession,
  insertLedgerEntry,
  insertOrder,
  lockOrderBySession,
  markEnded,
  markFailedAttempt,
  markPaid,
} from '../queries.ts'
import { returnPayment } from '../refund/request.ts'
import { conflictOf, emailOf } from './holder.ts'
import { joinPurchase } from './join.ts'

export type FulfilOutcome =
  | 'fulfilled'
  | 'already'
  | 'unpaid'
  | 'ended'
  /** Paid, and on its way back: owned already, or an upgrade of nothing. */
  | 'returned'
  | 'unknown-order'
  | 'amount-differs'

type Session = Stripe.Checkout.Session

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const invoiceUrlOf = ({ invoice }: Session): string | null =>
  typeof invoice === 'object' && invoice !== null ? (invoice.invoice_pdf ?? null) : null

const totalOf = (session: Session) => ({
  currency: session.currency ?? '',
  subtotalCents: session.amount_subtotal ?? 0,
  discountCents: session.total_details?.amount_discount ?? 0,
  taxCents: session.total_details?.amount_tax ?? 0,
  totalCents: session.amount_total ?? 0,
})

const enterPayment = async (ctx: Context, tx: Transaction, order: OrderRow, session: Session) => {
  const paid = {
    amountCents: session.amount_total ?? 0,
    taxCents: session.total_details?.amount_tax ?? 0,
    guestEmail: order.userId ? null : (session.customer_details?.email ?? null),
    buyerName: session.customer_details?.name ?? null,
    paidAt: ctx.now(),
    stripePaymentIntentId: idOf(session.payment_intent),
    stripeCustomerId: idOf(session.customer),
    invoiceUrl: invoiceUrlOf(session),
  }
  await markPaid(tx, order.id, paid)
  await insertLedgerEntry(tx, {
    orderId: order.id,
    kind: 'payment',
    amountCents: paid.amountCents,
    stripeObjectId: paid.stripePaymentIntentId ?? session.id,
    occurredAt: paid.paidAt,
  })
  return { ...order, ...paid, status: 'paid' as const }
}

const payerOf = (tx: Transaction, order: OrderRow, session: Session): Promise<string | null> =>
  emailOf(tx, { userId: order.userId, guestEmail: session.customer_details?.email ?? null })

const notify = (ctx: Context, tx: Transaction, key: string, notice: Notice) =>
  queueMail(tx, ctx.queue, {
    key: `${key}:${notice.orderId}`,
    to: ctx.env.SUPPORT_EMAIL,
    kind: 'operator-notice',
    mail: operatorNotice(ctx.env, notice),
  })

const welcome = async (ctx: Context, tx: Transaction, order: OrderRow, email: string | null) => {
  const orderId = order.id
  const { userId } = order
  const goesBack = userId ? await joinPurchase(ctx, tx, { orderId, userId }) : null
  await ctx.queue.enqueue(tx, expireRivals, { id: `expire-rivals:${orderId}`, payload: { orderId } })
  if (!email)
    return notify(ctx, tx, 'no-address', {
      orderId,
      title: words.weCantEmailABuyer(),
      text: words.aPaymentCameInWithAn(),
    })
  if (!userId) return sendSetupLink(ctx, tx, { order, email, key: `setup:${orderId}` })
  const mail = receiptMail(ctx.env, { order, goesBack, modules: readModuleReadiness() })
  await queueMail(tx, ctx.queue, { key: `receipt:${orderId}`, to: email, kind: 'receipt', mail })
}

/** The link that recovers an expired checkout opens another session, which becomes an order of its own. */
const adoptRecovered = async (tx: Transaction, session: Session): Promise<OrderRow | undefined> => {
  const original = session.recovered_from && (await findOrderBySession(tx, session.recovered_from))
  if (!original) return undefined
  await insertOrder(tx, {
    id: randomUUID(),
    tier: original.tier,
    isUpgrade: original.isUpgrade,
    status: 'pending',
    userId: original.userId,
    amountCents: original.amountCents,
    currency: original.currency,
    livemode: original.livemode,
    stripeSessionId: session.id,
    browserKeyHash: original.browserKeyHash,
    createdAt: original.createdAt,
  }).onConflictDoNothing()
  return lockOrderBySession(tx, session.id)
}

const reportAmount = (ctx: Context, tx: Transaction, order: OrderRow, session: Session) =>
  notify(ctx, tx, 'amount-differs', {
    orderId: order.id,
    title: words.aPaymentOfAnUnexpectedAmount(),
    text: words.theCheckoutWasPaidAndThe({ id: session.id }),
  })

const settlePaid = (ctx: Context, session: Session): Promise<FulfilOutcome> =>
  ctx.db.transaction(async (tx) => {
    const order = (await lockOrderBySession(tx, session.id)) ?? (await adoptRecovered(tx, session))
    if (!order || order.livemode !== session.livemode) return 'unknown-order'
    if (order.status === 'paid') return 'already'
    if (!isExpectedTotal(order, totalOf(session))) {
      await reportAmount(ctx, tx, order, session)
      return 'amount-differs'
    }
    const email = await payerOf(tx, order, session)
    if (email) {
      await takeTurn(tx, 'purchases', email)
      await withdrawMails(tx, { recipient: email, kind: 'abandoned-cart' })
    }
    const conflict = email ? await conflictOf(tx, order, email) : null
    const settled = await enterPayment(ctx, tx, order, session)
    if (conflict) await returnPayment(ctx, tx, order.id, conflict)
    else await welcome(ctx, tx, settled, email)
    return conflict ? 'returned' : 'fulfilled'
  })

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | null =>
  typeof intent === 'object' ? intent : null

/** null where nobody has tried to pay, or the last attempt went through. */
const failureOf = (session: Session): PaymentFailure | null => {
  const error = intentOf(session)?.last_payment_error
  if (!error) return null
  if (error.code === 'insufficient_funds' || error.decline_code === 'insufficient_funds')
    return 'insufficient_funds'
  return error.code === 'card_declined' ? 'card_declined' : 'other'
}

/** A bank debit may take days; until the bank has answered, nothing has ended. */
const settleUnpaid = async (ctx: Context, session: Session): Promise<FulfilOutcome> => {
  const intent = intentOf(session)
  if (intent?.status !== 'requires_payment_method' && intent?.status !== 'canceled') return 'unpaid'
  await ctx.db.transaction(async (tx) => {
    const order = await markEnded(tx, session.id, { status: 'failed', failure: failureOf(session) })
    const email = order && (await payerOf(tx, order, session))
    if (!order || !email) return
    const mail = paymentFailedMail(ctx.env, order)
    await queueMail(tx, ctx.queue, {
      key: `payment-failed:${order.id}`,
      to: email,
      kind: 'payment-failed',
      mail,
    })
  })
  return 'ended'
}

/** Asks the provider for the session's present state; events and redirects only say that it is time to look. */
export const fulfil = async (ctx: Context, sessionId: string): Promise<FulfilOutcome> => {
  const session = await ctx.payments.retrieveCheckout(sessionId)
  if (session.status === 'expired') {
    await ctx.db.transaction(async (tx) => {
      const order = await markEnded(tx, session.id, { status: 'expired', failure: failureOf(session) })
      if (order) await writeOfCart(ctx, tx, order, session)
    })
    return 'ended'
  }
  if (session.status !== 'complete') {
    const failure = failureOf(session)
    if (failure) await markFailedAttempt(ctx.db, session.id, failure)
    return 'unpaid'
  }
  if (session.payment_status === 'unpaid') return settleUnpaid(ctx, session)
  const outcome = await settlePaid(ctx, session)
  const about = { sessionId: session.id, outcome }
  if (outcome === 'unknown-order' || outcome === 'amount-differs')
    ctx.log.error(about, 'payment needs a person')
  return outcome
}
