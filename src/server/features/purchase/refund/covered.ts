/** What the guarantee gives back of a person's orders on a day, and what they may use once it has gone back. */
import { entitledTier, keptCents, type OrderLedger } from '#core/billing/entitlement.ts'
import { isGuaranteed } from '#core/billing/guarantee.ts'
import type { Tier } from '#core/billing/product.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { OrderWithLedger } from '#server/db/order-ledgers.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'

export type Paid = { readonly ledger: OrderWithLedger; readonly paidOn: CalendarDate }

/** In the order given. */
export const paidOf = (ledgers: readonly OrderWithLedger[]): Paid[] =>
  ledgers.flatMap((ledger) => {
    const { paidAt } = ledger.order
    return paidAt && keptCents(ledger) > 0 ? [{ ledger, paidOn: todayInFlorida(paidAt) }] : []
  })

/** Each payment is covered from its own day, for as long as what the buyer owns now says. */
export const coveredOf = (
  ledgers: readonly OrderWithLedger[],
  owned: Tier | null,
  today: CalendarDate,
): Paid[] =>
  paidOf(ledgers).filter(({ ledger, paidOn }) =>
    isGuaranteed({ paidOn, tier: owned ?? ledger.tier, hasAccount: true }, today),
  )

/** A refund takes the bank days, so those under way count as made. */
export const tierAfter = (
  ledgers: readonly OrderWithLedger[],
  refunds: readonly Pick<RefundRow, 'orderId' | 'amountCents'>[],
): Tier | null =>
  entitledTier(
    ledgers.map((ledger): OrderLedger => {
      const back = refunds.filter(({ orderId }) => orderId === ledger.order.id)
      const made = back.map(({ amountCents }) => ({ kind: 'refund', amountCents }) as const)
      return { ...ledger, entries: [...ledger.entries, ...made] }
    }),
  )

const refundsOf = (covered: readonly Paid[]) =>
  covered.map(({ ledger }) => ({ orderId: ledger.order.id, amountCents: keptCents(ledger) }))

const sumOf = (refunds: readonly { readonly amountCents: number }[]): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What may be asked for today; null where nothing is covered. */
export const refundableOf = (
  ledgers: readonly OrderWithLedger[],
  owned: Tier | null,
  today: CalendarDate,
) => {
  const covered = coveredOf(ledgers, owned, today)
  if (covered.length === 0) return null
  const all = refundsOf(covered)
  const upgrade = refundsOf(covered.filter(({ ledger }) => ledger.isUpgrade))
  const isAlone = upgrade.length > 0 && tierAfter(ledgers, upgrade) === 'standard'
  return {
    allCents: sumOf(all),
    upgradeCents: isAlone ? sumOf(upgrade) : null,
    endsAccess: tierAfter(ledgers, all) === null,
  }
}
