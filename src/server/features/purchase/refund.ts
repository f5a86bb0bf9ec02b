/** Pays an order back: our row first, then the provider, then the ledger, from which access is derived. */
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { type RefundTerms, refundTerms } from '#core/billing/refund.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow, RefundRow } from '#server/db/schema.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { findOrder, insertLedgerEntry } from './queries.ts'
import {
  findRefund,
  insertRefund,
  ledgerOf,
  lockOrder,
  lockOrderByPaymentIntent,
  markRefundFailed,
  refundsOf,
  saveRefundNews,
} from './refund-queries.ts'

type RefundContext = Pick<Context, 'db' | 'queue' | 'payments' | 'log' | 'now'>

export type RefundRequest = {
  readonly orderId: string
  /** null for all that is left. */
  readonly amountCents: number | null
  readonly reason: string
  readonly requestedBy: RefundRow['requestedBy']
}

type Refusal =
  | { readonly ok: false; readonly reason: 'no-such-order' | 'other-mode' }
  /** Another refund of this order, of another amount, has no answer yet. */
  | { readonly ok: false; readonly reason: 'refund-open'; readonly openCents: number }
  | Exclude<RefundTerms, { ok: true }>

export type RefundOutcome =
  /** 'requested': the provider could not be reached; a job goes on asking. 'pending': the provider is at work. */
  | { readonly ok: true; readonly refund: RefundRow }
  | { readonly ok: false; readonly reason: 'provider-refused'; readonly code: string }
  | Refusal

/** The one who asks settles the refund at once; the job is there for when that does not succeed. */
const secondTryAfterMilliseconds = 60_000

export const settleRefundJob = defineJob({
  name: 'settle-refund',
  payload: z.strictObject({ refundId: z.uuid() }),
  retry: { limit: 20, delaySeconds: 10, backoff: true, maxDelaySeconds: 3600 },
  handle: async (ctx: RefundContext, { refundId }) => {
    await settleRefund(ctx, refundId)
  },
})

const openRefund = async (
  tx: Transaction,
  order: OrderRow,
  wantedCents: number | null,
): Promise<{ ok: true; amountCents: number; again?: RefundRow } | Refusal> => {
  const made = await refundsOf(tx, order.id)
  const open = made.find((refund) => refund.status === 'requested')
  if (open && wantedCents !== null && wantedCents !== open.amountCents)
    return { ok: false, reason: 'refund-open', openCents: open.amountCents }
  if (open) return { ok: true, amountCents: open.amountCents, again: open }
  const underwayCents = made
    .filter((refund) => refund.status === 'pending')
    .reduce((sum, refund) => sum + refund.amountCents, 0)
  return refundTerms(await ledgerOf(tx, order.id), underwayCents, wantedCents)
}

const requestRefund = (
  ctx: RefundContext,
  { orderId, amountCents, reason, requestedBy }: RefundRequest,
): Promise<{ ok: true; refundId: string } | Refusal> =>
  ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'no-such-order' }
    const opened = await openRefund(tx, order, amountCents)
    if (!opened.ok) return opened
    if (order.livemode !== ctx.payments.livemode) return { ok: false, reason: 'other-mode' }
    if (opened.again) return { ok: true, refundId: opened.again.id }
    const id = randomUUID()
    const now = ctx.now()
    await insertRefund(tx, {
      id,
      orderId,
      amountCents: opened.amountCents,
      reason,
      requestedBy,
      status: 'requested',
      stripeRefundId: null,
      failureCode: null,
      requestedAt: now,
      settledAt: null,
    })
    await ctx.queue.enqueue(tx, settleRefundJob, {
      id: `settle-refund:${id}`,
      payload: { refundId: id },
      startAfter: new Date(now.getTime() + secondTryAfterMilliseconds),
    })
    return { ok: true, refundId: id }
  })

const statusOf = (refund: Stripe.Refund): RefundRow['status'] => {
  if (refund.status === 'succeeded') return 'succeeded'
  return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending'
}

const intentIdOf = ({ payment_intent: intent }: Stripe.Refund): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

/** Takes what the provider says of a refund, in an answer or an event, in any order and any number of times. */
export const recordRefund = (
  ctx: Pick<Context, 'db' | 'now'>,
  refund: Stripe.Refund,
): Promise<'recorded' | 'unknown-order'> =>
  ctx.db.transaction(async (tx) => {
    const order = await lockOrderByPaymentIntent(tx, intentIdOf(refund))
    if (!order) return 'unknown-order'
    const status = statusOf(refund)
    await saveRefundNews(tx, order.id, {
      status,
      refundId: refund.metadata?.refund_id,
      stripeRefundId: refund.id,
      failureCode: status === 'failed' ? (refund.failure_reason ?? refund.status) : null,
      settledAt: status === 'pending' ? null : ctx.now(),
    })
    if (status !== 'succeeded') return 'recorded'
    await insertLedgerEntry(tx, {
      orderId: order.id,
      kind: 'refund',
      amountCents: refund.amount,
      stripeObjectId: refund.id,
      occurredAt: ctx.now(),
    })
    return 'recorded'
  })

/** Asks the provider for a refund that has no answer yet. Throws on an outage. */
const settleRefund = async (ctx: RefundContext, refundId: string): Promise<void> => {
  const row = await findRefund(ctx.db, refundId)
  if (row?.status !== 'requested') return
  const order = await findOrder(ctx.db, row.orderId)
  const paymentIntentId = order?.stripePaymentIntentId
  if (!paymentIntentId) throw new Error('an order that was paid has no payment')
  const { id, orderId, amountCents } = row
  const answer = await ctx.payments.refund({ id, orderId, paymentIntentId, amountCents })
  if (answer.ok) await recordRefund(ctx, answer.refund)
  else await ctx.db.transaction((tx) => markRefundFailed(tx, id, answer.code, ctx.now()))
}

/**
 * Pays back `amountCents` of an order, or all that is left. Guarantee rules are the caller's.
 * Asked again while a first try has no answer, it goes on with that one.
 */
export const refundOrder = async (ctx: RefundContext, request: RefundRequest): Promise<RefundOutcome> => {
  const requested = await requestRefund(ctx, request)
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
