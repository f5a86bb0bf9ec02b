/** What buyers ask about their purchases. */
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { givesAccess } from '#core/billing/entitlement.ts'
import { guaranteeEndsOn } from '#core/billing/guarantee.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { OrderRow, RefundRow } from '#server/db/schema.ts'
import { isMailWaiting } from '#server/features/mail/queries.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { hashToken } from '#server/services/random-token.ts'
import { lockHolder } from './holder.ts'
import { settleCheckout } from './jobs.ts'
import { joinPurchase } from './join-purchase.ts'
import { productOf } from './product-of.ts'
import { assignOrder, findOrderBySession } from './queries.ts'
import { ledgerOf, lockOrder, refundsOf } from './refund-queries.ts'
import { refundedOf } from './refunded-of.ts'

const purchaseView = (order: OrderRow & { paidAt: Date }) => ({
  orderId: order.id,
  tier: order.tier,
  planName: productOf(order).name,
  amountCents: order.amountCents,
  taxCents: order.taxCents,
  paidAt: order.paidAt.toISOString(),
  features: [...productOf(order).features],
  invoiceUrl: order.invoiceUrl,
})

const isPaid = (order: OrderRow): order is OrderRow & { paidAt: Date } =>
  order.status === 'paid' && order.paidAt !== null

/** A waiting page asks often; one look at the provider in this time is enough. */
const settleEveryMilliseconds = 3_000

/** What goes back because Standard was paid before is a part; the rest bought the upgrade. */
const isReturn = ({ requestedBy, reason }: RefundRow): boolean =>
  requestedBy === 'shop' && reason !== 'course-counted'

type Progress =
  | 'pending'
  | 'failed'
  /** The shop sent the payment back. */
  | { readonly returned: RefundRow }
  | { readonly paid: OrderRow & { paidAt: Date } }

/** A payment that the shop sent back bought nothing. A pending one is looked at, so that a lost event costs seconds. */
const progressOf = async (ctx: Context, order: OrderRow, sessionId: string): Promise<Progress> => {
  if (isPaid(order)) {
    const made = await refundsOf(ctx.db, order.id)
    const returned = made.find(isReturn)
    return returned ? { returned } : { paid: order }
  }
  if (order.status !== 'pending') return 'failed'
  const id = `settle-checkout:${sessionId}:${Math.floor(ctx.now().getTime() / settleEveryMilliseconds)}`
  await ctx.db.transaction((tx) => ctx.queue.enqueue(tx, settleCheckout, { id, payload: { sessionId } }))
  return 'pending'
}

const returnedView = (order: OrderRow, { reason }: RefundRow) => ({
  status: 'returned' as const,
  because: reason === 'already-owned' ? ('already_owned' as const) : ('other' as const),
  planName: productOf(order).name,
  amountCents: order.amountCents,
})

/** undefined when the session is nobody's or somebody else's: the two must not be told apart. */
export const purchaseOf = async (ctx: Context, userId: string, sessionId: string) => {
  const order = await findOrderBySession(ctx.db, sessionId)
  if (!order || order.userId !== userId) return undefined
  const progress = await progressOf(ctx, order, sessionId)
  if (typeof progress === 'string') return { status: progress }
  if ('returned' in progress) return returnedView(order, progress.returned)
  return { status: 'paid' as const, purchase: purchaseView(progress.paid) }
}

const isSameKey = (order: OrderRow, browserKey: string): boolean =>
  order.browserKeyHash !== null && timingSafeEqual(order.browserKeyHash, hashToken(browserKey))

/** For the browser that began the checkout, which its cookie proves; undefined for any other, as for no such session. */
export const guestPurchaseOf = async (ctx: Context, browserKey: string | undefined, sessionId: string) => {
  const order = browserKey ? await findOrderBySession(ctx.db, sessionId) : undefined
  if (!order || !browserKey || !isSameKey(order, browserKey)) return undefined
  const progress = await progressOf(ctx, order, sessionId)
  if (typeof progress === 'string') return { status: progress }
  if ('returned' in progress) return returnedView(order, progress.returned)
  const { guestEmail: email, amountCents } = progress.paid
  return { status: 'paid' as const, email, planName: productOf(order).name, amountCents }
}

export const subscriptionOf = async (ctx: Context, user: { id: string; tier: OrderRow['tier'] | null }) => {
  const ledgers = await orderLedgersOf(ctx.db, user.id)
  // What the operator gave is access, but no purchase, and there is no money to give back for it.
  const bought = ledgers.filter(({ order }) => order.source === 'checkout')
  const current = bought.find((ledger) => givesAccess(ledger))?.order
  return {
    tier: user.tier,
    purchases: bought.flatMap((ledger) =>
      isPaid(ledger.order) ? [{ ...purchaseView(ledger.order), ...refundedOf(ledger) }] : [],
    ),
    guaranteeEndsOn:
      current?.paidAt && user.tier ? guaranteeEndsOn(todayInFlorida(current.paidAt), user.tier, true) : null,
  }
}

/** Gives a guest's order to the account whose owner has shown that the mailbox is theirs. */
export const claimPurchase = async (
  ctx: Context,
  tx: Transaction,
  {
    orderId,
    user,
  }: { readonly orderId: string; readonly user: { readonly id: string; readonly email: string } },
): Promise<void> => {
  await lockHolder(tx, user.email)
  await assignOrder(tx, orderId, user.id)
  await joinPurchase(ctx, tx, { orderId, userId: user.id })
}

/** Mails the set-up link of a guest's finished checkout again; a checkout not yet settled is looked at first. */
export const resendSetup = async (ctx: Context, sessionId: string): Promise<void> => {
  const order = await findOrderBySession(ctx.db, sessionId)
  if (!order || order.userId !== null) return
  await ctx.db.transaction(async (tx) => {
    const key = `setup:${order.id}:${randomUUID()}`
    if (order.status === 'paid') {
      await lockOrder(tx, order.id)
      if (!order.guestEmail || !givesAccess({ ...order, entries: await ledgerOf(tx, order.id) })) return
      // A second link would end the one that is on its way, and the mails may arrive in any order.
      if (await isMailWaiting(tx, `setup:${order.id}`)) return
      await sendSetupLink(ctx, tx, { order, email: order.guestEmail, key })
      return
    }
    await ctx.queue.enqueue(tx, settleCheckout, { id: key, payload: { sessionId } })
  })
}
