import { expect, test } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { paidOrder } from '#fakes/stripe/testing/paid-order.ts'
import { fixtureOfFile, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

/** Free, so that a hundred of them are made quickly. */
const manyInvoices = async (count: number): Promise<string> => {
  const { id: customer } = await fixture.stripe.customers.create({ email: 'many@example.com', name: 'Many' })
  const price = await sellCourse(fixture, 0)
  const buy = async () => {
    const { url } = await fixture.stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      invoice_creation: { enabled: true },
      success_url: 'http://localhost:3000/ok',
    })
    await pay(url)
  }
  for (let made = 0; made < count; made += 5) await Promise.all(Array.from({ length: 5 }, buy))
  return customer
}

const portalOf = async (customer: string, return_url?: string) =>
  fixture.stripe.billingPortal.sessions.create(
    return_url === undefined ? { customer } : { customer, return_url },
  )

test('an invoice is found by customer, and by the payment that settled it', async () => {
  const { intent, customer } = await paidOrder(fixture)
  const [invoice] = (await fixture.stripe.invoices.list({ customer, status: 'paid' })).data
  const found = await fixture.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  })
  expect(found.data).toMatchObject([
    { amount_paid: 19_700, status: 'paid', is_default: true, invoice: { id: invoice?.id } },
  ])
  expect((await fixture.stripe.invoicePayments.retrieve(found.data[0]?.id ?? '')).payment).toEqual({
    type: 'payment_intent',
    payment_intent: intent,
  })
  const whole = await fixture.stripe.invoices.retrieve(invoice?.id ?? '', { expand: ['payments'] })
  expect(whole).toMatchObject({ customer, payments: { data: [{ payment: { payment_intent: intent } }] } })
  expect((await fixture.stripe.invoicePayments.list({ invoice: whole.id })).data).toHaveLength(1)
})

test('more than a hundred invoices are paged, in the API and in the portal, each once', async () => {
  const customer = await manyInvoices(105)
  const first = await fixture.stripe.invoices.list({ customer, limit: 100 })
  expect(first).toMatchObject({ has_more: true, data: { length: 100 } })
  const rest = await fixture.stripe.invoices.list({
    customer,
    limit: 100,
    starting_after: first.data.at(-1)?.id ?? '',
  })
  expect(rest).toMatchObject({ has_more: false, data: { length: 5 } })
  const numbers = [...first.data, ...rest.data].map(({ number }) => number ?? '')
  expect(new Set(numbers).size).toBe(105)

  const seen: string[] = []
  let next: string | undefined = (await portalOf(customer)).url
  while (next !== undefined) {
    const { page } = await openPage(next)
    for (const [, number = ''] of page.matchAll(/<a href="[^"]*">([^<]*-\d{4})<\/a>/g)) seen.push(number)
    const older = /href="(\?olderThan=[^"]*)"/.exec(page)?.[1]
    next = older === undefined ? undefined : new URL(older, next).href
  }
  expect(seen).toEqual(numbers)
})

test('the portal shows one customer, leads to the invoice and its file, and back', async () => {
  const { customer } = await paidOrder(fixture, { customer_email: 'dana@example.com' })
  await paidOrder(fixture, { customer_email: 'other@example.com' })
  const { url } = await portalOf(customer, 'http://localhost:3000/profile')
  const { page, status } = await openPage(url)
  expect(status).toBe(200)
  expect(page).toContain('TEST MODE')
  expect(page).toContain('Dana Whitfield, dana@example.com')
  expect(page).not.toContain('other@example.com')
  expect(page).toContain('<a class="back" href="http://localhost:3000/profile">Return to Just Value</a>')
  const links = Array.from(
    page.matchAll(/href="([^"]*invoices[^"]*)"/g),
    ([, link = '']) => new URL(link, url),
  )
  expect(links).toHaveLength(2)
  for (const link of links) expect((await fetch(link)).status).toBe(200)
})

test('the portal of somebody who bought nothing, and links that are wrong or old', async () => {
  const { id } = await fixture.stripe.customers.create({ email: 'new@example.com' })
  const { url, return_url: back } = await portalOf(id)
  expect(back).toBeNull()
  expect((await openPage(url)).page).toContain('There are no invoices yet.')
  expect((await openPage(`${fixture.standIn.url}/p/session/guess`)).status).toBe(404)
  fixture.pass(3_600)
  expect((await openPage(url)).page).toContain('This link has expired')
  await expect(portalOf('cus_none')).rejects.toMatchObject({ param: 'customer', statusCode: 400 })
})
