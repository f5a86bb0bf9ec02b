/** Proves which mail that comes in is kept, where, and what is kept out. */
import type { SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSupportConversations } from '#contract/help/support.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { newEmail, signUp, student } from '#test/people.ts'
import {
  answerTo,
  conversationMail,
  type Desk,
  handOver,
  inboundSecret,
  mailOf,
  openDesk,
  question,
  sendBySmtp,
  supportEmail,
} from './testing/support-fixture.ts'

let desk: Desk
let app: TestApp
beforeAll(async () => {
  desk = await openDesk()
  app = desk.app
})
afterAll(() => desk.close())

const handOverMail = async (options: SendMailOptions) => handOver(app, await mailOf(options))

/** What a mail that is kept out may not change. */
const kept = async () => {
  const rows = await app.rows<{ conversations: string; messages: string }>(
    'select (select count(*) from support_threads) as conversations, (select count(*) from support_messages) as messages',
  )
  return rows[0]
}

describe('an answer by mail', () => {
  it('goes to the person without quotes; the person’s comes back from any mailbox, once', async () => {
    const { id, number, toOperator } = await desk.ask()
    const answer = await answerTo(toOperator, { from: `Support <${supportEmail}>`, text: 'Fifteen dollars.' })
    expect((await handOver(app, answer)).body).toEqual({ received: true })
    const answered = await conversationMail(app, { to: desk.dana.email, number, words: 'Fifteen dollars.' })
    expect(answered.text).not.toContain('wrote:')
    const reply = await answerTo(answered, { from: newEmail('work'), text: 'Thank you!' })
    // As a provider does that heard no answer, and with the other form of the secret.
    const basic = `Basic ${Buffer.from(`mail:${inboundSecret}`).toString('base64')}`
    await Promise.all([handOver(app, reply), handOver(app, reply, basic), handOver(app, reply)])
    expect(await desk.written(id)).toEqual([
      ['person', 'form', question],
      ['operator', 'mail', 'Fifteen dollars.'],
      ['person', 'mail', 'Thank you!'],
    ])
    expect((await desk.read(id)).messages[2]?.quoted).toContain('Fifteen dollars.')
  })

  it('comes in over the built-in mailbox as well', async () => {
    const { id, number, replyTo } = await desk.ask()
    await sendBySmtp(app, { from: supportEmail, to: replyTo, subject: 'Re: fee', text: 'By SMTP.' })
    expect((await desk.written(id)).at(-1)).toEqual(['operator', 'mail', 'By SMTP.'])
    const toDana = await conversationMail(app, { to: desk.dana.email, number, words: 'By SMTP.' })
    const form = new URLSearchParams({ text: 'By the form of the mailbox.' })
    const sent = await app.visitor().send(`/dev/mail/${toDana.id}/answer`, { method: 'POST', body: form })
    expect(sent.status).toBe(303)
    expect((await desk.written(id)).at(-1)).toEqual(['person', 'mail', 'By the form of the mailbox.'])
  })

  it.each([
    ['from another address', (replyTo: string) => ({ from: newEmail('mallory'), to: replyTo })],
    [
      'to a forged address',
      (replyTo: string) => ({ from: supportEmail, to: replyTo.replace(/-\w+@/, `-${'0'.repeat(32)}@`) }),
    ],
    [
      'to that of another conversation',
      (replyTo: string) => ({ from: supportEmail, to: replyTo.replace(/\+o\w+-/, '+o1-') }),
    ],
  ])('%s goes to nobody, and the operator is told', async (_, addressed) => {
    const { id, replyTo } = await desk.ask()
    const refused = async () =>
      (await app.mail.subjects(supportEmail)).filter((subject) => subject.includes('wasn’t sent')).length
    const before = await refused()
    await handOverMail({ ...addressed(replyTo), subject: 'Re: fee', text: 'Pay me.' })
    await until(async () => (await refused()) === before + 1)
    expect(await desk.written(id)).toHaveLength(1)
  })
})

describe('a mail of anybody', () => {
  it('without an account opens a conversation that is answered by mail, its files named and not taken', async () => {
    const from = newEmail('visitor')
    const attachments = [{ filename: 'roof.jpg', content: Buffer.alloc(2 * 1024 * 1024, 7) }]
    const html = '<p>My <b>roof</b> leaks.</p>'
    await handOverMail({ from, to: supportEmail, subject: 'Fwd: Roof', html, attachments })
    const received = await app.mail.to(from, 'Roof (support')
    expect(received.text).toMatch(/couldn’t accept your attachments:\s[|\s]*roof\.jpg/)
    expect(received.text).not.toContain('leaks')
    const number = Number(/support (\d+)/.exec(received.subject)?.[1])
    const toOperator = await conversationMail(app, { to: supportEmail, number, words: 'My roof leaks.' })
    expect(toOperator.text).toMatch(/Anyone\s[|\s]*can fake a sender/)
    await handOver(app, await answerTo(received, { from, text: 'And the wall.' }))
    expect((await desk.operate('support', 'show', String(number))).printed).toMatch(
      /by mail, sender not proved\nMy roof leaks\.\n\[attached and not taken: roof\.jpg\]\n[\s\S]*by mail\nAnd the wall\./,
    )
    await desk.answerByCommand(number, 'We are sorry to hear that.')
    await conversationMail(app, { to: from, number, words: 'We are sorry to hear that.' })
  })

  it('with a forged or expired address is a new conversation, and stays out of the other', async () => {
    const { id, number } = await desk.ask()
    const { headers } = await conversationMail(app, { to: desk.dana.email, number, words: 'We’ll answer by' })
    const forged = (headers['reply-to'] ?? '').replace(/-\w{32}@/, `-${'a'.repeat(32)}@`)
    await handOverMail({ from: newEmail('mallory'), to: forged, subject: 'In', text: 'Let me in.' })
    expect(await desk.written(id)).toHaveLength(1)
    app.pass(367 * 24 * 3600)
    await handOverMail({
      from: newEmail('late'),
      to: headers['reply-to'] ?? '',
      subject: 'Late',
      text: 'Late.',
    })
    app.pass(-367 * 24 * 3600)
    expect(await desk.written(id)).toHaveLength(1)
  })

  it('is the conversation of an account only when the account’s address was confirmed', async () => {
    const squatter = await signUp(app)
    await handOverMail({ from: squatter.email, to: supportEmail, subject: 'Mine', text: 'Private.' })
    await app.mail.to(squatter.email, 'Mine (support')
    expect((await squatter.client.call(listSupportConversations, {})).conversations).toEqual([])
    const owner = await student(app)
    await handOverMail({ from: owner.email, to: supportEmail, subject: 'Mine too', text: 'Mine.' })
    expect((await owner.client.call(listSupportConversations, {})).conversations).toMatchObject([
      { subject: 'Mine too' },
    ])
  })

  it.each([
    ['an answer of absence', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a bulk mail', { headers: { Precedence: 'bulk' } }],
    ['a bounce', { from: 'MAILER-DAEMON@mx.example.com' }],
    ['a mail without words', { text: '' }],
  ])('is ignored when it is %s', async (_, options) => {
    const before = await kept()
    const mail = { from: newEmail('away'), to: supportEmail, subject: 'Away', text: 'I am away.', ...options }
    expect((await handOverMail(mail)).body).toEqual({ received: true })
    expect(await kept()).toEqual(before)
  })

  it('is refused without the secret before it is read, and above ten megabytes', async () => {
    const before = await kept()
    const mail = await mailOf({ from: newEmail(), to: supportEmail, subject: 'x', text: 'x' })
    for (const authorization of ['', 'Bearer wrong', `Basic ${Buffer.from('mail:wrong').toString('base64')}`])
      expect((await handOver(app, mail, authorization)).status).toBe(401)
    const tooLarge = await handOver(app, Buffer.alloc(10 * 1024 * 1024 + 1, 65))
    expect(tooLarge).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large', message: 'The email is larger than 10 MB' } },
    })
    expect((await handOver(app, Buffer.from('no mail'))).body).toEqual({ received: true })
    expect(await kept()).toEqual(before)
  })
})
