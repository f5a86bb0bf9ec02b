import { describe, expect, test } from 'vitest'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { benchOfFile, sellCourse } from '#fakes/stripe/testing/shop-bench.ts'

const bench = await benchOfFile()

describe('a coupon', () => {
  test('is made, read and listed; its products show when asked for', async () => {
    const { product } = await sellCourse(bench)
    const { coupons } = bench.stripe
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
    const { id } = await bench.stripe.coupons.create({ percent_off: 5, redeem_by: in2Hours })
    expect((await bench.stripe.coupons.retrieve(id)).valid).toBe(true)
    bench.pass(7_201)
    expect((await bench.stripe.coupons.retrieve(id)).valid).toBe(false)
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
    await expect(bench.stripe.coupons.create(params)).rejects.toMatchObject({ statusCode: 400, param })
  })
})

describe('a promotion code', () => {
  test('is made, found by its letters in any case, and names its coupon', async () => {
    const made = await makeCode(bench, { promotion: { code: 'Welcome-1', metadata: { from: 'mail' } } })
    const found = await bench.stripe.promotionCodes.list({
      code: 'wELCOME-1',
      active: true,
      expand: ['data.promotion.coupon'],
    })
    expect(found.data).toMatchObject([
      { id: made.id, active: true, promotion: { coupon: { percent_off: 10 } }, metadata: { from: 'mail' } },
    ])
    expect((await bench.stripe.promotionCodes.retrieve(made.id)).code).toBe('WELCOME-1')
    expect((await bench.stripe.promotionCodes.list({ code: 'OTHER' })).data).toEqual([])
  })

  test('is invented when none is given, and there once among the active ones', async () => {
    expect((await makeCode(bench)).code).toMatch(/^[A-Z2-9]{8}$/)
    const first = await makeCode(bench, { promotion: { code: 'ONCE' } })
    await expect(makeCode(bench, { promotion: { code: 'once' } })).rejects.toMatchObject({ param: 'code' })
    await bench.stripe.promotionCodes.update(first.id, { active: false })
    await makeCode(bench, { promotion: { code: 'once' } })
    await expect(bench.stripe.promotionCodes.update(first.id, { active: true })).rejects.toMatchObject({
      param: 'code',
    })
  })

  test('cannot be switched on again after its time', async () => {
    const soon = Math.floor(Date.now() / 1000) + 20_000
    const made = await makeCode(bench, { promotion: { expires_at: soon, active: false } })
    expect((await bench.stripe.promotionCodes.update(made.id, { active: true })).active).toBe(true)
    await bench.stripe.promotionCodes.update(made.id, { active: false })
    bench.pass(20_000)
    await expect(bench.stripe.promotionCodes.update(made.id, { active: true })).rejects.toMatchObject({
      param: 'active',
    })
  })

  test.each([
    ['of strange letters', { code: 'TEN %' }, 'code'],
    ['with a minimum of no currency', { restrictions: { minimum_amount: 100 } }, 'restrictions'],
    ['for a customer who is not there', { customer: 'cus_none' }, 'customer'],
  ])('%s is refused', async (_, promotion, param) => {
    await expect(makeCode(bench, { promotion })).rejects.toMatchObject({ statusCode: 400, param })
  })
})
