import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { type Fixture, openFixture, openSession, webhookSecret } from '#fakes/stripe/testing/shop-fixture.ts'
import { forEndurance } from '../../test/endurance.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
})
afterEach(async () => {
  await fixture.close()
  expect(fixture.wire.problems).toEqual([])
})

const paidSession = async () => {
  const session = await openSession(fixture, {
    customer_creation: 'always',
    invoice_creation: { enabled: true },
  })
  await pay(session.url)
  return session
}

const arrivals = async (count: number): Promise<void> => {
  const deadline = Date.now() + 20_000
  while (fixture.receiver.received.length < count && Date.now() < deadline) await sleep(10)
  expect(fixture.receiver.received).toHaveLength(count)
}

const verified = (at: number) => {
  const { body = '', signature = '' } = fixture.receiver.received[at] ?? {}
  return fixture.stripe.webhooks.constructEvent(body, signature, webhookSecret)
}

const ofPayment = [
  'customer.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
  'invoice.paid',
]

describe('what happened is told', () => {
  test('in order, signed, in the version of the SDK', async () => {
    const session = await paidSession()
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.types()).toEqual(ofPayment)
    expect(ofPayment.map((_, at) => verified(at).type)).toEqual(ofPayment)
    expect(verified(3)).toMatchObject({
      api_version: '2026-10-28.endive',
      livemode: false,
      request: { id: null, idempotency_key: null },
      data: { object: { id: session.id, status: 'complete', payment_status: 'paid' } },
    })
    const listed = await fixture.stripe.events.list()
    expect(listed.data.map(({ type }) => type)).toEqual(ofPayment.toReversed())
    expect(listed.data.every((event) => event.pending_webhooks === 0)).toBe(true)
    expect((await fixture.stripe.events.retrieve(verified(3).id)).type).toBe('checkout.session.completed')
  })

  test('an event names the request that caused it', async () => {
    const customer = await fixture.stripe.customers.create(
      { email: 'dana@example.com' },
      { idempotencyKey: 'key-1' },
    )
    await fixture.standIn.webhooks.settled()
    expect(verified(0).request).toEqual({ id: customer.lastResponse.requestId, idempotency_key: 'key-1' })
  })

  test('a declined card', async () => {
    const session = await openSession(fixture)
    await pay(session.url, { number: '4000000000000002' })
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.types()).toEqual(['charge.failed', 'payment_intent.payment_failed'])
  })

  test('a session that runs out is told without anybody asking', async () => {
    const session = await openSession(fixture)
    fixture.pass(25 * 3600)
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.types()).toEqual(['checkout.session.expired'])
    expect(JSON.parse(fixture.receiver.received[0]?.body ?? '').data.object).toMatchObject({
      id: session.id,
      url: null,
    })
  })

  test('a refused request tells nothing', async () => {
    await expect(fixture.stripe.customers.create({ expand: ['color'] })).rejects.toThrow()
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.received).toEqual([])
    expect((await fixture.stripe.events.list()).data).toEqual([])
  })
})

describe('a webhook that is not accepted', () => {
  test('comes again until it is', async () => {
    fixture.receiver.answers.push(500, 302)
    await fixture.stripe.customers.create({ email: 'dana@example.com' })
    await arrivals(3)
    expect(new Set(fixture.receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
    expect(fixture.logged).toHaveLength(2)
    expect(fixture.logged[0]).not.toContain('dana@example.com')
  })

  test('is given up in the end, and stays in the list of events', async () => {
    fixture.receiver.answers.push(...Array.from({ length: 10 }, () => 500))
    await fixture.stripe.customers.create({ email: 'dana@example.com' })
    await arrivals(4)
    await sleep(200)
    expect(fixture.receiver.received).toHaveLength(4)
    expect((await fixture.stripe.events.list()).data[0]?.pending_webhooks).toBe(1)
  })

  test('does not hold up the ones after it', async () => {
    fixture.standIn.faults.add({ on: 'webhook', kind: 'delay', delayMs: 3_000, match: 'customer.created' })
    await paidSession()
    await arrivals(5)
    expect(fixture.receiver.types()).toEqual([...ofPayment.slice(1), 'customer.created'])
  })

  test('survives a restart, as does everything else', async () => {
    fixture.standIn.webhooks.pause()
    const open = await openSession(fixture)
    const paid = await paidSession()
    expect(fixture.receiver.received).toEqual([])
    await fixture.restart()
    await arrivals(5)
    expect(fixture.receiver.types()).toEqual(ofPayment)
    const { sessions } = fixture.stripe.checkout
    expect((await sessions.retrieve(paid.id)).status).toBe('complete')
    const moved = await sessions.retrieve(open.id)
    expect((await pay(moved.url)).status).toBe(303)
  })
})

describe('fault switches', () => {
  const customer = () => fixture.stripe.customers.create({ email: 'dana@example.com' })

  test('drop', async () => {
    fixture.standIn.faults.add({ on: 'webhook', kind: 'drop', match: 'checkout.session.completed' })
    await paidSession()
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.types()).toEqual(
      ofPayment.filter((type) => type !== 'checkout.session.completed'),
    )
    expect((await fixture.stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1)
  })

  test('duplicate', async () => {
    fixture.standIn.faults.add({ on: 'webhook', kind: 'duplicate' })
    await customer()
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.received).toHaveLength(2)
    expect(verified(0).id).toBe(verified(1).id)
  })

  test.each(['bad-signature', 'old-timestamp'] as const)('%s', async (kind) => {
    fixture.standIn.faults.add({ on: 'webhook', kind })
    await customer()
    await fixture.standIn.webhooks.settled()
    expect(() => verified(0)).toThrow()
  })

  test('reverse order', async () => {
    fixture.standIn.webhooks.pause()
    await paidSession()
    fixture.standIn.webhooks.resume('newest-first')
    await fixture.standIn.webhooks.settled()
    expect(fixture.receiver.types()).toEqual(ofPayment.toReversed())
  })

  test('webhook before the redirect', async () => {
    fixture.standIn.faults.add({ on: 'redirect', kind: 'delay', delayMs: 3_000 })
    const session = await openSession(fixture)
    const redirect = pay(session.url)
    await arrivals(3)
    const first = await Promise.race([redirect.then(() => 'redirect'), sleep(50, 'webhook')])
    expect(first).toBe('webhook')
    expect((await redirect).status).toBe(303)
  })
})

const many = forEndurance(25, 100)

test(`${many} events drain, each once and in order`, async () => {
  for (let n = 0; n < many; n += 1) await fixture.stripe.customers.create({ description: `n${n}` })
  await fixture.standIn.webhooks.settled()
  const seen = fixture.receiver.received.map(({ body }) => JSON.parse(body).data.object.description)
  expect(seen).toEqual(Array.from({ length: many }, (_, n) => `n${n}`))
})
