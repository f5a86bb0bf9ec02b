/** A person's orders with what happened to their money, as core's entitlement rules take them. */
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { OrderLedger } from '#core/billing/entitlement.ts'
import type { Reader } from './open.ts'
import { preparedOnce } from './prepared-once.ts'
import { ledgerEntries, type OrderRow, orders } from './schema/purchases.ts'

export type OrderWithLedger = Omit<OrderLedger, 'entries'> & {
  readonly order: OrderRow
  readonly entries: readonly (typeof ledgerEntries.$inferSelect)[]
}

const maxOrders = 50

const withEntries = (mine: readonly OrderRow[], entries: OrderWithLedger['entries']): OrderWithLedger[] =>
  mine.map((order) => ({
    order,
    tier: order.tier,
    amountCents: order.amountCents,
    isUpgrade: order.isUpgrade,
    entries: entries.filter((entry) => entry.orderId === order.id),
  }))

/** In the order given. */
export const ledgersOfOrders = async (db: Reader, mine: readonly OrderRow[]): Promise<OrderWithLedger[]> => {
  if (mine.length === 0) return []
  const ids = mine.map((order) => order.id)
  return withEntries(mine, await db.select().from(ledgerEntries).where(inArray(ledgerEntries.orderId, ids)))
}

/** One statement, not two: every call of a signed-in person begins with it. */
const ledgersWhere = (db: Reader, isTheirs: SQL | undefined) => {
  const newest = db
    .select()
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.createdAt))
    .limit(maxOrders)
    .as('newest')
  return db
    .select()
    .from(newest)
    .leftJoin(ledgerEntries, eq(ledgerEntries.orderId, newest.id))
    .orderBy(desc(newest.createdAt))
}

type Joined = Awaited<ReturnType<typeof ledgersWhere>>

const grouped = (rows: Joined): OrderWithLedger[] => {
  const mine = new Map(rows.map((row) => [row.newest.id, row.newest]))
  return withEntries(
    [...mine.values()],
    rows.flatMap((row) => row.ledger_entries ?? []),
  )
}

const ownLedgers = preparedOnce((db) =>
  ledgersWhere(db, eq(orders.userId, sql.placeholder('userId'))).prepare('own_ledgers'),
)

/** Newest first; at most 50 orders. */
export const orderLedgersOf = async (db: Reader, userId: string): Promise<OrderWithLedger[]> =>
  grouped(await ownLedgers(db).execute({ userId }))

/** What this browser began without an account; newest first, at most 50. */
export const guestLedgersOf = async (db: Reader, browserKeyHash: Buffer): Promise<OrderWithLedger[]> =>
  grouped(await ledgersWhere(db, and(eq(orders.browserKeyHash, browserKeyHash), isNull(orders.userId))))

/** Orders under this e-mail that no account has claimed yet; newest first, at most 50. */
export const unclaimedLedgersOf = async (db: Reader, email: string): Promise<OrderWithLedger[]> =>
  grouped(await ledgersWhere(db, and(eq(orders.guestEmail, email), isNull(orders.userId))))
