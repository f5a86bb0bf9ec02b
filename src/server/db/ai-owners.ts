/** Whose payments give AI-Enhanced now. */
import { inArray } from 'drizzle-orm'
import { entitledTier, type OrderLedger } from '#core/billing/entitlement.ts'
import type { Reader } from './open.ts'
import { ledgersOfOrders } from './order-ledgers.ts'
import { orders } from './schema/purchases.ts'

/** Those among these people. */
export const aiOwnersAmong = async (db: Reader, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const theirs = await db
    .select()
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
  const ledgers = new Map<string, OrderLedger[]>()
  for (const ledger of await ledgersOfOrders(db, theirs)) {
    const userId = ledger.order.userId ?? ''
    ledgers.set(userId, [...(ledgers.get(userId) ?? []), ledger])
  }
  return new Set(userIds.filter((id) => entitledTier(ledgers.get(id) ?? []) === 'ai_enhanced'))
}
