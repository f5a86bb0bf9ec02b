/** Proves the transport rules of the browser's calls against a real server on loopback. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/account/auth.ts'
import { getProfile, updateProfile } from '#contract/account/users.ts'
import { searchCounties } from '#contract/property/properties.ts'
import { getPurchase } from '#contract/purchase/payments.ts'
import { failure, type LoopbackApi, type Respond, respondWith, startLoopbackApi } from '#test/loopback-api.ts'
import { storeAccessToken, storedAccessToken } from '../session/access-token.ts'
import { call, onSessionLost } from './api.ts'
import { BrokenAnswer } from './broken-answer.ts'

const ada = {
  id: '6f0a8a62-6a55-4f0c-8d3a-3f2f6f7a1b11',
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@example.com',
  tier: 'standard',
  emailVerified: true,
}

const { json, data, error } = respondWith

let api: LoopbackApi
let lost: number
let forget: () => void

beforeAll(async () => {
  api = await startLoopbackApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.reset()
  lost = 0
  storeAccessToken('first')
  forget = onSessionLost(() => {
    lost += 1
  })
})
afterEach(() => forget())

const profile = 'GET /api/users/profile'
const refresh = 'POST /api/auth/refresh'
const signIn = 'POST /api/auth/login'
const credentials = { email: 'ada@example.com', password: 'Palm-Harbor1' }
const refreshed = data({ user: ada, tokens: { accessToken: 'second' } })
const forSecondOnly: Respond = (response, seen) =>
  seen.authorization === 'Bearer second'
    ? data({ profile: ada })(response, seen)
    : error(401, 'unauthenticated')(response, seen)

describe('a call', () => {
  it('gives body.data, and sends the token of a protected call as bearer [S7.api.1, S7.session.5]', async () => {
    api.on(profile, data({ profile: ada }))
    expect(await call(getProfile, {})).toEqual({ profile: ada })
    expect(api.requests).toEqual([{ line: profile, authorization: 'Bearer first', body: '' }])
  })

  it('puts its input into path, query or body, as its method has it', async () => {
    api.on('GET /api/integration/payment/purchases/cs_test%2F1%3F', data({ status: 'pending' }))
    api.on(
      'GET /api/properties/counties/search?q=st.+johns+%26',
      data({ counties: [], page: 1, pageSize: 100, total: 0 }),
    )
    api.on('PUT /api/users/profile', data({ profile: ada }))
    await call(getPurchase, { sessionId: 'cs_test/1?' })
    await call(searchCounties, { q: 'st. johns &' })
    await call(updateProfile, { firstName: 'Ada', lastName: 'Reyes' })
    expect(api.requests.map(({ body }) => body)).toEqual(['', '', '{"firstName":"Ada","lastName":"Reyes"}'])
  })

  it('for everybody sends no token', async () => {
    api.on(signIn, data({ user: ada, tokens: { accessToken: 'fresh' } }))
    await call(login, credentials)
    expect(api.requests[0]?.authorization).toBeUndefined()
  })
})

describe('a 401 of a protected call', () => {
  it('is tried once more after one silent refresh [S7.session.4]', async () => {
    api.on(profile, forSecondOnly)
    api.on(refresh, refreshed)
    expect(await call(getProfile, {})).toEqual({ profile: ada })
    expect(api.requests.map(({ line }) => line)).toEqual([profile, refresh, profile])
    expect([storedAccessToken(), lost]).toEqual(['second', 0])
  })

  it('of five calls at once shares one refresh', async () => {
    api.on(profile, forSecondOnly)
    api.on(refresh, refreshed)
    await Promise.all(Array.from({ length: 5 }, () => call(getProfile, {})))
    expect(api.requests.filter(({ line }) => line === refresh)).toHaveLength(1)
  })

  it.each([
    ['is refused', error(401, 'unauthenticated', 'Please sign in again')],
    ['answers nonsense', data({ tokens: 1 })],
    ['fails', error(500, 'internal', 'No')],
  ])(
    'when the refresh %s: token removed, page told, words of the catalogue [S8.transport.1, S8.transport.3]',
    async (_, respond) => {
      api.on(profile, error(401, 'unauthenticated', 'Some other words'))
      api.on(refresh, respond)
      const failed = await failure(call(getProfile, {}))
      expect([failed.message, failed.code, failed.status]).toEqual([
        'Authentication required',
        'unauthenticated',
        401,
      ])
      expect([storedAccessToken(), lost]).toEqual([null, 1])
    },
  )

  it('when the refresh gets no response: that is said, and the person stays signed in', async () => {
    api.on(profile, error(401, 'unauthenticated'))
    api.on(refresh, (response) => response.destroy())
    expect((await failure(call(getProfile, {}))).code).toBe('network')
    expect([storedAccessToken(), lost]).toEqual(['first', 0])
  })

  it('that comes again after the refresh ends there', async () => {
    api.on(profile, error(401, 'unauthenticated'))
    api.on(refresh, refreshed)
    expect((await failure(call(getProfile, {}))).message).toBe('Authentication required')
    expect(api.requests).toHaveLength(3)
    expect([storedAccessToken(), lost]).toEqual([null, 1])
  })
})

describe('a 401 of a public call', () => {
  it("raises the server's message and leaves token and page alone [S8.transport.4, S8.transport.9]", async () => {
    api.on(signIn, error(401, 'invalid_credentials', 'That email or password isn’t right'))
    const failed = await failure(call(login, credentials))
    expect([failed.message, failed.code]).toEqual([
      'That email or password isn’t right',
      'invalid_credentials',
    ])
    expect(api.requests).toHaveLength(1)
    expect([storedAccessToken(), lost]).toEqual(['first', 0])
  })

  it.each([
    ['no message', error(401, 'invalid_credentials')],
    ['no JSON', ((response) => response.writeHead(401).end('<h1>No</h1>')) satisfies Respond],
  ])("with %s raises 'Authentication failed' [S8.transport.5]", async (_, respond) => {
    api.on(signIn, respond)
    expect((await failure(call(login, credentials))).message).toBe('Authentication failed')
  })
})

describe('any other failure', () => {
  it.each([signIn, profile])('429 of %s raises the words of the catalogue [S8.transport.6]', async (line) => {
    api.on(line, error(429, 'rate_limited', 'Slow down'))
    const failed = await failure(line === signIn ? call(login, credentials) : call(getProfile, {}))
    expect([failed.message, failed.status]).toEqual(['Too many requests. Please try again later.', 429])
  })

  it.each([
    ['20', 'Too many requests. Try again in 1 minute.'],
    ['61', 'Too many requests. Try again in 2 minutes.'],
    ['86400', 'Too many requests. Try again in 24 hours.'],
    ['Mon, 30 Nov 2026 12:00:00 GMT', 'Too many requests. Please try again later.'],
  ])('429 that says to wait %s says when to try again', async (wait, message) => {
    api.on(signIn, (response, seen) => {
      response.setHeader('retry-after', wait)
      error(429, 'rate_limited')(response, seen)
    })
    const failed = await failure(call(login, credentials))
    expect(failed.message).toBe(message)
    expect(failed.waitMinutes).toBe(Number.isNaN(Number(wait)) ? 0 : Math.ceil(Number(wait) / 60))
  })

  it('raises error.message, with its fields [S8.transport.7]', async () => {
    const details = [{ field: 'email', message: 'Email is required' }]
    api.on(
      signIn,
      json(400, {
        success: false,
        error: { code: 'invalid_request', message: 'Email is required', details },
      }),
    )
    const failed = await failure(call(login, credentials))
    expect([failed.message, failed.code, failed.details]).toEqual([
      'Email is required',
      'invalid_request',
      details,
    ])
  })

  it.each([
    [
      'a 502 of a proxy',
      ((response) => response.writeHead(502).end('<h1>Bad gateway</h1>')) satisfies Respond,
    ],
    ['a 200 that says it failed', json(200, { success: false })],
  ])('%s raises no words of its own', async (_, respond) => {
    api.on(signIn, respond)
    const failed = await failure(call(login, credentials))
    expect([failed.message, failed.code]).toEqual(['', 'internal'])
  })

  it.each([undefined, null, 'nonsense'])(
    'a success with %s in the place of its data is an error',
    async (what) => {
      api.on(profile, data(what))
      await expect(call(getProfile, {})).rejects.toThrow(BrokenAnswer)
    },
  )
})
