import { describe, expect, test } from 'vitest'
import { fixtureOfFile } from '#fakes/stripe/testing/shop-fixture.ts'
import { recordWire } from '#fakes/stripe/testing/wire-check.ts'
import { canonicalForm, decodeForm } from '#fakes/stripe/wire/form.ts'

const fixture = await fixtureOfFile()

const raw = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(fixture.standIn.url + path, {
    ...init,
    headers: { authorization: 'Bearer sk_test_local_raw', ...init.headers },
  })

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('form decoding', () => {
  test.each([
    ['a=1&b=two%20words', { a: '1', b: 'two words' }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['l[0][p]=x&l[0][q]=1&l[1][p]=y', { l: [{ p: 'x', q: '1' }, { p: 'y' }] }],
    ['l[1]=b&l[0]=a', { l: ['a', 'b'] }],
    ['e[]=a&e[]=b', { e: ['a', 'b'] }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['', {}],
  ])('%s', (encoded, decoded) => expect(decodeForm(encoded)).toEqual(decoded))

  test('names that would reach into objects stay plain data', () => {
    const decoded = decodeForm('__proto__[polluted]=yes&a[constructor][prototype][polluted]=yes')
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each([
    ['too deep', `a${'[b]'.repeat(9)}=1`],
    ['not a name', 'a[b=1'],
    ['too many', Array.from({ length: 501 }, (_, n) => `k${n}=1`).join('&')],
  ])('refuses what is %s', (_, encoded) => expect(() => decodeForm(encoded)).toThrow())

  test('order does not matter for being the same', () => {
    expect(canonicalForm(decodeForm('a=1&b[c]=2&b[d]=3'))).toBe(
      canonicalForm(decodeForm('b[d]=3&a=1&b[c]=2')),
    )
    expect(canonicalForm(decodeForm('a=1'))).not.toBe(canonicalForm(decodeForm('a=2')))
  })
})

describe('[F47] who may call', () => {
  test.each([
    ['no key', undefined, 'You did not provide an API key'],
    ['a live key', 'sk_live_51abc', 'refuses live keys'],
    ['a restricted live key', 'rk_live_51abc', 'refuses live keys'],
    ['a test key of a real account', 'sk_test_51abc', 'Invalid API key'],
  ])('%s is refused', async (_, key, message) => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const response = await fetch(`${fixture.standIn.url}/v1/customers`, { headers })
    expect(response.status).toBe(401)
    const text = await response.text()
    expect(text).toContain(message)
    expect(text).not.toContain('51abc')
    expect(response.headers.get('request-id')).toMatch(/^req_/)
  })

  test('the SDK sees an authentication error', async () => {
    const live = fixture.sdk({}, 'sk_live_51abc')
    await expect(live.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  })
})

describe('errors in one form', () => {
  test('an unknown path', async () => {
    const response = await raw('/v1/unicorns', { method: 'POST', headers: form, body: 'a=1' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'url_unknown',
        message: 'Unrecognized request URL (POST: /v1/unicorns).',
      },
    })
    expect(response.headers.get('request-id')).toMatch(/^req_/)
  })

  test.each([
    ['a body over 64 KiB', 413, form, `name=${'x'.repeat(70_000)}`],
    ['JSON', 400, { 'content-type': 'application/json' }, '{"name":"x"}'],
    ['XML', 415, { 'content-type': 'application/xml' }, '<name/>'],
    ['a broken key', 400, form, 'name[=x'],
    ['another version', 400, { ...form, 'stripe-version': '2020-08-27' }, 'name=x'],
  ])('%s', async (_, status, headers, body) => {
    const response = await raw('/v1/products', { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    const { error } = await response.json()
    expect(error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) })
  })

  test('every reply names the version', async () => {
    expect((await raw('/v1/products')).headers.get('stripe-version')).toBe('2026-10-28.endive')
  })
})

test('a wrong shape would be noticed', () => {
  const wire = recordWire()
  wire.response('GET /v1/customers/:id', { id: 'cus_1', object: 'customer', email: 'x@example.com' })
  wire.request('POST /v1/customers', { color: 'red' })
  wire.event({ id: 'evt_1', object: 'event', type: 'unicorn.created', api_version: '2026-10-28.endive' })
  const said = wire.problems.join('\n')
  expect(said).toContain("must have required property 'livemode'")
  expect(said).toContain('"additionalProperty":"color"')
  expect(said).toContain('no schema among the events for unicorn.created')
})

test('the shapes were looked at', () => {
  expect(fixture.wire.seen.requests).toBeGreaterThan(0)
  expect(fixture.wire.seen.responses).toBe(fixture.wire.seen.requests)
})
