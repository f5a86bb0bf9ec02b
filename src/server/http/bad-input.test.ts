/** Proves that whatever is sent to a call is answered in the one envelope, and that nonsense changes nothing. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/table.ts'
import { type Answer, failureIn } from '#test/api-client.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { home, type Person, student } from '#test/people.ts'

let app: TestApp
let people: readonly Person[]
let turn = 0
let before: unknown
beforeAll(async () => {
  // Work that another file left behind would be counted as this one's.
  app = await openAppForTest()
  people = await Promise.all(Array.from({ length: 4 }, () => student(app, 'ai_enhanced')))
  before = await contents()
})
afterAll(async () => {
  expect(await contents()).toEqual(before)
  await app.close()
})

const tables = [
  'users',
  'sessions',
  'orders',
  'ledger_entries',
  'stripe_events',
  'one_time_links',
  'properties',
]
/** What the clock brings is nobody's nonsense: rounds that are due, and what the queue writes to begin them. */
const orderedJobs = `(select id from jobs.job
  where name not in (select name from jobs.schedule) and not starts_with(name, '__pgboss__')) as ordered_jobs`
const contents = async () => {
  const all = [...tables, 'leads', 'lesson_progress', 'mails', orderedJobs]
  const counted = all.map((table) => `select $$${table}$$ as name, count(*)::int as rows from ${table}`)
  return app.rows(`${counted.join(' union all ')} order by 1`)
}

const all = [...endpoints]
const bodied = all.filter(([, { method }]) => method === 'POST' || method === 'PUT')
const guarded = all.filter(([, { access }]) => access === 'bearer')
const json = 'application/json'

const pathOf = ({ path }: Endpoint) => `/api${path.replace(/:\w+/g, '1')}`

/** Some calls may be asked but a few times in a minute by one account, so the people take turns. */
const bearer = (): string => {
  turn += 1
  return `Bearer ${people[turn % people.length]?.client.token}`
}

/** Another first character of the signature: the last ones do not all count. */
const forged = (token: string): string =>
  token.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`)

const send = (endpoint: Endpoint, body: string, type = json): Promise<Answer> =>
  app.visitor().send(pathOf(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': type, authorization: bearer() },
    body,
  })

/** Calls take turns with what is read alike for all of them: each gets one; for endurance, all. */
const turnOf = <T>(ones: readonly T[], endpoint: Endpoint): readonly T[] => {
  const place = bodied.findIndex(([, one]) => one === endpoint)
  return forEndurance(ones.slice(place % ones.length).slice(0, 1), ones)
}

describe('every call with a body', () => {
  it.each(bodied)('%s refuses what is not JSON [S7.api.8, S7.api.2]', async (_, endpoint) => {
    for (const body of turnOf(['{', 'email=a@b.c', '{"a":1,}', ' '], endpoint)) {
      expect(failureIn(await send(endpoint, body))).toMatchObject({ status: 400, code: 'invalid_json' })
    }
  })

  it.each([json, null])('an empty body is one without fields, sent as %s', async (type) => {
    const headers = type ? { 'content-type': type } : undefined
    const ask = (path: string) => app.visitor().send(path, { method: 'POST', ...(headers && { headers }) })
    expect((await ask('/api/auth/logout')).status).toBe(200)
    expect(failureIn(await ask('/api/auth/refresh'))).toMatchObject({ code: 'unauthenticated' })
    const refused = failureIn(await ask('/api/auth/login'))
    expect(refused).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'email' }, { field: 'password' }],
    })
  })

  it.each(bodied)('%s refuses JSON that is no object', async (_, endpoint) => {
    for (const body of turnOf(['[]', '"text"', '1', 'null'], endpoint)) {
      expect(failureIn(await send(endpoint, body))).toEqual({
        status: 400,
        code: 'invalid_request',
        message: 'The body must be one JSON object',
      })
    }
  })

  it.each(bodied)('%s refuses a body over 64 KiB [S7.api.7]', async (_, endpoint) => {
    const body = JSON.stringify({ padding: 'x'.repeat(64 * 1024) })
    expect(failureIn(await send(endpoint, body))).toMatchObject({ status: 413, code: 'too_large' })
  })

  it.each(bodied)(
    '%s names a field it does not know [S7.api.6], and says in our own words what is missing',
    async (_, endpoint) => {
      const refused = failureIn(await send(endpoint, '{"nobodyKnows":1}'))
      expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
      expect(refused.details).toContainEqual({ field: 'nobodyKnows', message: 'Unknown field: nobodyKnows' })
      for (const { message } of refused.details ?? [])
        expect(message).not.toMatch(/Invalid input|expected|received|Too small/)
    },
  )

  it.each(bodied)('%s refuses what says it is no JSON', async (_, endpoint) => {
    const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']
    for (const type of turnOf(types, endpoint)) {
      const refused = failureIn(await send(endpoint, '{}', type))
      expect(refused).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    }
  })
})

describe('every call for the signed-in', () => {
  it.each(guarded)('%s answers 401 without a token [S6.bearer.1]', async (_, endpoint) => {
    const answer = await app.visitor().send(pathOf(endpoint), { method: endpoint.method })
    expect(failureIn(answer)).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication required',
    })
  })

  it.each(guarded)('%s answers 401 with a forged token [S6.bearer.2]', async (_, endpoint) => {
    const headers = { authorization: forged(bearer()) }
    const answer = await app.visitor().send(pathOf(endpoint), { method: endpoint.method, headers })
    expect(failureIn(answer).status).toBe(401)
  })
})

describe('what is no call', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nowhere'],
    ['POST', '/api/nowhere'],
    ['GET', '/api/webhooks/stripe'],
    ['GET', '/api/users/profile/'],
    ['POST', '/dashboard'],
  ])('%s %s answers 404 in the envelope [S7.api.11]', async (method, path) => {
    const answer = await app.visitor().send(path, { method })
    expect(failureIn(answer)).toMatchObject({
      status: 404,
      code: 'not_found',
      message: `There is no ${method} ${path}`,
    })
  })

  it('an address that cannot be read is answered in the envelope', async () => {
    const answer = await app.visitor().send('/api/properties/counties/%zz')
    expect(failureIn(answer).status).toBe(400)
  })
})

describe('strange values', () => {
  it.each([
    ['a NUL', 'addressLine1', '\u0000'],
    ['half a surrogate pair', 'addressLine1', '\ud83d'],
    ['an escape code in the city', 'city', '\u001b'],
  ])('%s is no text: it is taken out, and what is missing then is named', async (_, field, text) => {
    const body = JSON.stringify({ ...home, [field]: text })
    const answer = await app.visitor().send('/api/users/properties', {
      method: 'POST',
      headers: { 'content-type': json, authorization: bearer() },
      body,
    })
    expect(failureIn(answer)).toMatchObject({ status: 400, details: [{ field }] })
  })

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'keys that would change objects are refused: %s',
    async (body) => {
      const some = bodied.filter((_, place) => forEndurance(place % 4 === 0, true))
      for (const [, endpoint] of some) expect(failureIn(await send(endpoint, body)).status).toBe(400)
    },
  )

  it('a query that comes twice is refused', async () => {
    const answer = await app.visitor().send('/api/properties/counties/search?q=a&q=b')
    expect(failureIn(answer)).toMatchObject({ status: 400, details: [{ field: 'q' }] })
  })

  it('a body shorter than it says ends in a refusal, not in waiting', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${app.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': json, 'content-length': 5 },
      })
      sent.on('response', (response) => resolve(response.statusCode))
      sent.on('error', reject)
      sent.end('{"a":')
    })
    expect(status).toBe(400)
  })
})
