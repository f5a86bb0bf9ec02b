import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailFixture } from '#server/features/mail/mail-fixture.ts'
import { MAIL_FROM, openMailFixture } from '#server/features/mail/mail-fixture.ts'
import { until } from '#server/jobs/until.ts'
import { quickImports } from '#test/quick-imports.ts'

/** A worker in a process of its own, so that it can be killed without warning. */
const WORKER_PROGRAM = `
import { openDatabase } from '#server/db/open.ts'
import { sendMail } from '#server/features/mail/jobs.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
const { DATABASE, SMTP, MAIL_FROM } = process.env
const log = { info() {}, warn() {}, error() {} }
const queue = await startQueue({ connectionString: DATABASE, log, heartbeatSeconds: 10 })
await startWorker(queue, { jobs: [sendMail], schedules: [], log }, {
  db: openDatabase(DATABASE).db,
  mailer: openMailer({ smtpUrl: SMTP, from: MAIL_FROM }),
  env: { OPERATOR_NAME: 'Gulf Learning LLC', OPERATOR_POSTAL_ADDRESS: '1 Bay St' },
  now: () => new Date(),
})`

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

let fixture: MailFixture

beforeAll(async () => {
  fixture = await openMailFixture()
})
afterAll(() => fixture.close())

const startWorkerProcess = () =>
  spawn(process.execPath, [quickImports, '--input-type=module', '--eval', WORKER_PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE: fixture.database.url, SMTP: fixture.mailbox.url, MAIL_FROM },
  })

test('a worker killed between sending and noting it: the mail is not lost, and a repeat can be told by its Message-ID', async () => {
  await fixture.post('setup:1', 'ada@example.com')
  await fixture.hurry()
  // Holding the row lets the doomed worker send but not note that it did.
  const holder = await fixture.database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from mails for update')
  const doomed = startWorkerProcess()
  await until(async () => (await fixture.mailbox.list()).length === 1)
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  // The server would still finish the statement it was given; the crash is to come before that statement.
  await fixture.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  await holder.query('rollback')
  holder.release()
  expect(await fixture.rowOf('setup:1')).toMatchObject({ status: 'queued', attempts: 0 })
  // Its last sign of life is as old as it may be: the queue notices by itself that no more come.
  const silent = await fixture.database.pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active' returning id`,
  )
  expect(silent.rowCount).toBe(1)

  await fixture.work()
  await until(async () => (await fixture.rowOf('setup:1'))?.status === 'sent', 40)
  const sent = await fixture.mailbox.list()
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(1)
  expect(await fixture.rowOf('setup:1')).toMatchObject({ content: null, message_id: sent[0]?.messageId })
}, 60_000)
