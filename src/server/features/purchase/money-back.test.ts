/** Proves that access follows the money, wherever it goes and in whatever order we hear of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSubscription } from '#contract/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import {
  closeDispute,
  failRefundAtProvider,
  openDispute,
  refundAtProvider,
  settleDebit,
  warnOfFraud,
} from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import { newEmail, openCheckout, openGuestCheckout, type Person, signUp, untilPaid } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { collectEvents } from './collect-events.ts'
import { workStripeEvent } from './jobs.ts'
import { refundOrder } from './refund.ts'
import { ledgerOf, orderOf } from './testing/order-facts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShopForTest()
})
afterAll(async () => {
  await shop.close()
  expect(shop.wire.problems).toEqual([])
})

const buy = async (person: Person, tier: 'standard' | 'ai_enhanced' = 'standard') => {
  const { url, sessionId } = await openCheckout(shop, person, tier)
  await pay(url, { email: person.email })
  await untilPaid(shop, sessionId)
  return { sessionId, ...(await orderOf(shop, sessionId)) }
}
const owner = async () => {
  const person = await signUp(shop)
  return { person, order: await buy(person) }
}
const tierOf = async ({ client }: Person) => (await client.call(getSubscription, {})).tier
const untilTier = (person: Person, tier: string | null) => until(async () => (await tierOf(person)) === tier)
const untilLedger = (sessionId: string, entries: string[]) =>
  until(async () => (await ledgerOf(shop, sessionId)).sort().join() === [...entries].sort().join())
const untilNotice = (title: string, orderId: string) =>
  until(async () => (await shop.mail.to(shop.ctx.env.SUPPORT_EMAIL, title)).text.includes(orderId))
const untilWorked = async () => {
  await shop.standIn.webhooks.settled()
  await until(
    async () => (await shop.rows('select 1 from stripe_events where processed_at is null')).length === 0,
  )
}

describe('[F37] a refund', () => {
  it('of the whole, made at the provider, ends access and is told [S9.refund.1]', async () => {
    const { person, order } = await owner()
    await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await untilTier(person, null)
    const mail = await shop.mail.to(person.email, 'Your Just Value refund')
    expect(mail.text).toContain('$197.00')
    expect(mail.text).toContain('Access from this purchase has ended')
    expect(await ledgerOf(shop, order.sessionId)).toEqual(['payment 19700', 'refund 19700'])
  })

  it('of a part keeps access; the rest ends it', async () => {
    const { person, order } = await owner()
    await refundAtProvider(shop.standIn, order.stripe_payment_intent_id, 5_000)
    expect((await shop.mail.to(person.email, 'Your Just Value refund')).text).toContain('Your access stays')
    expect(await tierOf(person)).toBe('standard')
    await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await untilTier(person, null)
    expect(await ledgerOf(shop, order.sessionId)).toEqual(['payment 19700', 'refund 5000', 'refund 14700'])
  })

  it('that the bank sends back restores access; the operator is told', async () => {
    const { person, order } = await owner()
    const refund = await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await untilTier(person, null)
    await failRefundAtProvider(shop.standIn, refund.id)
    await untilTier(person, 'standard')
    await untilNotice('A refund failed', order.id)
  })

  it('is refused while disputed, with the provider’s own words when it knows first', async () => {
    const { order } = await owner()
    shop.standIn.faults.add({ on: 'webhook', kind: 'drop', match: 'charge.dispute', times: 2 })
    await openDispute(shop.standIn, order.stripe_payment_intent_id)
    const request = {
      orderId: order.id,
      amountCents: null,
      reason: 'asked',
      requestedBy: 'operator',
    } as const
    expect(await refundOrder(shop.ctx, request)).toEqual({
      ok: false,
      reason: 'provider-refused',
      code: 'charge_disputed',
    })
  })
})

describe('[F8] a refund heard of before the payment', () => {
  it('ends refunded, whichever comes first', async () => {
    shop.standIn.faults.add({ on: 'webhook', kind: 'drop', match: 'checkout.session.completed' })
    const person = await signUp(shop)
    const { url, sessionId } = await openCheckout(shop, person, 'standard')
    await pay(url, { email: person.email })
    const paid = await shop.ctx.payments.retrieveCheckout(sessionId)
    const intent = paid.payment_intent
    await refundAtProvider(shop.standIn, typeof intent === 'string' ? intent : (intent?.id ?? ''))
    await untilLedger(sessionId, ['payment 19700', 'refund 19700'])
    expect(await tierOf(person)).toBeNull()
    shop.standIn.faults.clear()
  })

  it('[F7] also when all events come in reverse, and each twice', async () => {
    const { person, order } = await owner()
    const refund = await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await failRefundAtProvider(shop.standIn, refund.id)
    await untilLedger(order.sessionId, ['payment 19700', 'refund 19700', 'refund_failed 19700'])
    await untilWorked()
    for (const sequence of ['desc', 'asc']) {
      const events = await shop.rows<{ id: string }>(
        `select id from stripe_events where payload::text like '%' || $1 || '%' order by received_at ${sequence}`,
        [order.stripe_payment_intent_id],
      )
      expect(events.length).toBeGreaterThan(3)
      await shop.rows('update stripe_events set processed_at = null where id = any($1)', [
        events.map(({ id }) => id),
      ])
      const meta = { id: 'by hand', attempt: 1, isLastAttempt: true, signal: new AbortController().signal }
      for (const { id } of events) await workStripeEvent.run(shop.ctx, { eventId: id }, meta)
    }
    expect((await ledgerOf(shop, order.sessionId)).sort()).toEqual([
      'payment 19700',
      'refund 19700',
      'refund_failed 19700',
    ])
    expect(await tierOf(person)).toBe('standard')
  })
})

describe('[F38] a dispute', () => {
  it('suspends access; won, it restores it; the operator is told of both', async () => {
    const { person, order } = await owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await untilTier(person, null)
    await untilNotice('A payment is disputed', order.id)
    await closeDispute(shop.standIn, dispute.id, 'won')
    await untilTier(person, 'standard')
    await untilNotice('A dispute was won', order.id)
  })

  it('lost ends access for good [S9.refund.3]', async () => {
    const { person, order } = await owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await closeDispute(shop.standIn, dispute.id, 'lost')
    await untilLedger(order.sessionId, ['payment 19700', 'dispute_opened 19700', 'dispute_lost 19700'])
    expect(await tierOf(person)).toBeNull()
    await untilNotice('A dispute was lost', order.id)
  })

  it('after a refund gives nothing back, not even when won', async () => {
    const { person, order } = await owner()
    await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
    await untilTier(person, null)
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await closeDispute(shop.standIn, dispute.id, 'won')
    await untilLedger(order.sessionId, [
      'payment 19700',
      'refund 19700',
      'dispute_opened 19700',
      'dispute_won 19700',
    ])
    expect(await tierOf(person)).toBeNull()
  })
})

it('an early fraud warning is answered with a refund, once', async () => {
  const { person, order } = await owner()
  shop.standIn.faults.add({ on: 'webhook', kind: 'duplicate', match: 'radar' })
  await warnOfFraud(shop.standIn, order.stripe_payment_intent_id)
  await untilTier(person, null)
  expect((await shop.mail.to(person.email, 'Your Just Value refund')).text).toContain('bank reported')
  await untilNotice('An early fraud warning', order.id)
  await untilWorked()
  expect(await ledgerOf(shop, order.sessionId)).toEqual(['payment 19700', 'refund 19700'])
})

describe('[F39] a bank debit', () => {
  const debit = async (number: string) => {
    const { url, sessionId } = await openGuestCheckout(shop)
    const email = newEmail('dana')
    await pay(url, { email, number })
    await untilWorked()
    expect((await orderOf(shop, sessionId)).status).toBe('pending')
    expect(await ledgerOf(shop, sessionId)).toEqual([])
    expect(await shop.mail.subjects(email)).toEqual([])
    return { sessionId, email }
  }
  const settle = async (sessionId: string, outcome: 'succeeded' | 'failed') => {
    await settleDebit(shop.standIn, sessionId, outcome)
  }

  it('gives nothing until the bank has paid, then all', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1000')
    await settle(sessionId, 'succeeded')
    await untilPaid(shop, sessionId)
    await shop.mail.to(email, 'Complete your Just Value account')
    expect(await ledgerOf(shop, sessionId)).toEqual(['payment 19700'])
  })

  it('that fails ends the order and is told', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1018')
    await settle(sessionId, 'failed')
    const mail = await shop.mail.to(email, 'payment did not go through')
    expect(mail.text).toContain('Nothing was paid')
    expect((await orderOf(shop, sessionId)).status).toBe('failed')
    expect(await ledgerOf(shop, sessionId)).toEqual([])
  })
})

it('[F3] refunds and disputes whose events were lost are fetched from the provider', async () => {
  const { person, order } = await owner()
  await shop.standIn.webhooks.settled()
  shop.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 20 })
  await refundAtProvider(shop.standIn, order.stripe_payment_intent_id)
  await shop.standIn.webhooks.settled()
  shop.standIn.faults.clear()
  expect(await tierOf(person)).toBe('standard')
  const meta = { id: 'by hand', attempt: 1, isLastAttempt: true, signal: new AbortController().signal }
  await collectEvents.run(shop.ctx, {}, meta)
  await untilTier(person, null)
})
