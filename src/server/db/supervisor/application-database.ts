/** Owns the role and the database the app works with: an ordinary role that owns its database, not the superuser. */
import pg from 'pg'

export type Access = Readonly<{ port: number; password: string; adminPassword: string }>

const ROLE = 'just_value'
const DATABASE = 'just_value'
/** Not there yet: role unknown or with another password, database unknown (PostgreSQL appendix A). */
const NOT_MADE_YET = ['28P01', '28000', '3D000']

const applicationUrl = ({ port, password }: Pick<Access, 'port' | 'password'>): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`

const adminUrl = ({ port, adminPassword }: Access) =>
  `postgres://postgres:${adminPassword}@127.0.0.1:${port}/postgres`

const withClient = async <T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 30_000 })
  // A server that goes away in between also fails the query in hand; this only keeps the process alive.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** undefined when all is well, else PostgreSQL's error code, or a word for a server that does not answer. */
const whyNotConnecting = async (url: string): Promise<string | undefined> => {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  }
}

export const serverAnswers = async (access: Access): Promise<boolean> =>
  (await whyNotConnecting(adminUrl(access))) === undefined

/** Makes role and database where they are missing; a first start that was interrupted half-way is completed. */
const makeDatabase = (access: Access) =>
  withClient(adminUrl(access), async (client) => {
    const password = client.escapeLiteral(access.password)
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [ROLE])
    if (roles.rowCount === 0) await client.query(`create role ${ROLE} login createdb password ${password}`)
    else await client.query(`alter role ${ROLE} password ${password}`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`)
  })

export const ensureDatabase = async (access: Access): Promise<string> => {
  const url = applicationUrl(access)
  const problem = await whyNotConnecting(url)
  if (problem !== undefined && NOT_MADE_YET.includes(problem)) await makeDatabase(access)
  const remaining = problem === undefined ? undefined : await whyNotConnecting(url)
  if (remaining !== undefined) throw new Error(`PostgreSQL runs, but refuses a connection (${remaining}).`)
  return url
}
