/** Proves that who knows the password can change it, and that everybody else is then out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completePasswordReset, login, refresh, requestPasswordReset } from '#contract/account/auth.ts'
import { changePassword, getProfile } from '#contract/account/users.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const fresh = 'Sawgrass2'

const signedInElsewhere = async (email: string) => {
  const client = app.visitor()
  client.token = (await client.call(login, { email, password })).tokens.accessToken
  return client
}

describe('changing the password', () => {
  it('takes the current one, keeps this session and ends the others [S2.profile.2]', async () => {
    const { client, email, user } = await signUp(app)
    const elsewhere = await signedInElsewhere(email)
    await client.call(changePassword, { currentPassword: password, newPassword: fresh })
    expect((await client.call(getProfile, {})).profile).toEqual(user)
    await client.call(refresh, {})
    expect((await elsewhere.refusal(getProfile, {})).status).toBe(401)
    expect((await elsewhere.refusal(refresh, {})).status).toBe(401)
    expect((await app.visitor().refusal(login, { email, password })).status).toBe(401)
    expect((await app.visitor().call(login, { email, password: fresh })).user.id).toBe(user.id)
  })

  it('tells the owner by mail, and only when it was changed', async () => {
    const { client, email } = await signUp(app)
    await client.refusal(changePassword, { currentPassword: 'Wrong-pass1', newPassword: fresh })
    await client.call(changePassword, { currentPassword: password, newPassword: fresh })
    const mail = await app.mail.to(email, 'password was changed')
    expect(mail.text).toContain('If it wasn’t you')
    expect(mail.text).not.toContain(fresh)
    const told = (await app.mail.subjects(email)).filter((subject) => subject.includes('was changed'))
    expect(told).toHaveLength(1)
  })

  it.each(['Wrong-pass1', 'palm'])(
    'names the field when the current one is wrong (%s), and changes nothing',
    async (currentPassword) => {
      const { client, email } = await signUp(app)
      const elsewhere = await signedInElsewhere(email)
      const refused = await client.refusal(changePassword, { currentPassword, newPassword: fresh })
      const message = 'That’s not your current password'
      const details = [{ field: 'currentPassword', message }]
      expect(refused).toEqual({ status: 400, code: 'invalid_request', message, details })
      await elsewhere.call(getProfile, {})
      await signedInElsewhere(email)
    },
  )

  it.each([
    ['short1A', 'Password must be at least 8 characters'],
    ['palmetto1', 'Password must contain uppercase, lowercase, and number'],
  ])('refuses %s', async (newPassword, message) => {
    const { client } = await signUp(app)
    const refused = await client.refusal(changePassword, { currentPassword: password, newPassword })
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'newPassword', message }] })
  })

  it('makes an open reset link worthless', async () => {
    const { client, email } = await signUp(app)
    await app.visitor().call(requestPasswordReset, { email })
    const { token } = secretsIn(await app.mail.to(email, 'Choose a new password'))
    await client.call(changePassword, { currentPassword: password, newPassword: fresh })
    const refused = await app.visitor().refusal(completePasswordReset, { token, password })
    expect(refused.status).toBe(410)
  })

  it('pressed twice at once with two new passwords sets one', async () => {
    const { client, email } = await signUp(app)
    const chosen = [fresh, 'Mangrove3']
    const pressed = await Promise.allSettled(
      chosen.map((newPassword) => client.call(changePassword, { currentPassword: password, newPassword })),
    )
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const now = chosen[pressed.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await app.visitor().call(login, { email, password: now })
  })

  it('is counted by account: the twenty-first try in a quarter of an hour is told to wait', async () => {
    const { client } = await signUp(app)
    const wrong = { currentPassword: 'Wrong-pass1', newPassword: fresh }
    for (let tries = 0; tries < 20; tries += 1)
      expect((await client.refusal(changePassword, wrong)).status).toBe(400)
    expect((await client.refusal(changePassword, wrong)).status).toBe(429)
  })
})
