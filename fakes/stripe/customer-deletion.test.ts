import { expect, test } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { paidOrder } from '#fakes/stripe/testing/paid-order.ts'
import { settleDebit } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

test('a deleted customer says so, is listed no more, and cannot buy', async () => {
  const { customers } = fixture.stripe
  const { id } = await customers.create({ email: 'gone@example.com' })
  expect(await customers.del(id)).toMatchObject({ id, object: 'customer', deleted: true })
  expect(await customers.retrieve(id)).toMatchObject({ id, deleted: true })
  expect((await customers.list({ email: 'gone@example.com' })).data).toEqual([])
  await expect(customers.del(id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(customers.update(id, { name: 'Back' })).rejects.toMatchObject({ statusCode: 404 })
  await expect(openSession(fixture, { customer: id })).rejects.toMatchObject({ param: 'customer' })
  await expect(fixture.stripe.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
    param: 'customer',
  })
})

test('its open pages close, and nothing is charged', async () => {
  const { id } = await fixture.stripe.customers.create({ email: 'soon.gone@example.com' })
  const session = await openSession(fixture, { customer: id })
  await fixture.stripe.customers.del(id)
  expect((await pay(session.url)).page).toContain('nothing was charged')
  expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
})

test('what it bought stays, and can be refunded', async () => {
  const { customer, intent, session } = await paidOrder(fixture)
  const portal = await fixture.stripe.billingPortal.sessions.create({ customer })
  await fixture.stripe.customers.del(customer)
  const paid = await fixture.stripe.checkout.sessions.retrieve(session, { expand: ['customer'] })
  expect(paid).toMatchObject({ payment_status: 'paid', customer: { deleted: true } })
  expect((await fixture.stripe.invoices.list({ customer })).data).toHaveLength(1)
  expect((await fixture.stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded')
  expect((await openPage(portal.url)).status).toBe(404)
})

test('a bank debit that it left behind still settles, without an invoice', async () => {
  const session = await openSession(fixture, {
    customer_creation: 'always',
    invoice_creation: { enabled: true },
  })
  await pay(session.url, { number: '4000 0000 0000 1000' })
  const { customer } = await fixture.stripe.checkout.sessions.retrieve(session.id)
  await fixture.stripe.customers.del(String(customer))
  expect(await settleDebit(fixture.standIn, session.id, 'succeeded')).toMatchObject({
    payment_status: 'paid',
    invoice: null,
  })
})
