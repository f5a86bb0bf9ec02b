/** Proves who may see a guest's purchase: the browser that began it, and no other. */
import { describe, expect, it } from 'vitest'
import {
  addPurchase,
  completeAccountSetup,
  resendSetupLink,
  validateSetupToken,
} from '#contract/account/auth.ts'
import { getGuestPurchase, getPurchase, getSubscription } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { refundAtProvider, warnOfFraud } from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import { randomCode } from '#server/services/random-token.ts'
import {
  buyAsGuest,
  home,
  newEmail,
  openGuestCheckout,
  password,
  setUp,
  signUp,
  untilPaid,
} from '#test/people.ts'
import { moneyFixture } from './testing/money-fixture.ts'
import { ledgerOf, orderOf } from './testing/order-facts.ts'
import { sharedPurchaseApp } from './testing/purchase-app.ts'

const { app } = await sharedPurchaseApp()

describe('a guest’s purchase', () => {
  it('is shown to the browser that began it: pending, then paid with the address', async () => {
    const { client, url, sessionId } = await openGuestCheckout(app)
    expect(await client.call(getGuestPurchase, { sessionId })).toEqual({ status: 'pending' })
    const email = newEmail('dana')
    await pay(url, { email })
    await until(async () => (await client.call(getGuestPurchase, { sessionId })).status === 'paid')
    expect(await client.call(getGuestPurchase, { sessionId })).toEqual({
      status: 'paid',
      email,
      planName: 'Standard Course',
      amountCents: 19_700,
    })
  })

  it('for what the mailbox has already is shown as sent back, in the page and by mail', async () => {
    const { email } = await buyAsGuest(app)
    const again = await openGuestCheckout(app)
    await pay(again.url, { email })
    const seen = () => again.client.call(getGuestPurchase, { sessionId: again.sessionId })
    await until(async () => (await seen()).status === 'returned')
    expect(await seen()).toEqual({
      status: 'returned',
      because: 'already_owned',
      planName: 'Standard Course',
      amountCents: 19_700,
    })
    const word = await app.mail.to(email, 'You already have this course, so we’re refunding you')
    expect(word.text).toContain('$197.00')
    expect((await app.mail.subjects(email)).filter((it) => it.startsWith('Complete your'))).toHaveLength(1)
  })

  it('sent back after a warning of the bank is not called owned already', async () => {
    const { client, sessionId } = await buyAsGuest(app)
    await warnOfFraud(app.standIn, (await orderOf(app, sessionId)).stripe_payment_intent_id)
    const seen = () => client.call(getGuestPurchase, { sessionId })
    await until(async () => (await seen()).status === 'returned')
    expect(await seen()).toMatchObject({ status: 'returned', because: 'other' })
  })

  it('[F29] is unknown to whoever has the id and not the cookie, signed in or not', async () => {
    const { sessionId } = await buyAsGuest(app)
    const eve = await signUp(app, newEmail('eve'))
    const stranger = await openGuestCheckout(app)
    const unknown = { status: 404, code: 'not_found', message: 'We don’t see that purchase in this browser' }
    expect(await app.visitor().refusal(getGuestPurchase, { sessionId })).toEqual(unknown)
    expect(await eve.client.refusal(getGuestPurchase, { sessionId })).toEqual(unknown)
    expect(await stranger.client.refusal(getGuestPurchase, { sessionId })).toEqual(unknown)
    expect((await eve.client.refusal(getPurchase, { sessionId })).code).toBe('not_found')
  })

  it('[F30] a guessed id answers the same', async () => {
    const { client } = await openGuestCheckout(app)
    for (const sessionId of ['cs_test_guessed', 'x'.repeat(200), '../../etc/passwd'])
      expect((await client.refusal(getGuestPurchase, { sessionId })).code).toBe('not_found')
  })

  it('[F21] two tabs of one browser share its cookie, so that both see how it went', async () => {
    const first = await openGuestCheckout(app)
    const key = first.client.cookies.get('jv_checkout')
    const answer = await first.client.post('/api/integration/payment/guest-checkout-session', {
      tier: 'standard',
    })
    expect(answer.status).toBe(200)
    expect(first.client.cookies.get('jv_checkout')).toBe(key)
    expect(await first.client.call(getGuestPurchase, { sessionId: first.sessionId })).toEqual({
      status: 'pending',
    })
  })
})

describe('the address that a guest types', () => {
  it('[F31] of an existing account attaches nothing to that account', async () => {
    const ada = await signUp(app)
    const guest = await buyAsGuest(app, 'standard', ada.email)
    expect((await ada.client.call(getSubscription, {})).tier).toBeNull()
    expect((await orderOf(app, guest.sessionId)).user_id).toBeNull()
    await ada.client.call(addPurchase, { token: guest.token })
    expect((await orderOf(app, guest.sessionId)).user_id).toBe(ada.user.id)
  })

  it.each([
    ['upper case', 'Dana.UPPER'],
    ['a plus', 'dana+tax'],
  ])('[F32] with %s gets its mail and its account', async (_, name) => {
    const guest = await buyAsGuest(app, 'standard', newEmail(name))
    const { user } = await setUp(guest)
    expect(user.email.toLowerCase()).toBe(guest.email.toLowerCase())
  })

  it('[F32] that no mail can be sent to does not hold up the payment; the operator is told', async () => {
    const { url, sessionId } = await openGuestCheckout(app)
    await pay(url, { email: newEmail('däna') })
    await untilPaid(app, sessionId)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
    const { id } = await orderOf(app, sessionId)
    await moneyFixture(app).untilNotice('We can’t email a buyer', id)
  })

  it('[F14] that no mail server takes leaves the purchase as it is', async () => {
    const { url, sessionId, client } = await openGuestCheckout(app)
    await pay(url, { email: 'bounce@example.com' })
    await until(async () => (await client.call(getGuestPurchase, { sessionId })).status === 'paid')
    const failed = () =>
      app.rows(`select 1 from mails where recipient = 'bounce@example.com' and status = 'failed'`)
    await until(async () => (await failed()).length === 1)
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  })
})

describe('the setup link', () => {
  it('[F33] is not sent again for a purchase that was refunded', async () => {
    const guest = await buyAsGuest(app)
    const { stripe_payment_intent_id: intent } = await orderOf(app, guest.sessionId)
    await refundAtProvider(app.standIn, intent)
    await app.mail.to(guest.email, 'Your Just Value refund')
    await guest.client.call(resendSetupLink, { sessionId: guest.sessionId })
    await moneyFixture(app).untilWorked()
    const subjects = await app.mail.subjects(guest.email)
    expect(subjects.filter((subject) => subject.includes('Complete'))).toHaveLength(1)
  })

  it('[F33] works once, and not for a second account', async () => {
    const guest = await buyAsGuest(app)
    await setUp(guest)
    expect((await guest.client.refusal(validateSetupToken, { token: guest.token })).code).toBe(
      'already_set_up',
    )
    const accountData = { password, firstName: 'Eve', lastName: 'Dropper' }
    const again = { token: guest.token, accountData, propertyData: home }
    expect((await app.visitor().refusal(completeAccountSetup, again)).code).toBe('already_set_up')
  })
})

it('[F33] codes cannot be tried in numbers: an address that goes on is told to wait', async () => {
  const visitor = app.visitor()
  const tries = validateSetupToken.limit?.max ?? 0
  expect(tries).toBeGreaterThan(0)
  expect(tries).toBeLessThanOrEqual(60)
  const answers: number[] = []
  for (let number = 0; number <= tries; number += 1)
    answers.push((await visitor.refusal(validateSetupToken, { token: randomCode() })).status)
  expect(answers.slice(0, tries).every((status) => status === 410)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})

it('[F34] an account deleted between payment and event: the buyer gets a setup mail instead', async () => {
  const fixture = moneyFixture(app)
  const ada = await signUp(app)
  const other = await openGuestCheckout(app)
  await app.rows('update orders set user_id = $2 where stripe_session_id = $1', [
    other.sessionId,
    ada.user.id,
  ])
  await app.rows('delete from users where id = $1', [ada.user.id])
  await pay(other.url, { email: ada.email })
  await app.mail.to(ada.email, 'Complete your Just Value account')
  await fixture.untilLedger(other.sessionId, ['payment 19700'])
})
