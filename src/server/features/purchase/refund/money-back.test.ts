/** Proves that access follows a refund, whoever made it and in whatever order we hear of it. */
import { describe, expect, it } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { failRefundAtProvider, openDispute, refundAtProvider } from '#fakes/stripe/testing/provider-side.ts'
import { openCheckout, signUp } from '#test/people.ts'
import { collectEvents } from '../event/collect.ts'
import { workStripeEvent } from '../jobs.ts'
import { jobMeta } from '../testing/money-fixture.ts'
import { ledgerOf } from '../testing/order-facts.ts'
import { sharedPurchaseApp } from '../testing/purchase-app.ts'
import { refundOrder } from './refund.ts'

const { app, fixture } = await sharedPurchaseApp()

describe('[F37] a refund', () => {
  it('of the whole, made at the provider, ends access and is told [S9.refund.1]', async () => {
    const { person, order } = await fixture.owner()
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    const mail = await app.mail.to(person.email, 'Your Just Value refund')
    expect(mail.text).toContain('$197.00')
    expect(mail.text).toContain('We refunded the whole payment')
    expect(await ledgerOf(app, order.sessionId)).toEqual(['payment 19700', 'refund 19700'])
  })

  it('of a part keeps access; the rest ends it', async () => {
    const { person, order } = await fixture.owner()
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id, 5_000)
    expect((await app.mail.to(person.email, 'Your Just Value refund')).text).toContain(
      'Your access hasn’t changed',
    )
    expect(await fixture.tierOf(person)).toBe('standard')
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    expect(await ledgerOf(app, order.sessionId)).toEqual(['payment 19700', 'refund 5000', 'refund 14700'])
  })

  it('that the bank sends back restores access; the operator is told', async () => {
    const { person, order } = await fixture.owner()
    const refund = await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    await failRefundAtProvider(app.standIn, refund.id)
    await fixture.untilTier(person, 'standard')
    await fixture.untilNotice('A refund failed', order.id)
  })

  it('is refused while disputed, with the provider’s own words when it knows first', async () => {
    const { order } = await fixture.owner()
    app.standIn.faults.add({ on: 'webhook', kind: 'drop', match: 'charge.dispute', times: 2 })
    await openDispute(app.standIn, order.stripe_payment_intent_id)
    const request = {
      orderId: order.id,
      amountCents: null,
      reason: 'asked',
      requestedBy: 'operator',
    } as const
    expect(await refundOrder(app.ctx, request)).toEqual({
      ok: false,
      reason: 'provider-refused',
      code: 'charge_disputed',
    })
  })
})

describe('[F8] a refund heard of before the payment', () => {
  it('ends refunded, whichever comes first', async () => {
    app.standIn.faults.add({ on: 'webhook', kind: 'drop', match: 'checkout.session.completed' })
    const person = await signUp(app)
    const { url, sessionId } = await openCheckout(app, person, 'standard')
    await pay(url, { email: person.email })
    const paid = await app.ctx.payments.retrieveCheckout(sessionId)
    const intent = paid.payment_intent
    await refundAtProvider(app.standIn, typeof intent === 'string' ? intent : (intent?.id ?? ''))
    await fixture.untilLedger(sessionId, ['payment 19700', 'refund 19700'])
    expect(await fixture.tierOf(person)).toBeNull()
    app.standIn.faults.clear()
  })

  it('[F7] also when all events come in reverse, and each twice', async () => {
    const { person, order } = await fixture.owner()
    const refund = await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await failRefundAtProvider(app.standIn, refund.id)
    await fixture.untilLedger(order.sessionId, ['payment 19700', 'refund 19700', 'refund_failed 19700'])
    await fixture.untilWorked()
    for (const sequence of ['desc', 'asc']) {
      const events = await app.rows<{ id: string }>(
        `select id from stripe_events where payload::text like '%' || $1 || '%' order by received_at ${sequence}`,
        [order.stripe_payment_intent_id],
      )
      expect(events.length).toBeGreaterThan(3)
      await app.rows('update stripe_events set processed_at = null where id = any($1)', [
        events.map(({ id }) => id),
      ])
      for (const { id } of events) await workStripeEvent.run(app.ctx, { eventId: id }, jobMeta)
    }
    expect((await ledgerOf(app, order.sessionId)).sort()).toEqual([
      'payment 19700',
      'refund 19700',
      'refund_failed 19700',
    ])
    expect(await fixture.tierOf(person)).toBe('standard')
  })
})

it('[F3] refunds and disputes whose events were lost are fetched from the provider', async () => {
  const { person, order } = await fixture.owner()
  await app.standIn.webhooks.settled()
  app.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 20 })
  await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
  await app.standIn.webhooks.settled()
  app.standIn.faults.clear()
  expect(await fixture.tierOf(person)).toBe('standard')
  await collectEvents.run(app.ctx, {}, jobMeta)
  await fixture.untilTier(person, null)
})
