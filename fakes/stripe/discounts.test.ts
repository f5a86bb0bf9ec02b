import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { applyCode, openPage, pay, removeCode } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { fixtureOfFile, openSession, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  openSession(fixture, { allow_promotion_codes: true, ...more })

const retrieve = (id: string) =>
  fixture.stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge', 'invoice', 'discounts.promotion_code'],
  })

describe('a code on the page', () => {
  test('has a field only where the shop allows it', async () => {
    expect((await openPage((await openSession(fixture)).url)).page).not.toContain('Promotion code')
    expect((await openPage((await open()).url)).page).toContain(
      '<label for="promotion-code">Promotion code</label>',
    )
    const closed = await openSession(fixture)
    const { code } = await makeCode(fixture)
    await applyCode(closed.url, code)
    expect((await retrieve(closed.id)).amount_total).toBe(19_700)
  })

  test('lowers the total, the charge and the invoice, and is counted when paid', async () => {
    const session = await open({ customer_creation: 'always', invoice_creation: { enabled: true } })
    const code = await makeCode(fixture)
    const { page } = await applyCode(session.url, code.code.toLowerCase())
    expect(page).toContain('Pay $177.30')
    expect(page).toContain('-$19.70')
    expect(page).toContain(code.code)
    await pay(session.url)
    expect(await retrieve(session.id)).toMatchObject({
      amount_subtotal: 19_700,
      amount_total: 17_730,
      total_details: { amount_discount: 1_970 },
      discounts: [{ promotion_code: { id: code.id, times_redeemed: 1 } }],
      payment_intent: { amount: 17_730, latest_charge: { amount: 17_730 } },
      invoice: { subtotal: 19_700, total: 17_730, total_discount_amounts: [{ amount: 1_970 }] },
      line_items: { data: [{ amount_subtotal: 19_700, amount_discount: 1_970, amount_total: 17_730 }] },
    })
    const invoice = Object((await retrieve(session.id)).invoice)
    expect((await openPage(invoice.hosted_invoice_url)).page).toContain('-$19.70')
  })

  test('can be taken off again, and put on between two attempts', async () => {
    const session = await open()
    const { code } = await makeCode(fixture, { coupon: { amount_off: 700, currency: 'usd' } })
    await pay(session.url, { number: '4000000000000002' })
    expect((await applyCode(session.url, code)).page).toContain('Pay $190.00')
    expect((await removeCode(session.url)).page).toContain('Pay $197.00')
    expect((await retrieve(session.id)).discounts).toEqual([])
    await applyCode(session.url, code)
    await pay(session.url)
    expect((await retrieve(session.id)).payment_intent).toMatchObject({
      status: 'succeeded',
      amount: 19_000,
      amount_received: 19_000,
    })
  })

  test('for all of it: no card, no payment intent, and a customer all the same', async () => {
    const session = await open({ invoice_creation: { enabled: true } })
    await pay(session.url, { number: '4000000000000002' })
    const { code } = await makeCode(fixture, { coupon: { percent_off: 100 } })
    const { page } = await applyCode(session.url, code)
    expect(page).toContain('Complete order')
    expect(page).not.toContain('Card number')
    expect((await pay(session.url)).status).toBe(303)
    expect(await retrieve(session.id)).toMatchObject({
      status: 'complete',
      amount_total: 0,
      payment_status: 'no_payment_required',
      payment_intent: null,
      customer: expect.stringMatching(/^cus_/),
      invoice: { amount_paid: 0, subtotal: 19_700, status: 'paid' },
    })
  })

  test('for one product takes nothing off the other', async () => {
    const one = await sellCourse(fixture)
    const other = await sellCourse(fixture, 5_300)
    const session = await open({
      line_items: [
        { price: one.id, quantity: 1 },
        { price: other.id, quantity: 2 },
      ],
    })
    const { code } = await makeCode(fixture, {
      coupon: { percent_off: 50, applies_to: { products: [String(other.product)] } },
    })
    await applyCode(session.url, code)
    const { line_items: lines, amount_total: total } = await retrieve(session.id)
    expect(lines?.data.map((line) => line.amount_discount)).toEqual([0, 5_300])
    expect(total).toBe(25_000)
  })

  test('shares what it takes off to the cent', async () => {
    const prices = [
      await sellCourse(fixture, 3_333),
      await sellCourse(fixture, 3_333),
      await sellCourse(fixture, 3_334),
    ]
    const session = await open({ line_items: prices.map(({ id }) => ({ price: id, quantity: 1 })) })
    const { code } = await makeCode(fixture, { coupon: { amount_off: 100, currency: 'usd' } })
    await applyCode(session.url, code)
    const { line_items: lines, amount_total: total } = await retrieve(session.id)
    expect(lines?.data.map((line) => line.amount_discount)).toEqual([33, 34, 33])
    expect(total).toBe(9_900)
  })
})

test('two payers and one last redemption: one gets it, the other is asked again at the old price', async () => {
  const { code } = await makeCode(fixture, { promotion: { max_redemptions: 1 } })
  const sessions = await Promise.all([open(), open()])
  for (const { url } of sessions) await applyCode(url, code)
  const answers = await Promise.all(sessions.map(({ url }) => pay(url)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 303])
  const late = answers.find(({ status }) => status === 200)
  expect(late?.page).toContain('role="alert">This code has been used up.')
  expect(late?.page).toContain('Pay $197.00')
})

describe('a discount given by the shop', () => {
  test('is on from the start and cannot be taken off', async () => {
    const { id } = await fixture.stripe.coupons.create({ percent_off: 20, name: 'Sorry' })
    const session = await openSession(fixture, { discounts: [{ coupon: id }] })
    expect(session).toMatchObject({ amount_total: 15_760, discounts: [{ coupon: id, promotion_code: null }] })
    const { page } = await removeCode(session.url)
    expect(page).toContain('Sorry')
    expect(page).toContain('Pay $157.60')
    expect(page).not.toContain('Remove code')
  })

  test('does not go with codes typed by the payer, and must hold', async () => {
    const code = await makeCode(fixture, { promotion: { active: false } })
    await expect(open({ discounts: [{ promotion_code: code.id }] })).rejects.toMatchObject({
      param: 'discounts',
    })
    const create = openSession(fixture, { discounts: [{ promotion_code: code.id }] })
    await expect(create).rejects.toMatchObject({ param: 'discounts[0]' })
  })
})
