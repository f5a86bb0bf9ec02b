/** Proves that access follows disputes, fraud warnings and payments that are not sure at once. */
import { describe, expect, it } from 'vitest'
import { completeAccountSetup, validateSetupToken } from '#contract/account/auth.ts'
import {
  createCheckout,
  createGuestCheckout,
  getGuestPurchase,
  listInvoices,
} from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import {
  closeDispute,
  openDispute,
  refundAtProvider,
  settleDebit,
  warnOfFraud,
} from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, home, newEmail, openGuestCheckout, password, setUp, untilPaid } from '#test/people.ts'
import { resendSetupOfOrder } from '../order/resend-setup.ts'
import { ledgerOf, orderOf } from '../testing/order-facts.ts'
import { sharedPurchaseApp } from '../testing/purchase-app.ts'

const { app, fixture } = await sharedPurchaseApp()

const onHoldAtCheckout = { status: 409, message: expect.stringContaining('on hold while your bank decides') }

describe('[F38] a dispute', () => {
  it('suspends access; won, it restores it; the operator is told of both', async () => {
    const { person, order } = await fixture.owner()
    const dispute = await openDispute(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    await fixture.untilNotice('A payment is disputed', order.id)
    expect((await app.mail.to(person.email, 'Your access is on hold')).text).toContain('$197.00')
    expect((await person.client.call(listInvoices, {})).invoices[0]?.status).toBe('on_hold')
    expect(await person.client.refusal(createCheckout, { tier: 'standard' })).toMatchObject(onHoldAtCheckout)
    await closeDispute(app.standIn, dispute.id, 'won')
    await fixture.untilTier(person, 'standard')
    expect((await app.mail.to(person.email, 'Your access is back')).text).toContain('/dashboard')
    await fixture.untilNotice('A dispute was won', order.id)
  })

  it('lost ends access for good [S9.refund.3]', async () => {
    const { person, order } = await fixture.owner()
    const dispute = await openDispute(app.standIn, order.stripe_payment_intent_id)
    await closeDispute(app.standIn, dispute.id, 'lost')
    await fixture.untilLedger(order.sessionId, [
      'payment 19700',
      'dispute_opened 19700',
      'dispute_lost 19700',
    ])
    expect(await fixture.tierOf(person)).toBeNull()
    await fixture.untilNotice('A dispute was lost', order.id)
    await app.mail.to(person.email, 'Your access has ended')
    expect((await person.client.call(listInvoices, {})).invoices[0]?.status).toBe('dispute_lost')
    await person.client.call(createCheckout, { tier: 'standard' })
  })

  it('after a refund gives nothing back, not even when won', async () => {
    const { person, order } = await fixture.owner()
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    const dispute = await openDispute(app.standIn, order.stripe_payment_intent_id)
    await closeDispute(app.standIn, dispute.id, 'won')
    await fixture.untilLedger(order.sessionId, [
      'payment 19700',
      'refund 19700',
      'dispute_opened 19700',
      'dispute_won 19700',
    ])
    expect(await fixture.tierOf(person)).toBeNull()
    expect((await app.mail.subjects(person.email)).filter((subject) => /dispute/.test(subject))).toEqual([])
  })
})

describe('[F38] a dispute before the account is set up', () => {
  const disputed = async () => {
    const guest = await buyAsGuest(app)
    const order = await orderOf(app, guest.sessionId)
    const dispute = await openDispute(app.standIn, order.stripe_payment_intent_id)
    const told = await app.mail.to(guest.email, 'Your access is on hold')
    const seen = () => guest.client.call(getGuestPurchase, { sessionId: guest.sessionId })
    return { guest, order, dispute, told, seen }
  }

  it('puts the purchase on hold wherever it shows, and opens no account and no second checkout', async () => {
    const { guest, order, told, seen } = await disputed()
    expect(told.text).toMatch(/withdraw the\s+dispute/)
    expect(await seen()).toEqual({ status: 'on_hold', planName: 'Standard Course', amountCents: 19_700 })
    const onHold = { status: 409, code: 'access_on_hold' }
    const { token, client } = guest
    expect(await app.visitor().refusal(validateSetupToken, { token })).toMatchObject(onHold)
    const accountData = { password, firstName: 'Dana', lastName: 'Whitfield' }
    const form = { token, accountData, propertyData: home }
    expect(await client.refusal(completeAccountSetup, form)).toMatchObject(onHold)
    expect(await resendSetupOfOrder(app.ctx, order.id)).toEqual({ ok: false, reason: 'on-hold' })
    const wanted = { tier: 'standard', guestCheckout: true } as const
    expect(await client.refusal(createGuestCheckout, wanted)).toMatchObject(onHoldAtCheckout)
  })

  it('sends a second payment from another browser back, with the reason', async () => {
    const { guest } = await disputed()
    const again = await openGuestCheckout(app, 'ai_enhanced')
    await pay(again.url, { email: guest.email })
    expect((await app.mail.to(guest.email, 'Your Just Value refund')).text).toMatch(/on hold while a bank/)
    await fixture.untilLedger(again.sessionId, ['payment 25000', 'refund 25000'])
  })

  it('won, it brings a fresh link that opens the account', async () => {
    const { guest, dispute, seen } = await disputed()
    await closeDispute(app.standIn, dispute.id, 'won')
    await app.mail.to(guest.email, 'Your access is back')
    const setupMails = async () => (await app.mail.subjects(guest.email)).filter((it) => /^Complete/.test(it))
    await until(async () => (await setupMails()).length === 2)
    const fresh = secretsIn(await app.mail.to(guest.email, 'Complete your Just Value account'))
    expect(fresh.token).not.toBe(guest.token)
    expect(await seen()).toMatchObject({ status: 'paid' })
    expect((await setUp({ ...guest, ...fresh })).user.tier).toBe('standard')
  })

  it('lost, it ends the purchase and says so; the course can be bought again', async () => {
    const { guest, dispute, seen } = await disputed()
    await closeDispute(app.standIn, dispute.id, 'lost')
    const told = await app.mail.to(guest.email, 'Your access has ended')
    expect(told.text).toMatch(/you owe us\s+nothing/)
    expect(await seen()).toMatchObject({ status: 'ended', because: 'dispute_lost' })
    const { token, client } = guest
    expect(await app.visitor().refusal(validateSetupToken, { token })).toMatchObject({
      status: 410,
      code: 'purchase_ended',
    })
    await client.call(createGuestCheckout, { tier: 'standard', guestCheckout: true })
  })
})

it('an early fraud warning is answered with a refund, once', async () => {
  const { person, order } = await fixture.owner()
  app.standIn.faults.add({ on: 'webhook', kind: 'duplicate', match: 'radar' })
  await warnOfFraud(app.standIn, order.stripe_payment_intent_id)
  await fixture.untilTier(person, null)
  expect((await app.mail.to(person.email, 'Your Just Value refund')).text).toContain('bank reported')
  await fixture.untilNotice('An early fraud warning', order.id)
  await fixture.untilWorked()
  expect(await ledgerOf(app, order.sessionId)).toEqual(['payment 19700', 'refund 19700'])
})

describe('[F39] a bank debit', () => {
  const debit = async (number: string) => {
    const { url, sessionId } = await openGuestCheckout(app)
    const email = newEmail('dana')
    await pay(url, { email, number })
    await fixture.untilWorked()
    expect((await orderOf(app, sessionId)).status).toBe('pending')
    expect(await ledgerOf(app, sessionId)).toEqual([])
    expect(await app.mail.subjects(email)).toEqual([])
    return { sessionId, email }
  }

  it('gives nothing until the bank has paid, then all', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1000')
    await settleDebit(app.standIn, sessionId, 'succeeded')
    await untilPaid(app, sessionId)
    await app.mail.to(email, 'Complete your Just Value account')
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  })

  it('that fails ends the order and is told', async () => {
    const { sessionId, email } = await debit('4000 0000 0000 1018')
    await settleDebit(app.standIn, sessionId, 'failed')
    const mail = await app.mail.to(email, 'payment didn’t go through')
    expect(mail.text).toContain('You weren’t charged')
    expect((await orderOf(app, sessionId)).status).toBe('failed')
    expect(await ledgerOf(app, sessionId)).toEqual([])
  })
})
