/** Proves that what the provider answers, or does not, neither doubles a checkout nor passes for one. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { products } from '#core/billing/product.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { openPayments } from '#server/services/stripe/payments.ts'
import { newEmail, openGuestCheckout, statusOfOrder } from '#test/people.ts'
import { webhookSecret } from '#test/shop.ts'
import { reconcileCheckouts } from './jobs.ts'
import { jobMeta } from './testing/money-bench.ts'
import { ledgerOf } from './testing/order-facts.ts'
import { openPurchaseShop } from './testing/purchase-shop.ts'
import { startRefusingProvider } from './testing/refusing-provider.ts'

const { shop } = await openPurchaseShop()

const secretKey = 'sk_test_local_test'
const impatient = () =>
  openPayments({ secretKey, apiBase: shop.standIn.url, webhookSecrets: [], timeoutMilliseconds: 300 })
const newOrder = () => ({
  id: randomUUID(),
  product: products.standard,
  email: null,
  customerId: null,
  successUrl: `${shop.ctx.env.PUBLIC_URL}/check-email?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${shop.ctx.env.PUBLIC_URL}/`,
})
const create = 'POST /v1/checkout/sessions'
const sessionsOf = async (orderId: string) =>
  (
    await shop.rows(
      `select 1 from stripe_standin.objects where kind = 'checkout.session'
       and data->'metadata'->>'order_id' = $1`,
      [orderId],
    )
  ).length

describe('a checkout', () => {
  it('[F15] whose answer is lost twice is opened once', async () => {
    const order = newOrder()
    shop.standIn.faults.add({ on: 'call', kind: 'timeout', executed: true, match: create, times: 2 })
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
    const payments = openPayments({ secretKey, apiBase: shop.standIn.url, webhookSecrets: [] })
    const opened = await Promise.all(Array.from({ length: 4 }, () => payments.openCheckout(order)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  })
})

it('an account that may not ask for consent to news sells all the same', async () => {
  const provider = await startRefusingProvider(shop.standIn.url, 'consent_collection[promotions]')
  const payments = openPayments({ secretKey, apiBase: provider.url, webhookSecrets: [] })
  const { sessionId } = await payments.openCheckout(newOrder())
  expect((await payments.retrieveCheckout(sessionId)).consent_collection).toBeNull()
  await provider.close()
})

it.each([200, 404])('[F19] an answer of %i without the object asked for is a failure', async (status) => {
  for (const match of ['GET /v1/checkout/sessions', 'GET /v1/disputes', 'POST /v1/billing_portal'])
    shop.standIn.faults.add({ on: 'call', kind: 'no-error-body', status, match, times: 3 })
  const payments = openPayments({ secretKey, apiBase: shop.standIn.url, webhookSecrets: [] })
  await expect(payments.retrieveCheckout('cs_test_x')).rejects.toThrow()
  await expect(payments.retrieveDispute('du_x')).rejects.toThrow()
  await expect(payments.openPortal('cus_x', 'http://localhost/')).rejects.toThrow()
  shop.standIn.faults.clear()
})

it.each([
  ['bad-signature', 'of a bad signature [F9]'],
  ['old-timestamp', 'of a clock ten minutes off [F44]'],
] as const)('%s: an event %s is refused, and its payment found by reconciliation', async (kind, _why) => {
  shop.standIn.faults.add({ on: 'webhook', kind, times: 200 })
  const { url, sessionId } = await openGuestCheckout(shop)
  await pay(url, { email: newEmail('dana') })
  await shop.standIn.webhooks.settled()
  expect(await statusOfOrder(shop, sessionId)).toBe('pending')
  shop.pass(121)
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  expect(await ledgerOf(shop, sessionId)).toEqual(['payment 19700'])
  shop.standIn.faults.clear()
})

it('[F49] orders of the other mode are left alone by reconciliation', async () => {
  const { sessionId } = await openGuestCheckout(shop)
  await shop.rows('update orders set livemode = true where stripe_session_id = $1', [sessionId])
  shop.pass(121)
  const asked = () => shop.logLines.filter((line) => line.includes('could not be looked at')).length
  const before = asked()
  shop.standIn.faults.add({
    on: 'call',
    kind: 'error',
    status: 500,
    match: `GET /v1/checkout/sessions/${sessionId}`,
  })
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  expect(asked()).toBe(before)
  expect(await statusOfOrder(shop, sessionId)).toBe('pending')
  shop.standIn.faults.clear()
})

it('[F48] no secret of the provider is in the log, in an answer or on a page', async () => {
  const { client, url, sessionId } = await openGuestCheckout(shop)
  const calls = ['public/health', 'openapi.json', `integration/payment/guest-purchases/${sessionId}`]
  const read = async (address: string) => JSON.stringify((await client.send(address)).body)
  const answers = await Promise.all(calls.map((call) => read(`/api/${call}`)))
  const pages = await Promise.all(
    [`${shop.url}/`, `${shop.url}/pricing`, url].map(async (address) => (await fetch(address)).text()),
  )
  for (const secret of [secretKey, webhookSecret])
    for (const text of [...answers, ...pages]) expect(text).not.toContain(secret)
  const log = shop.logLines.join('\n')
  expect(log.length).toBeGreaterThan(1_000)
  for (const secret of [secretKey, webhookSecret]) expect(log).not.toContain(secret)
})
