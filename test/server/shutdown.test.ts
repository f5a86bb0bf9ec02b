/** Proves that a server told to end lets what is in hand finish, takes nothing new, and ends with 0. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '#fakes/stripe/start-stand-in.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { freePort } from '#server/db/supervisor/free-port.ts'
import { until } from '#server/jobs/until.ts'
import { webhookSecret } from '#test/app.ts'
import { startedDatabase, type TestDatabase } from '#test/database.ts'
import { newEmail } from '#test/people.ts'
import { type AppProcess, startAppProcess } from './app-process.ts'
import { type SlowProvider, startSlowProvider } from './slow-provider.ts'

let database: TestDatabase
let standIn: StripeStandIn
let provider: SlowProvider
let url: string
let start: () => Promise<AppProcess>
const processes: AppProcess[] = []

beforeAll(async () => {
  database = await startedDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  standIn = await startStripeStandIn({
    accountName: 'Just Value',
    pool: database.pool,
    port: 0,
    webhook: { url: `${url}/api/webhooks/stripe`, secret: webhookSecret, retryDelaysMs: [200, 400] },
    now: () => new Date(),
  })
  provider = await startSlowProvider(standIn.url)
  start = async () => {
    const started = await startAppProcess({
      PORT: String(port),
      DATABASE_URL: database.url,
      STRIPE_API_BASE: provider.url,
      STRIPE_SECRET_KEY: 'sk_test_local_test',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    })
    processes.push(started)
    return started
  }
})
afterAll(async () => {
  // Only a test that failed leaves one behind.
  for (const { signal } of processes) signal('SIGKILL')
  await provider.close()
  await standIn.close()
  await database.drop()
})

/** Processes start slowly while others use the machine. */
const busy = { timeout: 90_000 }
const patience = 40

const begin = () =>
  fetch(`${url}/api/integration/payment/guest-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"tier":"standard"}',
  })

const checkoutUrl = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { data: { url: string } }).data.url

/** As when the database is told to end together with the server. */
const breakIdleConnections = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`,
  )

it('a request in hand is answered; no new one is taken; connections that go are no news', busy, async () => {
  const app = await start()
  provider.pauseMs = 500
  const asked = begin()
  await until(() => provider.inHand.size > 0, patience)
  app.signal('SIGTERM')
  await pause(100)
  await expect(fetch(`${url}/api/public/health`)).rejects.toThrow('fetch failed')
  await breakIdleConnections()
  const answer = await asked
  expect(answer.status).toBe(200)
  expect(await checkoutUrl(answer)).toContain(standIn.url)
  expect(await app.ended).toBe(0)
  expect(app.log()).toContain('"msg":"stopped"')
  expect(app.log()).not.toContain('a database connection broke')
})

it(
  'a job in hand is finished; what waits is done by the next server, which a second signal ends at once',
  busy,
  async () => {
    provider.pauseMs = 0
    const app = await start()
    const opened = await checkoutUrl(await begin())
    provider.pauseMs = 1_500
    const email = newEmail('dana')
    await pay(opened, { email })
    await until(
      () => [...provider.inHand].some((line) => line.startsWith('GET /v1/checkout/sessions/')),
      patience,
    )
    app.signal('SIGTERM')
    expect(await app.ended).toBe(0)
    const paid = await database.pool.query(
      'select id from orders where guest_email = $1 and paid_at is not null',
      [email],
    )
    expect(paid.rowCount).toBe(1)

    provider.pauseMs = 0
    const next = await start()
    await until(async () => {
      const { rows } = await database.pool.query('select status from mails where recipient = $1', [email])
      return rows.length === 1 && rows[0].status === 'sent'
    }, patience)

    // A second signal does not wait.
    provider.pauseMs = 30_000
    const asked = begin().catch(() => 'cut off')
    await until(() => provider.inHand.size > 0, patience)
    const at = performance.now()
    next.signal('SIGTERM')
    await pause(100)
    next.signal('SIGTERM')
    expect(await next.ended).toBe(1)
    expect(performance.now() - at).toBeLessThan(10_000)
    expect(await asked).toBe('cut off')
  },
)
