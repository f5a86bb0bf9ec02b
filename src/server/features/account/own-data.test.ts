/** Proves that people can take along what is held about them and have it removed, and nobody else can. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, refresh, verifyEmail } from '#contract/account/auth.ts'
import { deleteAccount, downloadOwnData, getProfile } from '#contract/account/users.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, buyer, home, newEmail, password, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const confirmFirst = { status: 403, code: 'forbidden' }

describe('the download', () => {
  it('holds account, sessions, home and purchase, and no secret [S2.profile.7]', async () => {
    const { client, email, user } = await buyer(app)
    const { data } = await client.call(downloadOwnData, {})
    expect(data).toMatchObject({
      emails: [email],
      account: {
        id: user.id,
        email,
        sessions: [{ device: null, endedAt: null }],
        properties: [{ addressLine1: home.addressLine1 }],
      },
      orders: [{ tier: 'standard', amountCents: 19_700 }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i)
  })

  it('holds nothing of anybody else [S6.user.4]', async () => {
    const [ada, dana] = [await buyer(app), await buyer(app)]
    const { data } = await ada.client.call(downloadOwnData, {})
    expect(JSON.stringify(data)).not.toContain(dana.email)
    expect(JSON.stringify(data)).not.toContain(dana.user.id)
  })

  it('is refused while the address may be somebody else’s', async () => {
    const email = newEmail()
    await buyAsGuest(app, 'standard', email)
    const { client } = await signUp(app, email)
    const refused = await client.refusal(downloadOwnData, {})
    expect(refused).toMatchObject(confirmFirst)
    expect(refused.message).toContain('confirm your email address')
    const { token } = secretsIn(await app.mail.to(email, 'Confirm your email address'))
    await client.call(verifyEmail, { token })
    expect((await client.call(downloadOwnData, {})).data).toMatchObject({ orders: [{ tier: 'standard' }] })
  })
})

describe('deleting the account', () => {
  it('ends it here and everywhere; the address is free again [S2.profile.8]', async () => {
    const { client, email, user } = await buyer(app)
    const elsewhere = app.visitor()
    elsewhere.token = (await elsewhere.call(login, { email, password })).tokens.accessToken
    await client.call(deleteAccount, { password })
    expect(client.cookies.has('jv_session')).toBe(false)
    for (const browser of [client, elsewhere]) {
      expect((await browser.refusal(getProfile, {})).status).toBe(401)
      expect((await browser.refusal(refresh, {})).status).toBe(401)
    }
    expect((await app.visitor().refusal(login, { email, password })).status).toBe(401)
    const left = ['users', 'sessions', 'properties', 'orders'].map(async (table) => {
      const column = table === 'users' ? 'id' : 'user_id'
      return app.rows(`select 1 from ${table} where ${column} = $1`, [user.id])
    })
    expect((await Promise.all(left)).flat()).toEqual([])
    const confirmation = await app.mail.to(email, 'Your Just Value account is deleted')
    expect(confirmation.text).toContain('We keep the date and amount of your purchase')
    const again = await signUp(app, email)
    expect(again.user).toMatchObject({ tier: null, emailVerified: false })
  })

  it('asks for the password, and names it when it is wrong', async () => {
    const { client, user } = await buyer(app)
    const refused = await client.refusal(deleteAccount, { password: 'Wrong-pass1' })
    const message = 'That password isn’t right'
    expect(refused).toEqual({
      status: 400,
      code: 'invalid_request',
      message,
      details: [{ field: 'password', message }],
    })
    expect((await client.call(getProfile, {})).profile).toEqual(user)
  })

  it('is refused to who opened an account under the address of a buyer', async () => {
    const guest = await buyAsGuest(app)
    const { client } = await signUp(app, guest.email)
    expect(await client.refusal(deleteAccount, { password })).toMatchObject(confirmFirst)
    expect((await client.call(getProfile, {})).profile.tier).toBeNull()
  })
})
