import { describe, expect, test } from 'vitest'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { fixtureOfFile, openSession, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

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

describe('paying', () => {
  test('a guest pays: intent, charge, balance, customer and invoice are there', async () => {
    const session = await openSession(fixture, asked)
    const answer = await pay(session.url)
    expect(answer).toMatchObject({
      status: 303,
      location: `http://localhost:3000/payment/success?session_id=${session.id}`,
    })
    const paid = await retrieve(session.id)
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { email: 'dana@example.com', name: 'Dana Whitfield' },
      customer_details: { email: 'dana@example.com', name: 'Dana Whitfield' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 19_700,
        metadata: { order_id: 'order-1' },
        latest_charge: {
          status: 'succeeded',
          paid: true,
          metadata: { order_id: 'order-1' },
          payment_method_details: { card: { last4: '4242' } },
          balance_transaction: { amount: 19_700, fee: 601, net: 19_099 },
        },
      },
      invoice: { status: 'paid', amount_paid: 19_700, lines: { data: [{ amount: 19_700 }] } },
    })
  })

  test('what was paid can be looked up from every side', async () => {
    const session = await openSession(fixture, asked)
    await pay(session.url)
    const { payment_intent: intent, customer } = await fixture.stripe.checkout.sessions.retrieve(session.id)
    const { checkout, charges, paymentIntents } = fixture.stripe
    expect((await checkout.sessions.list({ payment_intent: String(intent) })).data[0]?.id).toBe(session.id)
    expect(
      (await checkout.sessions.list({ customer: String(customer), status: 'complete' })).data,
    ).toHaveLength(1)
    const [charge] = (await charges.list({ payment_intent: String(intent) })).data
    expect((await charges.retrieve(charge?.id ?? '', { expand: ['customer'] })).customer).toMatchObject({
      id: customer,
    })
    expect((await paymentIntents.list({ customer: String(customer) })).data[0]?.id).toBe(intent)
    expect((await paymentIntents.retrieve(String(intent))).latest_charge).toBe(charge?.id)
  })

  test('a known customer pays again with the address the shop knows', async () => {
    const customer = await fixture.stripe.customers.create({ email: 'known@example.com' })
    const session = await openSession(fixture, { customer: customer.id })
    expect((await openPage(session.url)).page).toMatch(/value="known@example.com"[^>]* readonly/)
    await pay(session.url, { email: 'mallory@example.com' })
    expect(await retrieve(session.id)).toMatchObject({
      customer: { id: customer.id },
      customer_details: { email: 'known@example.com' },
      invoice: null,
    })
  })

  test('a guest without customer_creation leaves no customer', async () => {
    const session = await openSession(fixture)
    await pay(session.url)
    expect(await retrieve(session.id)).toMatchObject({ status: 'complete', customer: null })
  })

  test('ten presses at once pay once', async () => {
    const session = await openSession(fixture, asked)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(session.url)))
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1)
    const { payment_intent: intent } = await fixture.stripe.checkout.sessions.retrieve(session.id)
    expect((await fixture.stripe.charges.list({ payment_intent: String(intent) })).data).toHaveLength(1)
  })

  test('a price of nothing needs no card and no payment intent', async () => {
    const price = await sellCourse(fixture, 0)
    const session = await openSession(fixture, { line_items: [{ price: price.id, quantity: 1 }] })
    const { page } = await openPage(session.url)
    expect(page).toContain('Complete order')
    expect(page).not.toContain('Card number')
    expect((await pay(session.url, { email: '' })).page).toContain('Enter your email.')
    expect((await pay(session.url)).status).toBe(303)
    expect(await retrieve(session.id)).toMatchObject({
      payment_status: 'no_payment_required',
      payment_intent: null,
      customer: { email: 'dana@example.com' },
    })
  })
})

describe('a card that is not accepted', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.', 'card_declined', 'generic_decline'],
    ['4000-0000-0000-9995', 'Your card has insufficient funds.', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'Your card has expired.', 'expired_card', undefined],
    ['4000000000000127', 'Your card&#39;s security code is incorrect.', 'incorrect_cvc', undefined],
    ['4000000000000119', 'An error occurred while processing your card.', 'processing_error', undefined],
  ])('%s: %s – and the next try in the same session succeeds', async (number, message, code, declineCode) => {
    const session = await openSession(fixture, asked)
    const refused = await pay(session.url, { number, cvc: '987' })
    expect(refused.page).toContain(`role="alert">${message}`)
    expect(refused.page).toContain('value="Dana Whitfield"')
    expect(refused.page).toContain('value="12 / 40"')
    expect(refused.page).toMatch(/<input id="number"[^>]* value=""/)
    expect(refused.page).not.toContain('"987"')
    const intent = (await retrieve(session.id)).payment_intent
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, ...(declineCode === undefined ? {} : { decline_code: declineCode }) },
      latest_charge: { status: 'failed', failure_code: code },
    })
    expect((await pay(session.url)).status).toBe(303)
    const paid = await retrieve(session.id)
    expect(paid.payment_intent).toMatchObject({
      id: Object(intent).id,
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  test.each([
    ['another number', { number: '4111 1111 1111 1111' }, 'Your card number is invalid.', 'number'],
    ['no number', { number: ' ' }, 'Enter your card number.', 'number'],
    ['an expired date', { expiration: '01 / 20' }, 'expiration date is in the past', 'expiration'],
    ['month 13', { expiration: '13 / 40' }, 'expiration date is incomplete', 'expiration'],
    ['half a date', { expiration: '12' }, 'expiration date is incomplete', 'expiration'],
    ['no date', { expiration: '' }, 'Enter your card&#39;s expiration date.', 'expiration'],
    ['two digits', { cvc: '12' }, 'security code is incomplete', 'cvc'],
    ['no name', { name: '' }, 'Enter the name on your card.', 'name'],
    ['no email', { email: '' }, 'Enter your email.', 'email'],
    ['half an email', { email: 'dana@' }, 'Your email is incomplete.', 'email'],
  ])('%s: said at the field, nothing attempted', async (_, typed, message, field) => {
    const session = await openSession(fixture)
    const { status, page } = await pay(session.url, typed)
    expect(status).toBe(200)
    expect(page).toContain(message)
    expect(page).toContain(`aria-describedby="${field}-error"`)
    expect(page).not.toContain('4111')
    expect((await retrieve(session.id)).payment_intent).toBeNull()
  })

  test('a card is good to the last day of its month', async () => {
    const now = new Date()
    const expiration = `${now.getUTCMonth() + 1}/${now.getUTCFullYear()}`
    expect((await pay((await openSession(fixture)).url, { expiration })).status).toBe(303)
  })
})
