/** Proves what is paid: by codes, by the price of the day, and never by what the visitor says. */
import { describe, expect, it } from 'vitest'
import { cancelSubscription, createGuestCheckout, getSubscription } from '#contract/purchase/payments.ts'
import { products } from '#core/billing/product.ts'
import { applyCode, openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { chooseCurrency } from '#fakes/stripe/testing/provider-side.ts'
import { openCheckout, openGuestCheckout, signUp, untilPaid } from '#test/people.ts'
import { productNames } from '#words/billing/product.ts'
import { ledgerOf, orderOf } from '../testing/order-facts.ts'
import { providerAccount } from '../testing/provider-account.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

// Its own: prices of the provider's account are under test.
const { app, fixture } = await openPurchaseApp()
const stripe = providerAccount(app)

const buyWith = async (code: string) => {
  const person = await signUp(app)
  const { url, sessionId } = await openCheckout(app, person, 'standard')
  await applyCode(url, code)
  await pay(url, { email: person.email })
  await untilPaid(app, sessionId)
  return { person, sessionId }
}

describe('a promotion code', () => {
  it('lowers what is paid, shown and given back', async () => {
    const { code } = await makeCode({ stripe })
    const { person, sessionId } = await buyWith(code)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 17730'])
    const { purchases } = await person.client.call(getSubscription, {})
    expect(purchases[0]?.amountCents).toBe(17_730)
    expect((await app.mail.to(person.email, 'receipt')).text).toContain('$177.30')
    expect((await person.client.call(cancelSubscription, {})).refunds[0]?.amountCents).toBe(17_730)
    expect(await fixture.tierOf(person)).toBeNull()
  })

  it('[F24] for all of it gives the course for nothing, with nothing to pay back', async () => {
    const { code } = await makeCode({ stripe }, { coupon: { percent_off: 100 } })
    const { person, sessionId } = await buyWith(code)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 0'])
    expect((await orderOf(app, sessionId)).stripe_payment_intent_id).toBeNull()
    expect(await fixture.tierOf(person)).toBe('standard')
    expect(await person.client.refusal(cancelSubscription, {})).toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  it.each([
    ['used up', { coupon: { percent_off: 10 }, promotion: { max_redemptions: 1 } }, true],
    [
      'below its least order',
      { promotion: { restrictions: { minimum_amount: 90_000, minimum_amount_currency: 'usd' } } },
      false,
    ],
    ['switched off', { promotion: { active: false } }, false],
  ])('[F25] that is %s changes nothing', async (_, wishes, isUsedBefore) => {
    const { code } = await makeCode({ stripe }, wishes)
    if (isUsedBefore) await buyWith(code)
    const { sessionId } = await buyWith(code)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  })

  it('[F25] of another product, or of the app’s dreams, changes nothing', async () => {
    const other = await stripe.products.create({ name: 'Another product' })
    const coupon = { percent_off: 50, applies_to: { products: [other.id] } }
    const { code } = await makeCode({ stripe }, { coupon })
    for (const typed of [code, 'FREECOURSE']) {
      const { sessionId } = await buyWith(typed)
      expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
    }
  })
})

const priceNow = async () => {
  const listed = await stripe.prices.list({ lookup_keys: [products.standard.lookupKey], limit: 1 })
  return listed.data[0]
}

it.each([
  ['price', async () => stripe.prices.update((await priceNow())?.id ?? '', { active: false })],
  ['product', async () => stripe.products.update(String((await priceNow())?.product), { active: false })],
])(
  '[F27] a %s taken out of use at the provider is replaced; an open checkout is honored',
  async (_, deactivate) => {
    const person = await signUp(app)
    const open = await openCheckout(app, person, 'standard')
    await deactivate()
    const next = await signUp(app)
    await fixture.buy(next)
    expect(await fixture.tierOf(next)).toBe('standard')
    await pay(open.url, { email: person.email })
    await fixture.untilTier(person, 'standard')
  },
)

describe('another currency', () => {
  it('[F40] with the same figure under our key is never the price', async () => {
    const name = productNames.ai_enhanced
    const { priceCents: unit_amount, lookupKey: lookup_key } = products.ai_enhanced
    const { id: product } = await stripe.products.create({ name })
    await stripe.prices.create({ product, currency: 'jpy', unit_amount, lookup_key })
    const { url } = await openGuestCheckout(app, 'ai_enhanced')
    expect((await openPage(url)).page).toContain('Pay $250.00')
  })

  it('[F40] of a payment is told to the operator, and buys nothing', async () => {
    const person = await signUp(app)
    const order = await openCheckout(app, person, 'standard')
    const yen = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'jpy', unit_amount: 19_700, product_data: { name: 'Course' } } },
      ],
      success_url: app.url,
    })
    await app.rows('update orders set stripe_session_id = $1 where stripe_session_id = $2', [
      yen.id,
      order.sessionId,
    ])
    await pay(yen.url, { email: person.email })
    await fixture.untilNotice('A payment of an unexpected amount', (await orderOf(app, yen.id)).id)
    expect(await ledgerOf(app, yen.id)).toEqual([])
    expect(await fixture.tierOf(person)).toBeNull()
  })

  it.each(['eur', 'jpy'] as const)(
    '[F40] that the buyer pays in (%s) leaves price, receipt and refund in dollars',
    async (currency) => {
      const person = await signUp(app)
      const { url, sessionId } = await openCheckout(app, person, 'standard')
      await chooseCurrency(app.standIn, sessionId, currency)
      await pay(url, { email: person.email })
      await untilPaid(app, sessionId)
      expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
      expect((await app.mail.to(person.email, 'receipt')).text).toContain('$197.00')
      expect((await person.client.call(cancelSubscription, {})).refunds[0]?.amountCents).toBe(19_700)
      await fixture.untilLedger(sessionId, ['payment 19700', 'refund 19700'])
    },
  )
})

it('[F41] without the setting no tax is asked for, and none is added', async () => {
  const { url, sessionId } = await openCheckout(app, await signUp(app), 'standard')
  expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
    automatic_tax: { enabled: false },
    customer_details: { tax_ids: null },
  })
  expect((await openPage(url)).page).not.toMatch(/Tax|VAT/)
  await pay(url)
  await untilPaid(app, sessionId)
  expect(await orderOf(app, sessionId)).toMatchObject({ amount_cents: 19_700, tax_cents: 0 })
})

describe('a checkout that is open', () => {
  it('[F26] keeps its price when the price changes', async () => {
    const person = await signUp(app)
    const { url, sessionId } = await openCheckout(app, person, 'standard')
    const before = await priceNow()
    await stripe.prices.create({
      product: String(before?.product),
      currency: 'usd',
      unit_amount: 29_700,
      lookup_key: products.standard.lookupKey,
      transfer_lookup_key: true,
    })
    expect((await openPage(url)).page).toContain('$197.00')
    await pay(url, { email: person.email })
    await untilPaid(app, sessionId)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  })

  it('[F28] has the price and number of our order, whatever is sent along', async () => {
    const { url } = await app.visitor().call(createGuestCheckout, { tier: 'standard' })
    const tampered = { price: 'price_cheap', quantity: '0', amount: '1', unit_amount: '1' }
    await pay(url, {}, tampered)
    const sessionId = new URL(url).pathname.split('/').at(-1) ?? ''
    await untilPaid(app, sessionId)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
    expect((await app.ctx.payments.retrieveCheckout(sessionId)).line_items?.data[0]?.quantity).toBe(1)
  })
})
