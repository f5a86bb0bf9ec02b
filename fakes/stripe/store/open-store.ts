/** Owns the stand-in's own PostgreSQL schema: creates it when absent, and opens transactions on it. */
import type pg from 'pg'
import { lifetimes } from '#fakes/stripe/limits.ts'

export type Store = { readonly db: pg.Pool | pg.PoolClient; readonly schema: string }
/** A store inside an open transaction; what writes asks for this one. */
export type Tx = { readonly db: pg.PoolClient; readonly schema: string }

export const standInSchema = 'stripe_standin'

const tables = (schema: string): string => `
  create schema if not exists ${schema};
  create table if not exists ${schema}.objects (
    id text primary key,
    kind text not null,
    seq bigint generated always as identity,
    created bigint not null,
    data jsonb not null,
    hidden jsonb not null default '{}'
  );
  create unique index if not exists objects_by_kind on ${schema}.objects (kind, seq);
  create index if not exists sessions_to_expire on ${schema}.objects (((data->>'expires_at')::bigint))
    where kind = 'checkout.session' and data->>'status' = 'open';
  create index if not exists debits_to_settle on ${schema}.objects (((hidden->'debit'->>'dueAt')::bigint))
    where kind = 'checkout.session' and hidden->'debit' is not null;
  create unique index if not exists portal_secrets on ${schema}.objects ((hidden->>'portalSecret'))
    where kind = 'billing_portal.session';
  create table if not exists ${schema}.idempotent_replies (
    key text primary key,
    fingerprint text not null,
    body jsonb not null,
    saved_at timestamptz not null default now()
  );
  create table if not exists ${schema}.deliveries (
    event_id text primary key references ${schema}.objects (id) on delete cascade,
    seq bigint generated always as identity,
    attempts int not null default 0,
    due_at timestamptz default now(),
    delivered_at timestamptz,
    last_error text
  );
  create index if not exists deliveries_due on ${schema}.deliveries (due_at, seq) where due_at is not null;
`

const dropOutdated = (schema: string): string => `
  delete from ${schema}.idempotent_replies where saved_at < now() - interval '${lifetimes.idempotencyKeyHours} hours';
  delete from ${schema}.objects where kind = 'billing_portal.session'
    and created < extract(epoch from now() - interval '1 day');
  delete from ${schema}.objects where kind = 'event'
    and created < extract(epoch from now() - interval '${lifetimes.eventDays} days')
    and not exists (select 1 from ${schema}.deliveries d where d.event_id = id and d.due_at is not null);
`

export const transaction = async <T>(
  pool: pg.Pool,
  schema: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const db = await pool.connect()
  try {
    await db.query('begin')
    const result = await work({ db, schema })
    await db.query('commit')
    return result
  } catch (error) {
    await db.query('rollback').catch(() => undefined)
    throw error
  } finally {
    db.release()
  }
}

export const openStore = async (pool: pg.Pool, schema: string): Promise<void> => {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
    throw new Error(`Not a schema name for the Stripe stand-in: ${schema}`)
  await transaction(pool, schema, async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`create ${schema}`])
    await tx.db.query(tables(schema))
    await tx.db.query(dropOutdated(schema))
  })
}
