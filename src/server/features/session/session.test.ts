/** Proves how long a signed-in browser stays signed in, and what ends it. */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, logout, refresh } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import type { ApiClient } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const minute = 60
const day = 24 * 60 * minute
const cookieOf = (client: ApiClient) => client.cookies.get('jv_session') ?? ''

/** Another browser, or a thief, that holds a copy of the cookie. */
const withCookie = (cookie: string): ApiClient => {
  const client = app.visitor()
  client.cookies.set('jv_session', cookie)
  return client
}

const renew = async (client: ApiClient) => {
  client.token = (await client.call(refresh, {})).tokens.accessToken
}

describe('the access token', () => {
  it('works for fifteen minutes, then the cookie gives a new one [S7.auth.3, S6.bearer.2]', async () => {
    const { client, user } = await signUp(app)
    app.pass(14 * minute)
    expect((await client.call(getProfile, {})).profile).toEqual(user)
    app.pass(2 * minute)
    expect(await client.refusal(getProfile, {})).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication required',
    })
    await renew(client)
    expect((await client.call(getProfile, {})).profile).toEqual(user)
  })

  it('is refused when it is forged, unsigned, of another house, or nonsense', async () => {
    const { client, user } = await signUp(app)
    const claims = { sid: JSON.parse(atob(client.token?.split('.')[1] ?? '')).sid }
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('just-value')
      .setSubject(user.id)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a key that is not the key of this installation'))
    const unsigned = `${btoa('{"alg":"none"}')}.${client.token?.split('.')[1]}.`
    for (const token of [forged, unsigned, `${client.token}x`, 'nonsense']) {
      client.token = token
      expect((await client.refusal(getProfile, {})).status).toBe(401)
    }
  })

  it('must come as a bearer header [S7.session.5]', async () => {
    const { client } = await signUp(app)
    const asked = (headers: Record<string, string>) => client.send('/api/users/profile', { headers })
    expect((await asked({ authorization: `Bearer ${client.token}` })).status).toBe(200)
    expect((await asked({ authorization: `Basic ${client.token}` })).status).toBe(401)
    expect((await asked({ authorization: client.token ?? '' })).status).toBe(401)
    expect((await client.send(`/api/users/profile?access_token=${client.token}`)).status).toBe(401)
  })
})

describe('the refresh cookie', () => {
  it('is exchanged at each use [S7.session.2]', async () => {
    const { client } = await signUp(app)
    const seen = new Set([cookieOf(client)])
    for (let times = 0; times < 3; times += 1) {
      await renew(client)
      seen.add(cookieOf(client))
    }
    expect(seen.size).toBe(4)
  })

  it('used again later ends the whole session, also for who exchanged it rightly [S7.session.3]', async () => {
    const { client } = await signUp(app)
    const thief = withCookie(cookieOf(client))
    await renew(client)
    app.pass(11)
    expect(await thief.refusal(refresh, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(thief.cookies.has('jv_session')).toBe(false)
    expect((await client.refusal(getProfile, {})).status).toBe(401)
    expect((await client.refusal(refresh, {})).status).toBe(401)
  })

  it('sent by two tabs at once serves both', async () => {
    const { client } = await signUp(app)
    const other = withCookie(cookieOf(client))
    await Promise.all([renew(client), renew(other)])
    app.pass(9)
    const late = withCookie(cookieOf(client))
    await renew(late)
    await Promise.all([client, other, late].map((tab) => tab.call(getProfile, {})))
  })

  it('copied and sent at once opens no branch: both hold the same next one', async () => {
    const { client } = await signUp(app)
    const copy = withCookie(cookieOf(client))
    await renew(client)
    await renew(copy)
    expect(cookieOf(copy)).toBe(cookieOf(client))
    await renew(client)
    await renew(copy)
    expect(cookieOf(copy)).toBe(cookieOf(client))
    app.pass(11)
    await renew(client)
    app.pass(11)
    expect((await copy.refusal(refresh, {})).status).toBe(401)
    expect((await client.refusal(refresh, {})).status).toBe(401)
  })

  it('is not read when the page of another site sends it', async () => {
    const { client } = await signUp(app)
    const from = (origin: string) =>
      client.send('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{}',
      })
    for (const origin of ['https://evil.example', 'null', `${app.url}.evil.example`]) {
      expect((await from(origin)).status).toBe(401)
    }
    await renew(client)
    expect((await from(app.url)).status).toBe(200)
  })

  it('lives for thirty days without a visit', async () => {
    const { client, email } = await signUp(app)
    app.pass(29 * day)
    await renew(client)
    app.pass(31 * day)
    expect((await client.refusal(refresh, {})).status).toBe(401)
    expect((await client.call(login, { email, password })).user.email).toBe(email)
  })

  it('that nobody gave is refused, as is none', async () => {
    expect((await withCookie('A'.repeat(43)).refusal(refresh, {})).status).toBe(401)
    expect((await app.visitor().refusal(refresh, {})).status).toBe(401)
  })
})

describe('signing out', () => {
  it('ends the session here, at once, and nowhere else [S7.auth.4]', async () => {
    const { client, email } = await signUp(app)
    const elsewhere = app.visitor()
    elsewhere.token = (await elsewhere.call(login, { email, password })).tokens.accessToken
    const stolen = withCookie(cookieOf(client))
    await client.call(logout, {})
    expect(client.cookies.has('jv_session')).toBe(false)
    expect((await client.refusal(getProfile, {})).status).toBe(401)
    expect((await stolen.refusal(refresh, {})).status).toBe(401)
    expect((await elsewhere.call(getProfile, {})).profile.email).toBe(email)
  })

  it('without a session is no error', async () => {
    await expect(app.visitor().call(logout, {})).resolves.toEqual({ message: 'Signed out' })
  })
})
