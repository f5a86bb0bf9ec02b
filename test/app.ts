/** Owns the whole app in the test's process: a database of its own, worker, mailbox, and the Stripe stand-in under watch. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { QueryResultRow } from 'pg'
import { type StripeStandIn, startStripeStandIn } from '#fakes/stripe/start-stand-in.ts'
import { type RecordingCheck, recordWire } from '#fakes/stripe/testing/wire-check.ts'
import type { Context } from '#server/context.ts'
import { freePort } from '#server/db/supervisor/free-port.ts'
import { openLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { startedDatabase, TEST_FOLDER, type TestDatabase } from './database.ts'
import { envForTest } from './env-for-test.ts'
import { type MailReader, readMailOf } from './mail-reader.ts'

export const webhookSecret = 'whsec_of_the_tests'

export type TestApp = {
  readonly url: string
  readonly ctx: Context
  readonly database: TestDatabase
  readonly standIn: StripeStandIn
  /** All that passed between app and stand-in; `close` throws when any of it was not as Stripe has it. */
  readonly wire: RecordingCheck
  /** The log as written, one JSON line an entry. */
  readonly logLines: readonly string[]
  /** Moves the clock of the app and of the stand-in forward. */
  readonly pass: (seconds: number) => void
  /** A browser of its own, at an address of its own. */
  readonly visitor: () => ApiClient
  readonly mail: MailReader
  readonly rows: <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>
  readonly close: () => Promise<void>
}

export type AppOptions = {
  /** More settings, or others. */
  readonly settings?: Readonly<Record<string, string>>
  readonly buildDir?: string
  /** The clock's first moment, for what hangs on the season; now unless said. */
  readonly startsAt?: Date
  /** Another way to its database, such as a line that breaks. */
  readonly databaseThrough?: (url: string) => Promise<string>
}

/** Below the folder of the run, which is removed whole: an app that files share is closed by nobody. */
const newFolder = () => mkdtemp(path.join(process.env[TEST_FOLDER] ?? tmpdir(), 'app-'))

/** The pages are not under test here, so one file stands for the build. */
const emptyBuild = async (dir: string): Promise<string> => {
  const buildDir = path.join(dir, 'build')
  await mkdir(buildDir)
  await writeFile(path.join(buildDir, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  return buildDir
}

const clock = (startsAt: Date) => {
  let offsetMs = 0
  const set = (moment: Date) => {
    offsetMs = moment.getTime() - Date.now()
  }
  set(startsAt)
  return {
    now: () => new Date(Date.now() + offsetMs),
    set,
    pass: (seconds: number) => {
      offsetMs += seconds * 1000
    },
  }
}

const watchedStandIn = async (database: TestDatabase, port: number, now: () => Date) => {
  const wire = recordWire()
  const standIn = await startStripeStandIn({
    accountName: 'Just Value',
    pool: database.pool,
    port: 0,
    webhook: {
      url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
      secret: webhookSecret,
      retryDelaysMs: [100, 200, 400, 800, 1_600, 3_200],
    },
    now,
    validate: wire,
  })
  return { wire, standIn }
}

const openLogLines = () => {
  const lines: string[] = []
  return { lines, log: openLog('info', { write: (line) => lines.push(line) }) }
}

const judgeWire = ({ problems }: RecordingCheck) => {
  if (problems.length > 0) throw new Error(`Not as Stripe has it:\n${problems.join('\n')}`)
}

type ClockedApp = TestApp & { readonly setClock: (moment: Date) => void }

const openClockedApp = async ({
  settings = {},
  buildDir,
  startsAt = new Date(),
  databaseThrough = async (url) => url,
}: AppOptions): Promise<ClockedApp> => {
  const database = await startedDatabase()
  const dir = await newFolder()
  const { now, set, pass } = clock(startsAt)
  const port = await freePort()
  const { wire, standIn } = await watchedStandIn(database, port, now)
  const { lines, log } = openLogLines()
  const env = envForTest({
    PORT: String(port),
    DATABASE_URL: await databaseThrough(database.url),
    DATA_DIR: path.join(dir, 'data'),
    STRIPE_API_BASE: standIn.url,
    STRIPE_SECRET_KEY: 'sk_test_local_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...settings,
  })
  const server = await startServer(env, log, { now, buildDir: buildDir ?? (await emptyBuild(dir)) })
  const url = `http://127.0.0.1:${port}`
  let visitors = 0
  return {
    url,
    ctx: server.ctx,
    database,
    standIn,
    wire,
    logLines: lines,
    pass,
    setClock: set,
    visitor: () => {
      visitors += 1
      return apiClient(url, `10.0.${visitors >> 8}.${visitors & 255}`)
    },
    mail: readMailOf(url),
    rows: async (sql, values) => (await database.pool.query(sql, values)).rows,
    close: async () => {
      await server.stop()
      await standIn.close()
      await database.drop()
      await rm(dir, { recursive: true, force: true })
      judgeWire(wire)
    },
  }
}

export const openAppForTest = (options: AppOptions = {}): Promise<TestApp> => openClockedApp(options)

let shared: Promise<ClockedApp> | undefined

/**
 * The app of all files of a worker, which take turns: each sets its clock and may move it. For tests that make their own
 * people, leave settings and rolls alone, and count nothing but what is theirs. `close` ends the turn of one file.
 */
export const sharedApp = async ({
  startsAt = new Date(),
}: Pick<AppOptions, 'startsAt'> = {}): Promise<TestApp> => {
  shared ??= openClockedApp({})
  const app = await shared
  app.setClock(startsAt)
  return {
    ...app,
    close: async () => {
      app.standIn.faults.clear()
      judgeWire(app.wire)
    },
  }
}
