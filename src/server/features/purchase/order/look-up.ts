/** Looks up orders for the operator: by email or status, and one with its money, links and events. */
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { oneTimeLinks, users } from '#server/db/schema/account.ts'
import { type OrderRow, orders, stripeEvents } from '#server/db/schema/purchases.ts'
import { ledgerOf, refundsOf } from '../refund/queries.ts'

export type OrderSearch = {
  readonly email?: string
  readonly status?: OrderRow['status']
  readonly limit: number
}

/** Newest first; `email` is the account's, or the guest's. */
export const findOrders = (db: Database, { email, status, limit }: OrderSearch) =>
  db
    .select({ order: orders, email: sql<string | null>`coalesce(${users.email}, ${orders.guestEmail})` })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        email === undefined ? undefined : or(eq(orders.guestEmail, email), eq(users.email, email)),
        status === undefined ? undefined : eq(orders.status, status),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(limit)

const maxEvents = 50

const inEvent = (path: string) => sql`${stripeEvents.payload} #>> ${`{data,object,${path}}`}::text[]`

const eventsOf = (db: Database, { id, stripeSessionId, stripePaymentIntentId }: OrderRow) =>
  db
    .select({
      id: stripeEvents.id,
      type: stripeEvents.type,
      receivedAt: stripeEvents.receivedAt,
      processedAt: stripeEvents.processedAt,
    })
    .from(stripeEvents)
    .where(
      or(
        eq(inEvent('metadata,order_id'), id),
        stripeSessionId ? eq(inEvent('id'), stripeSessionId) : undefined,
        stripePaymentIntentId ? eq(inEvent('payment_intent'), stripePaymentIntentId) : undefined,
      ),
    )
    .orderBy(desc(stripeEvents.receivedAt))
    .limit(maxEvents)

/** Set-up links sent for the order; their secrets are not kept and cannot be shown. */
const linksOf = (db: Database, orderId: string) =>
  db
    .select({
      email: oneTimeLinks.email,
      createdAt: oneTimeLinks.createdAt,
      expiresAt: oneTimeLinks.expiresAt,
      usedAt: oneTimeLinks.usedAt,
    })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.orderId, orderId))
    .orderBy(desc(oneTimeLinks.createdAt))
    .limit(maxEvents)

export type OrderFile = NonNullable<Awaited<ReturnType<typeof orderFile>>>

/** undefined when there is no such order; events are the newest 50. */
export const orderFile = async (db: Database, id: string) => {
  const [found] = await db
    .select({ order: orders, email: sql<string | null>`coalesce(${users.email}, ${orders.guestEmail})` })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  if (!found) return undefined
  const [ledger, refunds, links, events] = await Promise.all([
    ledgerOf(db, id),
    refundsOf(db, id),
    linksOf(db, id),
    eventsOf(db, found.order),
  ])
  return { ...found, ledger, refunds, links, events }
}
