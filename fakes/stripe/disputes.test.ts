import { expect, test } from 'vitest'
import { paidOrder } from '#fakes/stripe/testing/paid-order.ts'
import {
  closeDispute,
  openDispute,
  refundAtProvider,
  warnOfFraud,
} from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const typesSince = async (count: number) =>
  (await fixture.stripe.events.list({ limit: 100 })).data
    .slice(0, count)
    .map(({ type }) => type)
    .toReversed()

test('a dispute takes the money, and holds the charge', async () => {
  const { intent } = await paidOrder(fixture)
  const dispute = await openDispute(fixture.standIn, intent)
  const [listed] = (await fixture.stripe.disputes.list({ payment_intent: intent, expand: ['data.charge'] }))
    .data
  expect(listed).toMatchObject({
    id: dispute.id,
    amount: 19_700,
    status: 'needs_response',
    reason: 'fraudulent',
    is_charge_refundable: false,
    charge: { disputed: true, payment_intent: intent },
    balance_transactions: [{ amount: -19_700, fee: 1_500, net: -21_200 }],
  })
  expect(await typesSince(2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  await expect(openDispute(fixture.standIn, intent)).rejects.toThrow('cannot be disputed now')
})

test('won: the money comes back, and the charge can be refunded again', async () => {
  const { intent } = await paidOrder(fixture)
  const { id } = await openDispute(fixture.standIn, intent, { reason: 'product_not_received' })
  await closeDispute(fixture.standIn, id, 'won')
  expect(await fixture.stripe.disputes.retrieve(id)).toMatchObject({
    status: 'won',
    reason: 'product_not_received',
    balance_transactions: [{ net: -21_200 }, { net: 21_200 }],
  })
  expect(await typesSince(2)).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated'])
  expect((await fixture.stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded')
})

test('lost: the money stays gone, and so does the right to refund', async () => {
  const { intent } = await paidOrder(fixture)
  const { id } = await openDispute(fixture.standIn, intent)
  await closeDispute(fixture.standIn, id, 'lost')
  expect((await fixture.stripe.disputes.retrieve(id)).status).toBe('lost')
  expect(await typesSince(1)).toEqual(['charge.dispute.closed'])
  await expect(closeDispute(fixture.standIn, id, 'won')).rejects.toThrow('lost already')
  await expect(fixture.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})

test('a payment can be disputed after it was refunded', async () => {
  const { intent } = await paidOrder(fixture)
  await refundAtProvider(fixture.standIn, intent)
  expect((await openDispute(fixture.standIn, intent)).amount).toBe(19_700)
})

test('an early fraud warning names charge and payment, and whether there is still something to do', async () => {
  const { intent } = await paidOrder(fixture)
  const warning = await warnOfFraud(fixture.standIn, intent)
  expect(warning).toMatchObject({ actionable: true, payment_intent: intent })
  const [event] = (await fixture.stripe.events.list({ type: 'radar.early_fraud_warning.created' })).data
  expect(event?.data.object).toEqual(warning)
  await refundAtProvider(fixture.standIn, intent)
  expect((await warnOfFraud(fixture.standIn, intent)).actionable).toBe(false)
})

test('a dispute can be opened from another process, with a key', async () => {
  const { intent } = await paidOrder(fixture)
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${fixture.standIn.url}/__happenings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const key = { authorization: 'Bearer sk_test_local_raw' }
  const opened = { kind: 'dispute-opened', charge: intent }
  expect((await post(opened)).status).toBe(401)
  expect((await post({ kind: 'earthquake' }, key)).status).toBe(400)
  expect(await (await post(opened, key)).json()).toMatchObject({ object: 'dispute', payment_intent: intent })
  expect((await post({ kind: 'dispute-closed', dispute: 'du_none', outcome: 'won' }, key)).status).toBe(404)
})
