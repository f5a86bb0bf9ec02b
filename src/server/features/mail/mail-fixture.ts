/** What the tests of mail stand on: a real database, a real queue, a real SMTP server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Mailbox } from '#fakes/smtp/start-mailbox.ts'
import { startMailbox } from '#fakes/smtp/start-mailbox.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { recordLog } from '#server/jobs/record-log.ts'
import type { Worker } from '#server/jobs/worker.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { MailContent, ReminderTopic } from '#server/services/mail/content.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
import type { TestDatabase } from '#test/database.ts'
import { testDatabase } from '#test/database.ts'
import { queueMail } from './actions.ts'
import type { MailContext } from './jobs.ts'
import { sendMail } from './jobs.ts'

export const MAIL_FROM = 'Just Value <hello@justvalue.example>'
export const SETUP_LINK = 'https://justvalue.example/account-setup?token=abc'

export const setupMail = (subject = 'Set up your account'): MailContent => ({
  subject,
  preheader: 'Your course is ready.',
  blocks: [
    { kind: 'heading', text: 'Welcome' },
    { kind: 'button', label: 'Set up your account', url: SETUP_LINK },
  ],
  reason: 'You get this mail because you bought the course.',
  transactional: true,
})

/** Nobody asked for it, so that the person's reminder settings decide. */
export const reminderMail = (
  unsubscribeUrl = 'https://justvalue.example/stop/abc',
  topic: ReminderTopic = 'deadlines',
): MailContent => ({ ...setupMail(), transactional: false, topic, unsubscribeUrl })

export interface OutboxRow {
  readonly status: string
  readonly content: unknown
  readonly attempts: number
  readonly last_error: string | null
  readonly message_id: string | null
}

export interface MailFixture {
  readonly database: TestDatabase
  readonly dir: string
  readonly mailbox: Mailbox
  readonly queue: Queue
  readonly post: (key: string, to: string, mail?: MailContent) => Promise<void>
  readonly work: (smtpUrl?: string) => Promise<Worker>
  /** Makes the next tries of every waiting mail follow at once. */
  readonly hurry: (retryLimit?: number) => Promise<void>
  readonly rowOf: (key: string) => Promise<OutboxRow | undefined>
  readonly close: () => Promise<void>
}

export const openMailFixture = async (): Promise<MailFixture> => {
  const database = await testDatabase()
  const dir = await mkdtemp(path.join(tmpdir(), 'mail-fixture-'))
  const mailbox = await startMailbox({ dir })
  const { log } = recordLog()
  const queue = await startQueue({
    connectionString: database.url,
    log,
    heartbeatSeconds: 10,
    superviseSeconds: 1,
  })
  const closers: (() => Promise<void> | void)[] = []

  const work = async (smtpUrl = mailbox.url) => {
    const mailer = openMailer({ smtpUrl, from: MAIL_FROM })
    const ctx: MailContext = {
      db: database.db,
      mailer,
      env: { OPERATOR_NAME: 'Gulf Learning LLC', OPERATOR_POSTAL_ADDRESS: '1 Bay St, Tampa, FL 33602' },
      now: () => new Date(),
    }
    const worker = await startWorker(queue, { jobs: [sendMail], schedules: [], log, pollSeconds: 0.5 }, ctx)
    closers.push(() => worker.stop(5), mailer.close)
    return worker
  }

  return {
    database,
    dir,
    mailbox,
    queue,
    work,
    post: (key, to, mail = setupMail()) =>
      database.db.transaction((tx) => queueMail(tx, queue, { key, to, kind: 'setup', mail })),
    hurry: async (retryLimit = 5) => {
      await database.pool.query(
        `update jobs.job set retry_delay = 1, retry_backoff = false, retry_limit = $1
         where name = 'send-mail' and state in ('created', 'retry')`,
        [retryLimit],
      )
    },
    rowOf: async (key) => {
      const { rows } = await database.pool.query<OutboxRow>('select * from mails where key = $1', [key])
      return rows[0]
    },
    close: async () => {
      for (const close of closers) await close()
      await queue.stop(1)
      await mailbox.close()
      await database.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
