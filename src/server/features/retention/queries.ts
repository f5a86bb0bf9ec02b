/** SQL of what is over: which rows of which table go, and their deletion by the batch. */
import { type SQL, sql } from 'drizzle-orm'
import { daysKept } from '#core/retention/params.ts'
import type { Database } from '#server/db/open.ts'

type Over = { readonly table: string; readonly condition: SQL }

/** In this order: a sign-in is over once its last token is gone. */
export const rowsOver = (now: Date): readonly Over[] => {
  const ago = (days: number) => sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const reportsFrom = ago(daysKept.reports)
  const linksFrom = ago(daysKept.oldLinks)
  return [
    { table: 'refresh_tokens', condition: sql`expires_at < ${ago(0)}` },
    {
      table: 'sessions',
      condition: sql`ended_at < ${ago(daysKept.endedSignIns)} or (created_at < ${ago(daysKept.endedSignIns)}
        and not exists (select 1 from refresh_tokens where session_id = sessions.id))`,
    },
    { table: 'one_time_links', condition: sql`expires_at < ${linksFrom} or used_at < ${linksFrom}` },
    {
      table: 'leads',
      condition: sql`greatest(requested_at, prepared_at) < ${reportsFrom} and not exists (select 1 from leads typed
        where typed.typed_from = leads.id and greatest(typed.requested_at, typed.prepared_at) >= ${reportsFrom})`,
    },
    {
      table: 'mails',
      condition: sql`status <> 'queued' and coalesce(sent_at, created_at) < ${ago(daysKept.mailRecords)}`,
    },
    {
      table: 'mail_stops',
      condition: sql`stopped_at is null and created_at < ${ago(daysKept.stopLinks)}`,
    },
    {
      table: 'season_reminders',
      condition: sql`coalesce(told_at, asked_at) < ${ago(daysKept.seasonReminders)} and (told_at is not null or confirmed_at is null)`,
    },
    {
      table: 'orders',
      condition: sql`status in ('expired', 'failed') and created_at < ${ago(daysKept.leftCheckouts)}
        and not exists (select 1 from ledger_entries where order_id = orders.id)
        and not exists (select 1 from refunds where order_id = orders.id)`,
    },
    { table: 'stripe_events', condition: sql`processed_at < ${ago(daysKept.paymentNotices)}` },
    { table: 'model_calls', condition: sql`asked_at < ${ago(daysKept.modelCalls)}` },
    { table: 'support_threads', condition: sql`closed_at < ${ago(daysKept.closedSupport)}` },
    { table: 'limit_counts', condition: sql`window_ends_at < ${ago(0)}` },
    {
      table: 'sign_in_tries',
      condition: sql`last_tried_at < ${ago(1)} and (trusted_until is null or trusted_until < ${ago(0)})`,
    },
  ]
}

/** Deletes at most `atOnce` rows, so that no statement holds others up for long; how many there were. */
export const deleteBatch = async (
  db: Database,
  { table, condition }: Over,
  atOnce: number,
): Promise<number> => {
  const name = sql.identifier(table)
  const { rowCount } = await db.execute(
    sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${condition} limit ${atOnce}))`,
  )
  return rowCount ?? 0
}
