/** One mail to who left a checkout: only with their consent, not to who has bought meanwhile, nor to who was told not to buy. */

import type Stripe from 'stripe'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { createStop, queueMail } from '#server/features/mail/actions.ts'
import { isStopped, wasMailedSince } from '#server/features/mail/queries.ts'
import { isToldNotToBuy } from '#server/features/report/actions.ts'
import { readModuleReadiness } from '#server/services/course/module-readiness.ts'
import { cartMail } from '../emails/cart-mail.ts'
import { conflictOf, emailOf } from '../order/holder.ts'
import { hasPaidSince } from './open-orders.ts'

type Session = Stripe.Checkout.Session

/** Mail of this kind goes to one address no more often than this, however many checkouts it leaves. */
const quietDays = 30
const millisecondsPerDay = 24 * 60 * 60_000

const recoveryOf = ({ after_expiration: after }: Session, now: Date) => {
  const { url, expires_at: expiresAt } = after?.recovery ?? {}
  if (!url || !expiresAt || expiresAt * 1000 <= now.getTime()) return null
  return { recoveryUrl: url, worksUntil: new Date(expiresAt * 1000) }
}

/** Bought meanwhile, or owned before: the link could only lead to a payment that goes back. */
const isSettledOtherwise = async (tx: Transaction, order: OrderRow, email: string): Promise<boolean> =>
  (await hasPaidSince(tx, order, email)) || (await conflictOf(tx, order, email)) !== null

const kind = 'abandoned-cart'

/** `order` has just become expired, in this transaction; so this runs once for it. */
export const writeOfCart = async (
  ctx: Pick<Context, 'env' | 'queue' | 'now' | 'counties'>,
  tx: Transaction,
  order: OrderRow,
  session: Session,
): Promise<void> => {
  const now = ctx.now()
  const recovery = recoveryOf(session, now)
  if (recovery === null || session.consent?.promotions !== 'opt_in') return
  const typed = session.customer_details
  const email = await emailOf(tx, { userId: order.userId, guestEmail: typed?.email ?? null })
  if (!email || (await isStopped(tx, email, 'offers'))) return
  await takeTurn(tx, 'purchases', email)
  const quietFrom = new Date(now.getTime() - quietDays * millisecondsPerDay)
  if (await wasMailedSince(tx, { recipient: email, kind, since: quietFrom })) return
  if (await isSettledOtherwise(tx, order, email)) return
  if (await isToldNotToBuy(ctx, tx, email)) return
  const unsubscribeUrl = await createStop(ctx, tx, { email, topic: 'offers' })
  const modules = readModuleReadiness()
  const buyerName = typed?.name ?? null
  const mail = cartMail(ctx.env, { order, buyerName, unsubscribeUrl, modules, ...recovery })
  await queueMail(tx, ctx.queue, { key: `cart:${order.id}`, to: email, kind, mail })
}
