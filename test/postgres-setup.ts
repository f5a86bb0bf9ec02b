/** Owns the one PostgreSQL of a test run: started before the first test, with a migrated template, removed after the last. */
import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, standInSchema } from '#fakes/stripe/store/open-store.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { fitRolls } from '#server/features/valuation/fit-rolls.ts'
import { rollsToFit } from '#server/features/valuation/roll-pair.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { openLog } from '#server/log.ts'
import { openApp } from '#server/open-app.ts'
import { startWork } from '#server/work.ts'
import { STARTED_TEMPLATE, TEMPLATE_DATABASE, TEST_FOLDER, TEST_POSTGRES_URL } from './database.ts'
import { envForTest } from './env-for-test.ts'

type Stop = () => Promise<void>

const silent = { info() {}, warn() {}, error() {} }

const create = async (server: string, name: string, from: string): Promise<string> => {
  const { pool, close } = openDatabase(server, { maxConnections: 1 })
  await pool.query(`create database ${name} template ${from}`)
  await close()
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Test databases are copied from one that has been through the real migrations once, the queue's own among them. */
const makeTemplate = async (server: string) => {
  const url = await create(server, TEMPLATE_DATABASE, 'template1')
  const template = openDatabase(url, { maxConnections: 1 })
  await migrate(template.pool)
  const queue = await startQueue({ connectionString: url, log: silent })
  await queue.stop()
  await template.close()
}

/** An app of a test finds what the first start leaves behind: the sample roll and its rates, the places of the search, the queues, the stand-in's tables. */
const makeStartedTemplate = async (server: string, dataDir: string) => {
  const url = await create(server, STARTED_TEMPLATE, TEMPLATE_DATABASE)
  const env = envForTest({
    DATABASE_URL: url,
    DATA_DIR: join(dataDir, 'first-start'),
    STRIPE_SECRET_KEY: 'sk_test_local_test',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  })
  const app = await openApp(env, 'server', openLog('silent'))
  const worker = await startWork(app.ctx)
  await worker.stop()
  // What the first minute of an app does: each copy would else fit the same sales again.
  for (const roll of await rollsToFit(app.ctx.pool)) await fitRolls(app.ctx.pool, roll)
  await openStore(app.ctx.pool, standInSchema)
  // Each app begins its own: a copied one would seem to have missed its hours.
  const { boss } = app.ctx.queue
  for (const { name, key } of await boss.getSchedules()) await boss.unschedule(name, key)
  await app.close()
}

const memoryFolder = '/dev/shm'
const roomBytes = 6 * 2 ** 30

/** Two hundred databases are copied in a run: in memory, where there is plenty of it, that costs a third. */
const folderForRuns = (): string => {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, freemem()) > roomBytes ? memoryFolder : tmpdir()
}

/** Also for the browser tests: workers started afterwards find the server through the environment. */
export const startTestPostgres = async (): Promise<Stop> => {
  const dataDir = await mkdtemp(join(folderForRuns(), 'just-value-test-'))
  // When root runs the tests, PostgreSQL runs as another user, who must get through.
  await chmod(dataDir, 0o711)
  const server = await startPostgres({ dataDir, durable: false })
  const stop = async () => {
    delete process.env[TEST_POSTGRES_URL]
    delete process.env[TEST_FOLDER]
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.url)
    await makeStartedTemplate(server.url, dataDir)
  } catch (error) {
    await stop()
    throw error
  }
  process.env[TEST_POSTGRES_URL] = server.url
  process.env[TEST_FOLDER] = dataDir
  return stop
}

/**
 * Vitest's global set-up: what it returns runs after the last test. What tests put aside for a moment, such as databases of
 * their own, lies in the folder of the run as well: in memory, that is half the work of those files.
 */
export const setup = async (): Promise<Stop> => {
  const stop = await startTestPostgres()
  const before = process.env.TMPDIR
  process.env.TMPDIR = process.env[TEST_FOLDER]
  return async () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await stop()
  }
}
