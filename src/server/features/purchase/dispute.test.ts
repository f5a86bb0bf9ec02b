/** Proves that access follows disputes, fraud warnings and payments that are not sure at once. */
import { describe, expect, it } from 'vitest'
import { completeAccountSetup, validateSetupToken } from '#contract/auth.ts'
import { createCheckout, createGuestCheckout, getGuestPurchase, listInvoices } from '#contract/payments.ts'
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
import { resendSetupOfOrder } from './resend-setup.ts'
import { ledgerOf, orderOf } from './testing/order-facts.ts'
import { sharedPurchaseShop } from './testing/purchase-shop.ts'

const { shop, bench } = await sharedPurchaseShop()

const onHoldAtCheckout = { status: 409, message: expect.stringContaining('on hold while your bank decides') }

describe('[F38] a dispute', () => {
  it('suspends access; won, it restores it; the operator is told of both', async () => {
    const { person, order } = await bench.owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await bench.untilTier(person, null)
    await bench.untilNotice('A payment is disputed', order.id)
    expect((await shop.mail.to(person.email, 'Your access is on hold')).text).toContain('$197.00')
    expect((await person.client.call(listInvoices, {})).invoices[0]?.status).toBe('on_hold')
    expect(await person.client.refusal(createCheckout, { tier: 'standard' })).toMatchObject(onHoldAtCheckout)
    await closeDispute(shop.standIn, dispute.id, 'won')
    await bench.untilTier(person, 'standard')
    expect((await shop.mail.to(person.email, 'Your access is back')).text).toContain('/dashboard')
    await bench.untilNotice('A dispute was won', order.id)
  })

  it('lost ends access for good [S9.refund.3]', async () => {
    const { person, order } = await bench.owner()
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    await closeDispute(shop.standIn, dispute.id, 'lost')
    await bench.untilLedger(order.sessionId, ['payment 19700', 'dispute_opened 19700', 'dispute_lost 19700'])
    expect(await bench.tierOf(person)).toBeNull()
    await bench.untilNotice('A dispute was lost', order.id)
    await shop.mail.to(person.email, 'Your access has ended')
    expect((await person.client.call(listInvoices, {})).invoices[0]?.status).toBe('dispute_lost')
    await person.client.call(createCheckout, { tier: 'standard' })
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
    expect((await shop.mail.subjects(person.email)).filter((subject) => /dispute/.test(subject))).toEqual([])
  })
})

describe('[F38] a dispute before the account is set up', () => {
  const disputed = async () => {
    const guest = await buyAsGuest(shop)
    const order = await orderOf(shop, guest.sessionId)
    const dispute = await openDispute(shop.standIn, order.stripe_payment_intent_id)
    const told = await shop.mail.to(guest.email, 'Your access is on hold')
    const seen = () => guest.client.call(getGuestPurchase, { sessionId: guest.sessionId })
    return { guest, order, dispute, told, seen }
  }

  it('puts the purchase on hold wherever it shows, and opens no account and no second checkout', async () => {
    const { guest, order, told, seen } = await disputed()
    expect(told.text).toMatch(/withdraw the\s+dispute/)
    expect(await seen()).toEqual({ status: 'on_hold', planName: 'Standard Course', amountCents: 19_700 })
    const onHold = { status: 409, code: 'access_on_hold' }
    const { token, client } = guest
    expect(await shop.visitor().refusal(validateSetupToken, { token })).toMatchObject(onHold)
    const accountData = { password, firstName: 'Dana', lastName: 'Whitfield' }
    const form = { token, accountData, propertyData: home }
    expect(await client.refusal(completeAccountSetup, form)).toMatchObject(onHold)
    expect(await resendSetupOfOrder(shop.ctx, order.id)).toEqual({ ok: false, reason: 'on-hold' })
    const wanted = { tier: 'standard', guestCheckout: true } as const
    expect(await client.refusal(createGuestCheckout, wanted)).toMatchObject(onHoldAtCheckout)
  })

  it('sends a second payment from another browser back, with the reason', async () => {
    const { guest } = await disputed()
    const again = await openGuestCheckout(shop, 'ai_enhanced')
    await pay(again.url, { email: guest.email })
    expect((await shop.mail.to(guest.email, 'Your Just Value refund')).text).toMatch(/on hold while a bank/)
    await bench.untilLedger(again.sessionId, ['payment 25000', 'refund 25000'])
  })

  it('won, it brings a fresh link that opens the account', async () => {
    const { guest, dispute, seen } = await disputed()
    await closeDispute(shop.standIn, dispute.id, 'won')
    await shop.mail.to(guest.email, 'Your access is back')
    const setupMails = async () =>
      (await shop.mail.subjects(guest.email)).filter((it) => /^Complete/.test(it))
    await until(async () => (await setupMails()).length === 2)
    const fresh = secretsIn(await shop.mail.to(guest.email, 'Complete your Just Value account'))
    expect(fresh.token).not.toBe(guest.token)
    expect(await seen()).toMatchObject({ status: 'paid' })
    expect((await setUp({ ...guest, ...fresh })).user.tier).toBe('standard')
  })

  it('lost, it ends the purchase and says so; the course can be bought anew', async () => {
    const { guest, dispute, seen } = await disputed()
    await closeDispute(shop.standIn, dispute.id, 'lost')
    const told = await shop.mail.to(guest.email, 'Your access has ended')
    expect(told.text).toMatch(/you owe us\s+nothing/)
    expect(await seen()).toMatchObject({ status: 'ended', because: 'dispute_lost' })
    const { token, client } = guest
    expect(await shop.visitor().refusal(validateSetupToken, { token })).toMatchObject({
      status: 410,
      code: 'purchase_ended',
    })
    await client.call(createGuestCheckout, { tier: 'standard', guestCheckout: true })
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
    const mail = await shop.mail.to(email, 'payment didn’t go through')
    expect(mail.text).toContain('You weren’t charged')
    expect((await orderOf(shop, sessionId)).status).toBe('failed')
    expect(await ledgerOf(shop, sessionId)).toEqual([])
  })
})
