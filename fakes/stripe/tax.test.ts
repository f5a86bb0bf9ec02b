import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { applyCode, giveAddress, openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { expireNow } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const tampa = { country: 'US', zip: '33602' }
const berlin = { country: 'DE', zip: '10115' }

const taxedPrice = async (taxBehavior: 'exclusive' | 'unspecified' = 'exclusive') => {
  const product = await fixture.stripe.products.create({ name: 'Standard Course' })
  return fixture.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 19_700,
    tax_behavior: taxBehavior,
  })
}

const openTaxed = async (more: Stripe.Checkout.SessionCreateParams = {}) => {
  const price = await taxedPrice()
  return fixture.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:3000/done',
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    invoice_creation: { enabled: true },
    allow_promotion_codes: true,
    ...(more.customer === undefined && { customer_creation: 'always' }),
    ...more,
  })
}

const retrieve = (id: string) =>
  fixture.stripe.checkout.sessions.retrieve(id, { expand: ['line_items', 'invoice', 'payment_intent'] })

describe('tax on a session that asks for it', () => {
  test('waits for an address, and lets nobody pay a total that was not shown', async () => {
    const open = await openTaxed()
    expect(open).toMatchObject({
      amount_total: 19_700,
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
      total_details: { amount_tax: 0 },
    })
    expect((await pay(open.url)).page).toContain('Enter your address first')
    expect((await giveAddress(open.url, { country: 'US', zip: '33' })).page).toContain('five digits')
    expect((await retrieve(open.id)).payment_status).toBe('unpaid')
  })

  // 197.00 × 7 % = 13.79
  test('[F41] is added, shown before the payment, and stands on session, line, charge and invoice', async () => {
    const open = await openTaxed()
    const { page } = await giveAddress(open.url, tampa).then(() => openPage(open.url))
    expect(page).toContain('Tax (7%)')
    expect(page).toContain('Pay $210.79')
    await pay(open.url)
    const paid = await retrieve(open.id)
    expect(paid).toMatchObject({
      amount_subtotal: 19_700,
      amount_total: 21_079,
      total_details: { amount_tax: 1_379 },
      automatic_tax: { status: 'complete' },
      customer_details: { address: { country: 'US', postal_code: '33602' } },
      line_items: { data: [{ amount_tax: 1_379, amount_total: 21_079 }] },
      payment_intent: { amount_received: 21_079 },
      invoice: {
        subtotal: 19_700,
        total_excluding_tax: 19_700,
        total: 21_079,
        total_taxes: [{ amount: 1_379, taxability_reason: 'standard_rated', taxable_amount: 19_700 }],
      },
    })
    const { hosted_invoice_url: invoice } = paid.invoice as Stripe.Invoice
    expect((await openPage(invoice ?? null)).page).toContain('$13.79')
  })

  // 197.00 − 19.70 = 177.30; 177.30 × 7 % = 12.411
  test('[F41] is of what is left after a promotion code, and none is of nothing', async () => {
    const open = await openTaxed()
    await giveAddress(open.url, tampa)
    await applyCode(open.url, (await makeCode(fixture)).code)
    expect(await retrieve(open.id)).toMatchObject({
      amount_total: 18_971,
      total_details: { amount_discount: 1_970, amount_tax: 1_241 },
    })
    const free = await openTaxed()
    await giveAddress(free.url, tampa)
    await applyCode(free.url, (await makeCode(fixture, { coupon: { percent_off: 100 } })).code)
    expect(await retrieve(free.id)).toMatchObject({ amount_total: 0, total_details: { amount_tax: 0 } })
  })

  test('[F41] is owed by the business itself where it gives a VAT ID', async () => {
    const open = await openTaxed()
    await giveAddress(open.url, berlin)
    expect((await openPage(open.url)).page).toContain('Pay $234.43')
    const mistyped = { ...berlin, business: 'Linden GmbH', taxId: 'DE12' }
    expect((await giveAddress(open.url, mistyped)).page).toContain('Your VAT ID is invalid')
    await giveAddress(open.url, { ...mistyped, taxId: 'DE 123456789' })
    await pay(open.url)
    expect(await retrieve(open.id)).toMatchObject({
      amount_total: 19_700,
      customer_details: {
        business_name: 'Linden GmbH',
        tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
      },
      invoice: {
        customer_name: 'Linden GmbH',
        customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
        total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }],
      },
    })
  })

  test('keeps the address with the customer where the shop allows it, and knows it the next time', async () => {
    const customer = await fixture.stripe.customers.create({ email: 'ada@example.com' })
    const update = { address: 'auto', name: 'auto' } as const
    const first = await openTaxed({ customer: customer.id, customer_update: update })
    await giveAddress(first.url, tampa)
    await pay(first.url)
    const next = await openTaxed({ customer: customer.id, customer_update: update })
    expect(next).toMatchObject({ amount_total: 21_079, automatic_tax: { status: 'complete' } })
  })

  test('is counted again when an expired session is recovered', async () => {
    const open = await openTaxed({ after_expiration: { recovery: { enabled: true } } })
    await giveAddress(open.url, tampa)
    const { after_expiration: after } = await expireNow(fixture.standIn, open.id)
    const { location } = await openPage(after?.recovery?.url ?? null)
    const again = await retrieve(location?.split('/').at(-1) ?? '')
    expect(again).toMatchObject({ amount_total: 21_079, recovered_from: open.id })
  })
})

test('what Stripe refuses of tax is refused', async () => {
  const customer = (await fixture.stripe.customers.create({ email: 'ada@example.com' })).id
  await expect(openTaxed({ customer, customer_update: { name: 'auto' } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  })
  await expect(openTaxed({ customer, customer_update: { address: 'auto' } })).rejects.toMatchObject({
    param: 'customer_update[name]',
  })
  const { id: price } = await taxedPrice('unspecified')
  await expect(openTaxed({ line_items: [{ price, quantity: 1 }] })).rejects.toMatchObject({
    param: 'line_items',
  })
})
