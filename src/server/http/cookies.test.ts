/** Proves that the privacy page names every cookie that is set, with the life it really has. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { password, signUp } from '#test/people.ts'
import { COOKIE_NAMES } from './cookies.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const privacy = readFileSync('content/legal/privacy.md', 'utf8')
const lineOf = (name: string): string =>
  privacy.split('\n').find((line) => line.startsWith(`- \`${name}\` `)) ?? ''

const secondsOf = (headers: Headers): Record<string, number> =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => [/^\w+/.exec(line)?.[0], Number(/Max-Age=(\d+)/.exec(line)?.[1])]),
  )

it('names each cookie on a line of its own, and says how many there are', () => {
  expect(COOKIE_NAMES.map((name) => [name, lineOf(name) !== ''])).toEqual(
    COOKIE_NAMES.map((name) => [name, true]),
  )
  expect(COOKIE_NAMES).toHaveLength(3)
  expect(privacy).toContain('We use three cookies.')
})

it('says how long a sign-in and a checkout are remembered', async () => {
  const { email } = await signUp(app)
  const signedIn = await app.visitor().post('/api/auth/login', { email, password })
  const page = (path: string) => `${app.ctx.env.PUBLIC_URL}${path}`
  const begun = await app.visitor().post('/api/integration/payment/guest-checkout-session', {
    tier: 'standard',
    successUrl: page('/check-email?session_id={CHECKOUT_SESSION_ID}'),
    cancelUrl: page('/?payment=cancelled'),
    guestCheckout: true,
  })
  expect(secondsOf(signedIn.headers)).toEqual({
    jv_session: 30 * 24 * 60 * 60,
    jv_browser: 365 * 24 * 60 * 60,
  })
  expect(lineOf('jv_browser')).toContain('one year')
  expect(lineOf('jv_session')).toContain('30 days')
  expect(secondsOf(begun.headers)).toEqual({ jv_checkout: 24 * 60 * 60 })
  expect(lineOf('jv_checkout')).toContain('24 hours')
})
