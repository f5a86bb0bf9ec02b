/** What became of a payment, for the page that its buyer comes back to. */
import { timingSafeEqual } from 'node:crypto'
import { standingOf } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { OrderRow, RefundRow } from '#server/db/schema/purchases.ts'
import { hashToken } from '#server/services/random-token.ts'
import { productNames } from '#words/billing/product.ts'
import { settleCheckout } from '../jobs.ts'
import { findOrderBySession, newestOrderOf } from '../queries.ts'
import { ledgerOf, refundsOf } from '../refund/queries.ts'
import { productOf } from './product-of.ts'
import { isPaid, type PaidOrder, purchaseView } from './view.ts'

/** A waiting page asks often; one look at the provider in this time is enough. */
const settleEveryMilliseconds = 3_000

/** What goes back because Standard was paid before is a part; the rest bought the upgrade. */
const isReturn = ({ requestedBy, reason }: RefundRow): boolean =>
  requestedBy === 'app' && reason !== 'course-counted'

const named = (order: OrderRow) => ({
  planName: productNames[productOf(order).id],
  amountCents: order.amountCents,
})

const returnedView = (order: OrderRow, { reason }: RefundRow) => ({
  status: 'returned' as const,
  because: reason === 'already-owned' ? ('already_owned' as const) : ('other' as const),
  ...named(order),
})

/** What a payment was worth once it had come in; a payment that the app sent back bought nothing. */
const worthOf = async ({ db }: Context, order: PaidOrder) => {
  const returned = (await refundsOf(db, order.id)).find(isReturn)
  if (returned) return returnedView(order, returned)
  const standing = standingOf({ ...order, entries: await ledgerOf(db, order.id) })
  if (standing === 'on_hold') return { status: 'on_hold' as const, ...named(order) }
  if (standing === 'none' || standing === 'active') return { status: 'paid' as const, order }
  return { status: 'ended' as const, because: standing, ...named(order) }
}

/** A pending one is looked at, so that a lost event costs seconds. */
const progressOf = async (ctx: Context, order: OrderRow, sessionId: string) => {
  if (isPaid(order)) return worthOf(ctx, order)
  if (order.status !== 'pending') return { status: 'failed' as const, failure: order.failure }
  const id = `settle-checkout:${sessionId}:${Math.floor(ctx.now().getTime() / settleEveryMilliseconds)}`
  await ctx.db.transaction((tx) => ctx.queue.enqueue(tx, settleCheckout, { id, payload: { sessionId } }))
  return { status: 'pending' as const }
}

/** undefined when the session is nobody's or somebody else's: the two must not be told apart. */
export const purchaseOf = async (ctx: Context, userId: string, sessionId: string) => {
  const order = await findOrderBySession(ctx.db, sessionId)
  if (!order || order.userId !== userId) return undefined
  const progress = await progressOf(ctx, order, sessionId)
  if (progress.status !== 'paid') return progress
  return { status: 'paid' as const, purchase: purchaseView(progress.order) }
}

const isSameKey = (order: OrderRow, browserKey: string): boolean =>
  order.browserKeyHash !== null && timingSafeEqual(order.browserKeyHash, hashToken(browserKey))

/** For the browser that began the checkout, which its cookie proves; undefined for any other, as for no such session. */
export const guestPurchaseOf = async (ctx: Context, browserKey: string | undefined, sessionId: string) => {
  const order = browserKey ? await findOrderBySession(ctx.db, sessionId) : undefined
  if (!order || !browserKey || !isSameKey(order, browserKey)) return undefined
  const progress = await progressOf(ctx, order, sessionId)
  if (progress.status !== 'paid') return progress
  return { status: 'paid' as const, email: progress.order.guestEmail, ...named(progress.order) }
}

/** A checkout stays open that long. */
const leftMilliseconds = 24 * 60 * 60_000

/** Why the person's last attempt did not go through; null where none failed, or one went through since. */
export const leftCheckoutOf = async (ctx: Context, userId: string) => {
  const since = new Date(ctx.now().getTime() - leftMilliseconds)
  const order = await newestOrderOf(ctx.db, userId, since)
  return { failure: order === undefined || isPaid(order) ? null : order.failure }
}
