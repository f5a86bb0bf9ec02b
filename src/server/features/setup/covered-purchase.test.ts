/** Proves that an owner who buys as a guest pays only what was unpaid, and that later refunds leave nothing for free. */
import { describe, expect, it } from 'vitest'
import { addPurchase, validateSetupToken } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import {
  cancelSubscription,
  getGuestPurchase,
  getPurchase,
  listInvoices,
} from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { refundAtProvider } from '#fakes/stripe/testing/provider-side.ts'
import { orderOf } from '#server/features/purchase/testing/order-facts.ts'
import { sharedPurchaseApp } from '#server/features/purchase/testing/purchase-app.ts'
import { payWholeOnTopOfStandard } from '#server/features/purchase/testing/two-checkouts.ts'
import { until } from '#server/jobs/until.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, openCheckout, openGuestCheckout, type Person, setUp, untilPaid } from '#test/people.ts'

const { app } = await sharedPurchaseApp()

const intentOf = async (sessionId: string) => (await orderOf(app, sessionId)).stripe_payment_intent_id

/** Plan, paid and refunded, as the person sees it. */
const paymentsOf = async ({ client }: Person) =>
  (await client.call(listInvoices, {})).invoices
    .map(({ planName, amountCents, refundedCents }) => `${planName} ${amountCents} − ${refundedCents}`)
    .sort()
const untilPayments = (person: Person, expected: readonly string[]) =>
  until(async () => (await paymentsOf(person)).join() === expected.join())
const tierOf = async ({ client }: Person) => (await client.call(getProfile, {})).profile.tier

const joined = ['Standard Course 19700 − 0', 'Upgrade to AI-Enhanced 25000 − 19700']

/** Owns Standard, and has paid for AI-Enhanced as a guest under the same address. */
const payingTwice = async () => {
  const guest = await buyAsGuest(app)
  const owner = await setUp(guest)
  const second = await openGuestCheckout(app, 'ai_enhanced')
  await pay(second.url, { email: owner.email })
  const told = await app.mail.to(owner.email, 'Add your purchase to your Just Value account')
  return { owner, first: guest, second: { ...second, ...secretsIn(told) }, told }
}
const afterAdding = async () => {
  const bought = await payingTwice()
  await bought.owner.client.call(addPurchase, { token: bought.second.token })
  await untilPayments(bought.owner, joined)
  return bought
}

describe('AI-Enhanced, bought as a guest by an owner of Standard', () => {
  it('costs $53.00 once added: the rest goes back with a word, and is announced', async () => {
    const { owner, second, told } = await payingTwice()
    expect(told.text.replace(/\s+/g, ' ')).toContain('refund $197.00, so')
    const link = await app.visitor().call(validateSetupToken, { token: second.token })
    expect(link.goesBack).toEqual({ cents: 19_700, isWhole: false })
    expect(await paymentsOf(owner)).toEqual(['Standard Course 19700 − 0'])
    const { user } = await owner.client.call(addPurchase, { token: second.token })
    expect(user.tier).toBe('ai_enhanced')
    await untilPayments(owner, joined)
    expect((await app.mail.to(owner.email, 'Your Just Value refund')).text).toMatch(
      /already paid for the Standard Course/,
    )
    expect(await tierOf(owner)).toBe('ai_enhanced')
    const { sessionId } = second
    expect(await second.client.call(getGuestPurchase, { sessionId })).toMatchObject({ status: 'paid' })
  })

  it('ends with its course: the step goes back too', async () => {
    const { owner, first } = await afterAdding()
    await refundAtProvider(app.standIn, await intentOf(first.sessionId))
    await untilPayments(owner, ['Standard Course 19700 − 19700', 'Upgrade to AI-Enhanced 25000 − 25000'])
    expect(await tierOf(owner)).toBeNull()
  })

  it('refunded alone returns to Standard', async () => {
    const { owner, second } = await afterAdding()
    await refundAtProvider(app.standIn, await intentOf(second.sessionId), 5_300)
    await untilPayments(owner, ['Standard Course 19700 − 0', 'Upgrade to AI-Enhanced 25000 − 25000'])
    expect(await tierOf(owner)).toBe('standard')
  })

  it('goes back by the guarantee with the course, each to the cent', async () => {
    const { owner } = await afterAdding()
    const { refunds } = await owner.client.call(cancelSubscription, {})
    expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([19_700, 5_300])
    expect(await tierOf(owner)).toBeNull()
  })

  it('is at its full price for an owner whose course was refunded before', async () => {
    const { owner, first, second } = await payingTwice()
    await refundAtProvider(app.standIn, await intentOf(first.sessionId))
    await until(async () => (await tierOf(owner)) === null)
    await owner.client.call(addPurchase, { token: second.token })
    expect(await paymentsOf(owner)).toEqual(['AI-Enhanced Course 25000 − 0', 'Standard Course 19700 − 19700'])
    expect(await tierOf(owner)).toBe('ai_enhanced')
  })
})

it('what was bought meanwhile from the account goes back whole', async () => {
  const { owner, second } = await payingTwice()
  const upgrade = await openCheckout(app, owner, 'ai_enhanced')
  await pay(upgrade.url, { email: owner.email })
  await untilPaid(app, upgrade.sessionId)
  const link = await app.visitor().call(validateSetupToken, { token: second.token })
  expect(link.goesBack).toEqual({ cents: 25_000, isWhole: true })
  await owner.client.call(addPurchase, { token: second.token })
  await untilPayments(owner, [
    'AI-Enhanced Course 25000 − 25000',
    'Standard Course 19700 − 0',
    'Upgrade to AI-Enhanced 5300 − 0',
  ])
  expect(await tierOf(owner)).toBe('ai_enhanced')
})

it('a checkout of the whole course that was open before Standard was bought counts it too, and its receipt says so', async () => {
  const { person, sessionId } = await payWholeOnTopOfStandard(app)
  await untilPayments(person, joined)
  const receiptText = async () => (await app.mail.to(person.email, 'Your Just Value receipt')).text
  await until(async () => /You pay\W+\$53\.00/.test(await receiptText()))
  expect(await person.client.call(getPurchase, { sessionId })).toMatchObject({ status: 'paid' })
  expect(await tierOf(person)).toBe('ai_enhanced')
})
