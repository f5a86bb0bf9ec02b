/** Pays an order back: our row first, then the provider, then the ledger, from which access is derived. */
import type { Context } from '#server/context.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { findOrder } from '../queries.ts'
import { findRefund, markRefundFailed } from './queries.ts'
import { recordRefund } from './record.ts'
import { type RefundRefusal, type RefundRequest, requestRefund } from './request.ts'
import { settleRefundTask } from './tasks.ts'

export type RefundContext = Pick<Context, 'db' | 'queue' | 'payments' | 'log' | 'now'>

export type RefundOutcome =
  /** 'requested': the provider could not be reached; a job goes on asking. 'pending': the provider is at work. */
  | { readonly ok: true; readonly refund: RefundRow }
  | { readonly ok: false; readonly reason: 'provider-refused'; readonly code: string }
  | RefundRefusal

/** The one who asks settles the refund at once; the job is there for when that does not succeed. */
const secondTryAfterMilliseconds = 60_000

/** What the provider's reports show; anything else is the buyer's wish. */
const providerReasons: Readonly<Record<string, 'duplicate' | 'fraudulent'>> = {
  'already-owned': 'duplicate',
  'on-hold': 'duplicate',
  'fraud-warning': 'fraudulent',
}

/** Asks the provider for a refund that has no answer yet. Throws on an outage. */
const settleRefund = async (ctx: RefundContext, refundId: string): Promise<void> => {
  const row = await findRefund(ctx.db, refundId)
  if (row?.status !== 'requested') return
  const order = await findOrder(ctx.db, row.orderId)
  const paymentIntentId = order?.stripePaymentIntentId
  if (!paymentIntentId) throw new Error('an order that was paid has no payment')
  const { id, orderId, amountCents } = row
  const reason = providerReasons[row.reason] ?? 'requested_by_customer'
  const answer = await ctx.payments.refund({ id, orderId, paymentIntentId, amountCents, reason })
  if (answer.ok) await recordRefund(ctx, answer.refund)
  else await ctx.db.transaction((tx) => markRefundFailed(tx, id, answer.code, ctx.now()))
}

export const settleRefundJob = defineJob({
  ...settleRefundTask,
  handle: (ctx: RefundContext, { refundId }) => settleRefund(ctx, refundId),
})

/**
 * Pays back `amountCents` of an order, or all that is left. Guarantee rules are the caller's.
 * Asked again while a first try has no answer, it goes on with that one.
 */
export const refundOrder = async (ctx: RefundContext, request: RefundRequest): Promise<RefundOutcome> => {
  const requested = await ctx.db.transaction((tx) =>
    requestRefund(ctx, tx, request, secondTryAfterMilliseconds),
  )
  if (!requested.ok) return requested
  const { refundId } = requested
  try {
    await settleRefund(ctx, refundId)
  } catch (error) {
    ctx.log.warn({ refundId, ...describeFailure(error) }, 'refund waits for the payment provider')
  }
  const refund = await findRefund(ctx.db, refundId)
  if (!refund) throw new Error('a refund was written and is gone')
  return refund.status === 'failed'
    ? { ok: false, reason: 'provider-refused', code: refund.failureCode ?? 'unknown' }
    : { ok: true, refund }
}
