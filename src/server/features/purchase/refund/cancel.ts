/** The guarantee: a buyer asks for the money back, and gets what the guarantee covers. */
import { givesAccess } from '#core/billing/entitlement.ts'
import { guaranteeEndsOn } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'
import { coveredOf, type Paid, paidOf } from './covered.ts'
import { type RefundOutcome, refundOrder } from './refund.ts'

export type CancelOutcome =
  | { readonly ok: true; readonly refunds: readonly RefundRow[] }
  | { readonly ok: false; readonly reason: 'nothing-paid' | 'disputed' | 'provider-refused' }
  | { readonly ok: false; readonly reason: 'guarantee-over'; readonly endedOn: CalendarDate }

const reasonOf = (outcomes: readonly RefundOutcome[]) => {
  const reasons = outcomes.map((outcome) => (outcome.ok ? null : outcome.reason))
  if (reasons.includes('disputed')) return 'disputed'
  return reasons.every((reason) => reason === 'nothing-left') ? 'nothing-paid' : 'provider-refused'
}

/** Upgrades first, so that each is refunded for the buyer's reason and not because its course went. */
const refundAll = async (ctx: Context, covered: readonly Paid[]): Promise<CancelOutcome> => {
  const outcomes: RefundOutcome[] = []
  const inTurn = [...covered].sort((a, b) => Number(b.ledger.isUpgrade) - Number(a.ledger.isUpgrade))
  for (const { ledger } of inTurn) {
    const request = { orderId: ledger.order.id, amountCents: null, reason: 'guarantee' }
    outcomes.push(await refundOrder(ctx, { ...request, requestedBy: 'buyer' }))
  }
  const refunds = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.refund] : []))
  return refunds.length > 0 ? { ok: true, refunds } : { ok: false, reason: reasonOf(outcomes) }
}

/** `only` names a part of what is covered. */
export const cancelPurchases = async (
  ctx: Context,
  user: { readonly id: string; readonly tier: Tier | null },
  only?: 'upgrade',
): Promise<CancelOutcome> => {
  const ledgers = await orderLedgersOf(ctx.db, user.id)
  const asked = ledgers.filter((ledger) => only === undefined || ledger.isUpgrade)
  const covered = coveredOf(asked, user.tier, todayInFlorida(ctx.now()))
  if (covered.length > 0) return refundAll(ctx, covered)
  const paid = paidOf(asked)
  const [newest] = paid
  if (!newest || !paid.some(({ ledger }) => givesAccess(ledger))) return { ok: false, reason: 'nothing-paid' }
  const endedOn = guaranteeEndsOn(newest.paidOn, user.tier ?? newest.ledger.tier, true)
  return { ok: false, reason: 'guarantee-over', endedOn }
}
