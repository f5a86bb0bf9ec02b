/** Owns counting the pages of 8 kB that PostgreSQL touches for each look-up: a figure that no other work on the machine changes. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#server/db/open.ts'

/** A backend tells its counts at most once a second. */
const tellMilliseconds = 1_200

const pagesSoFar = async (pool: Pool): Promise<number> => {
  await pause(tellMilliseconds)
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ pages: string }>(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.pages)
}

/** On average over the items, all asked through one connection; the first ones twice, so that no catalog is counted. */
export const pagesForEach = async <T>(
  url: string,
  items: readonly T[],
  work: (pool: Pool, item: T) => Promise<unknown>,
): Promise<number> => {
  const { pool, close } = openDatabase(url, { maxConnections: 1 })
  for (const item of items.slice(0, 20)) await work(pool, item)
  const before = await pagesSoFar(pool)
  for (const item of items) await work(pool, item)
  const after = await pagesSoFar(pool)
  await close()
  return Number(((after - before) / items.length).toFixed(1))
}
