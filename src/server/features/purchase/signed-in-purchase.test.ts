/** Proves what someone with an account buys, owns afterwards, and may see of it. */
import { describe, expect, it } from 'vitest'
import { refresh } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import { createCheckout, getLeftCheckout, getPurchase, getSubscription } from '#contract/purchase/payments.ts'
import { addDays, todayInFlorida } from '#core/calendar-date.ts'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { expireNow } from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import { buyer, newEmail, openCheckout, signUp, statusOfOrder, untilPaid } from '#test/people.ts'
import { sharedPurchaseApp } from './testing/purchase-app.ts'

const { app } = await sharedPurchaseApp()

const today = () => todayInFlorida(app.ctx.now())

describe('a person with an account', () => {
  it('buys, gets a receipt, and owns the course [S7.payment.1, S7.payment.3, S3.plan.1, S9.guarantee.2]', async () => {
    const ada = await signUp(app)
    const { client, email } = ada
    const { url, sessionId } = await openCheckout(app, ada, 'standard')
    expect((await openPage(url)).page).toContain(email)
    expect(await client.call(getPurchase, { sessionId })).toEqual({ status: 'pending' })
    const paid = await pay(url, { email })
    expect(paid.location).toBe(`${app.ctx.env.PUBLIC_URL}/payment/success?session_id=${sessionId}`)
    await untilPaid(app, sessionId)

    const bought = await client.call(getPurchase, { sessionId })
    expect(bought).toMatchObject({
      status: 'paid',
      purchase: { tier: 'standard', planName: 'Standard Course', amountCents: 19_700 },
    })
    const purchase = bought.status === 'paid' ? bought.purchase : undefined
    expect(purchase?.features).toContain('Lifetime access and updates')
    const invoice = await fetch(purchase?.invoiceUrl ?? '')
    expect(invoice.headers.get('content-type')).toBe('application/pdf')

    expect((await client.call(getProfile, {})).profile.tier).toBe('standard')
    expect(await client.call(getSubscription, {})).toEqual({
      tier: 'standard',
      purchases: [{ ...purchase, refundedCents: 0, refundedAt: null, standing: 'active' }],
      guaranteeEndsOn: addDays(today(), 60),
      refundable: { allCents: 19_700, upgradeCents: null, endsAccess: true },
    })
    const receipt = await app.mail.to(email, 'Your Just Value receipt')
    expect(receipt.text).toContain('$197.00')
    const receipts = (await app.mail.subjects(email)).filter((subject) => subject.includes('receipt'))
    expect(receipts).toEqual(['Your Just Value receipt'])
  })

  it.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'other'],
  ] as const)(
    'who leaves after the card %s did not go through is told %s, until one goes through',
    async (number, failure) => {
      const ada = await signUp(app)
      const { client, email } = ada
      const { url, sessionId } = await openCheckout(app, ada, 'standard')
      const left = () => client.call(getLeftCheckout, {})
      expect(await left()).toEqual({ failure: null })
      expect((await pay(url, { email, number })).location).toBeNull()
      await until(async () => (await left()).failure !== null)
      expect(await left()).toEqual({ failure })
      expect(await client.call(getPurchase, { sessionId })).toEqual({ status: 'pending' })
      await pay(url, { email })
      await untilPaid(app, sessionId)
      expect(await left()).toEqual({ failure: null })
    },
  )

  it('whose checkout ran out after a declined card is told so where the payment led', async () => {
    const ada = await signUp(app)
    const { url, sessionId } = await openCheckout(app, ada, 'standard')
    await pay(url, { email: ada.email, number: '4000 0000 0000 0002' })
    await expireNow(app.standIn, sessionId)
    await until(async () => (await statusOfOrder(app, sessionId)) === 'expired')
    expect(await ada.client.call(getPurchase, { sessionId })).toEqual({
      status: 'failed',
      failure: 'card_declined',
    })
  })

  it('is guaranteed 90 days for AI-Enhanced [S9.guarantee.3]', async () => {
    const { client } = await buyer(app, 'ai_enhanced')
    const { tier, guaranteeEndsOn } = await client.call(getSubscription, {})
    expect([tier, guaranteeEndsOn]).toEqual(['ai_enhanced', addDays(today(), 90)])
  })

  it('pays only the difference for the upgrade [S9.price.3]', async () => {
    const dana = await buyer(app, 'standard')
    const { url, sessionId } = await openCheckout(app, dana, 'ai_enhanced')
    expect((await openPage(url)).page).toContain('$53.00')
    await pay(url, { email: dana.email })
    await untilPaid(app, sessionId)
    const { tier, purchases } = await dana.client.call(getSubscription, {})
    expect(tier).toBe('ai_enhanced')
    expect(purchases.map(({ planName, amountCents }) => [planName, amountCents])).toEqual([
      ['Upgrade to AI-Enhanced', 5_300],
      ['Standard Course', 19_700],
    ])
  })

  it('is not sold what they own', async () => {
    const standard = await buyer(app, 'standard')
    const enhanced = await buyer(app, 'ai_enhanced')
    const refusals = await Promise.all([
      standard.client.refusal(createCheckout, { tier: 'standard' }),
      enhanced.client.refusal(createCheckout, { tier: 'standard' }),
      enhanced.client.refusal(createCheckout, { tier: 'ai_enhanced' }),
    ])
    for (const refused of refusals) {
      expect(refused).toEqual({ status: 409, code: 'conflict', message: 'You already own this course.' })
    }
  })

  it('owns nothing before paying', async () => {
    const { client } = await signUp(app)
    expect(await client.call(getSubscription, {})).toEqual({
      tier: null,
      purchases: [],
      guaranteeEndsOn: null,
      refundable: null,
    })
  })

  it('[F22] whose checkout ran out reads that it failed', async () => {
    const ada = await signUp(app)
    const { url, sessionId } = await openCheckout(app, ada, 'standard')
    app.pass(25 * 60 * 60)
    await openPage(url)
    await until(async () => (await statusOfOrder(app, sessionId)) === 'expired')
    ada.client.token = (await ada.client.call(refresh, {})).tokens.accessToken
    expect(await ada.client.call(getPurchase, { sessionId })).toEqual({ status: 'failed', failure: null })
  })
})

describe('a purchase', () => {
  it('[F29] [F30] is shown to its owner only; another’s is as unknown as none [S6.user.4, S2.success.14]', async () => {
    const ada = await signUp(app)
    const eve = await signUp(app, newEmail('eve'))
    const { url, sessionId } = await openCheckout(app, ada, 'standard')
    const before = await eve.client.refusal(getPurchase, { sessionId })
    await pay(url, { email: ada.email })
    await untilPaid(app, sessionId)
    const anothers = await eve.client.refusal(getPurchase, { sessionId })
    const nobodys = await eve.client.refusal(getPurchase, { sessionId: 'cs_test_guessed' })
    expect(anothers).toMatchObject({ status: 404, code: 'not_found' })
    expect([before, nobodys]).toEqual([anothers, anothers])
    expect((await app.visitor().refusal(getPurchase, { sessionId })).status).toBe(401)
  })
})
