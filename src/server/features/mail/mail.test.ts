import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailbox } from '#fakes/smtp/start-mailbox.ts'
import { waitForMail } from '#fakes/smtp/wait-for-mail.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import type { MailFixture } from '#server/features/mail/mail-fixture.ts'
import {
  MAIL_FROM,
  openMailFixture,
  reminderMail,
  SETUP_LINK,
  setupMail,
} from '#server/features/mail/mail-fixture.ts'
import { until } from '#server/jobs/until.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
import { forEndurance } from '#test/endurance.ts'

let fixture: MailFixture

beforeEach(async () => {
  fixture = await openMailFixture()
})
afterEach(() => fixture.close())

const becomes = (key: string, status: string) =>
  until(async () => (await fixture.rowOf(key))?.status === status)

test('a mail goes out in both forms, and its content is gone once it is sent', async () => {
  await fixture.post('setup:1', 'ada@example.com')
  const { rows } = await fixture.database.pool.query('select data from jobs.job')
  expect(JSON.stringify(rows)).not.toContain('token')
  await fixture.work()
  const mail = await waitForMail(fixture.mailbox, { to: 'ada@example.com' })
  expect(mail).toMatchObject({ subject: 'Set up your account', from: MAIL_FROM })
  expect(mail.text).toContain(SETUP_LINK)
  expect(mail.links).toEqual([SETUP_LINK])
  expect(mail.headers).not.toHaveProperty('list-unsubscribe')
  await becomes('setup:1', 'sent')
  expect(await fixture.rowOf('setup:1')).toMatchObject({
    content: null,
    attempts: 1,
    last_error: null,
    message_id: mail.messageId,
    sent_at: expect.any(Date),
  })
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const undone = fixture.database.db.transaction(async (tx) => {
    await queueMail(tx, fixture.queue, {
      key: 'setup:1',
      to: 'ada@example.com',
      kind: 'setup',
      mail: setupMail('undone'),
    })
    throw new Error('payment not applied')
  })
  await expect(undone).rejects.toThrow('payment not applied')
  await fixture.work()
  await fixture.post('setup:2', 'ada@example.com', setupMail('kept'))
  await waitForMail(fixture.mailbox, { to: 'ada@example.com', subject: 'kept' })
  expect(await fixture.mailbox.list()).toHaveLength(1)
  expect(await fixture.rowOf('setup:1')).toBeUndefined()
})

test('the same key is sent once, even when ten ask at the same moment', async () => {
  await fixture.work()
  await Promise.all(Array.from({ length: 10 }, () => fixture.post('setup:1', 'ada@example.com')))
  await becomes('setup:1', 'sent')
  await fixture.post('setup:1', 'ada@example.com', setupMail('again'))
  await fixture.post('setup:2', 'bob@example.com')
  await becomes('setup:2', 'sent')
  expect(await fixture.mailbox.list({ to: 'ada@example.com' })).toHaveLength(1)
})

test('[F14] 451 is tried again and then sent', async () => {
  await fixture.post('setup:1', 'defer-once@example.com')
  await fixture.hurry()
  await fixture.work()
  await becomes('setup:1', 'sent')
  expect(await fixture.rowOf('setup:1')).toMatchObject({ attempts: 2, last_error: null, content: null })
  expect(await fixture.mailbox.list()).toHaveLength(1)
})

test('[F14] 451 to the end is given up, and its content is gone', async () => {
  await fixture.post('setup:1', 'defer@example.com')
  await fixture.hurry(1)
  await fixture.work()
  await becomes('setup:1', 'failed')
  expect(await fixture.rowOf('setup:1')).toMatchObject({ attempts: 2, last_error: 'SMTP 451', content: null })
  await until(async () => (await fixture.queue.health()).failed === 1)
})

test('[F14] 550 is given up at once, quoting no address', async () => {
  await fixture.post('setup:1', 'bounce@example.com')
  await fixture.work()
  await becomes('setup:1', 'failed')
  expect(await fixture.rowOf('setup:1')).toMatchObject({ attempts: 1, last_error: 'SMTP 550', content: null })
  expect(await fixture.queue.health()).toMatchObject({ depth: 0, failed: 0 })
})

test('[F14] a mail waits out a mail server that is away', async () => {
  await fixture.mailbox.close()
  await fixture.post('setup:1', 'ada@example.com')
  await fixture.hurry()
  await fixture.work()
  await until(async () => (await fixture.rowOf('setup:1'))?.last_error !== null)
  expect(await fixture.rowOf('setup:1')).toMatchObject({
    status: 'queued',
    content: { subject: 'Set up your account' },
  })
  const back = await startMailbox({ dir: fixture.dir, port: fixture.mailbox.port })
  await becomes('setup:1', 'sent')
  expect(await back.list({ to: 'ada@example.com' })).toHaveLength(1)
  await back.close()
})

const many = forEndurance(40, 200)

test(`${many} mails go out, each once`, async () => {
  await fixture.database.db.transaction(async (tx) => {
    for (let number = 0; number < many; number += 1) {
      const to = `person${number}@example.com`
      await queueMail(tx, fixture.queue, {
        key: `news:${number}`,
        to,
        kind: 'news',
        mail: setupMail(`Mail ${number}`),
      })
    }
  })
  await fixture.work()
  await until(async () => (await fixture.queue.health()).depth === 0)
  await until(async () => (await fixture.mailbox.list({ limit: 500 })).length >= many)
  const subjects = (await fixture.mailbox.list({ limit: 500 })).map((mail) => mail.subject)
  expect(new Set(subjects).size).toBe(many)
  expect(subjects).toHaveLength(many)
})

test('mail that nobody asked for can be stopped with one press', async () => {
  await fixture.work()
  const unsubscribeUrl = 'https://justvalue.example/stop/abc'
  await fixture.post('tip:1', 'ada@example.com', reminderMail(unsubscribeUrl))
  const { headers } = await waitForMail(fixture.mailbox, { to: 'ada@example.com' })
  expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test.each(['ada', 'ada@example.com\r\nBcc: eve@example.com', ''])(
  '%j is no address and writes nothing',
  async (to) => {
    await expect(fixture.post('setup:1', to)).rejects.toThrow()
    expect(await fixture.rowOf('setup:1')).toBeUndefined()
  },
)

test('the mailer knows whether its server answers', async () => {
  const mailer = openMailer({ smtpUrl: fixture.mailbox.url, from: MAIL_FROM })
  expect(await mailer.verify()).toBe(true)
  await fixture.mailbox.close()
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
  await fixture.post('live:1', 'ada@example.com', late)
  await fixture.work()
  await becomes('live:1', 'unwanted')
  expect(await fixture.mailbox.list()).toEqual([])
})
