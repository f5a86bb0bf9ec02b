import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import nodemailer from 'nodemailer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountMailbox } from './mailbox-routes.ts'
import type { Mailbox } from './start-mailbox.ts'
import { startMailbox } from './start-mailbox.ts'
import { waitForMail } from './wait-for-mail.ts'

let dir: string
let mailbox: Mailbox

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
  mailbox = await startMailbox({ dir })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await mailbox.close()
  await rm(dir, { recursive: true, force: true })
})

const link = 'https://justvalue.example/account-setup?token=abc&step=1'
const send = async (mail: { to?: string; bcc?: string; subject?: string; text?: string; html?: string }) => {
  const transport = nodemailer.createTransport(mailbox.url)
  await transport.sendMail({
    from: 'Just Value <hello@justvalue.example>',
    to: 'ada@example.com',
    subject: 'Hello',
    text: `Press ${link}`,
    html: `<html><head></head><body><a href="${link.replace('&', '&amp;')}">Press</a></body></html>`,
    ...mail,
  })
  transport.close()
}

const openApp = () => {
  const app = Fastify()
  mountMailbox(app, mailbox)
  return app
}

test('catches a mail and reads what it says', async () => {
  await send({ to: 'Zoë Ünal <Zoe@Example.com>', subject: 'Grüße' })
  const mail = await waitForMail(mailbox, { to: 'zoe@example.com', subject: 'Grüße' })
  expect(mail).toMatchObject({
    to: ['zoe@example.com'],
    links: [link],
    from: 'Just Value <hello@justvalue.example>',
  })
  expect(mail.text).toContain(link)
  expect(Math.abs(Date.now() - Date.parse(mail.receivedAt))).toBeLessThan(5000)
})

test('lists newest first, by recipient, blind copies included', async () => {
  await send({ subject: 'one' })
  await send({ subject: 'two', to: 'bob@example.com', bcc: 'ada@example.com' })
  await send({ subject: 'three', to: 'bob@example.com' })
  const subjects = async (query: { to?: string; limit?: number }) =>
    (await mailbox.list(query)).map((mail) => mail.subject)
  expect(await subjects({})).toEqual(['three', 'two', 'one'])
  expect(await subjects({ to: 'ADA@example.com' })).toEqual(['two', 'one'])
  expect(await subjects({ limit: 1 })).toEqual(['three'])
})

test('keeps its mail over a restart', async () => {
  await send({ subject: 'before' })
  await mailbox.close()
  mailbox = await startMailbox({ dir })
  await send({ subject: 'after' })
  expect((await mailbox.list()).map((mail) => mail.subject)).toEqual(['after', 'before'])
})

test('is for nobody else on the machine, whatever it was before', async () => {
  const modes = async () => {
    const names = ['.', ...(await readdir(dir))]
    return Promise.all(names.map(async (name) => (await stat(path.join(dir, name))).mode & 0o777))
  }
  await send({ subject: 'before' })
  expect(await modes()).toEqual([0o700, 0o600])
  await mailbox.close()
  for (const name of ['.', ...(await readdir(dir))]) await chmod(path.join(dir, name), 0o755)
  mailbox = await startMailbox({ dir })
  await send({ subject: 'after' })
  expect(await modes()).toEqual([0o700, 0o600, 0o600])
})

test('keeps the newest 500, and lists those that are there while more come', async () => {
  const raw = 'Delivered-To: ada@example.com\r\nSubject: old\r\n\r\nold\r\n'
  for (let number = 0; number < 505; number += 1) {
    await writeFile(path.join(dir, `${String(number).padStart(15, '0')}-00000000.eml`), raw)
  }
  await mailbox.close()
  mailbox = await startMailbox({ dir })
  await send({ subject: 'new' })
  expect((await readdir(dir)).length).toBe(500)
  expect((await mailbox.list({ limit: 1 }))[0]?.subject).toBe('new')
  const listing = mailbox.list({ limit: 500 })
  await send({ subject: 'newer' })
  expect((await listing).length).toBeGreaterThanOrEqual(499)
})

test.each([
  ['bounce@example.com', 550],
  ['defer@example.com', 451],
])('%s answers %i', async (to, responseCode) => {
  await expect(send({ to })).rejects.toMatchObject({ responseCode })
  expect(await mailbox.list()).toEqual([])
})

test('defer-once takes the mail at the second try', async () => {
  await expect(send({ to: 'defer-once@example.com' })).rejects.toMatchObject({ responseCode: 451 })
  await send({ to: 'defer-once@example.com' })
  expect(await mailbox.list()).toHaveLength(1)
})

test('a mail over 10 MB is refused', async () => {
  await expect(send({ text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toMatchObject({ responseCode: 552 })
  expect(await mailbox.list()).toEqual([])
})

test('waiting for a mail that does not come ends, naming what did come', async () => {
  await send({ subject: 'something else' })
  const waiting = waitForMail(mailbox, { to: 'ada@example.com', subject: 'set-up', withinSeconds: 0.1 })
  await expect(waiting).rejects.toThrow('something else')
})

test('the pages escape what a mail says and let it run nothing', async () => {
  await send({
    subject: '<script>alert(1)</script>',
    html: '<html><head></head><body><script>alert(2)</script>Hi</body></html>',
  })
  const app = openApp()
  const [mail] = await mailbox.list()
  const list = await app.inject('/dev/mail?to=ada@example.com')
  const message = await app.inject(`/dev/mail/${mail?.id}`)
  for (const { statusCode, body, headers } of [list, message]) {
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>')
    expect(body).toContain('&lt;script&gt;')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect(message.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const frame = await app.inject(`/dev/mail/${mail?.id}/body`)
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(frame.headers['content-security-policy']).not.toContain('script-src')
  expect(frame.body).toContain('<base target="_blank">')
})

test('a message shows its links and its text', async () => {
  await send({})
  const app = openApp()
  const [mail] = await mailbox.list()
  const { body } = await app.inject(`/dev/mail/${mail?.id}?view=text`)
  expect(body).toContain(`<a href="${link.replace('&', '&amp;')}">`)
  expect(body).toContain('<pre>Press https://')
})

test('the API lists messages and gives one whole', async () => {
  await send({ subject: 'one' })
  await send({ subject: 'two', to: 'bob@example.com' })
  const app = openApp()
  const list = (await app.inject('/dev/mail/api/messages?to=bob%40example.com&limit=5')).json()
  expect(list.messages).toMatchObject([{ subject: 'two', to: ['bob@example.com'], links: [link] }])
  const one = await app.inject(`/dev/mail/api/messages/${list.messages[0].id}`)
  expect(one.json()).toMatchObject({
    subject: 'two',
    text: expect.stringContaining(link),
    html: expect.any(String),
  })
})

test.each([
  '/dev/mail/none',
  '/dev/mail/..%2f..%2fetc%2fpasswd',
  '/dev/mail/none/body',
  '/dev/mail/api/messages/none',
])('%s is not found', async (url) => {
  expect((await openApp().inject(url)).statusCode).toBe(404)
})

test('neither runs nor shows in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(startMailbox({ dir })).rejects.toThrow('SMTP_URL')
  expect(openApp).toThrow('SMTP_URL')
})
