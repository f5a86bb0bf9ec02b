/** Opens everything one process of the app works with, and closes it again in the opposite order. */
import path from 'node:path'
import type { Logger } from 'pino'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { findRunningPostgres } from '#server/db/supervisor/connection-file.ts'
import { refreshSearch } from '#server/features/search/actions.ts'
import { loadSampleRoll } from '#server/features/tax-roll/actions.ts'
import { accessTokens } from '#server/http/access-token.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { loadCourseLibrary } from '#server/services/course/library.ts'
import { openDrawingRoom } from '#server/services/drawing/drawing-room.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { openGeocoder } from '#server/services/geocoder.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
import { openPayments } from '#server/services/stripe/payments.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'
import { modelSettingsOf, modelWaitsOf } from './model-settings.ts'
import { findOutside, type OpenOutside, openOutside } from './outside.ts'
import { installationSecret } from './secrets.ts'

export type App = {
  readonly ctx: Context
  readonly outside: OpenOutside
  readonly databaseUrl: string
  /** The process is ending: what breaks from now on, such as an idle connection, is no news. */
  readonly beginEnd: () => void
  readonly close: () => Promise<void>
}

/** `server` owns the database and the stand-ins; `worker` uses those of a running server. */
export type Part = 'server' | 'worker'

type Closer = () => Promise<void>

type Life = { readonly closers: Closer[]; isEnding: boolean }

/** A worker never becomes the owner of the database: the server beside it could then not start. */
const findServersPostgres = async (env: Env): Promise<string> => {
  const running = await findRunningPostgres(env.DATA_DIR)
  if (!running)
    throw new Error('no running server was found in DATA_DIR; start it first, or set DATABASE_URL.')
  return running.url
}

const openPostgres = async (env: Env, part: Part, log: Logger, closers: Closer[]): Promise<string> => {
  if (env.DATABASE_URL) return env.DATABASE_URL
  if (part === 'worker') return findServersPostgres(env)
  const postgres = await startPostgres({
    dataDir: env.DATA_DIR,
    log: (message) => log.info(message),
    alarm: (message) => log.error(message),
    onGivenUp: () => {
      // Whoever watches this process can do more than it can: start it elsewhere, or call somebody.
      log.fatal('PostgreSQL could not be started again; the server ends.')
      process.exit(1)
    },
  })
  closers.unshift(postgres.stop)
  return postgres.url
}

const openContext = async (
  env: Env,
  part: Part,
  log: Logger,
  now: () => Date,
  life: Life,
): Promise<Omit<App, 'close' | 'beginEnd'>> => {
  const { closers } = life
  const databaseUrl = await openPostgres(env, part, log, closers)
  const { db, pool, close, dropConnections } = openDatabase(databaseUrl, {
    onIdleError: (error) => {
      if (!life.isEnding) log.warn({ err: error }, 'a database connection broke')
    },
  })
  closers.unshift(close)
  await migrate(pool)
  const pulse = watchPulse(databaseUrl, {
    onDeadLine: dropConnections,
    onChange: (isAway) => {
      if (isAway) log.error('the database does not answer')
      else log.info('the database answers again')
    },
  })
  closers.unshift(pulse.stop)
  const queue = await startQueue({ connectionString: databaseUrl, log })
  closers.unshift(() => queue.stop())
  const outside = part === 'server' ? await openOutside(env, { pool, db, now }) : await findOutside(env)
  closers.unshift(outside.close)
  const mailer = openMailer({ smtpUrl: outside.smtpUrl, from: env.MAIL_FROM })
  closers.unshift(async () => mailer.close())
  const drawing = openDrawingRoom(path.join(env.DATA_DIR, 'drawn', part))
  closers.unshift(drawing.close)
  const counties = loadCountyDirectory()
  const key = Buffer.from(await installationSecret(db, 'access-token-key'), 'base64url')
  const ctx: Context = {
    env,
    db,
    pool,
    queue,
    mailer,
    payments: openPayments({ ...outside.payments, addsTax: env.STRIPE_AUTOMATIC_TAX }),
    tokens: accessTokens(key),
    counties,
    geocoder: env.GEOCODER_URL ? openGeocoder(env.GEOCODER_URL) : null,
    files: openFileStore(path.join(env.DATA_DIR, 'uploads')),
    drawing,
    course: loadCourseLibrary(),
    model: await openModel(env),
    log,
    now,
  }
  if (part === 'server') {
    await loadSampleRoll(pool)
    await refreshSearch(ctx)
  }
  return { ctx, outside, databaseUrl }
}

/** The libraries of the providers are loaded only where a model is configured. */
const openModel = async (env: Env) => {
  const settings = modelSettingsOf(env)
  if (settings === null) return null
  const { openModelWriter } = await import('#server/services/model/model-writer.ts')
  return openModelWriter(settings, modelWaitsOf(env))
}

/** One that cannot close keeps none of the others open: a connection left over would keep the process alive for ever. */
export const closeAll = async (closers: readonly Closer[]): Promise<void> => {
  const faults: unknown[] = []
  for (const close of closers) await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, `not all was closed: ${faults.join('; ')}`)
}

/** Throws one sentence when something is in the way, with whatever was open closed again. */
export const openApp = async (
  env: Env,
  part: Part,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<App> => {
  const life: Life = { closers: [], isEnding: false }
  const beginEnd = () => {
    life.isEnding = true
  }
  const close = async () => {
    beginEnd()
    await closeAll(life.closers.splice(0))
  }
  try {
    return { ...(await openContext(env, part, log, now, life)), beginEnd, close }
  } catch (error) {
    await close().catch((fault: unknown) => log.error({ err: fault }, 'not all was closed'))
    throw error
  }
}
