/** What buyers ask about their purchases. */

import { randomUUID } from 'node:crypto'
import { givesAccess, standingOf } from '#core/billing/entitlement.ts'
import { guaranteeEndsOn } from '#core/billing/guarantee.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { isMailWaiting } from '#server/features/mail/queries.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { settleCheckout } from './jobs.ts'

import { joinPurchase } from './order/join.ts'
import { isPaid, purchaseView } from './order/view.ts'
import { assignOrder, findOrderBySession } from './queries.ts'
import { refundableOf } from './refund/covered.ts'
import { ledgerOf, lockOrder } from './refund/queries.ts'
import { refundedOf } from './refund/refunded-of.ts'

export const subscriptionOf = async (ctx: Context, user: { id: string; tier: OrderRow['tier'] | null }) => {
  const ledgers = await orderLedgersOf(ctx.db, user.id)
  // What the operator gave is access, but no purchase, and there is no money to give back for it.
  const bought = ledgers.filter(({ order }) => order.source === 'checkout')
  const current = bought.find((ledger) => givesAccess(ledger))?.order
  return {
    tier: user.tier,
    purchases: bought.flatMap((ledger) => {
      const { order } = ledger
      const standing = standingOf(ledger)
      return isPaid(order) && standing !== 'none'
        ? [{ ...purchaseView(order), ...refundedOf(ledger), standing }]
        : []
    }),
    refundable: refundableOf(ledgers, user.tier, todayInFlorida(ctx.now())),
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
  await takeTurn(tx, 'purchases', user.email)
  await assignOrder(tx, orderId, user.id)
  await joinPurchase(ctx, tx, { orderId, userId: user.id })
}

/** Mails the setup link of a guest's finished checkout again; a checkout not yet settled is looked at first. */
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
