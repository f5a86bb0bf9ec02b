/** Proves that a guest's purchase under the address of an account changes nothing in it until its owner adds it. */
import { describe, expect, it } from 'vitest'
import { addPurchase, completeAccountSetup, login, validateSetupToken } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import { sharedPurchaseApp } from '#server/features/purchase/testing/purchase-app.ts'
import { buyAsGuest, home, newEmail, password, setUp, signUp } from '#test/people.ts'

const { app } = await sharedPurchaseApp()

const accountData = { password, firstName: 'Dana', lastName: 'Whitfield' }
const form = (token: string) => ({ token, accountData, propertyData: home })
const subject = 'Add your purchase to your Just Value account'
const setUpAlready = { status: 410, code: 'already_set_up' }

describe('an account that is there already under the email of a guest', () => {
  const orderOf = async (sessionId: string) =>
    (await app.rows('select user_id from orders where stripe_session_id = $1', [sessionId]))[0]

  it('is said to whoever holds the mail, and in the mail', async () => {
    const { email } = await signUp(app)
    const guest = await buyAsGuest(app, 'standard', email)
    expect(await app.visitor().call(validateSetupToken, { token: guest.token })).toMatchObject({
      hasAccount: true,
    })
    const { text } = await app.mail.to(email, subject)
    expect(text).toContain('sign in to add the course')
    expect(text).toContain('Add your purchase')
    expect(text).not.toContain('Account Setup')
  })

  it('keeps its password, names and sessions whatever the set-up form says', async () => {
    const { client, email, user } = await signUp(app)
    const guest = await buyAsGuest(app, 'ai_enhanced', email.toUpperCase())
    const input = { ...form(guest.token), accountData: { ...accountData, password: 'Sawgrass2' } }
    const refused = await app.visitor().refusal(completeAccountSetup, input)
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
    expect(refused.message).toContain('Sign in')
    expect((await client.call(getProfile, {})).profile).toEqual(user)
    expect((await client.refusal(login, { email, password: 'Sawgrass2' })).status).toBe(401)
    expect((await client.call(login, { email, password })).user).toEqual(user)
    expect(await orderOf(guest.sessionId)).toEqual({ user_id: null })
  })

  it('gets the purchase when it is signed in, by link or code, once', async () => {
    const { client, email, user } = await signUp(app)
    const guest = await buyAsGuest(app, 'ai_enhanced', email.toUpperCase())
    const added = await client.call(addPurchase, { token: guest.code.toLowerCase() })
    expect(added.user).toEqual({ ...user, tier: 'ai_enhanced', emailVerified: true })
    expect((await client.call(getProfile, {})).profile).toEqual(added.user)
    expect(await client.refusal(addPurchase, { token: guest.token })).toMatchObject(setUpAlready)
    expect(await client.refusal(validateSetupToken, { token: guest.token })).toMatchObject(setUpAlready)
  })

  it('gets nothing of a purchase that was made with another address', async () => {
    const { client } = await signUp(app, newEmail('eve'))
    const guest = await buyAsGuest(app)
    const refused = await client.refusal(addPurchase, { token: guest.token })
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await orderOf(guest.sessionId)).toEqual({ user_id: null })
    expect((await setUp(guest)).user.tier).toBe('standard')
    expect((await app.visitor().refusal(addPurchase, { token: guest.token })).status).toBe(401)
  })
})
