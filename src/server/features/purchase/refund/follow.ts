/** What a refund brings with it: word to the buyer or the operator, and the end of an upgrade whose course is gone. */
import { entitledTier, givesAccess, isRefunded, keptCents } from '#core/billing/entitlement.ts'
import { taxGoingBack } from '#core/billing/tax-part.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/refund-follow.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { operatorNotice } from '../emails/operator-notice.ts'
import { refundMail } from '../emails/refund-mail.ts'
import { emailOf } from '../order/holder.ts'
import { findOrder } from '../queries.ts'
import { ledgerOf, refundsOf } from './queries.ts'
import { returnPayment } from './request.ts'
import { followRefundTask } from './tasks.ts'

type News = { readonly stripeRefundId: string; readonly amountCents: number }

/** Not asked after a guarantee refund, which may be sending back the other purchases one by one. */
const tierLeft = async (tx: Transaction, { id, userId }: OrderRow) =>
  userId ? entitledTier((await orderLedgersOf(tx, userId)).filter(({ order }) => order.id !== id)) : null

const tellBuyer = async (ctx: Context, tx: Transaction, order: OrderRow, news: News) => {
  const email = await emailOf(tx, order)
  if (!email) return
  const made = (await refundsOf(tx, order.id)).find((row) => row.stripeRefundId === news.stripeRefundId)
  const ledger = { ...order, entries: await ledgerOf(tx, order.id) }
  const { amountCents } = news
  const afterCents = keptCents(ledger)
  const taxCents = taxGoingBack(order, { beforeCents: afterCents + amountCents, afterCents })
  const isWhole = isRefunded(ledger)
  const reason = made?.reason
  const stays = isWhole && reason !== 'guarantee' ? await tierLeft(tx, order) : null
  const mail = refundMail(ctx.env, order, { amountCents, taxCents, reason, isWhole, stays })
  await queueMail(tx, ctx.queue, { key: `refund:${news.stripeRefundId}`, to: email, kind: 'refund', mail })
}

const tellOperator = async (ctx: Context, tx: Transaction, order: OrderRow, news: News) => {
  const mail = operatorNotice(ctx.env, {
    orderId: order.id,
    title: words.aRefundFailed(),
    text: words.theBuyersBankSentBackThe({
      amount: formatCents(cents(news.amountCents)),
      refund: news.stripeRefundId,
    }),
  })
  const key = `refund-failed:${news.stripeRefundId}`
  await queueMail(tx, ctx.queue, { key, to: ctx.env.SUPPORT_EMAIL, kind: 'operator-notice', mail })
}

/** Both end: an upgrade gives nothing without its course, so its price goes back too. */
const returnUpgrades = async (ctx: Context, tx: Transaction, order: OrderRow) => {
  if (!order.userId) return
  const ledgers = await orderLedgersOf(tx, order.userId)
  const active = ledgers.filter(givesAccess)
  const courses = ledgers.filter(({ isUpgrade, entries }) => !isUpgrade && entries.length > 0)
  // A part of an upgrade may have been on its way back while its course was refunded.
  const isGone = order.isUpgrade
    ? courses.every(isRefunded)
    : courses.some((ledger) => ledger.order.id === order.id && isRefunded(ledger))
  if (!isGone || active.some((ledger) => !ledger.isUpgrade)) return
  for (const upgrade of active) await returnPayment(ctx, tx, upgrade.order.id, 'course-refunded')
}

export const followRefundJob = defineJob({
  ...followRefundTask,
  handle: async (ctx: Context, { orderId, status, ...news }) => {
    await ctx.db.transaction(async (tx) => {
      const order = await findOrder(tx, orderId)
      if (!order) return
      if (status === 'failed') return tellOperator(ctx, tx, order, news)
      await tellBuyer(ctx, tx, order, news)
      await returnUpgrades(ctx, tx, order)
    })
  },
})
