import { describe, expect, test } from 'vitest'
import { goodCard, openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const asked = {
  client_reference_id: 'order-1',
  customer_email: 'dana@example.com',
  customer_creation: 'always',
  invoice_creation: { enabled: true },
  metadata: { order_id: 'order-1' },
  payment_intent_data: { metadata: { order_id: 'order-1' }, description: 'Just Value' },
} as const

const retrieve = (id: string) =>
  fixture.stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge.balance_transaction', 'customer', 'invoice'],
  })

describe('the page', () => {
  test('says that it is a test, what is bought, and has the fields by their names', async () => {
    const { page } = await openPage((await openSession(fixture)).url)
    expect(page).toContain('<strong>TEST MODE</strong>')
    expect(page).toContain('No real money moves')
    expect(page).toContain('Just Value – Standard')
    for (const label of ['Email', 'Card number', 'Expiration', 'CVC', 'Name on card']) {
      expect(page).toMatch(new RegExp(`<label for="\\w+">${label}</label>`))
    }
    expect(page).toContain('<button type="submit">Pay $197.00</button>')
    expect(page).toContain('<a class="back" href="http://localhost:3000/pricing">Back</a>')
    expect(page).not.toContain('<script')
  })

  test('runs no script, frames nowhere, and posts only to itself and back to the shop', async () => {
    const response = await fetch((await openSession(fixture)).url ?? '')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('escapes what shop and payer wrote', async () => {
    const session = await openSession(fixture, {
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 100, product_data: { name: '<b>"Bold"</b>' } },
        },
      ],
    })
    const { page } = await pay(session.url, { ...goodCard, name: '"><script>alert(1)</script>', cvc: '' })
    expect(page).toContain('&lt;b&gt;&quot;Bold&quot;&lt;/b&gt;')
    expect(page).not.toContain('<script')
  })

  test('invoice, PDF and receipt can be opened', async () => {
    const session = await openSession(fixture, asked)
    await pay(session.url)
    const { invoice, payment_intent: intent } = await retrieve(session.id)
    const { hosted_invoice_url: page, invoice_pdf: pdf, number } = Object(invoice)
    expect((await openPage(page)).page).toContain(`Invoice ${number}`)
    expect((await openPage(page)).page).toContain('$197.00')
    const file = await fetch(pdf)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(
      /^%PDF-1\.4[\s\S]*197\.00[\s\S]*%%EOF\n$/,
    )
    const receipt = await openPage(Object(intent).latest_charge.receipt_url)
    expect(receipt.page).toContain('Visa ending in 4242')
    expect((await openPage(`${fixture.standIn.url}/invoices/in_none`)).status).toBe(404)
  })
})
