/** Proves who may call what: every call of the table, for every kind of caller. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#contract/account/users.ts'
import { type Endpoint, refusalOfNeeds } from '#contract/endpoint.ts'
import { tier } from '#contract/fields.ts'
import { endpoints } from '#contract/table.ts'
import { accessTokens } from '#server/http/access-token.ts'
import { failureIn } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

const callers = [
  'visitor',
  'other user',
  'standard',
  'ai_enhanced',
  'expired token',
  'revoked session',
  'forged token',
  'unsigned token',
] as const
type CallerKind = (typeof callers)[number]

let app: TestApp
let owner: Person
let ai: Person
let tokens: Readonly<Record<CallerKind, string | null>>

const tokenOf = ({ client }: Person): string => client.token ?? ''

const unsigned = (token: string): string => {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

const badTokens = async (signedOut: Person) => {
  const good = tokenOf(owner)
  const claims = await app.ctx.tokens.verify(good, app.ctx.now())
  if (!claims) throw new Error('the owner is signed in')
  const anHourAgo = new Date(app.ctx.now().getTime() - 3_600_000)
  await signedOut.client.post('/api/auth/logout', {})
  return {
    'expired token': await app.ctx.tokens.sign(claims, anHourAgo),
    'revoked session': tokenOf(signedOut),
    'forged token': await accessTokens(randomBytes(32)).sign(claims, app.ctx.now()),
    'unsigned token': unsigned(good),
  }
}

beforeAll(async () => {
  app = await sharedApp()
  owner = await student(app)
  ai = await student(app, 'ai_enhanced')
  tokens = {
    visitor: null,
    'other user': tokenOf(await signUp(app)),
    standard: tokenOf(owner),
    ai_enhanced: tokenOf(ai),
    ...(await badTokens(await student(app))),
  }
})
afterAll(() => app.close())

const isSignedIn = (caller: CallerKind): boolean =>
  caller === 'other user' || caller === 'standard' || caller === 'ai_enhanced'

const owns = (caller: CallerKind, needs: Endpoint['needs']): boolean =>
  needs === undefined || caller === 'ai_enhanced' || (needs === 'course' && caller === 'standard')

/** The request holds a field that no call knows, so who is let in is told so, and nothing happens. */
const expectedCode = ({ access, needs }: Endpoint, caller: CallerKind) => {
  if (access === 'public') return 'invalid_request'
  if (!isSignedIn(caller)) return 'unauthenticated'
  return needs && !owns(caller, needs) ? refusalOfNeeds[needs] : 'invalid_request'
}

const ask = (endpoint: Endpoint, caller: CallerKind) => {
  const path = `/api${endpoint.path.replace(/:\w+/g, '1')}`
  const token = tokens[caller]
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const init = { method: endpoint.method, headers: authorization }
    return app.visitor().send(`${path}?nobodyKnows=1`, init)
  }
  return app.visitor().send(path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...authorization },
    body: '{"nobodyKnows":1}',
  })
}

describe.each(callers)('%s', (caller) => {
  it.each([...endpoints])('calling %s [S6.bearer.1, S6.bearer.2]', async (_, endpoint) => {
    expect(failureIn(await ask(endpoint, caller)).code).toBe(expectedCode(endpoint, caller))
  })
})

describe('an administrator [S6.user.5]', () => {
  it('is nobody: access is for all or for the signed-in, and a person has a tier and no role', async () => {
    const accesses = new Set([...endpoints.values()].map(({ access }) => access))
    expect([...accesses].toSorted()).toEqual(['bearer', 'public'])
    expect(tier.options).toEqual(['standard', 'ai_enhanced'])
    expect(Object.keys(user.shape).toSorted()).toEqual([
      'email',
      'emailVerified',
      'firstName',
      'id',
      'lastName',
      'tier',
    ])
    const columns = await app.rows<{ column_name: string }>(
      "select column_name from information_schema.columns where table_schema = 'public' and column_name ~ 'role|admin|staff|permission'",
    )
    expect(columns).toEqual([])
  })

  it('has no address', async () => {
    const paths = [...endpoints.values()].map(({ path }) => path)
    expect(paths.filter((path) => /admin|operator|staff|root/.test(path))).toEqual([])
    for (const path of ['/admin', '/operator']) expect((await app.visitor().send(path)).status).toBe(404)
    const headers = { authorization: `Bearer ${tokenOf(ai)}` }
    const answer = await app.visitor().send('/api/admin/users', { headers })
    expect(failureIn(answer).code).toBe('not_found')
  })

  it.each(['role', 'admin', 'isAdmin', 'tier'])('cannot be made of oneself by sending %s', async (field) => {
    const body = {
      email: 'mallory@example.com',
      password: 'Palm-Harbor1',
      firstName: 'M',
      lastName: 'M',
      [field]: 'admin',
    }
    const answer = await app.visitor().post('/api/auth/register', body)
    expect(failureIn(answer)).toMatchObject({ status: 400, details: [{ field }] })
  })
})
