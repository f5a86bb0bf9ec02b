/** What a person may use, derived from the ledger of their orders; never a switch that someone toggles. */
import type { Tier } from './product.ts'

export type LedgerKind =
  | 'payment'
  | 'refund'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  /** Access given by the operator, without money. */
  | 'grant'
  /** Access withdrawn by the operator; money is another matter. */
  | 'revocation'

export type OrderLedger = {
  readonly tier: Tier
  /** What the order cost, in cents. Zero when a promotion code paid it in full, or the operator gave it. */
  readonly amountCents: number
  readonly entries: readonly { readonly kind: LedgerKind; readonly amountCents: number }[]
}

const count = (order: OrderLedger, kind: LedgerKind) =>
  order.entries.filter((entry) => entry.kind === kind).length

const refundedCents = (order: OrderLedger) =>
  order.entries.filter((entry) => entry.kind === 'refund').reduce((sum, entry) => sum + entry.amountCents, 0)

/**
 * An order gives access once paid or granted, until it is refunded in full; a partial refund keeps it.
 * An open dispute suspends it, a won one restores it, a lost one ends it. A revocation ends it for good:
 * access given again is another order.
 */
export const givesAccess = (order: OrderLedger): boolean => {
  if (count(order, 'payment') + count(order, 'grant') === 0) return false
  if (count(order, 'revocation') > 0) return false
  if (count(order, 'dispute_lost') > 0) return false
  if (count(order, 'dispute_opened') > count(order, 'dispute_won')) return false
  const refunded = refundedCents(order)
  return refunded === 0 || refunded < order.amountCents
}

/** The best tier that the orders give, or null when none gives access. */
export const entitledTier = (orders: readonly OrderLedger[]): Tier | null => {
  const tiers = orders.filter(givesAccess).map((order) => order.tier)
  if (tiers.includes('ai_enhanced')) return 'ai_enhanced'
  return tiers.includes('standard') ? 'standard' : null
}
