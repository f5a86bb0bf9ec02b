import { describe, expect, test } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
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

describe('a session', () => {
  test('opens unpaid, with a page, for 24 hours', async () => {
    const session = await openSession(fixture, asked)
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 19_700,
      currency: 'usd',
      ui_mode: 'hosted_page',
      client_reference_id: 'order-1',
      metadata: { order_id: 'order-1' },
      payment_intent: null,
      livemode: false,
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    expect(session.expires_at - session.created).toBe(24 * 3600)
    expect(session.url).toBe(`${fixture.standIn.url}/c/pay/${session.id}`)
    expect(session.line_items).toBeUndefined()
  })

  test('shows its lines when asked', async () => {
    const session = await openSession(fixture)
    const items = await fixture.stripe.checkout.sessions.listLineItems(session.id)
    expect(items.data).toMatchObject([
      { description: 'Just Value – Standard', quantity: 1, amount_total: 19_700 },
    ])
    expect((await retrieve(session.id)).line_items?.data).toEqual(items.data)
  })

  test('may carry prices made on the spot', async () => {
    const session = await fixture.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost:3000/ok',
      line_items: [
        {
          quantity: 2,
          price_data: { currency: 'usd', unit_amount: 5_300, product_data: { name: 'Upgrade' } },
        },
      ],
    })
    expect(session.amount_total).toBe(10_600)
    expect((await openPage(session.url)).page).toContain('Pay $106.00')
  })

  test.each([
    ['expires too soon', { expires_at: 29 * 60 }, 'expires_at'],
    ['expires too late', { expires_at: 24 * 3600 + 60 }, 'expires_at'],
  ])('%s: refused', async (_, { expires_at }, param) => {
    const create = openSession(fixture, { expires_at: Math.floor(Date.now() / 1000) + expires_at })
    await expect(create).rejects.toMatchObject({ statusCode: 400, param })
  })

  test.each([
    [
      'a price that does not exist',
      { line_items: [{ price: 'price_none', quantity: 1 }] },
      'line_items[0][price]',
    ],
    ['no lines', { line_items: [] }, 'line_items'],
    ['a customer that does not exist', { customer: 'cus_none' }, 'customer'],
    ['a success_url that is none', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['another mode', { mode: 'subscription' as const }, 'mode'],
    ['an email that is none', { customer_email: 'dana' }, 'customer_email'],
    ['tax on a price that does not say how it is meant', { automatic_tax: { enabled: true } }, 'line_items'],
    ['two ways to name the payer', { customer: 'cus_x', customer_email: 'x@example.com' }, 'customer_email'],
  ])('%s: refused', async (_, params, param) => {
    await expect(openSession(fixture, params)).rejects.toMatchObject({ statusCode: 400, param })
  })

  test('a price of a product that is no longer sold is refused', async () => {
    const session = await openSession(fixture)
    const price = (await retrieve(session.id)).line_items?.data[0]?.price
    await fixture.stripe.products.update(String(price?.product), { active: false })
    const again = openSession(fixture, { line_items: [{ price: price?.id ?? '', quantity: 1 }] })
    await expect(again).rejects.toMatchObject({ code: 'product_inactive', param: 'line_items[0][price]' })
  })

  test('keeps notes of the shop that change, and nothing else of it does', async () => {
    const { sessions } = fixture.stripe.checkout
    const { id } = await openSession(fixture, { metadata: { order_id: '1', old: 'x' } })
    const changed = await sessions.update(id, { metadata: { old: '', mail: 'sent' } })
    expect(changed.metadata).toEqual({ order_id: '1', mail: 'sent' })
    await expect(
      fixture.stripe.rawRequest('POST', `/v1/checkout/sessions/${id}`, { client_reference_id: '2' }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'client_reference_id' })
  })

  test('reflects what it is asked about tax ids and consent', async () => {
    const session = await openSession(fixture, {
      tax_id_collection: { enabled: true },
      consent_collection: { promotions: 'auto', terms_of_service: 'none' },
    })
    expect(session).toMatchObject({
      tax_id_collection: { enabled: true, required: 'never' },
      consent_collection: { promotions: 'auto', terms_of_service: 'none' },
      consent: null,
    })
  })

  test('a retired price is refused, and keeps its old amount in a session that is open', async () => {
    const session = await openSession(fixture)
    const price = (await retrieve(session.id)).line_items?.data[0]?.price?.id ?? ''
    await fixture.stripe.prices.update(price, { active: false })
    const again = openSession(fixture, { line_items: [{ price, quantity: 1 }] })
    await expect(again).rejects.toMatchObject({ param: 'line_items[0][price]' })
    expect((await pay(session.url)).status).toBe(303)
  })
})

describe('the end of a session', () => {
  test('after its time it is closed, unpaid, and its page says so', async () => {
    const session = await openSession(fixture, { expires_at: Math.floor(Date.now() / 1000) + 31 * 60 })
    fixture.pass(32 * 60)
    const { page, status } = await openPage(session.url)
    expect(status).toBe(200)
    expect(page).toContain('This page has expired')
    expect(page).toContain('href="http://localhost:3000/pricing"')
    expect((await pay(session.url)).page).toContain('nothing was charged')
    expect(await retrieve(session.id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
      url: null,
    })
  })

  test('the shop may end it, once, and not after payment', async () => {
    const { sessions } = fixture.stripe.checkout
    const open = await openSession(fixture)
    expect((await sessions.expire(open.id)).status).toBe('expired')
    await expect(sessions.expire(open.id)).rejects.toMatchObject({ statusCode: 400 })
    const paid = await openSession(fixture)
    await pay(paid.url)
    await expect(sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('a paid page, opened again, leads on to the shop', async () => {
    const session = await openSession(fixture)
    await pay(session.url)
    const { page } = await openPage(session.url)
    expect(page).toContain('You have already paid')
    expect(page).toContain(`success?session_id=${session.id}`)
  })

  test('a page that was never made', async () => {
    const url = `${fixture.standIn.url}/c/pay/cs_test_none`
    expect((await openPage(url)).status).toBe(404)
    expect((await pay(url)).status).toBe(404)
  })
})
