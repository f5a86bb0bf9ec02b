/** Proves that people see where they are signed in, and can end it there. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, refresh } from '#contract/account/auth.ts'
import { endOtherSessions, endSession, getProfile, listSessions } from '#contract/account/users.ts'
import type { ApiClient } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

const signInWith = async (email: string, userAgent: string): Promise<ApiClient> => {
  const client = app.visitor()
  const answer = await client.send('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  client.token = login.output.parse((answer.body as { data: unknown }).data).tokens.accessToken
  return client
}

const sessionsOf = async (client: ApiClient) => (await client.call(listSessions, {})).sessions

describe('the list of sessions', () => {
  it('tells browser, beginning, last use and which one this is, the last used first', async () => {
    const { client, email } = await signUp(app)
    app.pass(60 * 60)
    const elsewhere = await signInWith(email, firefox)
    const [newer, older, ...more] = await sessionsOf(elsewhere)
    expect(more).toEqual([])
    expect(newer).toMatchObject({ device: 'Firefox on Windows', current: true })
    expect(older).toMatchObject({ device: null, current: false })
    app.pass(60)
    client.token = (await client.call(refresh, {})).tokens.accessToken
    const [used] = await sessionsOf(client)
    expect(used).toMatchObject({ id: older?.id, createdAt: older?.createdAt, current: true })
    const minutes = (Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.createdAt ?? '')) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(61)
    expect(minutes).toBeLessThan(62)
  })

  it('keeps nothing of a user agent but two names', async () => {
    const { email, user } = await signUp(app)
    await signInWith(email, firefox)
    await signInWith(email, '<script>alert(1)</script>/1.0 (Windows NT 10.0)')
    const rows = await app.rows<{ device: string | null }>(
      'select device from sessions where user_id = $1 order by created_at',
      [user.id],
    )
    expect(rows.map(({ device }) => device)).toEqual([null, 'Firefox on Windows', null])
  })

  it('leaves out those that ended, and those not used for thirty days', async () => {
    const { client, email } = await signUp(app)
    await client.post('/api/auth/logout', {})
    await signInWith(email, firefox)
    app.pass(31 * 24 * 60 * 60)
    const [only, ...more] = await sessionsOf(await signInWith(email, firefox))
    expect([only?.current, more]).toEqual([true, []])
  })
})

describe('ending a session', () => {
  it('signs out that browser at once, and no other', async () => {
    const { client, email } = await signUp(app)
    const [lost, third] = [await signInWith(email, firefox), await signInWith(email, firefox)]
    const lostId = (await sessionsOf(lost)).find(({ current }) => current)?.id ?? ''
    await client.call(endSession, { sessionId: lostId })
    expect((await lost.refusal(getProfile, {})).status).toBe(401)
    expect((await lost.refusal(refresh, {})).status).toBe(401)
    expect((await sessionsOf(third)).map(({ id }) => id)).not.toContain(lostId)
    expect(await client.refusal(endSession, { sessionId: lostId })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  it('of this browser takes its cookie too', async () => {
    const { client } = await signUp(app)
    const [own] = await sessionsOf(client)
    await client.call(endSession, { sessionId: own?.id ?? '' })
    expect(client.cookies.has('jv_session')).toBe(false)
    expect((await client.refusal(getProfile, {})).status).toBe(401)
  })

  it('of somebody else is not possible [S6.user.4]', async () => {
    const [ada, eve] = [await signUp(app), await signUp(app)]
    const [own] = await sessionsOf(ada.client)
    for (const sessionId of [own?.id ?? '', randomUUID()]) {
      expect((await eve.client.refusal(endSession, { sessionId })).status).toBe(404)
    }
    expect((await eve.client.refusal(endSession, { sessionId: 'mine' })).details).toEqual([
      { field: 'sessionId', message: 'We couldn’t find that sign-in. It may have ended already.' },
    ])
    await ada.client.call(getProfile, {})
  })

  it('everywhere else leaves this one', async () => {
    const { client, email } = await signUp(app)
    const others = [await signInWith(email, firefox), await signInWith(email, firefox)]
    const eve = await signUp(app)
    expect((await client.call(endOtherSessions, {})).ended).toBe(2)
    for (const other of others) expect((await other.refusal(refresh, {})).status).toBe(401)
    expect((await sessionsOf(client)).map(({ current }) => current)).toEqual([true])
    await eve.client.call(getProfile, {})
    expect((await client.call(endOtherSessions, {})).ended).toBe(0)
  })
})
