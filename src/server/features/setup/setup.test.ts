/** Proves the way from the setup mail to an account that owns what was paid for. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  checkNewPassword,
  completeAccountSetup,
  login,
  resendSetupLink,
  validateSetupToken,
} from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import { listProperties } from '#contract/property/properties.ts'
import { sharedPurchaseApp } from '#server/features/purchase/testing/purchase-app.ts'
import { until } from '#server/jobs/until.ts'
import { secretsIn } from '#test/mail-reader.ts'
import {
  buyAsGuest,
  home,
  newEmail,
  openGuestCheckout,
  type PaidGuest,
  password,
  setUp,
} from '#test/people.ts'
import { askForReport } from '#test/reports.ts'

const { app } = await sharedPurchaseApp()

const accountData = { password, firstName: 'Dana', lastName: 'Whitfield' }
const form = (token: string) => ({ token, accountData, propertyData: home })
const subject = 'Complete your Just Value account'
const dead = { status: 410, code: 'link_invalid' }
const setUpAlready = { status: 410, code: 'already_set_up' }

describe('the setup link', () => {
  it('tells whose it is, as often as it is opened [S7.auth.7, S3.token.1, S3.token.2, S6.public.3, S2.setup.12]', async () => {
    const { email, token } = await buyAsGuest(app)
    const expected = {
      email,
      firstName: 'Dana',
      lastName: 'Whitfield',
      home: null,
      hasAccount: false,
      goesBack: null,
    }
    for (const client of [app.visitor(), app.visitor()]) {
      expect(await client.call(validateSetupToken, { token })).toEqual(expected)
      expect((await client.send(`/account-setup?token=${token}`)).status).toBe(200)
    }
    await app.visitor().call(completeAccountSetup, form(token))
  })

  it('tells the home of the newest report of its address, and of no other', async () => {
    const { email, token } = await buyAsGuest(app)
    await askForReport(app, '101 Sample Orange Way, Sample Springs 32300')
    expect(await app.visitor().call(validateSetupToken, { token })).toMatchObject({ home: null })
    await askForReport(app, '101 Sample Orange Way, Sample Springs 32300', email)
    const { home: known } = await app.visitor().call(validateSetupToken, { token })
    expect(known?.parcel?.parcelId).toBe('SAMPLE-0001')
  })

  it('is no place to find out late that a password is easy to guess', async () => {
    const ask = (chosen: string) => app.visitor().call(checkNewPassword, { password: chosen })
    expect((await ask('Sunshine1950')).fault).toContain('easy to guess')
    expect(await ask(password)).toEqual({ fault: null })
  })

  it('or its code opens the account, signed in, with tier and home [S7.auth.8, S7.auth.9, S3.completion.1, S6.public.4, S2.setup.11]', async () => {
    const { email, code } = await buyAsGuest(app)
    const typed = code.toLowerCase().replaceAll('-', '')
    const client = app.visitor()
    expect(await client.call(validateSetupToken, { token: typed })).toMatchObject({ email })
    const { user, tokens } = await client.call(completeAccountSetup, form(typed))
    const names = { firstName: 'Dana', lastName: 'Whitfield' }
    expect(user).toEqual({ id: user.id, email, ...names, tier: 'standard', emailVerified: true })
    client.token = tokens.accessToken
    expect(client.cookies.has('jv_session')).toBe(true)
    expect((await client.call(getProfile, {})).profile).toEqual(user)
    const { properties } = await client.call(listProperties, {})
    expect(properties).toEqual([expect.objectContaining({ ...home, parcelId: null })])
    expect((await app.visitor().call(login, { email, password })).user).toEqual(user)
  })

  it('takes a home without what the form begins with, as the form begins', async () => {
    const { token } = await buyAsGuest(app)
    const { addressLine1, city, zipCode, countyId } = home
    const propertyData = { addressLine1, city, zipCode, countyId }
    const client = app.visitor()
    client.token = (
      await client.call(completeAccountSetup, { ...form(token), propertyData })
    ).tokens.accessToken
    const { properties } = await client.call(listProperties, {})
    expect(properties).toEqual([expect.objectContaining(home)])
  })

  it('takes over the parcel that the buyer’s own report found at that address, and no other’s', async () => {
    const propertyData = {
      ...home,
      addressLine1: '101 Sample Orange Way',
      city: 'Sample Springs',
      zipCode: '32300',
      countyId: 'leon',
    }
    const parcelsOf = async (email?: string) => {
      const { token } = await buyAsGuest(app, 'standard', email)
      const client = app.visitor()
      const opened = await client.call(completeAccountSetup, { ...form(token), propertyData })
      client.token = opened.tokens.accessToken
      return (await client.call(listProperties, {})).properties.map(({ parcelId }) => parcelId)
    }
    const email = newEmail('reported')
    await askForReport(app, '101 Sample Orange Way, Sample Springs 32300', email)
    expect(await parcelsOf(email)).toEqual(['SAMPLE-0001'])
    expect(await parcelsOf()).toEqual([null])
  })

  it('works once, and says afterwards that the account is set up [S2.setup.13]', async () => {
    const guest = await buyAsGuest(app)
    const { user } = await setUp(guest)
    for (const used of [guest.token, guest.code]) {
      expect(await app.visitor().refusal(validateSetupToken, { token: used })).toMatchObject(setUpAlready)
      expect(await app.visitor().refusal(completeAccountSetup, form(used))).toMatchObject(setUpAlready)
    }
    expect(await app.rows('select id from users where email = $1', [guest.email])).toEqual([{ id: user.id }])
  })

  it('pressed in two windows at once opens one account', async () => {
    const { email, token } = await buyAsGuest(app)
    const press = () => app.visitor().post('/api/auth/complete-account-setup', form(token))
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 410, 410])
    expect(
      await app.rows('select 1 from sessions s join users u on u.id = user_id where email = $1', [email]),
    ).toHaveLength(1)
  })

  it('[F33] is over after seven days; a new one can be sent [S2.setup.14]', async () => {
    const { sessionId, email, token } = await buyAsGuest(app)
    app.pass(7 * 24 * 60 * 60 - 60)
    await app.visitor().call(validateSetupToken, { token })
    app.pass(120)
    expect(await app.visitor().refusal(validateSetupToken, { token })).toMatchObject(dead)
    expect(await app.visitor().refusal(completeAccountSetup, form(token))).toMatchObject(dead)
    await app.visitor().call(resendSetupLink, { sessionId })
    await until(async () => (await app.mail.subjects(email)).length === 2)
    const renewed = secretsIn(await app.mail.to(email, subject))
    expect((await app.visitor().call(completeAccountSetup, form(renewed.token))).user.tier).toBe('standard')
  })

  it.each(['AAAA-AAAA-AAAA', 'A'.repeat(43), "' or 1=1 --"])('is not %s', async (token) => {
    expect(await app.visitor().refusal(validateSetupToken, { token })).toMatchObject(dead)
    expect(await app.visitor().refusal(completeAccountSetup, form(token))).toMatchObject(dead)
  })
})

describe('a set-up form that will not do leaves the link alone', () => {
  let guest: PaidGuest
  beforeAll(async () => {
    guest = await buyAsGuest(app)
  })

  it.each([
    ['accountData.password', { accountData: { ...accountData, password: 'palmetto1' } }],
    ['accountData.firstName', { accountData: { ...accountData, firstName: ' ' } }],
    ['accountData.role', { accountData: { ...accountData, role: 'admin' } }],
    ['propertyData.zipCode', { propertyData: { ...home, zipCode: '10001' } }],
    ['propertyData.countyId', { propertyData: { ...home, countyId: 'miami-dade' } }],
    ['propertyData.countyId', { propertyData: { ...home, countyId: '' } }],
    ['propertyData.addressLine1', { propertyData: { ...home, addressLine1: 'PO Box 12' } }],
    ['propertyData.yearBuilt', { propertyData: { ...home, yearBuilt: 1799 } }],
    ['propertyData.yearBuilt', { propertyData: { ...home, yearBuilt: 2099 } }],
    ['propertyData.squareFootage', { propertyData: { ...home, squareFootage: 99 } }],
    ['propertyData.propertyType', { propertyData: { ...home, propertyType: 'castle' } }],
    ['propertyData', { propertyData: undefined }],
  ])('%s is named', async (field, change) => {
    const { token, email } = guest
    const body = { ...form(token), ...change }
    const answer = await app.visitor().post('/api/auth/complete-account-setup', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', details: [{ field }] } })
    expect(await app.rows('select 1 from users where email = $1', [email])).toEqual([])
    await app.visitor().call(validateSetupToken, { token })
  })
})

describe('sending the mail again', () => {
  it('says the same for every checkout, known or not, paid or not', async () => {
    const { sessionId } = await buyAsGuest(app)
    const open = await openGuestCheckout(app)
    const asked = [sessionId, open.sessionId, 'cs_test_of_nobody'].map((id) =>
      app.visitor().post('/api/auth/resend-setup-link', { sessionId: id }),
    )
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  it('[F33] retires the older links and codes', async () => {
    const { sessionId, email, token, code } = await buyAsGuest(app)
    await app.visitor().call(resendSetupLink, { sessionId })
    await until(async () => (await app.mail.subjects(email)).length === 2)
    const renewed = secretsIn(await app.mail.to(email, subject))
    for (const older of [token, code])
      expect(await app.visitor().refusal(validateSetupToken, { token: older })).toMatchObject(dead)
    expect(await app.visitor().call(validateSetupToken, { token: renewed.code })).toMatchObject({ email })
  })

  it('[F33] asked for several times at once mails one link, and that one works', async () => {
    const { sessionId, email } = await buyAsGuest(app)
    await Promise.all([1, 2, 3].map(() => app.visitor().call(resendSetupLink, { sessionId })))
    const waiting = `select 1 from mails where recipient = $1 and status = 'queued'`
    await until(async () => (await app.rows(waiting, [email])).length === 0)
    const links = await app.rows('select 1 from one_time_links where email = $1 and used_at is null', [email])
    expect(links).toHaveLength(1)
    const newest = secretsIn(await app.mail.to(email, subject))
    expect(await app.visitor().call(validateSetupToken, { token: newest.token })).toMatchObject({ email })
  })

  it.each(['', 'short', 'x'.repeat(201)])('says in words that %j is no payment', async (sessionId) => {
    const refused = await app.visitor().refusal(resendSetupLink, { sessionId })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(refused.message).toContain('don’t recognize this payment')
    expect(refused.details).toHaveLength(1)
  })

  it('does nothing once the account stands', async () => {
    const guest = await buyAsGuest(app)
    await setUp(guest)
    await app.visitor().call(resendSetupLink, { sessionId: guest.sessionId })
    expect(await app.rows('select 1 from mails where recipient = $1', [guest.email])).toHaveLength(1)
  })

  it('is counted: three in five minutes', async () => {
    const { sessionId, email } = await buyAsGuest(app, 'standard', newEmail('often'))
    const client = app.visitor()
    const statuses: number[] = []
    for (let times = 0; times < 4; times += 1) {
      statuses.push((await client.post('/api/auth/resend-setup-link', { sessionId })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    await until(async () => (await app.mail.subjects(email)).length > 1)
  })
})
