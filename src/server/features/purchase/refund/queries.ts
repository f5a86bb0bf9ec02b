/** Reads and writes refunds, and locks the order that they belong to. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '#server/db/open.ts'
import { ledgerEntries, type OrderRow, orders, type RefundRow, refunds } from '#server/db/schema/purchases.ts'

/** Refunds of one order happen one after the other. */
export const lockOrder = async (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0]

export const lockOrderByPaymentIntent = async (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.stripePaymentIntentId, id)).for('update'))[0]

export const ledgerOf = (db: Reader, orderId: string) =>
  db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(ledgerEntries.occurredAt)

export const refundsOf = (db: Reader, orderId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.requestedAt)

export const findRefund = async (db: Reader, id: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0]

export const insertRefund = async (tx: Transaction, row: RefundRow): Promise<void> => {
  await tx.insert(refunds).values(row)
}

/** A refund whose end is known stays as it is. */
const isOpen = inArray(refunds.status, ['requested', 'pending'])

export const markRefundFailed = async (
  tx: Transaction,
  id: string,
  code: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(refunds)
    .set({ status: 'failed', failureCode: code, settledAt: now })
    .where(and(eq(refunds.id, id), isOpen))
}

export type RefundNews = Pick<RefundRow, 'status' | 'failureCode' | 'settledAt'> & {
  readonly stripeRefundId: string
  /** Our row's id, as it came back from the provider. */
  readonly refundId: string | undefined
}

/** A bank can send back what had succeeded; nothing else comes after an end. */
const mayBecome = (status: RefundRow['status']) =>
  status === 'failed' ? or(isOpen, eq(refunds.status, 'succeeded')) : isOpen

/** Changes nothing when the refund was not made by us. */
export const saveRefundNews = async (
  tx: Transaction,
  orderId: string,
  { refundId = '', stripeRefundId, ...news }: RefundNews,
): Promise<void> => {
  const isIt = or(sql`${refunds.id}::text = ${refundId}`, eq(refunds.stripeRefundId, stripeRefundId))
  await tx
    .update(refunds)
    .set({ ...news, stripeRefundId })
    .where(and(eq(refunds.orderId, orderId), isIt, mayBecome(news.status)))
}
