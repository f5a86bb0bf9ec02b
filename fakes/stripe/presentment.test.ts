import { expect, test } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { chooseCurrency } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

test('[F40] a price in yen is whole yen on page, charge, invoice and refund', async () => {
  const product_data = { name: 'Course' }
  const { id, url } = await openSession(fixture, {
    line_items: [{ quantity: 1, price_data: { currency: 'jpy', unit_amount: 29_550, product_data } }],
    invoice_creation: { enabled: true },
  })
  expect((await openPage(url)).page).toContain('Pay ¥29,550')
  await pay(url)
  const paid = await fixture.stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'payment_intent'] })
  expect(paid).toMatchObject({
    amount_total: 29_550,
    currency: 'jpy',
    payment_intent: { amount_received: 29_550, currency: 'jpy' },
    invoice: { amount_paid: 29_550, currency: 'jpy' },
  })
  const intent = Object(paid.payment_intent).id
  const refund = await fixture.stripe.refunds.create({ payment_intent: intent, amount: 9_550 })
  expect(refund).toMatchObject({ amount: 9_550, currency: 'jpy' })
})

// $197.00 × 0.9 = €177.30, and × 150 = ¥29,550; a refund of $50.00 is 50/197 of it: €45.00, ¥7,500.
test.each([
  ['eur', 17_730, 4_500, '€177.30'],
  ['jpy', 29_550, 7_500, '¥29,550'],
] as const)(
  '[F40] adaptive pricing asks the payer for %s and leaves the shop its dollars',
  async (currency, asked, share, text) => {
    const { id, url } = await openSession(fixture)
    await chooseCurrency(fixture.standIn, id, currency)
    expect((await openPage(url)).page).toContain(text)
    await pay(url)
    const details = { presentment_amount: asked, presentment_currency: currency }
    const paid = await fixture.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(paid).toMatchObject({
      amount_total: 19_700,
      currency: 'usd',
      adaptive_pricing: { enabled: true },
      presentment_details: details,
      payment_intent: { amount: 19_700, currency: 'usd', latest_charge: { presentment_details: details } },
    })
    const { id: intent } = Object(paid.payment_intent)
    expect(await fixture.stripe.refunds.create({ payment_intent: intent, amount: 5_000 })).toMatchObject({
      amount: 5_000,
      currency: 'usd',
      presentment_details: { presentment_amount: share, presentment_currency: currency },
    })
  },
)
