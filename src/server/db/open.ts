/** Owns the connection pool: how many connections, how long a statement may run, what happens when one breaks. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What reads as well inside a transaction as outside one. */
export type Reader = Database | Transaction

export type OpenDatabase = Readonly<{
  db: Database
  pool: pg.Pool
  /** Lets go of every connection, also of those that wait for an answer; their statements fail at once. */
  dropConnections: () => void
  close: () => Promise<void>
}>

type Options = Readonly<{ maxConnections?: number; onIdleError?: (error: Error) => void }>

const DEFAULT_MAX_CONNECTIONS = 10

/** Typed for pools without it: a client that waits for an answer cuts its line instead of saying goodbye. */
const end = (client: pg.PoolClient): Promise<void> => (client as unknown as pg.Client).end().catch(() => {})

/** Opens a pool lazily: the first query connects, and a server that is away fails that query, not this call. */
export const openDatabase = (url: string, options: Options = {}): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    application_name: 'just-value',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Behind a failover or a firewall a connection may go silent without ever ending.
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 30_000,
    // The server's own limit comes first wherever the server still answers.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Without a listener, a connection that breaks while idle (a database restart) would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    // Nor may one that breaks in somebody's hands between two statements; their next statement fails and says why.
    client.on('error', () => {})
    client.once('end', () => clients.delete(client))
  })
  const dropConnections = () => {
    for (const client of clients) {
      void end(client)
      // Makes the pool forget one that lies idle; the query of one in use fails by the end of its line.
      client.emit('error', new Error('Connection terminated: it no longer answers'))
    }
  }
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db: drizzle(pool), pool, dropConnections, close }
}
