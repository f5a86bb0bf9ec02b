/** Proves what a checkout refuses, and what it says while the payment provider is away. */
import { describe, expect, it } from 'vitest'
import { createGuestCheckout } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { newEmail, openGuestCheckout } from '#test/people.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

const { app } = await openPurchaseApp()

describe('a checkout is refused', () => {
  const begun = () => app.rows('select count(*)::int as orders from orders')

  it.each([
    [
      'a tier that is not for sale',
      { tier: 'platinum' },
      'tier',
      'Please choose the Standard or the AI-Enhanced course',
    ],
    ['no tier', {}, 'tier', 'Please choose the Standard or the AI-Enhanced course'],
    [
      'a price of the visitor’s own [F28]',
      { tier: 'standard', price: 'price_1' },
      'price',
      'Unknown field: price',
    ],
    [
      'a page of somebody else',
      { tier: 'standard', successUrl: 'https://evil.example/thanks' },
      'successUrl',
      'The return address must be a page on this site',
    ],
    [
      'a script for a page',
      { tier: 'standard', cancelUrl: 'javascript:alert(1)' },
      'cancelUrl',
      'The return address must be a page on this site',
    ],
    [
      'our name in front of another',
      { tier: 'standard', successUrl: 'http://localhost@evil.example/' },
      'successUrl',
      'The return address must be a page on this site',
    ],
  ])('with %s', async (_, body, field, message) => {
    const before = await begun()
    const answer = await app.visitor().post('/api/integration/payment/guest-checkout-session', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', message, details: [{ field }] } })
    expect(await begun()).toEqual(before)
  })

  it('but own pages of this site are taken', async () => {
    const { PUBLIC_URL } = app.ctx.env
    const successUrl = `${PUBLIC_URL}/check-email?session_id={CHECKOUT_SESSION_ID}`
    const { url } = await app.visitor().call(createGuestCheckout, {
      tier: 'standard',
      successUrl,
      cancelUrl: `${PUBLIC_URL}/?payment=cancelled`,
    })
    const paid = await pay(url, { email: newEmail('dana') })
    expect(paid.location).toMatch(new RegExp(`^${PUBLIC_URL}/check-email\\?session_id=cs_test_`))
  })
})

describe('while the payment provider', () => {
  const sentence = 'Our payment service didn’t respond. You weren’t charged. Please try again.'
  const create = 'POST /v1/checkout/sessions'

  it.each([
    ['is down [F18]', { on: 'call', kind: 'error', status: 503, match: create, times: 3 }],
    ['is overrun [F18]', { on: 'call', kind: 'error', status: 429, match: create, times: 3 }],
    [
      'answers something else with 200 [F19]',
      { on: 'call', kind: 'no-error-body', status: 200, match: create, times: 3 },
    ],
    [
      'answers something else with 404 [F19]',
      { on: 'call', kind: 'no-error-body', status: 404, match: create, times: 3 },
    ],
  ] as const)('%s, a visitor reads a sentence; nothing is open', async (_, fault) => {
    const opened = () => app.rows('select 1 from orders where stripe_session_id is not null')
    const before = await opened()
    app.standIn.faults.add(fault)
    const refused = await app.visitor().refusal(createGuestCheckout, { tier: 'standard' })
    app.standIn.faults.clear()
    expect(refused).toEqual({ status: 502, code: 'payment_failed', message: sentence })
    expect(await opened()).toEqual(before)
    expect(app.logLines.some((line) => line.includes('checkout could not be opened'))).toBe(true)
  })

  it('[F18] falters once, the visitor does not notice', async () => {
    app.standIn.faults.add({ on: 'call', kind: 'error', status: 500, match: create })
    const { url, sessionId } = await openGuestCheckout(app)
    expect(url).toContain(sessionId)
  })
})
