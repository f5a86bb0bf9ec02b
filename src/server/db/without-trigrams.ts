/** Owns laying the tables on a server that has no pg_trgm: an early migration asked for it, a later one gave it up. */
import type { PoolClient } from 'pg'

/** The statements of a migration that need the extension, each on lines of its own. */
const NEEDING_TRIGRAMS = /^create (?:extension|index)\b[^;]*\b(?:pg_trgm|gin_trgm_ops)\b[^;]*;$/gm

export const withoutTrigrams = (sql: string): string => sql.replace(NEEDING_TRIGRAMS, '')

const mayCreate = async (client: PoolClient): Promise<boolean> => {
  await client.query('savepoint before_trigrams')
  try {
    await client.query('create extension if not exists pg_trgm')
    return true
  } catch {
    await client.query('rollback to savepoint before_trigrams')
    return false
  }
}

/** What to run of a migration, inside its transaction. Nothing else uses the extension, so the tables end the same. */
export const runnableSql = async (client: PoolClient, sql: string): Promise<string> => {
  if (withoutTrigrams(sql) === sql) return sql
  return (await mayCreate(client)) ? sql : withoutTrigrams(sql)
}
