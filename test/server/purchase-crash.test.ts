/** Proves that a purchase survives its server and the payment stand-in being killed, at whatever moment. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { freePort } from '#server/db/supervisor/free-port.ts'
import { until } from '#server/jobs/until.ts'
import { startedDatabase } from '#test/database.ts'
import { forEndurance } from '#test/endurance.ts'
import { newEmail } from '#test/people.ts'
import { type AppProcess, startAppProcess } from './app-process.ts'

const database = await startedDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'just-value-purchase-crash-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const processes: AppProcess[] = []
afterAll(async () => {
  // Only a test that failed leaves one behind.
  for (const { signal } of processes) signal('SIGKILL')
  await Promise.all(processes.map(({ ended }) => ended))
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** With the stand-in inside, so that both go at once. */
const start = async (): Promise<AppProcess> => {
  const started = await startAppProcess({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  })
  processes.push(started)
  return started
}

const kill = async (app: AppProcess): Promise<void> => {
  app.signal('SIGKILL')
  await app.ended
}

const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(sql, values)).rows

const beginCheckout = async (): Promise<string> => {
  const answer = await fetch(`${url}/api/integration/payment/guest-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"tier":"standard"}',
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  return new URL(data.url).pathname.split('/').at(-1) ?? ''
}

/** Where the page is now: the stand-in may have another port after a restart. */
const pageOf = async (sessionId: string): Promise<string> =>
  (
    await rows<{ url: string }>(`select data->>'url' as url from stripe_standin.objects where id = $1`, [
      sessionId,
    ])
  )[0]?.url ?? ''

/** What the queue does by itself half a minute after the last sign of a worker. */
const letDeadJobsGo = () =>
  rows(`update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_limit > 0`)

/** Between the payment and the last mail lie some hundred milliseconds; the kills are spread over them. */
const pausesMilliseconds = forEndurance([0], [0, 50, 100, 150, 200, 300, 500])

it('[F13] [F46] killed between checkout, payment, event, effect and mail: one payment, one mail each', {
  timeout: 600_000,
}, async () => {
  const emails: string[] = []
  const payFor = async (sessionId: string) => {
    const email = newEmail('dana')
    expect((await pay(await pageOf(sessionId), { email })).status).toBe(303)
    emails.push(email)
  }
  let app = await start()
  // Begun before the first kill, and paid after the last.
  const longOpen = await beginCheckout()
  for (const milliseconds of pausesMilliseconds) {
    await payFor(await beginCheckout())
    await pause(milliseconds)
    await kill(app)
    await letDeadJobsGo()
    app = await start()
  }
  await payFor(longOpen)
  const sent = async () =>
    (await rows(`select 1 from mails where kind = 'account-setup' and status = 'sent'`)).length
  await until(async () => (await sent()) === emails.length, 90)
  const paid = await rows<{ guest_email: string; kind: string; amount_cents: number }>(
    `select guest_email, kind, l.amount_cents from orders o join ledger_entries l on l.order_id = o.id
     where status = 'paid'`,
  )
  expect(paid.map(({ guest_email }) => guest_email).toSorted()).toEqual(emails.toSorted())
  expect(paid.every(({ kind, amount_cents }) => kind === 'payment' && amount_cents === 19_700)).toBe(true)
  const mails = await rows<{ recipient: string }>('select recipient from mails')
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted())
  await kill(app)
})
