/** Proves the way from a forgotten password, through the mail, to a new one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  completePasswordReset,
  login,
  refresh,
  requestPasswordReset,
  validateResetToken,
} from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import { until } from '#server/jobs/until.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { newEmail, password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const fresh = 'Sawgrass2'
const subject = 'Choose a new password'

const askedFor = async (email: string) => {
  await app.visitor().call(requestPasswordReset, { email })
  return secretsIn(await app.mail.to(email, subject))
}

describe('asking for a new password', () => {
  it('gets the same answer with and without an account; only the account gets a mail [S7.auth.5, S3.payload.3, S2.forgot.2]', async () => {
    const { email } = await signUp(app)
    const stranger = newEmail('nobody')
    const client = app.visitor()
    const unknown = await client.post('/api/auth/reset-password', { email: stranger })
    const known = await client.post('/api/auth/reset-password', { email })
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await app.mail.to(email, subject)
    expect(await app.mail.subjects(stranger)).toEqual([])
  })

  it('mails a link to the reset page and a code to type [S2.forgot.3]', async () => {
    const { email } = await signUp(app)
    const { token, code } = await askedFor(email)
    const mail = await app.mail.to(email, subject)
    expect(mail.links).toContain(`${app.ctx.env.PUBLIC_URL}/reset-password?token=${token}`)
    expect(mail.text).toContain(code)
    const kept = await app.rows<{ row: string }>(
      `select row_to_json(l)::text as row from one_time_links l where email = $1 and purpose = 'reset'`,
      [email],
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]?.row).not.toContain(token)
    expect(kept[0]?.row).not.toContain(code)
  })
})

describe('the reset link', () => {
  it('sets the password; the old one and every session are over [S2.forgot.4, S2.forgot.7]', async () => {
    const { client, email } = await signUp(app)
    const { token } = await askedFor(email)
    const opened = await fetch(`${app.url}/reset-password?token=${token}`)
    expect(opened.status).toBe(200)
    const { message } = await app.visitor().call(completePasswordReset, { token, password: fresh })
    expect(message).toContain('Please sign in')
    expect((await client.refusal(getProfile, {})).status).toBe(401)
    expect((await client.refusal(refresh, {})).status).toBe(401)
    expect((await client.refusal(login, { email, password })).status).toBe(401)
    expect((await client.call(login, { email, password: fresh })).user.email).toBe(email)
  })

  it('works once, and takes older links of the person with it [S2.forgot.5]', async () => {
    const { email } = await signUp(app)
    const older = await askedFor(email)
    await app.visitor().call(requestPasswordReset, { email })
    await until(async () => (await app.mail.subjects(email)).length === 3)
    const { token } = secretsIn(await app.mail.to(email, subject))
    await app.visitor().call(completePasswordReset, { token: older.token, password: fresh })
    for (const used of [older.token, older.code, token]) {
      const refused = await app.visitor().refusal(completePasswordReset, { token: used, password })
      expect(refused).toMatchObject({ status: 410, code: 'link_invalid' })
    }
    expect((await app.visitor().call(login, { email, password: fresh })).user.email).toBe(email)
  })

  it('can be looked at without using it up, and says so once it was used', async () => {
    const { email } = await signUp(app)
    const { token, code } = await askedFor(email)
    for (const secret of [token, code, token]) {
      const { expiresAt } = await app.visitor().call(validateResetToken, { token: secret })
      expect(new Date(expiresAt).getTime() - app.ctx.now().getTime()).toBeLessThanOrEqual(60 * 60 * 1000)
    }
    await app.visitor().call(completePasswordReset, { token, password: fresh })
    for (const secret of [token, code]) {
      expect(await app.visitor().refusal(validateResetToken, { token: secret })).toMatchObject({
        status: 410,
        code: 'link_invalid',
        message: expect.stringContaining('was already used or replaced'),
      })
    }
  })

  it('says that it is over, or was never one, without saying which', async () => {
    const { email } = await signUp(app)
    const { token } = await askedFor(email)
    app.pass(61 * 60)
    for (const dead of [token, 'x'.repeat(token.length)]) {
      expect(await app.visitor().refusal(validateResetToken, { token: dead })).toMatchObject({
        status: 410,
        message: 'This reset link is invalid or has expired. Please request a new one.',
      })
    }
  })

  it('tells the owner by mail that the password was changed', async () => {
    const { email } = await signUp(app)
    const { token } = await askedFor(email)
    await app.visitor().call(completePasswordReset, { token, password: fresh })
    expect((await app.mail.to(email, 'password was changed')).text).toContain('If it wasn’t you')
  })

  it('pressed twice at once sets one password', async () => {
    const { email } = await signUp(app)
    const { token } = await askedFor(email)
    const press = (chosen: string) =>
      app.visitor().post('/api/auth/reset-password/complete', { token, password: chosen })
    const statuses = (await Promise.all([press(fresh), press('Mangrove3')])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410])
  })

  it('works through its code, however it is typed', async () => {
    const { email } = await signUp(app)
    const { code } = await askedFor(email)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    await app.visitor().call(completePasswordReset, { token: typed, password: fresh })
    expect((await app.visitor().call(login, { email, password: fresh })).user.email).toBe(email)
  })

  it('is not used up by a password that will not do', async () => {
    const { email } = await signUp(app)
    const { token } = await askedFor(email)
    const refused = await app.visitor().refusal(completePasswordReset, { token, password: 'weak' })
    expect(refused).toMatchObject({ status: 400, message: 'Password must be at least 8 characters' })
    await app.visitor().call(completePasswordReset, { token, password: fresh })
  })

  it('is over after an hour; a wrong code never works [S2.forgot.6]', async () => {
    const { email } = await signUp(app)
    const { token, code } = await askedFor(email)
    app.pass(59 * 60)
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    expect(
      (await app.visitor().refusal(completePasswordReset, { token: wrong, password: fresh })).status,
    ).toBe(410)
    app.pass(2 * 60)
    expect((await app.visitor().refusal(completePasswordReset, { token, password: fresh })).status).toBe(410)
    expect((await app.visitor().call(login, { email, password })).user.email).toBe(email)
  })
})
