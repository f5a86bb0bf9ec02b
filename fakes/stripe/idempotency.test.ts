import { describe, expect, test } from 'vitest'
import { fixtureOfFile } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const raw = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(fixture.standIn.url + path, {
    ...init,
    headers: { authorization: 'Bearer sk_test_local_raw', ...init.headers },
  })

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('idempotency keys', () => {
  const once = (key: string, name: string) =>
    fixture.stripe.products.create({ name }, { idempotencyKey: key })

  test('the same key and parameters give the same object', async () => {
    const first = await once('key-1', 'Course')
    const again = await once('key-1', 'Course')
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await once('key-2', 'Course')).id).not.toBe(first.id)
  })

  test('the same key with other parameters is refused', async () => {
    await once('key-3', 'Course')
    await expect(once('key-3', 'Other')).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
    await expect(
      fixture.stripe.customers.create({ name: 'Course' }, { idempotencyKey: 'key-3' }),
    ).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('a refused request leaves its key free', async () => {
    await expect(fixture.stripe.products.create({ name: '' }, { idempotencyKey: 'key-4' })).rejects.toThrow()
    expect((await once('key-4', 'Course')).name).toBe('Course')
  })

  test('while the first is in flight the second gets a 409', async () => {
    const post = () =>
      raw('/v1/products', {
        method: 'POST',
        headers: { ...form, 'idempotency-key': 'key-5' },
        body: 'name=Twice',
      })
    const statuses = (await Promise.all(Array.from({ length: 8 }, post))).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    const all = await fixture.stripe.products.list({ limit: 100 })
    expect(all.data.filter(({ name }) => name === 'Twice')).toHaveLength(1)
  })

  test('a held lock answers 409 in the form of Stripe', async () => {
    const client = await fixture.pool.connect()
    await client.query(`select pg_advisory_lock(hashtextextended('stripe_standin key-6', 1))`)
    const response = await raw('/v1/products', {
      method: 'POST',
      headers: { ...form, 'idempotency-key': 'key-6' },
      body: 'name=Course',
    })
    await client.query('select pg_advisory_unlock_all()')
    client.release()
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { type: 'idempotency_error', code: 'idempotency_key_in_use' },
    })
  })
})
