/** Enters a refund to be made: our row and the job that asks the provider, in one transaction. */
import { randomUUID } from 'node:crypto'
import { type RefundTerms, type ReturnReason, refundTerms } from '#core/billing/refund.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow, RefundRow } from '#server/db/schema/purchases.ts'
import { insertRefund, ledgerOf, lockOrder, refundsOf } from './queries.ts'
import { settleRefundTask } from './tasks.ts'

export type RefundRequest = {
  readonly orderId: string
  /** null for all that is left. */
  readonly amountCents: number | null
  readonly reason: string
  readonly requestedBy: RefundRow['requestedBy']
}

export type RefundRefusal =
  | { readonly ok: false; readonly reason: 'no-such-order' | 'other-mode' }
  /** Another refund of this order, of another amount, has no answer yet. */
  | { readonly ok: false; readonly reason: 'refund-open'; readonly openCents: number }
  | Exclude<RefundTerms, { ok: true }>

export type RefundRequested = { readonly ok: true; readonly refundId: string } | RefundRefusal

const openRefund = async (
  tx: Transaction,
  order: OrderRow,
  wantedCents: number | null,
): Promise<{ ok: true; amountCents: number; again?: RefundRow } | RefundRefusal> => {
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

type RequestContext = Pick<Context, 'queue' | 'payments' | 'now'>

/** `waitMilliseconds` gives someone who asks the provider at once the time to do so before the job does. */
export const requestRefund = async (
  ctx: RequestContext,
  tx: Transaction,
  { orderId, amountCents, reason, requestedBy }: RefundRequest,
  waitMilliseconds = 0,
): Promise<RefundRequested> => {
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
  await ctx.queue.enqueue(tx, settleRefundTask, {
    id: `settle-refund:${id}`,
    payload: { refundId: id },
    ...(waitMilliseconds > 0 && { startAfter: new Date(now.getTime() + waitMilliseconds) }),
  })
  return { ok: true, refundId: id }
}

/** The app pays back all that is left, of its own accord. */
export const returnPayment = (
  ctx: RequestContext,
  tx: Transaction,
  orderId: string,
  reason: ReturnReason,
): Promise<RefundRequested> =>
  requestRefund(ctx, tx, { orderId, amountCents: null, reason, requestedBy: 'app' })
