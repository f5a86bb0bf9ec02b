import { expect, test } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { settleDebit } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const retrieve = (id: string) =>
  fixture.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'invoice'],
  })

const debited = async (number: string) => {
  const session = await openSession(fixture, {
    customer_creation: 'always',
    invoice_creation: { enabled: true },
  })
  expect((await pay(session.url, { number })).location).toContain(session.id)
  return session.id
}

const typesSince = async (count: number) =>
  (await fixture.stripe.events.list({ limit: 100 })).data
    .slice(0, count)
    .map(({ type }) => type)
    .toReversed()

test('a bank debit completes the session, and pays it later', async () => {
  const id = await debited('4000 0000 0000 1000')
  expect(await typesSince(1)).toEqual(['checkout.session.completed'])
  expect(await retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    invoice: null,
    payment_intent: {
      status: 'processing',
      amount_received: 0,
      latest_charge: { status: 'pending', paid: false, balance_transaction: null },
      payment_method: { type: 'us_bank_account', us_bank_account: { last4: '1000' } },
    },
  })
  const intent = Object((await retrieve(id)).payment_intent).id
  await expect(fixture.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
  })
  fixture.pass(61)
  expect(await retrieve(id)).toMatchObject({
    payment_status: 'paid',
    invoice: { status: 'paid' },
    payment_intent: { status: 'succeeded', amount_received: 19_700, latest_charge: { status: 'succeeded' } },
  })
  expect(await typesSince(4)).toEqual([
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.async_payment_succeeded',
    'invoice.paid',
  ])
})

test('or never', async () => {
  const id = await debited('4000 0000 0000 1018')
  fixture.pass(61)
  expect(await retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', latest_charge: { status: 'failed' } },
  })
  expect(await typesSince(3)).toEqual([
    'charge.failed',
    'payment_intent.payment_failed',
    'checkout.session.async_payment_failed',
  ])
})

test('a test may end it, once, either way', async () => {
  const [good, bad] = [await debited('4000 0000 0000 1018'), await debited('4000 0000 0000 1000')]
  expect((await settleDebit(fixture.standIn, good, 'succeeded')).payment_status).toBe('paid')
  expect((await settleDebit(fixture.standIn, bad, 'failed')).payment_status).toBe('unpaid')
  await expect(settleDebit(fixture.standIn, good, 'failed')).rejects.toThrow('no pending payment')
  const told = (await fixture.stripe.events.list({ limit: 100 })).data.length
  fixture.pass(61)
  expect((await fixture.stripe.events.list({ limit: 100 })).data).toHaveLength(told)
})

test('the clock settles it without anybody asking, and a restart between does no harm', async () => {
  const id = await debited('4000 0000 0000 1000')
  await fixture.restart()
  fixture.pass(61)
  await fixture.standIn.webhooks.settled()
  expect(fixture.receiver.types()).toContain('checkout.session.async_payment_succeeded')
  expect((await retrieve(id)).payment_status).toBe('paid')
})
