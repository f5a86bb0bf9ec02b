/** Owns the one PostgreSQL of a test run: started before the first test, with a migrated template, removed after the last. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { TEMPLATE_DATABASE, TEST_POSTGRES_URL } from './database.ts'

type Stop = () => Promise<void>

const silent = { info() {}, warn() {}, error() {} }

/** Test databases are copied from one that has been through the real migrations once, the queue's own among them. */
const makeTemplate = async (url: string) => {
  const server = openDatabase(url, { maxConnections: 1 })
  await server.pool.query(`create database ${TEMPLATE_DATABASE}`)
  await server.close()
  const templateUrl = new URL(url)
  templateUrl.pathname = TEMPLATE_DATABASE
  const template = openDatabase(templateUrl.href, { maxConnections: 1 })
  await migrate(template.pool)
  const queue = await startQueue({ connectionString: templateUrl.href, log: silent })
  await queue.stop()
  await template.close()
}

/** Also for the browser tests: workers started afterwards find the server through the environment. */
export const startTestPostgres = async (): Promise<Stop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'just-value-test-'))
  // When root runs the tests, PostgreSQL runs as another user, who must get through.
  await chmod(dataDir, 0o711)
  const server = await startPostgres({ dataDir, durable: false })
  const stop = async () => {
    delete process.env[TEST_POSTGRES_URL]
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.url)
  } catch (error) {
    await stop()
    throw error
  }
  process.env[TEST_POSTGRES_URL] = server.url
  return stop
}

/** Vitest's global set-up: what it returns runs after the last test. */
export const setup = (): Promise<Stop> => startTestPostgres()
