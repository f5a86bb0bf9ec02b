/** Proves opening an account, signing in, and what a person may change about themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, register } from '#contract/account/auth.ts'
import { getProfile, updateProfile } from '#contract/account/users.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { newEmail, password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const names = { firstName: 'Ada', lastName: 'Reyes' }

describe('opening an account', () => {
  it('signs in at once and keeps only a hash of the password [S7.auth.1, S3.register.1, S3.register.2, S6.public.1]', async () => {
    const email = newEmail()
    const client = app.visitor()
    const opened = await client.call(register, { email, password, ...names })
    expect(opened.user).toEqual({ id: opened.user.id, email, ...names, tier: null, emailVerified: false })
    client.token = opened.accessToken
    expect((await client.call(getProfile, {})).profile).toEqual(opened.user)
    const [row] = await app.rows<{ password_hash: string }>('select password_hash from users where id = $1', [
      opened.user.id,
    ])
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('refuses an email that has an account, in whatever case', async () => {
    const { email } = await signUp(app)
    const refused = await app
      .visitor()
      .refusal(register, { email: email.toUpperCase(), password, ...names, firstName: 'Eve' })
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
    const rows = await app.rows('select first_name from users where email = $1', [email])
    expect(rows).toEqual([{ first_name: 'Ada' }])
  })

  it.each([
    ['email', { email: 'no at sign' }, 'Please enter a valid email address'],
    ['email', { email: '' }, 'Email is required'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'palmetto1' }, 'Password must contain uppercase, lowercase, and number'],
    ['firstName', { firstName: '  ' }, 'First name is required'],
    ['lastName', { lastName: 'x'.repeat(81) }, 'Last name must be at most 80 characters'],
  ])('refuses a wrong %s: %j', async (field, change, message) => {
    const email = newEmail()
    const refused = await app.visitor().refusal(register, { email, password, ...names, ...change })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request', message })
    expect(refused.details).toContainEqual({ field, message })
    expect(await app.rows('select 1 from users where email = $1', [email])).toEqual([])
  })

  it('is counted by caller, because its refusal tells who has an account: the thirty-first in an hour waits', async () => {
    const { email } = await signUp(app)
    const eve = app.visitor()
    const guess = (guessed: string) => eve.post('/api/auth/register', { email: guessed, password, ...names })
    expect((await guess(email)).status).toBe(409)
    for (let tries = 1; tries < 30; tries += 1) expect((await guess(newEmail())).status).toBe(201)
    const refused = await guess(newEmail())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('by two at once leaves one account', async () => {
    const email = newEmail()
    const asked = Array.from({ length: 4 }, () =>
      app.visitor().post('/api/auth/register', { email, password, ...names }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
  })
})

describe('signing in', () => {
  it('gives a token, the person and a cookie that scripts cannot read [S7.auth.2, S3.login.1, S3.login.2, S6.public.2, S7.session.1]', async () => {
    const { email, user } = await signUp(app)
    const client = app.visitor()
    const answer = await client.post('/api/auth/login', { email: email.toUpperCase(), password })
    expect(answer.body).toMatchObject({
      success: true,
      data: { user, tokens: { accessToken: expect.any(String) } },
    })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/^jv_session=[\w-]{43};/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Strict/)
    expect(cookie).toMatch(/; Path=\/api/)
  })

  it('fails in the same words for a wrong password and for nobody’s email', async () => {
    const { email } = await signUp(app)
    const client = app.visitor()
    const wrong = await client.post('/api/auth/login', { email, password: 'Wrong-pass1' })
    const unknown = await client.post('/api/auth/login', { email: newEmail(), password })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    expect(wrong.body).toMatchObject({ error: { code: 'invalid_credentials' } })
    expect(client.cookies.has('jv_session')).toBe(false)
  })

  it('is counted: after thirty wrong tries one address is told to wait [S7.api.9]', async () => {
    const client = app.visitor()
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await client.refusal(login, { email: newEmail(), password })).status).toBe(401)
    }
    const answer = await client.post('/api/auth/login', { email: newEmail(), password })
    expect(answer.status).toBe(429)
    expect(answer.body).toEqual({
      success: false,
      error: { code: 'rate_limited', message: 'Too many requests. Please try again later.' },
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the profile', () => {
  it('is the person’s own [S7.users.1, S3.user.1, S3.user.2, S6.user.4]', async () => {
    const [ada, eve] = await Promise.all([signUp(app), signUp(app, newEmail('eve'))])
    expect(await ada.client.call(getProfile, {})).toEqual({ profile: ada.user })
    expect(await eve.client.call(getProfile, {})).toEqual({ profile: eve.user })
  })

  it('changes its names, trimmed, and nobody else’s [S7.users.2]', async () => {
    const [ada, eve] = await Promise.all([signUp(app), signUp(app, newEmail('eve'))])
    const { profile } = await ada.client.call(updateProfile, { firstName: ' Adelaide ', lastName: 'Ray' })
    expect(profile).toEqual({ ...ada.user, firstName: 'Adelaide', lastName: 'Ray' })
    expect((await eve.client.call(getProfile, {})).profile).toEqual(eve.user)
  })

  it('takes no other field: neither email nor tier can be written', async () => {
    const { client, user } = await signUp(app)
    const answer = await client.send('/api/users/profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ firstName: 'A', lastName: 'B', tier: 'ai_enhanced' }),
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { details: [{ field: 'tier' }] } })
    expect((await client.call(getProfile, {})).profile).toEqual(user)
  })
})
