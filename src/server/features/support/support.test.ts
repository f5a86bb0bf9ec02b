/** Proves how a message to support is kept, promised an answer, answered and counted. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadOwnData } from '#contract/account/users.ts'
import {
  answerSupportConversation,
  closeSupportConversation,
  sendSupportMessage,
} from '#contract/help/support.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { signUp, student } from '#test/people.ts'
import { remindOfPromises } from './remind-of-promises.ts'
import { conversationMail, type Desk, openDesk, question, supportEmail } from './testing/support-fixture.ts'

let desk: Desk
let app: TestApp
beforeAll(async () => {
  desk = await openDesk()
  app = desk.app
})
afterAll(() => desk.close())

const mailsIn = async (email: string, number: number): Promise<number> =>
  (await app.mail.subjects(email)).filter((subject) => subject.endsWith(`(support ${number})`)).length

describe('a message', () => {
  it('is promised an answer in 24 hours and comes to the operator, each with a way back', async () => {
    const asked = await desk.ask(desk.dana, 'How do I file late?')
    expect([asked.state, asked.subject]).toEqual(['waiting', 'How do I file late?'])
    const hours = (Date.parse(asked.dueAt ?? '') - Date.parse(asked.openedAt)) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    const received = await conversationMail(app, {
      to: desk.dana.email,
      number: asked.number,
      words: 'We’ll answer by',
    })
    const first = `How do I file late? (support ${asked.number})`
    expect([received.subject, asked.toOperator.subject]).toEqual([first, first])
    expect(received.text).toMatch(/We’ll answer by \w+, \w+ \d+, \d{4} at [\d:]+\s[ap]m Eastern\sTime/)
    expect(received.text).toContain('priority support')
    expect(received.headers['reply-to']).toMatch(/^support\+p\w+-\w+-[0-9a-f]{32}@justvalue\.example$/)
    expect(asked.toOperator.text).toContain(question)
    expect(asked.toOperator.text).toContain(desk.dana.email)
    expect(asked.replyTo).toMatch(/^support\+o\w+-\w+-[0-9a-f]{32}@justvalue\.example$/)
    expect(received.headers.references).toBe(asked.toOperator.headers.references)
  })

  it('sent again under its id is the same, and another’s id is nobody else’s', async () => {
    const message = { id: randomUUID(), subject: 'Twice', text: 'Once.' }
    const send = () => desk.dana.client.call(sendSupportMessage, message)
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect(await desk.written(message.id)).toEqual([['person', 'form', 'Once.']])
    const stranger = await signUp(app)
    expect(await stranger.client.refusal(sendSupportMessage, message)).toMatchObject({ code: 'conflict' })
  })

  it('within a wait makes no second promise; after an answer it does, and opens what was closed', async () => {
    const { id, number, dueAt } = await desk.ask()
    const again = () =>
      desk.dana.client.call(answerSupportConversation, { id, messageId: randomUUID(), text: 'And when?' })
    expect((await again()).conversation.dueAt).toBe(dueAt)
    expect(await desk.answerByCommand(number, 'In September.')).toMatchObject({ code: 0 })
    expect((await desk.read(id)).conversation).toMatchObject({ state: 'answered', dueAt: null })
    expect((await desk.dana.client.call(closeSupportConversation, { id })).conversation.state).toBe('closed')
    const { conversation } = await again()
    expect(conversation.state).toBe('waiting')
    expect(Date.parse(conversation.dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt ?? ''))
    // Two promises and an answer to the person; each message to the operator.
    await until(async () => (await mailsIn(desk.dana.email, number)) === 3)
    await until(async () => (await mailsIn(supportEmail, number)) === 3)
    for (const email of [desk.dana.email, supportEmail]) {
      const subjects = (await app.mail.subjects(email)).filter((one) => one.endsWith(`(support ${number})`))
      expect(subjects.filter((one) => !one.startsWith('Re: '))).toEqual([`About the fee (support ${number})`])
    }
  })
})

describe('the promise', () => {
  it('is reminded of once, six hours before; the list has the overdue first, the report counts', async () => {
    await app.rows('delete from support_threads')
    const other = await student(app)
    const [late, priority] = [await desk.ask(other), await desk.ask()]
    const subjects = async () => (await app.mail.subjects(supportEmail)).length
    const before = await subjects()
    app.pass(17 * 3600)
    await remindOfPromises(app.ctx)
    await app.rows('update support_waits set due_at = now() where thread_id = $1 and since < now()', [
      late.id,
    ])
    app.pass(2 * 3600)
    await Promise.all([remindOfPromises(app.ctx), remindOfPromises(app.ctx), remindOfPromises(app.ctx)])
    await until(async () => (await subjects()) === before + 2)
    expect(app.logLines.some((line) => line.includes('answers of support are overdue'))).toBe(true)
    const { printed } = await desk.operate('support', 'list')
    expect(printed).toMatch(
      new RegExp(
        `\\n${late.number} +OVERDUE [^\\n]*\\n${priority.number} +waiting .* priority .*${desk.dana.email}`,
      ),
    )
    expect(printed).toContain(momentInFlorida(new Date(priority.dueAt ?? '')))
    expect(printed).not.toContain('UTC')
    const shown = (await desk.operate('support', 'show', String(priority.number))).printed
    expect(shown).toContain(`due ${momentInFlorida(new Date(priority.dueAt ?? ''))}, waits`)
    await desk.answerByCommand(priority.number, 'Here it is.')
    await desk.operate('support', 'close', String(late.number))
    expect((await desk.operate('support', 'report')).printed).toMatch(
      /AI-Enhanced +1 +0 +0 +0 +0\nothers +0 +0 +1 +0 +0/,
    )
    expect((await desk.operate('support', 'list')).printed).toBe('Nobody waits for an answer.')
    expect(await desk.operate('support', 'answer', '999999', '--file', '/dev/null')).toMatchObject({
      code: 2,
    })
    expect(await desk.operate('support', 'close', '999999')).toMatchObject({ code: 1 })
    app.pass(-19 * 3600)
  })
})

it('what was written is in the person’s data, and goes with the account', async () => {
  const owner = await student(app)
  const { id } = await desk.ask(owner, 'Mine alone')
  const { data } = await owner.client.call(downloadOwnData, {})
  expect(JSON.stringify(data)).toContain('What is the fee?')
  expect(JSON.stringify(data)).not.toContain('mailHash')
  await desk.operate('users', 'delete', owner.email, '--yes')
  expect(await app.rows('select 1 from support_threads where id = $1', [id])).toEqual([])
  expect(await app.rows('select 1 from mails where starts_with(key, $1)', [`support:${id}`])).toEqual([])
})
