/** How the queue is doing, for the health call: what waits, for how long, what was given up. */
import type { Db } from 'pg-boss'

export interface QueueHealth {
  /** Jobs that could run now but do not yet. */
  readonly depth: number
  readonly oldestSeconds: number
  /** Jobs given up for good and still kept. */
  readonly failed: number
}

const SELECT_HEALTH = `
  select count(*) filter (where state < 'active')::int as depth,
         coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float as "oldestSeconds",
         count(*) filter (where state = 'failed')::int as failed
  from jobs.job
  where name not like '\\_\\_pgboss%'
    and ((state < 'active' and start_after <= now()) or state = 'failed')`

const numberOf = (row: Record<string, unknown> | undefined, column: string): number =>
  Number(row?.[column] ?? 0)

export const readQueueHealth = async (db: Db): Promise<QueueHealth> => {
  const { rows } = await db.executeSql(SELECT_HEALTH)
  const row: Record<string, unknown> | undefined = rows[0]
  return {
    depth: numberOf(row, 'depth'),
    oldestSeconds: Math.max(0, numberOf(row, 'oldestSeconds')),
    failed: numberOf(row, 'failed'),
  }
}
