import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailBench } from '#server/features/mail/mail-bench.ts'
import { MAIL_FROM, openMailBench } from '#server/features/mail/mail-bench.ts'
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

let bench: MailBench

beforeAll(async () => {
  bench = await openMailBench()
})
afterAll(() => bench.close())

const startWorkerProcess = () =>
  spawn(process.execPath, [quickImports, '--input-type=module', '--eval', WORKER_PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE: bench.database.url, SMTP: bench.mailbox.url, MAIL_FROM },
  })

test('a worker killed between sending and noting it: the mail is not lost, and a repeat can be told by its Message-ID', async () => {
  await bench.post('setup:1', 'ada@example.com')
  await bench.hurry()
  // Holding the row lets the doomed worker send but not note that it did.
  const holder = await bench.database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from mails for update')
  const doomed = startWorkerProcess()
  await until(async () => (await bench.mailbox.list()).length === 1)
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  // The server would still finish the statement it was given; the crash is to come before that statement.
  await bench.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  await holder.query('rollback')
  holder.release()
  expect(await bench.rowOf('setup:1')).toMatchObject({ status: 'queued', attempts: 0 })

  await bench.work()
  await until(async () => (await bench.rowOf('setup:1'))?.status === 'sent', 40)
  const sent = await bench.mailbox.list()
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(1)
  expect(await bench.rowOf('setup:1')).toMatchObject({ content: null, message_id: sent[0]?.messageId })
}, 60_000)
