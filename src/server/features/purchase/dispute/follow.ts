/** What a dispute brings with it once the ledger has it: word to the buyer, and the way in when it is won. */
import { entitledTier, type Standing } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { type DisputeTurn, disputeMail } from '../emails/dispute-mail.ts'
import { emailOf, ledgersOfHolder } from '../order/holder.ts'
import { joinPurchase } from '../order/join.ts'

const turnsTo: Partial<Record<Standing, DisputeTurn>> = {
  active: 'restored',
  on_hold: 'held',
  dispute_lost: 'ended',
}

export type DisputeNews = {
  readonly disputeId: string
  readonly disputedCents: number
  readonly before: Standing
  readonly after: Standing
}

/** A dispute that changes nothing, such as one of a payment that was refunded, is no news to the buyer. */
export const followDispute = async (
  ctx: Context,
  tx: Transaction,
  order: OrderRow,
  { disputeId, disputedCents, before, after }: DisputeNews,
): Promise<void> => {
  const turn = before === after ? undefined : turnsTo[after]
  const email = turn && (await emailOf(tx, order))
  if (!turn || !email) return
  const others = (await ledgersOfHolder(tx, order, email)).filter((ledger) => ledger.order.id !== order.id)
  const mail = disputeMail(ctx.env, order, { turn, disputedCents, stays: entitledTier(others) })
  await queueMail(tx, ctx.queue, {
    key: `dispute-news:${disputeId}:${turn}`,
    to: email,
    kind: 'dispute',
    mail,
  })
  if (turn !== 'restored') return
  // What was bought meanwhile must not be paid twice, and the first link has run out while the bank decided.
  if (order.userId) await joinPurchase(ctx, tx, { orderId: order.id, userId: order.userId })
  else await sendSetupLink(ctx, tx, { order, email, key: `setup:${order.id}:${disputeId}` })
}
