import { describe, expect, test } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { paidOrder } from '#fakes/stripe/testing/paid-order.ts'
import { failRefundAtProvider, openDispute, refundAtProvider } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const chargeOf = async (intent: string) => {
  const { latest_charge: charge } = await fixture.stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  })
  return Object(charge)
}

const typesSince = async (count: number) =>
  (await fixture.stripe.events.list({ limit: 100 })).data.slice(0, count).map(({ type }) => type)

describe('a refund', () => {
  test('of all: the charge is refunded, the balance pays, both are told', async () => {
    const { intent, customer } = await paidOrder(fixture)
    const refund = await fixture.stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { order_id: 'order-1' },
      expand: ['balance_transaction'],
    })
    expect(refund).toMatchObject({
      amount: 19_700,
      status: 'succeeded',
      reason: 'requested_by_customer',
      payment_intent: intent,
      customer,
      metadata: { order_id: 'order-1' },
      balance_transaction: { type: 'refund', amount: -19_700, fee: 0, net: -19_700 },
    })
    const charge = await chargeOf(intent)
    expect(charge).toMatchObject({
      id: refund.charge,
      refunded: true,
      amount_refunded: 19_700,
      status: 'succeeded',
      refunds: { data: [{ id: refund.id }] },
    })
    expect(await typesSince(2)).toEqual(['charge.refunded', 'refund.created'])
  })

  test('in parts, until nothing is left', async () => {
    const { intent } = await paidOrder(fixture)
    const charge = (await chargeOf(intent)).id
    const first = await fixture.stripe.refunds.create({ charge, amount: 5_000 })
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 5_000 })
    await expect(fixture.stripe.refunds.create({ charge, amount: 14_701 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      code: 'amount_too_large',
    })
    const second = await fixture.stripe.refunds.create({ charge })
    expect(second.amount).toBe(14_700)
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 19_700 })
    await expect(fixture.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const listed = await fixture.stripe.refunds.list({ payment_intent: intent })
    expect(listed.data.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await fixture.stripe.refunds.retrieve(first.id)).amount).toBe(5_000)
  })

  test('ten at once give the money back once', async () => {
    const { intent } = await paidOrder(fixture)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => fixture.stripe.refunds.create({ payment_intent: intent })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await chargeOf(intent)).amount_refunded).toBe(19_700)
  })

  test.each([
    ['of nothing', { amount: 0 }, 'amount'],
    ['of less than nothing', { amount: -1 }, 'amount'],
    ['for a reason of its own', { reason: 'mood' as 'duplicate' }, 'reason'],
    ['named twice', { charge: 'ch_x' }, 'charge'],
  ])('%s is refused', async (_, more, param) => {
    const { intent } = await paidOrder(fixture)
    const create = fixture.stripe.refunds.create({ payment_intent: intent, ...more })
    await expect(create).rejects.toMatchObject({ statusCode: 400, param })
  })

  test('of a declined payment, and of one that never was', async () => {
    const { id, url } = await openSession(fixture)
    await pay(url, { number: '4000000000000002' })
    const { payment_intent: intent } = await fixture.stripe.checkout.sessions.retrieve(id)
    await expect(fixture.stripe.refunds.create({ payment_intent: String(intent) })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const [failed] = (await fixture.stripe.charges.list({ payment_intent: String(intent) })).data
    await expect(fixture.stripe.refunds.create({ charge: failed?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_not_refundable',
    })
    await expect(fixture.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_intent',
    })
  })

  test('of a disputed charge', async () => {
    const { intent } = await paidOrder(fixture)
    await openDispute(fixture.standIn, intent)
    await expect(fixture.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })
})

test('a refund made in the dashboard is told without a request behind it', async () => {
  const { intent } = await paidOrder(fixture)
  await refundAtProvider(fixture.standIn, intent, 700)
  const [event] = (await fixture.stripe.events.list({ type: 'charge.refunded' })).data
  expect(event).toMatchObject({
    request: { id: null },
    data: { object: { amount_refunded: 700 }, previous_attributes: { amount_refunded: 0 } },
  })
})

test('a refund that the bank sends back leaves the charge as it was', async () => {
  const { intent } = await paidOrder(fixture)
  const { id } = await fixture.stripe.refunds.create({ payment_intent: intent })
  await failRefundAtProvider(fixture.standIn, id)
  expect(
    await fixture.stripe.refunds.retrieve(id, { expand: ['failure_balance_transaction'] }),
  ).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: { amount: 19_700 },
  })
  expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 })
  expect(await typesSince(2)).toEqual(['refund.failed', 'refund.updated'])
  await expect(failRefundAtProvider(fixture.standIn, id)).rejects.toThrow('failed already')
  expect((await fixture.stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded')
})
