/** The guarantee: a buyer asks for the money back, and gets what the guarantee covers. */
import { givesAccess, keptCents } from '#core/billing/entitlement.ts'
import { guaranteeEndsOn, isGuaranteed } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { type OrderWithLedger, orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'
import { type RefundOutcome, refundOrder } from './refund.ts'

export type CancelOutcome =
  | { readonly ok: true; readonly refunds: readonly RefundRow[] }
  | { readonly ok: false; readonly reason: 'nothing-paid' | 'disputed' | 'provider-refused' }
  | { readonly ok: false; readonly reason: 'guarantee-over'; readonly endedOn: CalendarDate }

type Paid = { readonly ledger: OrderWithLedger; readonly paidOn: CalendarDate }

const paidOrders = (ledgers: readonly OrderWithLedger[]): Paid[] =>
  ledgers.flatMap((ledger) => {
    const { paidAt } = ledger.order
    return paidAt && keptCents(ledger) > 0 ? [{ ledger, paidOn: todayInFlorida(paidAt) }] : []
  })

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

/** Each payment is covered from its own day, for as long as what the buyer owns now says; `only` names a part of them. */
export const cancelPurchases = async (
  ctx: Context,
  user: { readonly id: string; readonly tier: Tier | null },
  only?: 'upgrade',
): Promise<CancelOutcome> => {
  const ledgers = await orderLedgersOf(ctx.db, user.id)
  const paid = paidOrders(ledgers).filter(({ ledger }) => only === undefined || ledger.isUpgrade)
  const [newest] = paid
  if (!newest) return { ok: false, reason: 'nothing-paid' }
  const tierOf = ({ ledger }: Paid) => user.tier ?? ledger.tier
  const today = todayInFlorida(ctx.now())
  const covered = paid.filter((each) =>
    isGuaranteed({ paidOn: each.paidOn, tier: tierOf(each), hasAccount: true }, today),
  )
  if (covered.length > 0) return refundAll(ctx, covered)
  if (!paid.some(({ ledger }) => givesAccess(ledger))) return { ok: false, reason: 'nothing-paid' }
  const endedOn = guaranteeEndsOn(newest.paidOn, tierOf(newest), true)
  return { ok: false, reason: 'guarantee-over', endedOn }
}
