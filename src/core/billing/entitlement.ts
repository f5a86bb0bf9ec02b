/** What a person may use, derived from the ledger of their orders; never a switch that someone toggles. */
import type { Tier } from './product.ts'

export type LedgerKind =
  | 'payment'
  | 'refund'
  /** The buyer's bank sent a refund back: it counts as not made. */
  | 'refund_failed'
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
  /** Bought on top of a course: worth nothing without one. */
  readonly isUpgrade?: boolean
  readonly entries: readonly { readonly kind: LedgerKind; readonly amountCents: number }[]
}

const count = (order: OrderLedger, kind: LedgerKind) =>
  order.entries.filter((entry) => entry.kind === kind).length

const sum = (order: OrderLedger, kind: LedgerKind) =>
  order.entries.filter((entry) => entry.kind === kind).reduce((cents, entry) => cents + entry.amountCents, 0)

/** What was paid less what went back, in cents. Never what was asked: a promotion code may have lowered it. */
export const keptCents = (order: OrderLedger): number =>
  sum(order, 'payment') - sum(order, 'refund') + sum(order, 'refund_failed')

/** Paid, and paid back to the last cent. */
export const isRefunded = (order: OrderLedger): boolean => sum(order, 'payment') > 0 && keptCents(order) <= 0

/** What an order is worth now; all but `active` give no access. */
export type Standing =
  /** Neither paid nor granted. */
  | 'none'
  | 'active'
  /** The buyer’s bank has taken the money back until it has decided. */
  | 'on_hold'
  | 'refunded'
  | 'dispute_lost'
  | 'revoked'

/**
 * An order gives access once paid or granted, until it is refunded in full; a partial refund keeps it.
 * An open dispute suspends it, a won one restores it, a lost one ends it. A revocation ends it for good:
 * access given again is another order.
 */
export const standingOf = (order: OrderLedger): Standing => {
  if (count(order, 'payment') + count(order, 'grant') === 0) return 'none'
  if (isRefunded(order)) return 'refunded'
  if (count(order, 'revocation') > 0) return 'revoked'
  if (count(order, 'dispute_lost') > 0) return 'dispute_lost'
  return count(order, 'dispute_opened') > count(order, 'dispute_won') ? 'on_hold' : 'active'
}

export const givesAccess = (order: OrderLedger): boolean => standingOf(order) === 'active'

/**
 * The best tier that the orders give, or null when none gives access.
 * An upgrade counts only while a course that it was built on gives access.
 */
export const entitledTier = (orders: readonly OrderLedger[]): Tier | null => {
  const active = orders.filter(givesAccess)
  if (!active.some((order) => !order.isUpgrade)) return null
  return active.some((order) => order.tier === 'ai_enhanced') ? 'ai_enhanced' : 'standard'
}
