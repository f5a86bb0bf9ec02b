/** Proves an app that lets the payment provider add tax: what is paid, kept, shown and given back. */
import { expect, it } from 'vitest'
import { cancelSubscription, getSubscription, listInvoices } from '#contract/purchase/payments.ts'
import { products } from '#core/billing/product.ts'
import { applyCode, giveAddress, openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { newEmail, openCheckout, openGuestCheckout, setUp, signUp, untilPaid } from '#test/people.ts'
import { productNames } from '#words/billing/product.ts'
import { ledgerOf, orderOf } from '../testing/order-facts.ts'
import { providerAccount } from '../testing/provider-account.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

const { app } = await openPurchaseApp({ settings: { STRIPE_AUTOMATIC_TAX: 'true' } })

const tampa = { country: 'US', zip: '33602' }

/** In Tampa the stand-in's test rate is 7 %: $197.00 × 7 % = $13.79. */
const buyInTampa = async () => {
  const person = await signUp(app)
  const { url, sessionId } = await openCheckout(app, person, 'standard')
  await giveAddress(url, tampa)
  await pay(url, { email: person.email })
  await untilPaid(app, sessionId)
  return { person, sessionId }
}

it('[F41] a guest pays the price and the tax, and the mail tells one from the other', async () => {
  const { client, url, sessionId } = await openGuestCheckout(app)
  const email = newEmail('dana')
  expect((await openPage(url)).page).toContain('$197.00')
  await giveAddress(url, tampa)
  await pay(url, { email })
  await untilPaid(app, sessionId)
  expect(await ledgerOf(app, sessionId)).toEqual(['payment 21079'])
  expect(await orderOf(app, sessionId)).toMatchObject({ amount_cents: 21_079, tax_cents: 1_379 })
  const mail = await app.mail.to(email, 'Complete your Just Value account')
  expect(mail.text).toMatch(/Standard Course\s+\$197\.00\s+Tax\s+\$13\.79\s+Total paid\s+\$210\.79/)
  const owner = await setUp({ client, url, sessionId, email, ...secretsIn(mail) })
  const { purchases } = await owner.client.call(getSubscription, {})
  expect(purchases[0]).toMatchObject({ amountCents: 21_079, taxCents: 1_379 })
})

it('[F41] a receipt, an invoice and a refund tell the tax; all of it goes back', async () => {
  const { person } = await buyInTampa()
  expect((await app.mail.to(person.email, 'receipt')).text).toMatch(/Tax\s+\$13\.79\s+Total paid\s+\$210\.79/)
  const { invoices } = await person.client.call(listInvoices, {})
  expect(invoices[0]).toMatchObject({ amountCents: 21_079, taxCents: 1_379, refundedCents: 0 })
  const pdf = Buffer.from(await (await fetch(invoices[0]?.pdfUrl ?? '')).arrayBuffer()).toString('latin1')
  expect(pdf).toContain('Tax: $13.79')
  const { refunds } = await person.client.call(cancelSubscription, {})
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([21_079])
  const refund = await app.mail.to(person.email, 'refund')
  expect(refund.text).toMatch(/Refunded: Standard Course\s+\$210\.79\s+Sales tax included\s+\$13\.79/)
})

// 197.00 − 19.70 = 177.30; 7 % of it is 12.41; the upgrade is 53.00 + 3.71.
it('[F41] tax is of what a promotion code leaves, and an upgrade knows the address of its buyer', async () => {
  const person = await signUp(app)
  const { url, sessionId } = await openCheckout(app, person, 'standard')
  await giveAddress(url, tampa)
  await applyCode(url, (await makeCode({ stripe: providerAccount(app) })).code)
  await pay(url, { email: person.email })
  await untilPaid(app, sessionId)
  expect(await orderOf(app, sessionId)).toMatchObject({ amount_cents: 18_971, tax_cents: 1_241 })

  const upgrade = await openCheckout(app, person, 'ai_enhanced')
  expect((await openPage(upgrade.url)).page).toContain('Pay $56.71')
  await pay(upgrade.url, { email: person.email })
  await untilPaid(app, upgrade.sessionId)
  expect(await orderOf(app, upgrade.sessionId)).toMatchObject({ amount_cents: 5_671, tax_cents: 371 })
})

it('[F41] a business abroad gives its VAT ID, owes the tax itself, and has both on its invoice', async () => {
  const person = await signUp(app)
  const { url, sessionId } = await openCheckout(app, person, 'standard')
  await giveAddress(url, { country: 'DE', zip: '10115', business: 'Linden GmbH', taxId: 'DE123456789' })
  await pay(url, { email: person.email })
  await untilPaid(app, sessionId)
  expect(await orderOf(app, sessionId)).toMatchObject({ amount_cents: 19_700, tax_cents: 0 })
  const { invoices } = await person.client.call(listInvoices, {})
  const pdf = Buffer.from(await (await fetch(invoices[0]?.pdfUrl ?? '')).arrayBuffer()).toString('latin1')
  expect(pdf).toContain('VAT ID: DE123456789')
  expect(pdf).toContain('Tax \\(reverse charge\\): $0.00')
})

// 250.00 × 7 % = 17.50
it('[F41] a price from before tax was switched on, which does not say that tax comes on top, is replaced', async () => {
  const stripe = providerAccount(app)
  const name = productNames.ai_enhanced
  const { priceCents: unit_amount, lookupKey: lookup_key } = products.ai_enhanced
  const { id: product } = await stripe.products.create({ name })
  await stripe.prices.create({ product, currency: 'usd', unit_amount, lookup_key })
  const { url, sessionId } = await openCheckout(app, await signUp(app), 'ai_enhanced')
  await giveAddress(url, tampa)
  await pay(url)
  await untilPaid(app, sessionId)
  expect(await orderOf(app, sessionId)).toMatchObject({ amount_cents: 26_750, tax_cents: 1_750 })
})
