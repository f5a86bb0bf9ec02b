/** A buyer's bank takes money back, or warns that it may: the ledger follows the provider's present state. */
import type Stripe from 'stripe'
import { type LedgerKind, standingOf } from '#core/billing/entitlement.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/record.ts'
import type { Context } from '#server/context.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { operatorNotice } from '../emails/operator-notice.ts'
import { insertLedgerEntry } from '../queries.ts'
import { ledgerOf, lockOrderByPaymentIntent } from '../refund/queries.ts'
import { refundOrder } from '../refund/refund.ts'
import { followDispute } from './follow.ts'

type Stage = 'asked' | 'opened' | 'won' | 'lost'

/** An inquiry takes no money yet, and ends nothing. */
const stageOf = ({ status }: Stripe.Dispute): Stage => {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  return status.startsWith('warning_') || status === 'prevented' ? 'asked' : 'opened'
}

const entriesOf: Record<Stage, readonly LedgerKind[]> = {
  asked: [],
  opened: ['dispute_opened'],
  won: ['dispute_opened', 'dispute_won'],
  lost: ['dispute_opened', 'dispute_lost'],
}

const wordsOf: Record<Stage, { title: string; text: string }> = {
  asked: {
    title: words.aBankAsksAboutAPayment(),
    text: words.noMoneyWasTakenAccessStays(),
  },
  opened: {
    title: words.aPaymentIsDisputed(),
    text: words.theBankTookTheMoneyBack(),
  },
  won: { title: words.aDisputeWasWon(), text: words.theMoneyCameBackAndAccess() },
  lost: { title: words.aDisputeWasLost(), text: words.theMoneyIsGoneAndAccess() },
}

export const recordDispute = async (
  ctx: Context,
  disputeId: string,
  paymentIntentId: string,
): Promise<void> => {
  const dispute = await ctx.payments.retrieveDispute(disputeId)
  const stage = stageOf(dispute)
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrderByPaymentIntent(tx, paymentIntentId)
    if (!order) return
    const before = standingOf({ ...order, entries: await ledgerOf(tx, order.id) })
    for (const kind of entriesOf[stage]) {
      await insertLedgerEntry(tx, {
        orderId: order.id,
        kind,
        amountCents: dispute.amount,
        stripeObjectId: dispute.id,
        occurredAt: ctx.now(),
      })
    }
    const after = standingOf({ ...order, entries: await ledgerOf(tx, order.id) })
    const news = { disputeId: dispute.id, disputedCents: dispute.amount, before, after }
    await followDispute(ctx, tx, order, news)
    const { title, text } = wordsOf[stage]
    const about = words.disputeReason({
      amount: formatCents(cents(dispute.amount)),
      id: dispute.id,
      reason: dispute.reason,
    })
    await queueMail(tx, ctx.queue, {
      key: `dispute:${dispute.id}:${stage}`,
      to: ctx.env.SUPPORT_EMAIL,
      kind: 'operator-notice',
      mail: operatorNotice(ctx.env, { orderId: order.id, title, text: `${about} ${text}` }),
    })
  })
}

/** Paying back at once costs the price; the dispute that would follow costs a fee and a mark as well. */
export const answerFraudWarning = async (ctx: Context, warningId: string, orderId: string): Promise<void> => {
  const outcome = await refundOrder(ctx, {
    orderId,
    amountCents: null,
    reason: 'fraud-warning',
    requestedBy: 'app',
  })
  const text = outcome.ok
    ? words.theCardsBankWarnedThatThis()
    : words.theCardsBankWarnedThatThis2({ reason: outcome.reason })
  const title = words.anEarlyFraudWarning()
  await ctx.db.transaction((tx) =>
    queueMail(tx, ctx.queue, {
      key: `fraud-warning:${warningId}`,
      to: ctx.env.SUPPORT_EMAIL,
      kind: 'operator-notice',
      mail: operatorNotice(ctx.env, { orderId, title, text }),
    }),
  )
}
