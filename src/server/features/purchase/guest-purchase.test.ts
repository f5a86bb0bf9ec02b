/** Proves a guest's purchase from the price to the mail, and that its effect happens once. */
import { afterAll, describe, expect, it } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { fulfil } from '#server/features/purchase/fulfil.ts'
import { until } from '#server/jobs/until.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, newEmail, openGuestCheckout, statusOfOrder, untilPaid } from '#test/people.ts'
import { openPurchaseShop } from './testing/purchase-shop.ts'

const { shop } = await openPurchaseShop()
afterAll(() => expect(shop.wire.seen.events).toBeGreaterThan(0))

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
  shop.rows<{ kind: string; amount_cents: number }>(
    `select kind, l.amount_cents from ledger_entries l join orders o on o.id = order_id
     where stripe_session_id = $1`,
    [sessionId],
  )

const eventsOf = (sessionId: string) =>
  shop.rows<{ type: string; processed_at: Date | null }>(
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
      const { url, sessionId, client } = await openGuestCheckout(shop, tier)
      expect(client.cookies.get('jv_checkout')).toMatch(/^[\w-]{43}$/)
      expect(await statusOfOrder(shop, sessionId)).toBe('pending')
      const email = newEmail('dana')
      const paid = await pay(url, { email })
      expect(paid.location).toBe(`${shop.ctx.env.PUBLIC_URL}/check-email?session_id=${sessionId}`)

      const mail = await shop.mail.to(email, setupSubject)
      expect(mail.text).toContain(name)
      expect(mail.text).toContain(price)
      expect(mail.text).toContain('No further billing')
      const { token } = secretsIn(mail)
      expect(mail.links).toContain(`${shop.ctx.env.PUBLIC_URL}/account-setup?token=${token}`)

      const [order] = await shop.rows('select * from orders where stripe_session_id = $1', [sessionId])
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
    const refused = await shop
      .visitor()
      .post('/api/integration/payment/guest-checkout-session', { tier: 'standard', amountCents: 100 })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ error: { details: [{ field: 'amountCents' }] } })
  })

  it('[F20] whose card is declined may try again, and pays once', async () => {
    const { url, sessionId } = await openGuestCheckout(shop)
    const email = newEmail('dana')
    for (const number of declines) {
      const declined = await pay(url, { email, number })
      expect(declined.location).toBeNull()
      expect(declined.page).toMatch(/declined|insufficient|expired|incorrect|error occurred/)
    }
    expect(await statusOfOrder(shop, sessionId)).toBe('pending')
    await pay(url, { email })
    await shop.mail.to(email, setupSubject)
    expect(await ledgerOf(sessionId)).toHaveLength(1)
  })

  it('[F22] who never pays gets nothing; the order ends with its checkout', async () => {
    const { url, sessionId } = await openGuestCheckout(shop)
    shop.pass(25 * 60 * 60)
    expect((await openPage(url)).page).not.toContain('Card number')
    await until(async () => (await statusOfOrder(shop, sessionId)) === 'expired')
    expect(await ledgerOf(sessionId)).toEqual([])
  })
})

describe('one order has one effect', () => {
  it('[F5] however often and at once it is fulfilled', async () => {
    shop.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 100 })
    const { url, sessionId } = await openGuestCheckout(shop)
    const email = newEmail('dana')
    await pay(url, { email })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => fulfil(shop.ctx, sessionId)))
    shop.standIn.faults.clear()
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19)
    await shop.mail.to(email, setupSubject)
    expect(await fulfil(shop.ctx, sessionId)).toBe('already')
    expect(await ledgerOf(sessionId)).toHaveLength(1)
    expect(await shop.mail.subjects(email)).toHaveLength(1)
    const links = await shop.rows('select 1 from one_time_links where email = $1', [email])
    expect(links).toHaveLength(1)
  })

  it('[F4] [F6] [F7] also when each event comes several times and the first comes last', async () => {
    shop.standIn.faults.add({ on: 'webhook', kind: 'duplicate', times: 100 })
    shop.standIn.faults.add({ on: 'webhook', kind: 'delay', delayMs: 400, match: 'charge' })
    const { sessionId, email } = await buyAsGuest(shop)
    await shop.standIn.webhooks.settled()
    shop.standIn.faults.clear()
    const { rowCount } = await shop.database.pool.query(
      'select 1 from stripe_events where processed_at is null',
    )
    expect(rowCount).toBe(0)
    expect(await ledgerOf(sessionId)).toHaveLength(1)
    expect(await shop.mail.subjects(email)).toHaveLength(1)
  })

  it('asked for before the payment, does nothing', async () => {
    const { url, sessionId } = await openGuestCheckout(shop)
    expect(await fulfil(shop.ctx, sessionId)).toBe('unpaid')
    await pay(url, { email: newEmail('dana') })
    await untilPaid(shop, sessionId)
  })

  it('of another amount than ours is left to a person, who is told', async () => {
    const { url, sessionId } = await openGuestCheckout(shop)
    await shop.rows('update orders set amount_cents = 25000 where stripe_session_id = $1', [sessionId])
    const email = newEmail('dana')
    await pay(url, { email })
    expect(await fulfil(shop.ctx, sessionId)).toBe('amount-differs')
    expect(await statusOfOrder(shop, sessionId)).toBe('pending')
    expect(await ledgerOf(sessionId)).toEqual([])
    await shop.mail.to(shop.ctx.env.SUPPORT_EMAIL, 'A payment of an unexpected amount')
    expect(
      shop.logLines.some((line) => line.includes('payment needs a person') && line.includes(sessionId)),
    ).toBe(true)
  })
})
