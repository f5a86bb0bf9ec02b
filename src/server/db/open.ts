/** Owns the connection pool: how many connections, how long a statement may run, what happens when one breaks. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = Readonly<{ db: Database; pool: pg.Pool; close: () => Promise<void> }>

type Options = Readonly<{ maxConnections?: number; onIdleError?: (error: Error) => void }>

const DEFAULT_MAX_CONNECTIONS = 10

/** Opens a pool lazily: the first query connects, and a server that is away fails that query, not this call. */
export const openDatabase = (url: string, options: Options = {}): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    application_name: 'just-value',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Without a listener, a connection that breaks while idle (a database restart) would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  // Nor may one that breaks in somebody's hands between two statements; their next statement fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}))
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db: drizzle(pool), pool, close }
}
