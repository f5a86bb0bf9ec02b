/** Finds orders whose checkout is still open, to look after them or to end them. */
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type OrderRow, orders } from '#server/db/schema/purchases.ts'

const isOpen = and(eq(orders.status, 'pending'), isNotNull(orders.stripeSessionId))

export type OpenCheckoutSearch = {
  readonly from: Date
  readonly to: Date
  /** Orders of the other mode are unknown to the provider under these keys. */
  readonly livemode: boolean
  readonly limit: number
}

/** Oldest first, those that the webhook should have settled by now. */
export const openCheckouts = (db: Database, { from, to, livemode, limit }: OpenCheckoutSearch) =>
  db
    .select({ sessionId: orders.stripeSessionId })
    .from(orders)
    .where(and(isOpen, eq(orders.livemode, livemode), gt(orders.createdAt, from), lt(orders.createdAt, to)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)

/** Whether the same account, address or browser has paid for anything since this order was begun. */
export const hasPaidSince = async (
  tx: Transaction,
  { userId, browserKeyHash, createdAt }: OrderRow,
  email: string,
): Promise<boolean> => {
  const isTheirs = or(
    userId ? eq(orders.userId, userId) : undefined,
    eq(orders.guestEmail, email),
    browserKeyHash ? eq(orders.browserKeyHash, browserKeyHash) : undefined,
  )
  const [paid] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, gt(orders.paidAt, createdAt)))
    .limit(1)
  return paid !== undefined
}

const maxRivals = 20

/** Other open checkouts of the same account, or of the same browser for a guest, begun before this order was paid. */
export const rivalCheckouts = (db: Database, { id, userId, browserKeyHash, paidAt }: OrderRow) => {
  const ofGuest = browserKeyHash
    ? and(isNull(orders.userId), eq(orders.browserKeyHash, browserKeyHash))
    : undefined
  const isTheirs = or(userId ? eq(orders.userId, userId) : undefined, ofGuest)
  if (!isTheirs || !paidAt) return Promise.resolve([])
  // One begun later, such as the upgrade, is no forgotten tab, however late its end is asked for.
  return db
    .select({ sessionId: orders.stripeSessionId })
    .from(orders)
    .where(and(isOpen, isTheirs, ne(orders.id, id), lt(orders.createdAt, paidAt)))
    .limit(maxRivals)
}
