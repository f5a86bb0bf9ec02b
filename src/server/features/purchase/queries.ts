/** Reads and writes orders, their ledger and the payment provider's events. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { PaymentFailure } from '#contract/purchase/purchase.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { ledgerEntries, type OrderRow, orders, stripeEvents } from '#server/db/schema/purchases.ts'

export const insertOrder = (tx: Transaction, order: typeof orders.$inferInsert) =>
  tx.insert(orders).values(order)

export const setCheckoutSession = (tx: Transaction, orderId: string, stripeSessionId: string) =>
  tx.update(orders).set({ stripeSessionId }).where(eq(orders.id, orderId))

export const findOrderBySession = async (
  db: Reader,
  stripeSessionId: string,
): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.stripeSessionId, stripeSessionId)))[0]

export const findOrderByPaymentIntent = async (db: Reader, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.stripePaymentIntentId, id)))[0]

/** The payment provider's customer of the newest payment of this account. */
export const customerOf = async (db: Reader, userId: string): Promise<string | null> => {
  const [newest] = await db
    .select({ customerId: orders.stripeCustomerId })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.stripeCustomerId)))
    .orderBy(desc(orders.paidAt))
    .limit(1)
  return newest?.customerId ?? null
}

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
    | 'amountCents'
    | 'taxCents'
    | 'guestEmail'
    | 'buyerName'
    | 'paidAt'
    | 'stripePaymentIntentId'
    | 'stripeCustomerId'
    | 'invoiceUrl'
  >,
) =>
  tx
    .update(orders)
    .set({ ...paid, status: 'paid' })
    .where(eq(orders.id, id))

/** Of an order that is still open. */
export const markFailedAttempt = (db: Reader, stripeSessionId: string, failure: PaymentFailure) =>
  db
    .update(orders)
    .set({ failure })
    .where(and(eq(orders.stripeSessionId, stripeSessionId), eq(orders.status, 'pending')))

/** The person's newest order since then. */
export const newestOrderOf = async (db: Reader, userId: string, since: Date): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), gt(orders.createdAt, since)))
      .orderBy(desc(orders.createdAt))
      .limit(1)
  )[0]

/** The order, if it was still open. */
export const markEnded = async (
  tx: Transaction,
  stripeSessionId: string,
  ended: { readonly status: 'expired' | 'failed' } & Pick<OrderRow, 'failure'>,
): Promise<OrderRow | undefined> =>
  (
    await tx
      .update(orders)
      .set(ended)
      .where(and(eq(orders.stripeSessionId, stripeSessionId), eq(orders.status, 'pending')))
      .returning()
  )[0]

/** False when the ledger holds it already. */
export const insertLedgerEntry = async (
  tx: Transaction,
  entry: Omit<typeof ledgerEntries.$inferInsert, 'id'>,
): Promise<boolean> => {
  const row = { ...entry, id: randomUUID() }
  const fresh = await tx
    .insert(ledgerEntries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id })
  return fresh.length === 1
}

/** For an address that the guest mistyped at the checkout. */
export const correctGuestEmail = (tx: Transaction, orderId: string, guestEmail: string) =>
  tx.update(orders).set({ guestEmail }).where(eq(orders.id, orderId))

/** Gives an order of a guest to an account. */
export const assignOrder = (tx: Transaction, orderId: string, userId: string) =>
  tx.update(orders).set({ userId }).where(eq(orders.id, orderId))

export const becomeUpgrade = (tx: Transaction, orderId: string) =>
  tx.update(orders).set({ isUpgrade: true }).where(eq(orders.id, orderId))

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
