/** Proves that what the provider answers, or does not, neither doubles a checkout nor passes for one. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { products } from '#core/billing/product.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { openPayments } from '#server/services/stripe/payments.ts'
import { webhookSecret } from '#test/app.ts'
import { newEmail, openGuestCheckout, statusOfOrder } from '#test/people.ts'
import { reconcileCheckouts } from '../jobs.ts'
import { jobMeta } from '../testing/money-fixture.ts'
import { ledgerOf } from '../testing/order-facts.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'
import { startRefusingProvider } from '../testing/refusing-provider.ts'

const { app } = await openPurchaseApp()

const secretKey = 'sk_test_local_test'
const impatient = () =>
  openPayments({ secretKey, apiBase: app.standIn.url, webhookSecrets: [], timeoutMilliseconds: 300 })
const newOrder = () => ({
  id: randomUUID(),
  product: products.standard,
  email: null,
  customerId: null,
  successUrl: `${app.ctx.env.PUBLIC_URL}/check-email?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${app.ctx.env.PUBLIC_URL}/`,
})
const create = 'POST /v1/checkout/sessions'
const sessionsOf = async (orderId: string) =>
  (
    await app.rows(
      `select 1 from stripe_standin.objects where kind = 'checkout.session'
       and data->'metadata'->>'order_id' = $1`,
      [orderId],
    )
  ).length

describe('a checkout', () => {
  it('[F15] whose answer is lost twice is opened once', async () => {
    const order = newOrder()
    app.standIn.faults.add({ on: 'call', kind: 'timeout', executed: true, match: create, times: 2 })
    const { sessionId } = await impatient().openCheckout(order)
    expect(await impatient().openCheckout(order)).toMatchObject({ sessionId })
    expect(await sessionsOf(order.id)).toBe(1)
  })

  it('[F16] asked for again under the same key and in other words is an error, not the old checkout', async () => {
    const order = newOrder()
    await impatient().openCheckout(order)
    const changed = { ...order, product: products.ai_enhanced }
    await expect(impatient().openCheckout(changed)).rejects.toThrow(/idempoten/i)
    expect(await sessionsOf(order.id)).toBe(1)
  })

  it('[F17] asked for several times at once is one', async () => {
    const order = newOrder()
    const payments = openPayments({ secretKey, apiBase: app.standIn.url, webhookSecrets: [] })
    const opened = await Promise.all(Array.from({ length: 4 }, () => payments.openCheckout(order)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  })
})

it('an account that may not ask for consent to news sells all the same', async () => {
  const provider = await startRefusingProvider(app.standIn.url, 'consent_collection[promotions]')
  const payments = openPayments({ secretKey, apiBase: provider.url, webhookSecrets: [] })
  const { sessionId } = await payments.openCheckout(newOrder())
  expect((await payments.retrieveCheckout(sessionId)).consent_collection).toBeNull()
  await provider.close()
})

it.each([200, 404])('[F19] an answer of %i without the object asked for is a failure', async (status) => {
  for (const match of ['GET /v1/checkout/sessions', 'GET /v1/disputes', 'POST /v1/billing_portal'])
    app.standIn.faults.add({ on: 'call', kind: 'no-error-body', status, match, times: 3 })
  const payments = openPayments({ secretKey, apiBase: app.standIn.url, webhookSecrets: [] })
  await expect(payments.retrieveCheckout('cs_test_x')).rejects.toThrow()
  await expect(payments.retrieveDispute('du_x')).rejects.toThrow()
  await expect(payments.openPortal('cus_x', 'http://localhost/')).rejects.toThrow()
  app.standIn.faults.clear()
})

it.each([
  ['bad-signature', 'of a bad signature [F9]'],
  ['old-timestamp', 'of a clock ten minutes off [F44]'],
] as const)('%s: an event %s is refused, and its payment found by reconciliation', async (kind, _why) => {
  app.standIn.faults.add({ on: 'webhook', kind, times: 200 })
  const { url, sessionId } = await openGuestCheckout(app)
  await pay(url, { email: newEmail('dana') })
  await app.standIn.webhooks.settled()
  expect(await statusOfOrder(app, sessionId)).toBe('pending')
  app.pass(121)
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  app.standIn.faults.clear()
})

it('[F49] orders of the other mode are left alone by reconciliation', async () => {
  const { sessionId } = await openGuestCheckout(app)
  await app.rows('update orders set livemode = true where stripe_session_id = $1', [sessionId])
  app.pass(121)
  const asked = () => app.logLines.filter((line) => line.includes('could not be looked at')).length
  const before = asked()
  app.standIn.faults.add({
    on: 'call',
    kind: 'error',
    status: 500,
    match: `GET /v1/checkout/sessions/${sessionId}`,
  })
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  expect(asked()).toBe(before)
  expect(await statusOfOrder(app, sessionId)).toBe('pending')
  app.standIn.faults.clear()
})

it('[F48] no secret of the provider is in the log, in an answer or on a page', async () => {
  const { client, url, sessionId } = await openGuestCheckout(app)
  const calls = ['public/health', 'openapi.json', `integration/payment/guest-purchases/${sessionId}`]
  const read = async (address: string) => JSON.stringify((await client.send(address)).body)
  const answers = await Promise.all(calls.map((call) => read(`/api/${call}`)))
  const pages = await Promise.all(
    [`${app.url}/`, `${app.url}/pricing`, url].map(async (address) => (await fetch(address)).text()),
  )
  for (const secret of [secretKey, webhookSecret])
    for (const text of [...answers, ...pages]) expect(text).not.toContain(secret)
  const log = app.logLines.join('\n')
  expect(log.length).toBeGreaterThan(1_000)
  for (const secret of [secretKey, webhookSecret]) expect(log).not.toContain(secret)
})
