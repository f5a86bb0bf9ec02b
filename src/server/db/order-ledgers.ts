/** A person's orders with what happened to their money, as core's entitlement rules take them. */
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { OrderLedger } from '#core/billing/entitlement.ts'
import type { Database, Transaction } from './open.ts'
import { ledgerEntries, type OrderRow, orders } from './schema.ts'

export type OrderWithLedger = Omit<OrderLedger, 'entries'> & {
  readonly order: OrderRow
  readonly entries: readonly (typeof ledgerEntries.$inferSelect)[]
}

const maxOrders = 50

/** In the order given. */
export const ledgersOfOrders = async (
  db: Database | Transaction,
  mine: readonly OrderRow[],
): Promise<OrderWithLedger[]> => {
  if (mine.length === 0) return []
  const ids = mine.map((order) => order.id)
  const entries = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.orderId, ids))
  return mine.map((order) => ({
    order,
    tier: order.tier,
    amountCents: order.amountCents,
    isUpgrade: order.isUpgrade,
    entries: entries.filter((entry) => entry.orderId === order.id),
  }))
}

const ledgersWhere = async (
  db: Database | Transaction,
  isTheirs: SQL | undefined,
): Promise<OrderWithLedger[]> =>
  ledgersOfOrders(
    db,
    await db.select().from(orders).where(isTheirs).orderBy(desc(orders.createdAt)).limit(maxOrders),
  )

/** Newest first; at most 50 orders. */
export const orderLedgersOf = (db: Database | Transaction, userId: string): Promise<OrderWithLedger[]> =>
  ledgersWhere(db, eq(orders.userId, userId))

/** What this browser began without an account; newest first, at most 50. */
export const guestLedgersOf = (
  db: Database | Transaction,
  browserKeyHash: Buffer,
): Promise<OrderWithLedger[]> =>
  ledgersWhere(db, and(eq(orders.browserKeyHash, browserKeyHash), isNull(orders.userId)))

/** Orders under this e-mail that no account has claimed yet; newest first, at most 50. */
export const unclaimedLedgersOf = (db: Database | Transaction, email: string): Promise<OrderWithLedger[]> =>
  ledgersWhere(db, and(eq(orders.guestEmail, email), isNull(orders.userId)))
