/** Proves that access follows disputes, fraud warnings and payments that are not sure at once. */
import { describe, expect, it } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import {
  closeDispute,
  openDispute,
  refundAtProvider,
  settleDebit,
  warnOfFraud,
} from '#fakes/stripe/testing/provider-side.ts'
import { newEmail, openGuestCheckout, untilPaid } from '#test/people.ts'
import { ledgerOf, orderOf } from './testing/order-facts.ts'
import { openPurchaseShop } from './testing/purchase-shop.ts'

const { shop, bench } = await openPurchaseShop()

describe('[F38] a dispute', () => {
  it('suspends access; won, it restores it; the operator is told of both', async () => {
    const { person, order } = await bench.owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await bench.untilTier(person, null)
    await bench.untilNotice('A payment is disputed', order.id)
    await closeDispute(shop.standIn, dispute.id, 'won')
    await bench.untilTier(person, 'standard')
    await bench.untilNotice('A dispute was won', order.id)
  })

  it('lost ends access for good [S9.refund.3]', async () => {
    const { person, order } = await bench.owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await closeDispute(shop.standIn, dispute.id, 'lost')
    await bench.untilLedger(order.sessionId, ['payment 19700', 'dispute_opened 19700', 'dispute_lost 19700'])
    expect(await bench.tierOf(person)).toBeNull()
    await bench.untilNotice('A dispute was lost', order.id)
  })

  it('after a refund gives nothing back, not even when won', async () => {
    const { person, order } = await bench.owner()
    await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await bench.untilTier(person, null)
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await closeDispute(shop.standIn, dispute.id, 'won')
    await bench.untilLedger(order.sessionId, [
      'payment 19700',
      'refund 19700',
      'dispute_opened 19700',
      'dispute_won 19700',
    ])
    expect(await bench.tierOf(person)).toBeNull()
  })
})

it('an early fraud warning is answered with a refund, once', async () => {
  const { person, order } = await bench.owner()
  shop.standIn.faults.add({ on: 'webhook', kind: 'duplicate', match: 'radar' })
  await warnOfFraud(shop.standIn, order.stripe_payment_intent_id)
  await bench.untilTier(person, null)
  expect((await shop.mail.to(person.email, 'Your Just Value refund')).text).toContain('bank reported')
  await bench.untilNotice('An early fraud warning', order.id)
  await bench.untilWorked()
  expect(await ledgerOf(shop, order.sessionId)).toEqual(['payment 19700', 'refund 19700'])
})

describe('[F39] a bank debit', () => {
  const debit = async (number: string) => {
    const { url, sessionId } = await openGuestCheckout(shop)
    const email = newEmail('dana')
    await pay(url, { email, number })
    await bench.untilWorked()
    expect((await orderOf(shop, sessionId)).status).toBe('pending')
    expect(await ledgerOf(shop, sessionId)).toEqual([])
    expect(await shop.mail.subjects(email)).toEqual([])
    return { sessionId, email }
  }

  it('gives nothing until the bank has paid, then all', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1000')
    await settleDebit(shop.standIn, sessionId, 'succeeded')
    await untilPaid(shop, sessionId)
    await shop.mail.to(email, 'Complete your Just Value account')
    expect(await ledgerOf(shop, sessionId)).toEqual(['payment 19700'])
  })

  it('that fails ends the order and is told', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1018')
    await settleDebit(shop.standIn, sessionId, 'failed')
    const mail = await shop.mail.to(email, 'payment did not go through')
    expect(mail.text).toContain('Nothing was paid')
    expect((await orderOf(shop, sessionId)).status).toBe('failed')
    expect(await ledgerOf(shop, sessionId)).toEqual([])
  })
})
