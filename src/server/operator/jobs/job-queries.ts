/** Reads the queue's jobs for the operator; what they carry is ids, never personal data. */

import type { Pool } from 'pg'

export interface QueueJob {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly tries: number
  readonly createdAt: Date
  readonly nextTryAt: Date
  readonly endedAt: Date | null
  readonly payload: unknown
  /** Kind and place of the failure. */
  readonly output: unknown
}

const SELECT = `
  select id, name, state::text as state, retry_count + 1 as tries, created_on as "createdAt",
         start_after as "nextTryAt", completed_on as "endedAt", data->'payload' as payload, output
  from jobs.job where name not like '\\_\\_pgboss%'`

/** Failed ones, or those that are not done, newest first. */
export const listJobs = async (
  pool: Pool,
  { failed, limit }: { failed: boolean; limit: number },
): Promise<readonly QueueJob[]> => {
  const states = failed ? ['failed'] : ['created', 'retry', 'active', 'failed']
  const order = 'and state::text = any($1) order by created_on desc, id limit $2'
  return (await pool.query<QueueJob>(`${SELECT} ${order}`, [states, limit])).rows
}

export const findJob = async (pool: Pool, id: string): Promise<QueueJob | undefined> =>
  (await pool.query<QueueJob>(`${SELECT} and id = $1`, [id])).rows[0]

/** Whether a job is still going to send this mail. */
export const isBeingSent = async (pool: Pool, mailId: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select 1 from jobs.job where name = 'send-mail' and data->'payload'->>'mailId' = $1
       and state::text in ('created', 'retry', 'active') limit 1`,
    [mailId],
  )
  return rowCount === 1
}
