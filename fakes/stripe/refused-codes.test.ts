import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { applyCode, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { paidOrder } from '#fakes/stripe/testing/paid-order.ts'
import { fixtureOfFile, openSession, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  openSession(fixture, { allow_promotion_codes: true, ...more })

const retrieve = (id: string) => fixture.stripe.checkout.sessions.retrieve(id)

const now = () => Math.floor(Date.now() / 1000)

const refusal = async (code: string, more: Stripe.Checkout.SessionCreateParams = {}) => {
  const session = await open(more)
  const { page, status } = await applyCode(session.url, code)
  expect(status).toBe(200)
  expect((await retrieve(session.id)).amount_total).toBe(19_700)
  return /id="promotion-code-error" role="alert">([^<]*)</.exec(page)?.[1]
}

test('a code that is unknown, or empty', async () => {
  expect(await refusal('NOBODY')).toBe('This code is invalid.')
  expect(await refusal(' ')).toBe('Enter a promotion code.')
})

test('one that is exhausted', async () => {
  const { code } = await makeCode(fixture, { promotion: { max_redemptions: 1 } })
  const session = await open()
  await applyCode(session.url, code)
  await pay(session.url)
  expect(await refusal(code)).toBe('This code has been used up.')
  expect((await fixture.stripe.promotionCodes.list({ code })).data).toMatchObject([
    { active: false, times_redeemed: 1 },
  ])
})

test('one that expired, by itself or with its coupon', async () => {
  const ofCode = await makeCode(fixture, { promotion: { expires_at: now() - 1 } })
  expect(await refusal(ofCode.code)).toBe('This code has expired.')
  const ofCoupon = await makeCode(fixture, { coupon: { percent_off: 5, redeem_by: now() - 1 } })
  expect(await refusal(ofCoupon.code)).toBe('This code has expired.')
})

test('one that was switched off', async () => {
  const { code } = await makeCode(fixture, { promotion: { active: false } })
  expect(await refusal(code)).toBe('This code is no longer active.')
})

test('one for another product, currency or customer', async () => {
  const { product } = await sellCourse(fixture)
  const ofProduct = await makeCode(fixture, {
    coupon: { percent_off: 5, applies_to: { products: [String(product)] } },
  })
  expect(await refusal(ofProduct.code)).toBe('This code does not apply to what is in this order.')
  const euros = await makeCode(fixture, { coupon: { amount_off: 100, currency: 'eur' } })
  expect(await refusal(euros.code)).toBe('This code does not work in this currency.')
  const friend = await fixture.stripe.customers.create({ email: 'friend@example.com' })
  const ofFriend = await makeCode(fixture, { promotion: { customer: friend.id } })
  expect(await refusal(ofFriend.code)).toBe('This code belongs to another customer.')
})

test('one that needs a larger order', async () => {
  const { code } = await makeCode(fixture, {
    promotion: { restrictions: { minimum_amount: 19_701, minimum_amount_currency: 'usd' } },
  })
  expect(await refusal(code)).toBe('This code needs an order of at least $197.01.')
})

test('one for a first purchase only', async () => {
  const { customer } = await paidOrder(fixture)
  const { code } = await makeCode(fixture, { promotion: { restrictions: { first_time_transaction: true } } })
  expect(await refusal(code, { customer })).toBe('This code is for a first purchase only.')
  const guest = await open()
  await applyCode(guest.url, code)
  expect((await pay(guest.url)).page).toContain('This code is for a first purchase only.')
  expect((await retrieve(guest.id)).amount_total).toBe(19_700)
  await applyCode(guest.url, code)
  expect((await pay(guest.url, { email: 'new.buyer@example.com' })).status).toBe(303)
})
