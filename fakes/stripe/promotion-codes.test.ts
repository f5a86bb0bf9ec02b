import { describe, expect, test } from 'vitest'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { fixtureOfFile, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

describe('a coupon', () => {
  test('is made, read and listed; its products show when asked for', async () => {
    const { product } = await sellCourse(fixture)
    const { coupons } = fixture.stripe
    const made = await coupons.create({
      id: 'SPRING',
      name: 'Spring',
      percent_off: 12.5,
      applies_to: { products: [String(product)] },
      max_redemptions: 3,
    })
    expect(made).toMatchObject({ id: 'SPRING', percent_off: 12.5, valid: true, times_redeemed: 0 })
    expect(made.applies_to).toBeUndefined()
    const expanded = await coupons.retrieve('SPRING', { expand: ['applies_to'] })
    expect(expanded.applies_to).toEqual({ products: [product] })
    expect((await coupons.list()).data.map(({ id }) => id)).toEqual(['SPRING'])
    await expect(coupons.create({ id: 'SPRING', percent_off: 1 })).rejects.toMatchObject({ param: 'id' })
  })

  test('is valid until its day', async () => {
    const in2Hours = Math.floor(Date.now() / 1000) + 7_200
    const { id } = await fixture.stripe.coupons.create({ percent_off: 5, redeem_by: in2Hours })
    expect((await fixture.stripe.coupons.retrieve(id)).valid).toBe(true)
    fixture.pass(7_201)
    expect((await fixture.stripe.coupons.retrieve(id)).valid).toBe(false)
  })

  test.each([
    ['both kinds', { percent_off: 10, amount_off: 100, currency: 'usd' }, 'percent_off'],
    ['no kind', {}, 'percent_off'],
    ['more than all', { percent_off: 101 }, 'percent_off'],
    ['an amount of no currency', { amount_off: 100 }, 'currency'],
    [
      'a product that is not there',
      { percent_off: 5, applies_to: { products: ['prod_none'] } },
      'applies_to[products]',
    ],
  ])('of %s is refused', async (_, params, param) => {
    await expect(fixture.stripe.coupons.create(params)).rejects.toMatchObject({ statusCode: 400, param })
  })
})

describe('a promotion code', () => {
  test('is made, found by its letters in any case, and names its coupon', async () => {
    const made = await makeCode(fixture, { promotion: { code: 'Welcome-1', metadata: { from: 'mail' } } })
    const found = await fixture.stripe.promotionCodes.list({
      code: 'wELCOME-1',
      active: true,
      expand: ['data.promotion.coupon'],
    })
    expect(found.data).toMatchObject([
      { id: made.id, active: true, promotion: { coupon: { percent_off: 10 } }, metadata: { from: 'mail' } },
    ])
    expect((await fixture.stripe.promotionCodes.retrieve(made.id)).code).toBe('WELCOME-1')
    expect((await fixture.stripe.promotionCodes.list({ code: 'OTHER' })).data).toEqual([])
  })

  test('is invented when none is given, and there once among the active ones', async () => {
    expect((await makeCode(fixture)).code).toMatch(/^[A-Z2-9]{8}$/)
    const first = await makeCode(fixture, { promotion: { code: 'ONCE' } })
    await expect(makeCode(fixture, { promotion: { code: 'once' } })).rejects.toMatchObject({ param: 'code' })
    await fixture.stripe.promotionCodes.update(first.id, { active: false })
    await makeCode(fixture, { promotion: { code: 'once' } })
    await expect(fixture.stripe.promotionCodes.update(first.id, { active: true })).rejects.toMatchObject({
      param: 'code',
    })
  })

  test('cannot be switched on again after its time', async () => {
    const soon = Math.floor(Date.now() / 1000) + 20_000
    const made = await makeCode(fixture, { promotion: { expires_at: soon, active: false } })
    expect((await fixture.stripe.promotionCodes.update(made.id, { active: true })).active).toBe(true)
    await fixture.stripe.promotionCodes.update(made.id, { active: false })
    fixture.pass(20_000)
    await expect(fixture.stripe.promotionCodes.update(made.id, { active: true })).rejects.toMatchObject({
      param: 'active',
    })
  })

  test.each([
    ['of strange letters', { code: 'TEN %' }, 'code'],
    ['with a minimum of no currency', { restrictions: { minimum_amount: 100 } }, 'restrictions'],
    ['for a customer who is not there', { customer: 'cus_none' }, 'customer'],
  ])('%s is refused', async (_, promotion, param) => {
    await expect(makeCode(fixture, { promotion })).rejects.toMatchObject({ statusCode: 400, param })
  })
})
