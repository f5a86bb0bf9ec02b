/** Reads and writes orders, their ledger and the payment provider's events. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { ledgerEntries, type OrderRow, orders, stripeEvents } from '#server/db/schema.ts'

type Reader = Database | Transaction

export const insertOrder = (tx: Transaction, order: typeof orders.$inferInsert) =>
  tx.insert(orders).values(order)

export const setCheckoutSession = (tx: Transaction, orderId: string, stripeSessionId: string) =>
  tx.update(orders).set({ stripeSessionId }).where(eq(orders.id, orderId))

export const findOrderBySession = async (
  db: Reader,
  stripeSessionId: string,
): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.stripeSessionId, stripeSessionId)))[0]

export const findOrder = async (db: Reader, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** The row stays locked until the transaction ends, so that two fulfilments cannot both see it unpaid. */
export const lockOrderBySession = async (
  tx: Transaction,
  stripeSessionId: string,
): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.stripeSessionId, stripeSessionId)).for('update'))[0]

export const markPaid = async (
  tx: Transaction,
  id: string,
  paid: Pick<
    OrderRow,
    'guestEmail' | 'buyerName' | 'paidAt' | 'stripePaymentIntentId' | 'stripeCustomerId' | 'invoiceUrl'
  >,
) =>
  tx
    .update(orders)
    .set({ ...paid, status: 'paid' })
    .where(eq(orders.id, id))

export const markEnded = (tx: Transaction, stripeSessionId: string, status: 'expired' | 'failed') =>
  tx
    .update(orders)
    .set({ status })
    .where(and(eq(orders.stripeSessionId, stripeSessionId), eq(orders.status, 'pending')))

export const insertLedgerEntry = (tx: Transaction, entry: Omit<typeof ledgerEntries.$inferInsert, 'id'>) =>
  tx
    .insert(ledgerEntries)
    .values({ ...entry, id: randomUUID() })
    .onConflictDoNothing()

/** Claims every order of a guest for the account that the set-up link created. */
export const assignOrder = (tx: Transaction, orderId: string, userId: string) =>
  tx.update(orders).set({ userId }).where(eq(orders.id, orderId))

/** Sessions of orders still open, oldest first, that the webhook should have settled by now. */
export const openCheckouts = (db: Database, between: { from: Date; to: Date }, limit: number) =>
  db
    .select({ sessionId: orders.stripeSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNotNull(orders.stripeSessionId),
        gt(orders.createdAt, between.from),
        lt(orders.createdAt, between.to),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit)

/** False when this event was received before. */
export const recordEvent = async (
  tx: Transaction,
  event: typeof stripeEvents.$inferInsert,
): Promise<boolean> =>
  (await tx.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id }))
    .length === 1

export const findEvent = async (db: Reader, id: string) =>
  (await db.select().from(stripeEvents).where(eq(stripeEvents.id, id)))[0]

export const markProcessed = (db: Reader, id: string, now: Date) =>
  db.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id))
