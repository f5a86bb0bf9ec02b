/** Proves the calls about what is owned: the guarantee's refund, the upgrade, the portal. */
import { describe, expect, it } from 'vitest'
import {
  cancelSubscription,
  getSubscription,
  openCustomerPortal,
  upgradeTier,
} from '#contract/purchase/payments.ts'
import { addDays, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { openDispute } from '#fakes/stripe/testing/provider-side.ts'
import { buyer, type Person, signUp } from '#test/people.ts'
import { refundReasonsOf } from './testing/order-facts.ts'
import { sharedPurchaseApp } from './testing/purchase-app.ts'

const { app, fixture } = await sharedPurchaseApp()

const clock = `at time zone 'America/New_York'`
/**
 * Back-dates the payment instead of moving the clock, which every test of this file lives by. To the same hour of
 * Florida's clock: a change of the hour in between would else make it another day around midnight.
 */
const paidDaysAgo = (orderId: string, ago: number) =>
  app.rows(`update orders set paid_at = (paid_at ${clock} - $2 * interval '1 day') ${clock} where id = $1`, [
    orderId,
    ago,
  ])

const refundable = async ({ client }: Person) => (await client.call(getSubscription, {})).refundable

describe('cancel-subscription', () => {
  it('gives the money back within the guarantee, and ends access [S7.payment.4, S9.refund.1]', async () => {
    const { person, order } = await fixture.owner()
    const { message, refunds } = await person.client.call(cancelSubscription, {})
    expect(message).toContain('$197.00')
    expect(refunds).toEqual([{ orderId: order.id, amountCents: 19_700, status: 'succeeded' }])
    expect(await fixture.tierOf(person)).toBeNull()
    await app.mail.to(person.email, 'Your Just Value refund')
    expect((await person.client.call(getSubscription, {})).purchases).toMatchObject([
      { amountCents: 19_700, refundedCents: 19_700, refundedAt: expect.stringMatching(/Z$/) },
    ])
    const again = await person.client.refusal(cancelSubscription, {})
    expect(again).toMatchObject({ status: 409, message: expect.stringContaining('no payment') })
  })

  it.each([
    ['standard', 60],
    ['ai_enhanced', 90],
  ] as const)(
    '%s: on day %i still, a day later with a clear refusal [S9.guarantee.5]',
    async (tier, lastDay) => {
      const late = await fixture.owner(tier)
      await paidDaysAgo(late.order.id, lastDay + 1)
      const ended = addDays(todayInFlorida(app.ctx.now()), -1)
      expect(await late.person.client.refusal(cancelSubscription, {})).toEqual({
        status: 409,
        code: 'conflict',
        message: `Your money-back guarantee ended ${formatCalendarDate(ended)}. The course is still yours.`,
      })
      expect(await fixture.tierOf(late.person)).toBe(tier)
      const inTime = await fixture.owner(tier)
      await paidDaysAgo(inTime.order.id, lastDay)
      expect((await inTime.person.client.call(cancelSubscription, {})).refunds).toHaveLength(1)
    },
  )

  it('[F36] gives course and upgrade back together', async () => {
    const { person } = await fixture.owner()
    await fixture.buy(person, 'ai_enhanced')
    expect(await refundable(person)).toEqual({ allCents: 25_000, upgradeCents: 5_300, endsAccess: true })
    const { message, refunds } = await person.client.call(cancelSubscription, {})
    expect(message).toContain('$250.00')
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([5_300, 19_700])
    expect(await fixture.tierOf(person)).toBeNull()
  })

  it('gives back the upgrade alone when only that is still covered [S9.refund.2]', async () => {
    const { person, order } = await fixture.owner()
    await paidDaysAgo(order.id, 91)
    await fixture.buy(person, 'ai_enhanced')
    expect(await refundable(person)).toEqual({ allCents: 5_300, upgradeCents: 5_300, endsAccess: false })
    const { message, refunds } = await person.client.call(cancelSubscription, {})
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([5_300])
    expect(message).toContain('You keep the Standard course.')
    expect(await fixture.tierOf(person)).toBe('standard')
  })

  it('says what is left once the money is back, while the provider is away', async () => {
    const { person, order } = await fixture.owner()
    await paidDaysAgo(order.id, 91)
    await fixture.buy(person, 'ai_enhanced')
    const late = await fixture.owner()
    app.standIn.faults.add({ on: 'call', kind: 'error', status: 503, match: 'POST /v1/refunds', times: 6 })
    const upgrade = await person.client.call(cancelSubscription, {})
    const course = await late.person.client.call(cancelSubscription, {})
    app.standIn.faults.clear()
    expect([upgrade.refunds[0]?.status, course.refunds[0]?.status]).toEqual(['requested', 'requested'])
    expect(upgrade.message).toContain('You keep the Standard course.')
    expect(course.message).toContain('Your access ends once the refund goes through.')
  })

  it('gives back the upgrade alone where only that is asked for, and the course stays', async () => {
    const { person } = await fixture.owner()
    expect((await person.client.refusal(cancelSubscription, { only: 'upgrade' })).status).toBe(409)
    await fixture.buy(person, 'ai_enhanced')
    const { refunds } = await person.client.call(cancelSubscription, { only: 'upgrade' })
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([5_300])
    expect(await fixture.tierOf(person)).toBe('standard')
  })

  it('waits with its refund while the provider is away, and is asked for once', async () => {
    const { person, order } = await fixture.owner()
    app.standIn.faults.add({ on: 'call', kind: 'error', status: 503, match: 'POST /v1/refunds', times: 6 })
    for (let click = 0; click < 2; click += 1) {
      const { refunds } = await person.client.call(cancelSubscription, {})
      expect(refunds).toEqual([{ orderId: order.id, amountCents: 19_700, status: 'requested' }])
    }
    app.standIn.faults.clear()
    expect((await person.client.call(cancelSubscription, {})).refunds[0]?.status).toBe('succeeded')
    expect(await refundReasonsOf(app, order.sessionId)).toEqual(['guarantee'])
  })

  it('[F37] is refused while the bank decides', async () => {
    const { person, order } = await fixture.owner()
    await openDispute(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    const refused = await person.client.refusal(cancelSubscription, {})
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('bank is deciding') })
  })
})

describe('upgrade-tier', () => {
  it('sells the difference of $53.00 [S7.payment.5, S9.price.3]', async () => {
    const { client } = await buyer(app)
    const { url } = await client.call(upgradeTier, { tier: 'ai_enhanced' })
    expect((await openPage(url)).page).toContain('$53.00')
  })

  it('[F36] is refused without a course, and for what is owned', async () => {
    const nobody = await signUp(app)
    expect(await nobody.client.refusal(upgradeTier, { tier: 'ai_enhanced' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('have a course to upgrade'),
    })
    const { client } = await buyer(app, 'ai_enhanced')
    expect((await client.refusal(upgradeTier, { tier: 'ai_enhanced' })).message).toContain('already own')
    expect((await client.refusal(upgradeTier, { tier: 'standard' })).status).toBe(409)
  })
})

describe('customer-portal', () => {
  it('opens the owner’s page, with the way back [S7.payment.6]', async () => {
    const { person } = await fixture.owner()
    const returnUrl = `${app.ctx.env.PUBLIC_URL}/profile`
    const { url } = await person.client.call(openCustomerPortal, { returnUrl })
    const { page } = await openPage(url)
    expect(page).toContain('$197.00')
    expect(page).toContain(returnUrl)
  })

  it('[F42] is not there without a customer, and nobody names another’s', async () => {
    const { client } = await signUp(app)
    expect(await client.refusal(openCustomerPortal, {})).toMatchObject({ status: 404, code: 'not_found' })
    const { order } = await fixture.owner()
    const named = { customer: order.stripe_customer_id } as never
    expect(await client.refusal(openCustomerPortal, named)).toMatchObject({
      status: 400,
      details: [{ field: 'customer', message: 'Unknown field: customer' }],
    })
  })

  it('leads back to this site only', async () => {
    const { person } = await fixture.owner()
    const refused = await person.client.refusal(openCustomerPortal, { returnUrl: 'https://evil.example/' })
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'returnUrl' }] })
  })

  it('[F35] is refused in words for a customer deleted at the provider, who can still buy', async () => {
    const { person, order } = await fixture.owner()
    await fetch(`${app.standIn.url}/v1/customers/${order.stripe_customer_id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local_test' },
    })
    expect((await person.client.refusal(openCustomerPortal, {})).code).toBe('not_found')
    const { url } = await person.client.call(upgradeTier, { tier: 'ai_enhanced' })
    await pay(url, { email: person.email })
    await fixture.untilTier(person, 'ai_enhanced')
  })
})
