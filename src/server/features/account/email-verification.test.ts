/** Proves that a mailbox is confirmed by its owner's press of a button, and by nothing less. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  completePasswordReset,
  login,
  readEmailVerification,
  requestPasswordReset,
  verifyEmail,
} from '#contract/account/auth.ts'
import { getProfile, requestEmailVerification } from '#contract/account/users.ts'
import { until } from '#server/jobs/until.ts'
import type { ApiClient } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyer, password, signUp } from '#test/people.ts'
import { maskEmail } from './email-verification.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const subject = 'Confirm your email address'
const dead = { status: 410, code: 'link_invalid' }
const day = 24 * 60 * 60

const registered = async () => {
  const person = await signUp(app)
  return { ...person, ...secretsIn(await app.mail.to(person.email, subject)) }
}
const isVerified = async (client: ApiClient) => (await client.call(getProfile, {})).profile.emailVerified

describe('the link mailed on registration', () => {
  it('tells whose it is without using it up; the button press does [S7.auth.6, S2.profile.3]', async () => {
    const { client, email, token } = await registered()
    for (let times = 0; times < 3; times += 1) {
      const seen = await app.visitor().call(readEmailVerification, { token })
      expect(seen).toEqual({ email: maskEmail(email), verified: false })
      expect((await app.visitor().send(`/verify-email/${token}`)).status).toBe(200)
    }
    expect(await isVerified(client)).toBe(false)
    await app.visitor().call(verifyEmail, { token })
    expect(await isVerified(client)).toBe(true)
    expect((await app.visitor().call(readEmailVerification, { token })).verified).toBe(true)
  })

  it('leads to the page, carries a code that does the same, and says how long it works', async () => {
    const { client, email, token, code } = await registered()
    const mail = await app.mail.to(email, subject)
    expect(mail.links).toContain(`${app.ctx.env.PUBLIC_URL}/verify-email/${token}`)
    expect(mail.text).toContain('7 days')
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await app.visitor().call(readEmailVerification, { token: typed })).verified).toBe(false)
    await app.visitor().call(verifyEmail, { token: typed })
    expect(await isVerified(client)).toBe(true)
  })

  it('is over after 7 days, and another is mailed on request', async () => {
    const { client, email, token } = await registered()
    app.pass(7 * day - 60)
    await app.visitor().call(readEmailVerification, { token })
    app.pass(120)
    expect(await app.visitor().refusal(readEmailVerification, { token })).toMatchObject(dead)
    expect(await app.visitor().refusal(verifyEmail, { token })).toMatchObject(dead)
    client.token = (await client.call(login, { email, password })).tokens.accessToken
    await client.call(requestEmailVerification, {})
    await until(async () => (await app.mail.subjects(email)).length === 2)
    const newer = secretsIn(await app.mail.to(email, subject))
    await app.visitor().call(verifyEmail, { token: newer.token })
    expect(await isVerified(client)).toBe(true)
  })

  it.each(['A'.repeat(43), 'AAAA-AAAA-AAAA', "' or 1=1 --"])('is not %s', async (token) => {
    expect(await app.visitor().refusal(readEmailVerification, { token })).toMatchObject(dead)
    expect(await app.visitor().refusal(verifyEmail, { token })).toMatchObject(dead)
  })

  it('is kept as hashes only', async () => {
    const { email, token, code } = await registered()
    const kept = await app.rows<{ row: string }>(
      'select row_to_json(l)::text as row from one_time_links l where email = $1',
      [email],
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]?.row).not.toContain(token)
    expect(kept[0]?.row).not.toContain(code)
  })

  it('does not open an account: it is no link to a new password', async () => {
    const { token, code } = await registered()
    for (const secret of [token, code]) {
      const refused = await app.visitor().refusal(completePasswordReset, { token: secret, password })
      expect(refused).toMatchObject(dead)
    }
  })
})

describe('a mail on request', () => {
  it('comes with a link of its own; the older one still works', async () => {
    const { client, email, token } = await registered()
    await client.call(requestEmailVerification, {})
    await until(async () => (await app.mail.subjects(email)).length === 2)
    const newer = secretsIn(await app.mail.to(email, subject))
    expect(newer.token).not.toBe(token)
    await app.visitor().call(verifyEmail, { token })
    expect((await app.visitor().call(readEmailVerification, { token: newer.token })).verified).toBe(true)
  })

  it('does not come once the address is confirmed', async () => {
    const { client, email, token } = await registered()
    await client.call(verifyEmail, { token })
    const { message } = await client.call(requestEmailVerification, {})
    expect(message).toContain('already confirmed')
    expect(await app.rows('select 1 from mails where recipient = $1', [email])).toHaveLength(1)
  })
})

describe('whoever has shown the mailbox in another way', () => {
  it('by the setup link, needs no confirmation and gets no such mail', async () => {
    const { client, email } = await buyer(app)
    expect(await isVerified(client)).toBe(true)
    const kinds = await app.rows<{ kind: string }>('select kind from mails where recipient = $1', [email])
    expect(kinds.map(({ kind }) => kind)).not.toContain('email-verification')
  })

  it('by a new password, has confirmed it too', async () => {
    const { email, token } = await registered()
    await app.visitor().call(requestPasswordReset, { email })
    const reset = secretsIn(await app.mail.to(email, 'Choose a new password'))
    await app.visitor().call(completePasswordReset, { token: reset.token, password })
    expect((await app.visitor().call(readEmailVerification, { token })).verified).toBe(true)
  })
})
it.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"odd@name"@example.com', '"***@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
