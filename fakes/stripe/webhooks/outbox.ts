/** Owns the outbox rows: which event is due, and what became of a delivery. Leases run on the database's clock. */
import type { StoredEvent } from '#fakes/stripe/store/kinds.ts'
import type { Store } from '#fakes/stripe/store/open-store.ts'

export type Order = 'oldest-first' | 'newest-first'
export type Delivery = { readonly event: StoredEvent; readonly attempts: number }

/** Longer than the webhook time-out: a process that dies in between gives the event back after this. */
const leaseSeconds = 30

export const claimDue = async ({ db, schema }: Store, order: Order): Promise<Delivery | undefined> => {
  const { rows } = await db.query<Delivery>(
    `update ${schema}.deliveries d
     set attempts = d.attempts + 1, due_at = now() + interval '${leaseSeconds} seconds'
     from ${schema}.objects o
     where o.id = d.event_id and d.event_id = (
       select event_id from ${schema}.deliveries where due_at <= now()
       order by seq ${order === 'oldest-first' ? 'asc' : 'desc'} limit 1 for update skip locked
     )
     returning o.data as event, d.attempts`,
  )
  return rows[0]
}

export const markDelivered = async ({ db, schema }: Store, eventId: string): Promise<void> => {
  await db.query(
    `with done as (
       update ${schema}.deliveries set due_at = null, delivered_at = now(), last_error = null where event_id = $1
     )
     update ${schema}.objects set data = jsonb_set(data, '{pending_webhooks}', '0') where id = $1`,
    [eventId],
  )
}

export const tryAgain = async (
  { db, schema }: Store,
  eventId: string,
  inMs: number,
  error: string,
): Promise<void> => {
  await db.query(
    `update ${schema}.deliveries set due_at = now() + $2 * interval '1 millisecond', last_error = $3 where event_id = $1`,
    [eventId, inMs, error.slice(0, 500)],
  )
}

export const giveUp = async ({ db, schema }: Store, eventId: string, error: string): Promise<void> => {
  await db.query(`update ${schema}.deliveries set due_at = null, last_error = $2 where event_id = $1`, [
    eventId,
    error.slice(0, 500),
  ])
}

/** Milliseconds until the next delivery falls due; undefined when none is waiting. */
export const nextDueInMs = async ({ db, schema }: Store): Promise<number | undefined> => {
  const { rows } = await db.query<{ ms: number | null }>(
    `select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from ${schema}.deliveries where due_at is not null`,
  )
  return rows[0]?.ms ?? undefined
}
