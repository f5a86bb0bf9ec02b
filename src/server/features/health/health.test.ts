/** Proves that the health call tells the truth about the parts the service rests on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAlive, getHealth } from '#contract/health.ts'
import { openDatabase } from '#server/db/open.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { TEST_POSTGRES_URL } from '#test/database.ts'
import { askForReport, capped } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest()
})
afterAll(() => app.close())

/** An answer is kept for 10 s. */
const later = () => {
  app.pass(11)
  return app.visitor()
}
const health = () => later().call(getHealth, {})
const refused = () => later().refusal(getHealth, {})
const outage = { status: 503, code: 'unavailable' }

/** As when the database server is gone: no connection is left, and none is let in. */
const databaseAccess = async (allowed: boolean) => {
  const { pool, close } = openDatabase(process.env[TEST_POSTGRES_URL] ?? '', { maxConnections: 1 })
  const name = new URL(app.database.url).pathname.slice(1)
  await pool.query(`alter database ${name} allow_connections ${allowed}`)
  // Waits until each is gone: one that a busy machine ends later would fail a question after the database is back.
  if (!allowed)
    await pool.query('select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = $1', [
      name,
    ])
  await close()
}

it('says that all is well [S7.public.3, S6.public.10]', async () => {
  const well = { ok: true }
  expect(await health()).toEqual({
    status: 'ok',
    parts: { database: well, queue: well, disk: well, mail: well, payments: well },
  })
})

describe('answers 503 [S7.public.3]', () => {
  it('while the queue is not there, and 200 when it is back', async () => {
    await app.rows('alter schema jobs rename to jobs_away')
    expect(await refused()).toMatchObject({
      ...outage,
      details: [{ field: 'queue', message: 'not reachable' }],
    })
    await app.rows('alter schema jobs_away rename to jobs')
    expect((await health()).status).toBe('ok')
  })

  it('while the database is down; the app lives on and works again when it is back', async () => {
    await databaseAccess(false)
    const { details, ...rest } = await refused()
    await databaseAccess(true)
    expect(rest).toMatchObject(outage)
    expect(details?.map(({ field }) => field)).toContain('database')
    await until(async () => (await later().send('/api/public/health')).status === 200)
    expect((await askForReport(app, capped)).reportStatus.status).toBe('ready')
  })
})

describe('is degraded, and no more than that,', () => {
  it('while payments are away', async () => {
    app.standIn.faults.add({ on: 'call', kind: 'error', status: 503, match: 'GET /v1/products', times: 3 })
    const { status, parts } = await health()
    app.standIn.faults.clear()
    expect([status, parts.payments.ok, parts.database.ok]).toEqual(['degraded', false, true])
  })

  it('while the mail server is away, without a word about where it is', async () => {
    const other = await openAppForTest({ settings: { SMTP_URL: 'smtp://someone:secret@127.0.0.1:1' } })
    const answer = await other.visitor().send('/api/public/health')
    await other.close()
    expect(answer.body).toMatchObject({
      data: {
        status: 'degraded',
        parts: { mail: { ok: false, detail: 'not reachable' }, queue: { ok: true } },
      },
    })
    expect(answer.text).not.toMatch(/secret|127\.0\.0\.1|ECONNREFUSED/)
  })
})

it('asks the provider once for all who ask within ten seconds, and again later', async () => {
  const pings = () => app.wire.seen.requests
  await health()
  const before = pings()
  await Promise.all(Array.from({ length: 50 }, () => app.visitor().call(getHealth, {})))
  expect(pings()).toBe(before)
  await health()
  expect(pings()).toBe(before + 1)
})

it('says that the process is alive while the database is down', async () => {
  await databaseAccess(false)
  expect((await refused()).status).toBe(503)
  expect(await app.visitor().call(getAlive, {})).toEqual({ status: 'ok' })
  await databaseAccess(true)
})
