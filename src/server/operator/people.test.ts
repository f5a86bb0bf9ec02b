/** Proves that a person can be seen whole and removed without a trace, and that nobody else is touched. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProfile } from '#contract/account/users.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { home, newEmail, openGuestCheckout, password, setUp } from '#test/people.ts'
import { askForReport, capped } from '#test/reports.ts'
import { findTablesWith, type KnownPerson, openKnownPerson } from './testing/known-person.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let operate: ReturnType<typeof operatorOf>
let folder: string
/** Of both everything is known: one is looked at and removed, the other stays. */
let dana: KnownPerson
let other: KnownPerson
beforeAll(async () => {
  // Words are looked for in every row there is: in the tables that all files fill, that takes many times as long.
  app = await openAppForTest()
  operate = operatorOf(besideApp(app))
  folder = mkdtempSync(path.join(tmpdir(), 'just-value-export-'))
  dana = await openKnownPerson(app)
  other = await openKnownPerson(app)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
})

const newFile = () => path.join(folder, randomUUID())

const tablesWith = (words: string) => findTablesWith(app, words)

describe('a person', () => {
  it('is listed and shown in short', async () => {
    expect((await operate('users', 'list')).printed).toMatch(
      new RegExp(`${dana.user.id} .* ai_enhanced +${dana.email} +Dana Whitfield`),
    )
    expect((await operate('users', 'show', dana.email)).printed).toMatch(
      /may use +ai_enhanced\nproperties +1\nlessons completed +1\nfree reports +1\nmails +3\norders +2\n {2}[0-9a-f-]{36} /,
    )
  })

  it('can be exported whole, without a secret, to a file that only its owner reads', async () => {
    const file = newFile()
    expect(await operate('users', 'export', dana.email, '--to', file)).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      emails: [dana.email],
      account: {
        email: dana.email,
        firstName: 'Dana',
        sessions: [{ endedAt: null }],
        properties: [{ addressLine1: home.addressLine1 }],
        lessonProgress: [{ lessonId: '1-1' }],
      },
      orders: [
        { source: 'operator' },
        { id: dana.orderId, ledger: [{ kind: 'payment', amountCents: 19_700 }] },
      ],
      leads: [{ id: dana.leadId }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'account-setup', status: 'sent' })]),
      links: expect.arrayContaining([expect.objectContaining({ purpose: 'reset' })]),
      operatorActions: [{ action: 'access grant', reason: `asked for by ${dana.email}` }],
    })
    expect(text).not.toMatch(/argon2|hash|content|browserKey/i)
    expect(text).not.toContain(password)
  })

  it('is removed only with --yes, and nothing of anyone else', async () => {
    expect(await operate('users', 'delete', dana.email)).toMatchObject({
      code: 1,
      told: expect.stringMatching(
        /would remove the account .* 1 free report, 3 mails, .* 2 orders.*Add --yes/,
      ),
    })
    expect(await tablesWith(dana.email)).not.toEqual([])
    const before = await tablesWith(other.email)
    const removed = await operate('users', 'delete', dana.email, '--yes', '--as', 'Grace')
    expect(removed).toMatchObject({ code: 0, printed: expect.stringMatching(/delete cus_\w+ there\.$/) })
    expect(await tablesWith(dana.email)).toEqual([])
    expect(await tablesWith(other.email)).toEqual(before)
    expect((await other.client.call(getProfile, {})).profile.tier).toBe('ai_enhanced')
  })

  it('leaves bookkeeping behind: what was paid when, and that the operator removed someone', async () => {
    for (const trace of [dana.email, dana.leadId])
      expect(await tablesWith(trace)).not.toContain('public.leads')
    const kept = await app.rows(
      `select status, orders.amount_cents, buyer_name, guest_email, user_id, stripe_customer_id, invoice_url, kind
       from orders join ledger_entries on order_id = orders.id where orders.id = $1`,
      [dana.orderId],
    )
    const nobody = {
      buyer_name: null,
      guest_email: null,
      user_id: null,
      stripe_customer_id: null,
      invoice_url: null,
    }
    expect(kept).toEqual([{ status: 'paid', amount_cents: 19_700, kind: 'payment', ...nobody }])
    const events = await app.rows<{ payload: { type: string; data: { object: object } } }>(
      `select payload from stripe_events where payload #>> '{data,object,metadata,order_id}' = $1`,
      [dana.orderId],
    )
    expect(events.length).toBeGreaterThan(0)
    for (const { payload } of events) {
      expect(payload.data.object).toMatchObject({ id: expect.any(String), object: expect.any(String) })
      expect(payload.data.object).not.toHaveProperty('customer_details')
    }
    const log = await app.rows(
      `select operator, outcome, subjects, reason from operator_actions where subjects->>'userId' = $1 order by id`,
      [dana.user.id],
    )
    expect(log[0]).toMatchObject({ outcome: 'done', reason: null })
    const removed = { account: true, orders: 2, leads: 1, mails: 3 }
    expect(log.at(-1)).toMatchObject({ operator: 'Grace', outcome: 'done', subjects: removed })
  })

  it('is signed out by being removed, and can begin again', async () => {
    expect(await dana.client.refusal(getProfile, {})).toMatchObject({ status: 401 })
    const mailsBefore = (await app.mail.subjects(dana.email)).length
    const checkout = await openGuestCheckout(app)
    await pay(checkout.url, { email: dana.email })
    await until(async () => (await app.mail.subjects(dana.email)).length > mailsBefore)
    const fresh = secretsIn(await app.mail.to(dana.email, 'Complete your Just Value account'))
    expect((await setUp({ ...checkout, ...fresh, email: dana.email })).user).toMatchObject({
      tier: 'standard',
    })
  })

  it('who only asked for a report is removed too', async () => {
    const email = newEmail('lead')
    await askForReport(app, capped, email)
    await until(async () => (await app.mail.subjects(email)).length === 1)
    expect((await operate('users', 'show', email)).printed).toMatch(/account +none\nfree reports +1/)
    expect((await operate('users', 'delete', email, '--yes')).printed).toMatch(
      /no account, 1 free report, 1 mail/,
    )
    expect(await tablesWith(email)).toEqual([])
  })

  it.each([
    [['users', 'show', 'nobody@example.com'], 1, /Nothing is known of nobody@example\.com/],
    [['users', 'delete', 'nobody@example.com', '--yes'], 1, /Nothing is known/],
    [['users', 'export', 'nobody@example.com', '--to', '/tmp/x'], 1, /Nothing is known/],
    [['users', 'export', 'nobody@example.com'], 2, /Say where to write with --to/],
    [['users', 'delete', 'everyone', '--yes'], 2, /"everyone" is not an e-mail address/],
  ] as const)('that is not there: %j ends with %d', async (args, code, sentence) => {
    const ended = await operate(...args)
    expect([ended.code, ended.told]).toEqual([code, expect.stringMatching(sentence)])
  })

  it('is not written over another file', async () => {
    const email = newEmail('lead')
    await askForReport(app, capped, email)
    const file = newFile()
    writeFileSync(file, 'mine')
    expect(await operate('users', 'export', email, '--to', file)).toMatchObject({
      code: 1,
      told: `${file} exists already; name another file.`,
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})
