/** Proves what the operator sees of orders and does with them: links again, money back. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateSetupToken } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import {
  type RefundProvider,
  startRefundProvider,
} from '#server/features/purchase/testing/refund-provider.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, newEmail, openGuestCheckout, setUp } from '#test/people.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let provider: RefundProvider
let operate: ReturnType<typeof operatorOf>
beforeAll(async () => {
  app = await openAppForTest()
  provider = await startRefundProvider()
  operate = operatorOf({
    ...besideApp(app),
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_local_refunds',
    STRIPE_API_BASE: provider.url,
  })
})
afterAll(async () => {
  await provider.close()
  await app.close()
})

const idOf = async (sessionId: string): Promise<string> => {
  const rows = await app.rows<{ id: string }>('select id from orders where stripe_session_id = $1', [
    sessionId,
  ])
  return rows[0]?.id ?? ''
}

const logged = (orderId: string) =>
  app.rows(
    `select operator, action, outcome, reason, subjects from operator_actions
     where subjects->>'orderId' = $1 order by id`,
    [orderId],
  )

describe('orders', () => {
  it('are listed by person and status, and shown whole', async () => {
    const open = await openGuestCheckout(app)
    const guest = await buyAsGuest(app, 'ai_enhanced')
    const id = await idOf(guest.sessionId)
    const { printed } = await operate('orders', 'list', '--email', guest.email.toUpperCase())
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/^ORDER +BEGUN +STATUS/),
      expect.stringMatching(
        new RegExp(`^${id} .* paid +ai_enhanced +\\$250\\.00 +no account +${guest.email}$`),
      ),
    ])
    const pending = await operate('orders', 'list', '--status', 'pending', '--json')
    expect(JSON.parse(pending.printed)).toEqual([
      expect.objectContaining({ id: await idOf(open.sessionId), status: 'pending' }),
    ])
    expect(pending.printed).not.toContain('browserKeyHash')
    const shown = await operate('orders', 'show', id)
    expect(shown.printed).toMatch(/gives access +yes/)
    expect(shown.printed).toMatch(/guarantee +until \d{4}-\d\d-\d\d/)
    expect(shown.printed).toMatch(/Ledger:\n.*\n.*payment +\$250\.00/)
    expect(shown.printed).toMatch(new RegExp(`Set-up links:\\n.*\\n.*${guest.email}`))
    expect(shown.printed).toMatch(/Events:\n[\s\S]*checkout\.session\.completed/)
    expect(shown.printed).not.toContain(guest.token)
  })

  it.each([
    [['orders', 'show', 'abc'], 2, /"abc" is not an id such as .*`orders list` shows them/],
    [['orders', 'show', randomUUID()], 1, /There is no order/],
    [['orders', 'show'], 2, /Say which order/],
    [['orders', 'list', '--status', 'new'], 2, /must be pending, paid, expired or failed, not "new"/],
    [['orders', 'list', '--limit', '0'], 2, /whole number from 1 to 500/],
    [['orders', 'list', '--email', 'ada'], 2, /"ada" is not an e-mail address/],
    [['orders', 'refund', randomUUID()], 2, /Say why with --reason/],
    [
      ['orders', 'refund', randomUUID(), '--reason', 'x', '--amount', '5.5'],
      2,
      /dollars such as 53 or 53\.00/,
    ],
    [['orders', 'refund', randomUUID(), '--reason', 'x', '--amount', '0'], 2, /dollars such as 53/],
    [['orders', 'refund', randomUUID(), '--reason', 'asked'], 1, /There is no such order/],
    [['orders', 'resend-setup', randomUUID()], 1, /There is no such order/],
  ] as const)('that are asked for wrongly: %j ends with %d', async (args, code, sentence) => {
    const { told, ...ended } = await operate(...args)
    expect([ended.code, told]).toEqual([code, expect.stringMatching(sentence)])
  })
})

describe('a set-up link', () => {
  it('is mailed again, works, and who sent it is on record', async () => {
    const guest = await buyAsGuest(app)
    const id = await idOf(guest.sessionId)
    const sent = await operate('orders', 'resend-setup', id, '--as', 'Grace')
    expect(sent).toMatchObject({ code: 0, printed: `A fresh set-up link is on its way to ${guest.email}.` })
    await expect.poll(() => app.mail.subjects(guest.email)).toHaveLength(2)
    const fresh = secretsIn(await app.mail.to(guest.email, 'Complete your Just Value account'))
    expect(fresh.token).not.toBe(guest.token)
    const { client } = await setUp({ ...guest, ...fresh })
    expect((await client.call(getProfile, {})).profile).toMatchObject({ email: guest.email })
    expect(await operate('orders', 'resend-setup', id)).toMatchObject({
      code: 1,
      told: expect.stringMatching(/belongs to an account already/),
    })
    expect(await logged(id)).toMatchObject([
      { operator: 'Grace', action: 'orders resend-setup', outcome: 'done' },
      { operator: expect.stringMatching(/./), action: 'orders resend-setup', outcome: 'refused' },
    ])
  })

  it('[F32] goes to the address that was meant, once it is corrected; the old link is dead', async () => {
    const guest = await buyAsGuest(app)
    const id = await idOf(guest.sessionId)
    const meant = newEmail('meant')
    expect(await operate('orders', 'resend-setup', id, '--to', meant, '--as', 'Grace')).toMatchObject({
      code: 0,
      printed: `A fresh set-up link is on its way to ${meant}.`,
    })
    const fresh = secretsIn(await app.mail.to(meant, 'Complete your Just Value account'))
    expect((await app.visitor().refusal(validateSetupToken, { token: guest.token })).status).toBe(410)
    const { client } = await setUp({ ...guest, ...fresh })
    expect((await client.call(getProfile, {})).profile.email).toBe(meant)
    expect(await logged(id)).toMatchObject([{ operator: 'Grace', subjects: { corrected: true } }])
    expect((await operate('orders', 'resend-setup', id, '--to', 'nobody')).code).toBe(2)
  })

  it('is not mailed for an order that is not paid', async () => {
    const { sessionId } = await openGuestCheckout(app)
    expect(await operate('orders', 'resend-setup', await idOf(sessionId))).toMatchObject({
      code: 1,
      told: 'The order is not paid.',
    })
  })
})

describe('money', () => {
  it('goes back in part and then in whole, and access ends with it [S9.refund.1]', async () => {
    const guest = await buyAsGuest(app)
    const { client } = await setUp(guest)
    const id = await idOf(guest.sessionId)
    const part = await operate('orders', 'refund', id, '--amount', '50', '--reason', 'a lesson was missing')
    expect(part).toMatchObject({ code: 0, printed: expect.stringMatching(/^\$50\.00 was paid back/) })
    expect(part.told).toMatch(/^Guarantee: until \d{4}-\d\d-\d\d\.$/)
    expect((await client.call(getProfile, {})).profile.tier).toBe('standard')
    const rest = await operate('orders', 'refund', id, '--reason', 'asked for by mail', '--as', 'Grace')
    expect(rest.printed).toMatch(/^\$147\.00 was paid back/)
    expect((await client.call(getProfile, {})).profile.tier).toBeNull()
    const again = await operate('orders', 'refund', id, '--reason', 'twice')
    expect(again).toMatchObject({ code: 1, told: expect.stringMatching(/has been paid back/) })
    expect(await logged(id)).toMatchObject([
      { outcome: 'done', reason: 'a lesson was missing', subjects: { amountCents: 5_000 } },
      { outcome: 'done', operator: 'Grace', subjects: { refundId: expect.any(String) } },
      { outcome: 'refused', reason: 'twice' },
    ])
    const shown = await operate('orders', 'show', id)
    expect(shown.printed).toMatch(/gives access +no[\s\S]*refund +\$50\.00[\s\S]*refund +\$147\.00/)
  })

  it('waits while the provider is away', async () => {
    const id = await idOf((await buyAsGuest(app)).sessionId)
    provider.next.status = 'away'
    const waiting = await operate('orders', 'refund', id, '--reason', 'asked')
    provider.next.status = 'succeeded'
    expect(waiting).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/will be paid back once it can be/),
    })
    expect(await operate('orders', 'refund', id, '--amount', '1', '--reason', 'asked')).toMatchObject({
      code: 1,
      told: expect.stringMatching(/A refund of \$197\.00 has no answer yet/),
    })
  })
})
