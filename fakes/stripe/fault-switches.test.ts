import { afterEach, describe, expect, test } from 'vitest'
import { fixtureOfFile, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const raw = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(fixture.standIn.url + path, {
    ...init,
    headers: { authorization: 'Bearer sk_test_local_raw', ...init.headers },
  })

describe('fault switches', () => {
  afterEach(() => fixture.standIn.faults.clear())
  const impatient = () => fixture.sdk({ maxNetworkRetries: 0, timeout: 300 })

  test('one 500 is retried by the SDK and makes one object', async () => {
    fixture.standIn.faults.add({ on: 'call', kind: 'error', status: 500, match: 'POST /v1/products' })
    const product = await fixture.stripe.products.create({ name: 'After a 500' })
    const all = await fixture.stripe.products.list({ limit: 100 })
    expect(all.data.filter(({ name }) => name === 'After a 500').map(({ id }) => id)).toEqual([product.id])
  })

  test('lasting errors reach the shop', async () => {
    fixture.standIn.faults.add({ on: 'call', kind: 'error', status: 503, times: 3 })
    await expect(fixture.stripe.products.list()).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 503,
    })
    fixture.standIn.faults.add({ on: 'call', kind: 'error', status: 429 })
    await expect(fixture.stripe.products.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' })
  })

  test('a time-out after the effect, then the same key: one session', async () => {
    const price = await sellCourse(fixture)
    const create = () =>
      impatient().checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ price: price.id }],
          success_url: 'http://localhost/ok',
          client_reference_id: 'order-9',
        },
        { idempotencyKey: 'order:9:1' },
      )
    fixture.standIn.faults.add({ on: 'call', kind: 'timeout', executed: true })
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    const session = await create()
    const { data } = await fixture.stripe.checkout.sessions.list({ limit: 100 })
    expect(data.filter((one) => one.client_reference_id === 'order-9').map(({ id }) => id)).toEqual([
      session.id,
    ])
  })

  test('a time-out before the effect leaves nothing behind', async () => {
    fixture.standIn.faults.add({ on: 'call', kind: 'timeout', executed: false })
    await expect(impatient().products.create({ name: 'Never' })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    const { data } = await fixture.stripe.products.list({ limit: 100 })
    expect(data.some(({ name }) => name === 'Never')).toBe(false)
  })

  test('a body without error and object arrives as it is', async () => {
    fixture.standIn.faults.add({ on: 'call', kind: 'no-error-body', status: 200 })
    expect((await fixture.stripe.products.list()).object).toBeUndefined()
  })

  test('switches can be thrown from another process, with a key', async () => {
    const body = JSON.stringify({ on: 'call', kind: 'error', status: 500, match: 'GET /v1/prices' })
    const json = { 'content-type': 'application/json' }
    expect((await raw('/__faults', { method: 'POST', headers: json, body: '{"on":"moon"}' })).status).toBe(
      400,
    )
    expect(
      (await fetch(`${fixture.standIn.url}/__faults`, { method: 'POST', headers: json, body })).status,
    ).toBe(401)
    expect((await raw('/__faults', { method: 'POST', headers: json, body })).status).toBe(200)
    expect((await raw('/v1/prices')).status).toBe(500)
    expect((await raw('/v1/prices')).status).toBe(200)
  })
})
