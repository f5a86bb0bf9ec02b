/** Proves a guest's purchase from the price to the mail, and that its effect happens once. */
import { afterAll, describe, expect, it } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { fulfil } from '#server/features/purchase/order/fulfil.ts'
import { until } from '#server/jobs/until.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, newEmail, openGuestCheckout, statusOfOrder, untilPaid } from '#test/people.ts'
import { sharedPurchaseApp } from './testing/purchase-app.ts'

const { app } = await sharedPurchaseApp()
afterAll(() => expect(app.wire.seen.events).toBeGreaterThan(0))

/** Refused by the bank: in general, no money, expired, wrong code, an error on its side. */
const declines = [
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0000 0000 0069',
  '4000 0000 0000 0127',
  '4000 0000 0000 0119',
]

const setupSubject = 'Complete your Just Value account'

const ledgerOf = (sessionId: string) =>
  app.rows<{ kind: string; amount_cents: number }>(
    `select kind, l.amount_cents from ledger_entries l join orders o on o.id = order_id
     where stripe_session_id = $1`,
    [sessionId],
  )

const eventsOf = (sessionId: string) =>
  app.rows<{ type: string; processed_at: Date | null }>(
    `select type, processed_at from stripe_events where payload->'data'->'object'->>'id' = $1`,
    [sessionId],
  )

describe('a guest', () => {
  it.each([
    ['standard', 'Standard Course', '$197.00', 19_700],
    ['ai_enhanced', 'AI-Enhanced Course', '$250.00', 25_000],
  ] as const)(
    'buys %s (%s) for %s [S7.payment.2, S6.visitor.3, S6.public.8, S9.price.1, S9.price.2, S9.price.4]',
    async (tier, name, price, amountCents) => {
      const { url, sessionId, client } = await openGuestCheckout(app, tier)
      expect(client.cookies.get('jv_checkout')).toMatch(/^[\w-]{43}$/)
      expect(await statusOfOrder(app, sessionId)).toBe('pending')
      const email = newEmail('dana')
      const paid = await pay(url, { email })
      expect(paid.location).toBe(`${app.ctx.env.PUBLIC_URL}/check-email?session_id=${sessionId}`)

      const mail = await app.mail.to(email, setupSubject)
      expect(mail.text).toContain(name)
      expect(mail.text).toContain(price)
      expect(mail.text).toContain('No further billing')
      const { token } = secretsIn(mail)
      expect(mail.links).toContain(`${app.ctx.env.PUBLIC_URL}/account-setup?token=${token}`)

      const [order] = await app.rows('select * from orders where stripe_session_id = $1', [sessionId])
      expect(order).toMatchObject({
        tier,
        status: 'paid',
        guest_email: email,
        buyer_name: 'Dana Whitfield',
        user_id: null,
        amount_cents: amountCents,
        livemode: false,
        invoice_url: expect.stringContaining('http'),
      })
      expect(await ledgerOf(sessionId)).toEqual([{ kind: 'payment', amount_cents: amountCents }])
      await until(async () => (await eventsOf(sessionId)).every(({ processed_at }) => processed_at !== null))
    },
  )

  it('pays the price of the server, whatever the request says [S9.price.5]', async () => {
    const refused = await app
      .visitor()
      .post('/api/integration/payment/guest-checkout-session', { tier: 'standard', amountCents: 100 })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ error: { details: [{ field: 'amountCents' }] } })
  })

  it('[F20] whose card is declined may try again, and pays once', async () => {
    const { url, sessionId } = await openGuestCheckout(app)
    const email = newEmail('dana')
    for (const number of declines) {
      const declined = await pay(url, { email, number })
      expect(declined.location).toBeNull()
      expect(declined.page).toMatch(/declined|insufficient|expired|incorrect|error occurred/)
    }
    expect(await statusOfOrder(app, sessionId)).toBe('pending')
    await pay(url, { email })
    await app.mail.to(email, setupSubject)
    expect(await ledgerOf(sessionId)).toHaveLength(1)
  })

  it('[F22] who never pays gets nothing; the order ends with its checkout', async () => {
    const { url, sessionId } = await openGuestCheckout(app)
    app.pass(25 * 60 * 60)
    expect((await openPage(url)).page).not.toContain('Card number')
    await until(async () => (await statusOfOrder(app, sessionId)) === 'expired')
    expect(await ledgerOf(sessionId)).toEqual([])
  })
})

describe('one order has one effect', () => {
  it('[F5] however often and at once it is fulfilled', async () => {
    app.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 100 })
    const { url, sessionId } = await openGuestCheckout(app)
    const email = newEmail('dana')
    await pay(url, { email })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => fulfil(app.ctx, sessionId)))
    app.standIn.faults.clear()
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19)
    await app.mail.to(email, setupSubject)
    expect(await fulfil(app.ctx, sessionId)).toBe('already')
    expect(await ledgerOf(sessionId)).toHaveLength(1)
    expect(await app.mail.subjects(email)).toHaveLength(1)
    const links = await app.rows('select 1 from one_time_links where email = $1', [email])
    expect(links).toHaveLength(1)
  })

  it('[F4] [F6] [F7] also when each event comes several times and the first comes last', async () => {
    app.standIn.faults.add({ on: 'webhook', kind: 'duplicate', times: 100 })
    app.standIn.faults.add({ on: 'webhook', kind: 'delay', delayMs: 400, match: 'charge' })
    const { sessionId, email } = await buyAsGuest(app)
    await app.standIn.webhooks.settled()
    app.standIn.faults.clear()
    const { rowCount } = await app.database.pool.query(
      'select 1 from stripe_events where processed_at is null',
    )
    expect(rowCount).toBe(0)
    expect(await ledgerOf(sessionId)).toHaveLength(1)
    expect(await app.mail.subjects(email)).toHaveLength(1)
  })

  it('asked for before the payment, does nothing', async () => {
    const { url, sessionId } = await openGuestCheckout(app)
    expect(await fulfil(app.ctx, sessionId)).toBe('unpaid')
    await pay(url, { email: newEmail('dana') })
    await untilPaid(app, sessionId)
  })

  it('of another amount than ours is left to a person, who is told', async () => {
    const { url, sessionId } = await openGuestCheckout(app)
    await app.rows('update orders set amount_cents = 25000 where stripe_session_id = $1', [sessionId])
    const email = newEmail('dana')
    await pay(url, { email })
    expect(await fulfil(app.ctx, sessionId)).toBe('amount-differs')
    expect(await statusOfOrder(app, sessionId)).toBe('pending')
    expect(await ledgerOf(sessionId)).toEqual([])
    await app.mail.to(app.ctx.env.SUPPORT_EMAIL, 'A payment of an unexpected amount')
    expect(
      app.logLines.some((line) => line.includes('payment needs a person') && line.includes(sessionId)),
    ).toBe(true)
  })
})
