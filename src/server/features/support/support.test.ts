/** Proves the ways of a message to support and back, by form, mail and command, and what is kept out. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerSupportThread,
  closeSupportThread,
  getSupportThread,
  listSupportThreads,
  sendSupportMessage,
} from '#contract/support.ts'
import { downloadOwnData } from '#contract/users.ts'
import { until } from '#server/jobs/until.ts'
import { besideShop, operatorOf } from '#server/operator/testing/operate.ts'
import { newEmail, type Person, signUp, student } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { remindOfPromises } from './remind-of-promises.ts'
import {
  answerTo,
  handOver,
  inboundSecret,
  mailOf,
  sendBySmtp,
  supportEmail,
  threadMail,
} from './testing/support-bench.ts'

let shop: TestShop
let dana: Person
let operate: ReturnType<typeof operatorOf>
beforeAll(async () => {
  shop = await openShopForTest({ settings: { MAIL_INBOUND_SECRET: inboundSecret } })
  dana = await student(shop, 'ai_enhanced')
  operate = operatorOf(besideShop(shop))
})
afterAll(() => shop.close())

const question = 'What is the fee?\nThank you.'

/** A new thread, with the mail that came to the operator. */
const ask = async (who: Person, subject = 'About the fee') => {
  const { thread } = await who.client.call(sendSupportMessage, { id: randomUUID(), subject, text: question })
  const { number } = thread
  const toOperator = await threadMail(shop, { to: supportEmail, number, words: 'What is the fee' })
  return { ...thread, toOperator, replyTo: toOperator.headers['reply-to'] ?? '' }
}

const mailsIn = async (email: string, number: number): Promise<number> =>
  (await shop.mail.subjects(email)).filter((subject) => subject.endsWith(`(support ${number})`)).length

const read = (id: string) => dana.client.call(getSupportThread, { id })
const written = async (id: string) =>
  (await read(id)).messages.map(({ author, way, text }) => [author, way, text])

const answerByCommand = async (number: number, text: string) => {
  const file = path.join(shop.ctx.env.DATA_DIR, `${randomUUID()}.txt`)
  await writeFile(file, text)
  return operate('support', 'answer', String(number), '--file', file)
}

const handOverMail = async (options: SendMailOptions) => handOver(shop, await mailOf(options))

/** What a mail that is kept out may not change. */
const kept = async () => {
  const rows = await shop.rows<{ threads: string; messages: string }>(
    'select (select count(*) from support_threads) as threads, (select count(*) from support_messages) as messages',
  )
  return rows[0]
}

describe('a message', () => {
  it('is promised an answer in 24 hours and comes to the operator, each with a way back', async () => {
    const asked = await ask(dana, 'How do I file late?')
    expect([asked.state, asked.subject]).toEqual(['waiting', 'How do I file late?'])
    const hours = (Date.parse(asked.dueAt ?? '') - Date.parse(asked.openedAt)) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    const received = await threadMail(shop, { to: dana.email, number: asked.number, words: 'We answer by' })
    expect(received.text).toMatch(/We answer by \w+, \w+ \d+, \d{4} at [\d:]+\s[AP]M, Eastern\sTime/)
    expect(received.text).toContain('priority support')
    expect(received.headers['reply-to']).toMatch(/^support\+p\w+-\w+-[0-9a-f]{32}@justvalue\.example$/)
    expect(asked.toOperator.text).toContain(question)
    expect(asked.toOperator.text).toContain(dana.email)
    expect(asked.replyTo).toMatch(/^support\+o\w+-\w+-[0-9a-f]{32}@justvalue\.example$/)
    expect(received.headers.references).toBe(asked.toOperator.headers.references)
  })

  it('sent again under its id is the same, and another’s id is nobody else’s', async () => {
    const message = { id: randomUUID(), subject: 'Twice', text: 'Once.' }
    const send = () => dana.client.call(sendSupportMessage, message)
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect(await written(message.id)).toEqual([['person', 'form', 'Once.']])
    const stranger = await signUp(shop)
    expect(await stranger.client.refusal(sendSupportMessage, message)).toMatchObject({ code: 'conflict' })
  })

  it('within a wait makes no second promise; after an answer it does, and opens what was closed', async () => {
    const { id, number, dueAt } = await ask(dana)
    const again = () =>
      dana.client.call(answerSupportThread, { id, messageId: randomUUID(), text: 'And when?' })
    expect((await again()).thread.dueAt).toBe(dueAt)
    expect(await answerByCommand(number, 'In September.')).toMatchObject({ code: 0 })
    expect((await read(id)).thread).toMatchObject({ state: 'answered', dueAt: null })
    expect((await dana.client.call(closeSupportThread, { id })).thread.state).toBe('closed')
    const { thread } = await again()
    expect(thread.state).toBe('waiting')
    expect(Date.parse(thread.dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt ?? ''))
    // Two promises and an answer to the person; each message to the operator.
    await until(async () => (await mailsIn(dana.email, number)) === 3)
    await until(async () => (await mailsIn(supportEmail, number)) === 3)
  })
})

describe('an answer by mail', () => {
  it('goes to the person without quotes; the person’s comes back from any mailbox, once', async () => {
    const { id, number, toOperator } = await ask(dana)
    const answer = await answerTo(toOperator, { from: `Support <${supportEmail}>`, text: 'Fifteen dollars.' })
    expect((await handOver(shop, answer)).body).toEqual({ received: true })
    const answered = await threadMail(shop, { to: dana.email, number, words: 'Fifteen dollars.' })
    expect(answered.text).not.toContain('wrote:')
    const reply = await answerTo(answered, { from: newEmail('work'), text: 'Thank you!' })
    // As a provider does that heard no answer, and with the other form of the secret.
    const basic = `Basic ${Buffer.from(`mail:${inboundSecret}`).toString('base64')}`
    await Promise.all([handOver(shop, reply), handOver(shop, reply, basic), handOver(shop, reply)])
    expect(await written(id)).toEqual([
      ['person', 'form', question],
      ['operator', 'mail', 'Fifteen dollars.'],
      ['person', 'mail', 'Thank you!'],
    ])
    expect((await read(id)).messages[2]?.quoted).toContain('Fifteen dollars.')
  })

  it('comes in over the built-in mailbox as well', async () => {
    const { id, replyTo } = await ask(dana)
    await sendBySmtp(shop, { from: supportEmail, to: replyTo, subject: 'Re: fee', text: 'By SMTP.' })
    expect((await written(id)).at(-1)).toEqual(['operator', 'mail', 'By SMTP.'])
  })

  it.each([
    ['from another address', (replyTo: string) => ({ from: newEmail('mallory'), to: replyTo })],
    [
      'to a forged address',
      (replyTo: string) => ({ from: supportEmail, to: replyTo.replace(/-\w+@/, `-${'0'.repeat(32)}@`) }),
    ],
    [
      'to that of another thread',
      (replyTo: string) => ({ from: supportEmail, to: replyTo.replace(/\+o\w+-/, '+o1-') }),
    ],
  ])('%s goes to nobody, and the operator is told', async (_, addressed) => {
    const { id, replyTo } = await ask(dana)
    const refused = async () =>
      (await shop.mail.subjects(supportEmail)).filter((subject) => subject.includes('was not sent on')).length
    const before = await refused()
    await handOverMail({ ...addressed(replyTo), subject: 'Re: fee', text: 'Pay me.' })
    await until(async () => (await refused()) === before + 1)
    expect(await written(id)).toHaveLength(1)
  })
})

describe('a mail of anybody', () => {
  it('without an account opens a thread that is answered by mail, its files named and not taken', async () => {
    const from = newEmail('visitor')
    const attachments = [{ filename: 'roof.jpg', content: Buffer.alloc(2 * 1024 * 1024, 7) }]
    const html = '<p>My <b>roof</b> leaks.</p>'
    await handOverMail({ from, to: supportEmail, subject: 'Fwd: Roof', html, attachments })
    const received = await shop.mail.to(from, 'Re: Roof (support')
    expect(received.text).toMatch(/could not take what was attached:\s[|\s]*roof\.jpg/)
    expect(received.text).not.toContain('leaks')
    const number = Number(/support (\d+)/.exec(received.subject)?.[1])
    const toOperator = await threadMail(shop, { to: supportEmail, number, words: 'My roof leaks.' })
    expect(toOperator.text).toMatch(/only\s[|\s]*says who sent it/)
    await handOver(shop, await answerTo(received, { from, text: 'And the wall.' }))
    expect((await operate('support', 'show', String(number))).printed).toMatch(
      /by mail, sender not proved\nMy roof leaks\.\n\[attached and not taken: roof\.jpg\]\n[\s\S]*by mail\nAnd the wall\./,
    )
    await answerByCommand(number, 'We are sorry to hear that.')
    await threadMail(shop, { to: from, number, words: 'We are sorry to hear that.' })
  })

  it('with a forged or expired address is a new thread, and stays out of the other', async () => {
    const { id, number } = await ask(dana)
    const { headers } = await threadMail(shop, { to: dana.email, number, words: 'We answer by' })
    const forged = (headers['reply-to'] ?? '').replace(/-\w{32}@/, `-${'a'.repeat(32)}@`)
    await handOverMail({ from: newEmail('mallory'), to: forged, subject: 'In', text: 'Let me in.' })
    expect(await written(id)).toHaveLength(1)
    shop.pass(367 * 24 * 3600)
    await handOverMail({
      from: newEmail('late'),
      to: headers['reply-to'] ?? '',
      subject: 'Late',
      text: 'Late.',
    })
    shop.pass(-367 * 24 * 3600)
    expect(await written(id)).toHaveLength(1)
  })

  it('is the thread of an account only when the account’s address was confirmed', async () => {
    const squatter = await signUp(shop)
    await handOverMail({ from: squatter.email, to: supportEmail, subject: 'Mine', text: 'Private.' })
    await shop.mail.to(squatter.email, 'Re: Mine')
    expect((await squatter.client.call(listSupportThreads, {})).threads).toEqual([])
    const owner = await student(shop)
    await handOverMail({ from: owner.email, to: supportEmail, subject: 'Mine too', text: 'Mine.' })
    expect((await owner.client.call(listSupportThreads, {})).threads).toMatchObject([{ subject: 'Mine too' }])
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
      expect((await handOver(shop, mail, authorization)).status).toBe(401)
    expect((await handOver(shop, Buffer.alloc(10 * 1024 * 1024 + 1, 65))).status).toBe(413)
    expect((await handOver(shop, Buffer.from('no mail'))).body).toEqual({ received: true })
    expect(await kept()).toEqual(before)
  })
})

describe('the promise', () => {
  it('is reminded of once, six hours before; the list has the overdue first, the report counts', async () => {
    await shop.rows('delete from support_threads')
    const other = await student(shop)
    const [late, priority] = [await ask(other), await ask(dana)]
    const subjects = async () => (await shop.mail.subjects(supportEmail)).length
    const before = await subjects()
    shop.pass(17 * 3600)
    await remindOfPromises(shop.ctx)
    await shop.rows('update support_waits set due_at = now() where thread_id = $1 and since < now()', [
      late.id,
    ])
    shop.pass(2 * 3600)
    await Promise.all([remindOfPromises(shop.ctx), remindOfPromises(shop.ctx), remindOfPromises(shop.ctx)])
    await until(async () => (await subjects()) === before + 2)
    expect(shop.logLines.some((line) => line.includes('answers of support are overdue'))).toBe(true)
    const { printed } = await operate('support', 'list')
    expect(printed).toMatch(
      new RegExp(
        `\\n${late.number} +OVERDUE [^\\n]*\\n${priority.number} +waiting .* priority .*${dana.email}`,
      ),
    )
    await answerByCommand(priority.number, 'Here it is.')
    await operate('support', 'close', String(late.number))
    expect((await operate('support', 'report')).printed).toMatch(
      /AI-Enhanced +1 +0 +0 +0 +0\nothers +0 +0 +1 +0 +0/,
    )
    expect((await operate('support', 'list')).printed).toBe('Nobody waits for an answer.')
    expect(await operate('support', 'answer', '999999', '--file', '/dev/null')).toMatchObject({ code: 2 })
    expect(await operate('support', 'close', '999999')).toMatchObject({ code: 1 })
    shop.pass(-19 * 3600)
  })
})

it('what was written is in the person’s data, and goes with the account', async () => {
  const owner = await student(shop)
  const { id } = await ask(owner, 'Mine alone')
  const { data } = await owner.client.call(downloadOwnData, {})
  expect(JSON.stringify(data)).toContain('What is the fee?')
  expect(JSON.stringify(data)).not.toContain('mailHash')
  await operate('users', 'delete', owner.email, '--yes')
  expect(await shop.rows('select 1 from support_threads where id = $1', [id])).toEqual([])
  expect(await shop.rows('select 1 from mails where starts_with(key, $1)', [`support:${id}`])).toEqual([])
})
