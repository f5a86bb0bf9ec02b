import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailbox } from '#fakes/smtp/start-mailbox.ts'
import { waitForMail } from '#fakes/smtp/wait-for-mail.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import type { MailBench } from '#server/features/mail/mail-bench.ts'
import {
  MAIL_FROM,
  openMailBench,
  reminderMail,
  SETUP_LINK,
  setupMail,
} from '#server/features/mail/mail-bench.ts'
import { until } from '#server/jobs/until.ts'
import type { MailContent } from '#server/services/mail/mail-content.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
import { forEndurance } from '#test/endurance.ts'

let bench: MailBench

beforeEach(async () => {
  bench = await openMailBench()
})
afterEach(() => bench.close())

const becomes = (key: string, status: string) =>
  until(async () => (await bench.rowOf(key))?.status === status)

test('a mail goes out in both forms, and its content is gone once it is sent', async () => {
  await bench.post('setup:1', 'ada@example.com')
  const { rows } = await bench.database.pool.query('select data from jobs.job')
  expect(JSON.stringify(rows)).not.toContain('token')
  await bench.work()
  const mail = await waitForMail(bench.mailbox, { to: 'ada@example.com' })
  expect(mail).toMatchObject({ subject: 'Set up your account', from: MAIL_FROM })
  expect(mail.text).toContain(SETUP_LINK)
  expect(mail.links).toEqual([SETUP_LINK])
  expect(mail.headers).not.toHaveProperty('list-unsubscribe')
  await becomes('setup:1', 'sent')
  expect(await bench.rowOf('setup:1')).toMatchObject({
    content: null,
    attempts: 1,
    last_error: null,
    message_id: mail.messageId,
    sent_at: expect.any(Date),
  })
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const undone = bench.database.db.transaction(async (tx) => {
    await queueMail(tx, bench.queue, {
      key: 'setup:1',
      to: 'ada@example.com',
      kind: 'setup',
      mail: setupMail('undone'),
    })
    throw new Error('payment not applied')
  })
  await expect(undone).rejects.toThrow('payment not applied')
  await bench.work()
  await bench.post('setup:2', 'ada@example.com', setupMail('kept'))
  await waitForMail(bench.mailbox, { to: 'ada@example.com', subject: 'kept' })
  expect(await bench.mailbox.list()).toHaveLength(1)
  expect(await bench.rowOf('setup:1')).toBeUndefined()
})

test('the same key is sent once, even when ten ask at the same moment', async () => {
  await bench.work()
  await Promise.all(Array.from({ length: 10 }, () => bench.post('setup:1', 'ada@example.com')))
  await becomes('setup:1', 'sent')
  await bench.post('setup:1', 'ada@example.com', setupMail('again'))
  await bench.post('setup:2', 'bob@example.com')
  await becomes('setup:2', 'sent')
  expect(await bench.mailbox.list({ to: 'ada@example.com' })).toHaveLength(1)
})

test('[F14] 451 is tried again and then sent', async () => {
  await bench.post('setup:1', 'defer-once@example.com')
  await bench.hurry()
  await bench.work()
  await becomes('setup:1', 'sent')
  expect(await bench.rowOf('setup:1')).toMatchObject({ attempts: 2, last_error: null, content: null })
  expect(await bench.mailbox.list()).toHaveLength(1)
})

test('[F14] 451 to the end is given up, and its content is gone', async () => {
  await bench.post('setup:1', 'defer@example.com')
  await bench.hurry(1)
  await bench.work()
  await becomes('setup:1', 'failed')
  expect(await bench.rowOf('setup:1')).toMatchObject({ attempts: 2, last_error: 'SMTP 451', content: null })
  await until(async () => (await bench.queue.health()).failed === 1)
})

test('[F14] 550 is given up at once, quoting no address', async () => {
  await bench.post('setup:1', 'bounce@example.com')
  await bench.work()
  await becomes('setup:1', 'failed')
  expect(await bench.rowOf('setup:1')).toMatchObject({ attempts: 1, last_error: 'SMTP 550', content: null })
  expect(await bench.queue.health()).toMatchObject({ depth: 0, failed: 0 })
})

test('[F14] a mail waits out a mail server that is away', async () => {
  await bench.mailbox.close()
  await bench.post('setup:1', 'ada@example.com')
  await bench.hurry()
  await bench.work()
  await until(async () => (await bench.rowOf('setup:1'))?.last_error !== null)
  expect(await bench.rowOf('setup:1')).toMatchObject({
    status: 'queued',
    content: { subject: 'Set up your account' },
  })
  const back = await startMailbox({ dir: bench.dir, port: bench.mailbox.port })
  await becomes('setup:1', 'sent')
  expect(await back.list({ to: 'ada@example.com' })).toHaveLength(1)
  await back.close()
})

const many = forEndurance(40, 200)

test(`${many} mails go out, each once`, async () => {
  await bench.database.db.transaction(async (tx) => {
    for (let number = 0; number < many; number += 1) {
      const to = `person${number}@example.com`
      await queueMail(tx, bench.queue, {
        key: `news:${number}`,
        to,
        kind: 'news',
        mail: setupMail(`Mail ${number}`),
      })
    }
  })
  await bench.work()
  await until(async () => (await bench.queue.health()).depth === 0)
  await until(async () => (await bench.mailbox.list({ limit: 500 })).length >= many)
  const subjects = (await bench.mailbox.list({ limit: 500 })).map((mail) => mail.subject)
  expect(new Set(subjects).size).toBe(many)
  expect(subjects).toHaveLength(many)
})

test('mail that nobody asked for can be stopped with one press', async () => {
  await bench.work()
  const unsubscribeUrl = 'https://justvalue.example/stop/abc'
  await bench.post('tip:1', 'ada@example.com', reminderMail(unsubscribeUrl))
  const { headers } = await waitForMail(bench.mailbox, { to: 'ada@example.com' })
  expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test.each(['ada', 'ada@example.com\r\nBcc: eve@example.com', ''])(
  '%j is no address and writes nothing',
  async (to) => {
    await expect(bench.post('setup:1', to)).rejects.toThrow()
    expect(await bench.rowOf('setup:1')).toBeUndefined()
  },
)

test('the mailer knows whether its server answers', async () => {
  const mailer = openMailer({ smtpUrl: bench.mailbox.url, from: MAIL_FROM })
  expect(await mailer.verify()).toBe(true)
  await bench.mailbox.close()
  expect(await mailer.verify()).toBe(false)
  mailer.close()
})

test('a mail that comes too late to be of use stays unsent', async () => {
  const late: MailContent = {
    ...setupMail(),
    transactional: false,
    topic: 'live',
    unsubscribeUrl: 'https://justvalue.example/stop/abc',
    notAfter: '2026-01-01T00:00:00.000Z',
  }
  await bench.post('live:1', 'ada@example.com', late)
  await bench.work()
  await becomes('live:1', 'unwanted')
  expect(await bench.mailbox.list()).toEqual([])
})
