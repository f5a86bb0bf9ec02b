/** Proves that mail and jobs that were given up can be seen and sent on their way again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payWholeOnTopOfStandard } from '#server/features/purchase/testing/two-checkouts.ts'
import { jobUuid } from '#server/jobs/job-id.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, newEmail, setUp } from '#test/people.ts'
import { askForReport, capped } from '#test/reports.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let operate: ReturnType<typeof operatorOf>
beforeAll(async () => {
  app = await openAppForTest()
  operate = operatorOf(besideApp(app))
})
afterAll(() => app.close())

/** As a mail server that refuses leaves it: the content, which may hold a link, is gone. */
const giveUp = async (recipient: string): Promise<string> => {
  const sent = () =>
    app.rows<{ id: string }>(`select id from mails where recipient = $1 and status = 'sent'`, [recipient])
  await until(async () => (await sent()).length === 1)
  const [mail] = await sent()
  await app.rows(
    `update mails set status = 'failed', sent_at = null, last_error = 'SMTP 550' where id = $1`,
    [mail?.id],
  )
  return mail?.id ?? ''
}

const isReceipt = (subject: string) => subject === 'Your Just Value receipt'

const statusOf = async (mailId: string) =>
  (await app.rows<{ status: string }>('select status from mails where id = $1', [mailId]))[0]?.status

const errorOf = async (mailId: string) =>
  (await app.rows<{ last_error: string | null }>('select last_error from mails where id = $1', [mailId]))[0]
    ?.last_error

describe('a mail that was given up', () => {
  it('is listed, and sent again with a fresh link that works', async () => {
    const guest = await buyAsGuest(app)
    const id = await giveUp(guest.email)
    const listed = await operate('mail', 'list', '--failed')
    expect(listed.printed).toMatch(new RegExp(`${id} .* account-setup +failed +1 +SMTP 550 +${guest.email}`))
    expect(await operate('mail', 'retry', id, '--as', 'Grace')).toMatchObject({
      code: 0,
      printed: `${id} (account-setup) is on its way again.`,
    })
    await until(async () => (await statusOf(id)) === 'sent')
    await expect.poll(() => app.mail.subjects(guest.email)).toHaveLength(2)
    const fresh = secretsIn(await app.mail.to(guest.email, 'Complete your Just Value account'))
    expect(fresh.token).not.toBe(guest.token)
    expect((await setUp({ ...guest, ...fresh })).user.email).toBe(guest.email)
    const log = await app.rows(
      `select operator, outcome from operator_actions where subjects->>'mailId' = $1`,
      [id],
    )
    expect(log).toEqual([{ operator: 'Grace', outcome: 'done' }])
  })

  it('is sent with all others, and what cannot be written again is named', async () => {
    const emails = [newEmail('lead'), newEmail('lead')]
    const ids: string[] = []
    for (const email of emails) {
      await askForReport(app, capped, email)
      ids.push(await giveUp(email))
    }
    const guest = await buyAsGuest(app)
    const claimed = await giveUp(guest.email)
    await setUp(guest)
    const ended = await operate('mail', 'retry', '--all-failed')
    expect(ended.code).toBe(1)
    expect(ended.told).toBe(`${claimed} is not sent again: its order waits for no account any more.`)
    for (const id of ids) await until(async () => (await statusOf(id)) === 'sent')
    expect(await statusOf(claimed)).toBe('failed')
    await app.rows('delete from mails where id = $1', [claimed])
    expect(await operate('mail', 'retry', '--all-failed')).toMatchObject({
      code: 0,
      told: 'No mail was given up.',
    })
  })

  it('is sent once, however many ask at the same time', async () => {
    const guest = await buyAsGuest(app)
    const id = await giveUp(guest.email)
    const ended = await Promise.all([1, 2, 3].map(() => operate('mail', 'retry', id)))
    expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
    await until(async () => (await statusOf(id)) === 'sent')
    expect(await app.mail.subjects(guest.email)).toHaveLength(2)
  })

  it('as a receipt still tells what went back, and names what was bought', async () => {
    const { person } = await payWholeOnTopOfStandard(app)
    const receipts = () =>
      app.rows<{ id: string; status: string }>(
        `select id, status from mails where recipient = $1 and kind = 'receipt' order by created_at`,
        [person.email],
      )
    await until(async () => (await receipts()).filter(({ status }) => status === 'sent').length === 2)
    const id = (await receipts())[1]?.id ?? ''
    await app.rows(`update mails set status = 'failed', sent_at = null where id = $1`, [id])
    expect((await operate('mail', 'retry', id)).code).toBe(0)
    await expect.poll(async () => (await app.mail.subjects(person.email)).filter(isReceipt)).toHaveLength(3)
    const { text } = await app.mail.to(person.email, 'Your Just Value receipt')
    expect(text).toMatch(/AI-Enhanced Course\s+\$250\.00\s+Refund to you\s+\$197\.00\s+You pay\s+\$53\.00/)
  })

  it('is not one that was sent', async () => {
    const { email } = await buyAsGuest(app)
    const [mail] = await app.rows<{ id: string }>('select id from mails where recipient = $1', [email])
    await until(async () => (await statusOf(mail?.id ?? '')) === 'sent')
    expect(await operate('mail', 'retry', mail?.id ?? '')).toMatchObject({
      code: 1,
      told: expect.stringMatching(/it was sent/),
    })
  })
})

describe('a mail that waits', () => {
  it('is left to its job, and sent again once that is gone', async () => {
    const { email } = await buyAsGuest(app)
    const id = await giveUp(email)
    await app.rows(`update mails set recipient = 'defer@example.com' where id = $1`, [id])
    expect((await operate('mail', 'retry', id)).code).toBe(0)
    await until(async () => (await errorOf(id)) === 'SMTP 451')
    expect(await operate('mail', 'retry', id)).toMatchObject({
      code: 1,
      told: expect.stringMatching(/still being tried/),
    })
    await app.rows(`delete from jobs.job where data->'payload'->>'mailId' = $1`, [id])
    await app.rows('update mails set recipient = $2 where id = $1', [id, email])
    expect((await operate('mail', 'retry', id)).code).toBe(0)
    await until(async () => (await statusOf(id)) === 'sent')
  })
})

describe('a job that was given up', () => {
  it('is listed, tried again, and done', async () => {
    const email = newEmail('lead')
    const { leadId } = await askForReport(app, capped, email)
    const id = jobUuid(`prepare-report:${leadId}`)
    const stateOf = async () =>
      (await app.rows<{ state: string }>('select state::text from jobs.job where id = $1', [id]))[0]?.state
    await until(async () => (await stateOf()) === 'completed')
    await app.rows(`update jobs.job set state = 'failed' where id = $1`, [id])
    await app.rows(`update leads set status = 'preparing' where id = $1`, [leadId])
    const listed = JSON.parse((await operate('jobs', 'list', '--failed', '--json')).printed)
    expect(listed).toEqual([
      expect.objectContaining({ id, name: 'prepare-report', payload: { leadId, because: 'asked' } }),
    ])
    expect((await operate('jobs', 'list')).printed).toMatch(new RegExp(`${id} +prepare-report +failed`))
    expect(await operate('jobs', 'retry', id)).toMatchObject({ code: 0 })
    await until(async () => (await stateOf()) === 'completed')
    expect(
      await app.rows('select 1 from leads where id = $1 and status = $2', [leadId, 'ready']),
    ).toHaveLength(1)
    expect(await operate('jobs', 'retry', id)).toMatchObject({
      code: 1,
      told: 'The job is completed; only failed ones can be tried again.',
    })
  })
})

it.each([
  [['mail', 'retry'], 2, /Say which mail, or --all-failed/],
  [['mail', 'retry', 'x'], 2, /`mail list` shows them/],
  [['mail', 'retry', randomUUID()], 1, /There is no mail/],
  [['mail', 'retry', randomUUID(), '--all-failed'], 2, /is not expected here/],
  [['jobs', 'retry'], 2, /Say which job/],
  [['jobs', 'retry', randomUUID()], 1, /There is no job/],
] as const)('%j ends with %d', async (args, code, sentence) => {
  const ended = await operate(...args)
  expect([ended.code, ended.told]).toEqual([code, expect.stringMatching(sentence)])
})
