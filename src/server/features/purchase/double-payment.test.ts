/** Proves that nobody keeps paying twice, and that an upgrade is never left without its course. */
import { describe, expect, it } from 'vitest'
import { getPurchase, upgradeTier } from '#contract/purchase/payments.ts'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { expireNow, refundAtProvider } from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import {
  buyAsGuest,
  type Checkout,
  newEmail,
  openCheckout,
  openGuestCheckout,
  type Person,
  signUp,
  statusOfOrder,
  untilPaid,
} from '#test/people.ts'
import { expireRivals } from './checkout/expire-rivals.ts'
import { jobMeta } from './testing/money-fixture.ts'
import { ledgerOf, orderOf, refundReasonsOf } from './testing/order-facts.ts'
import { sharedPurchaseApp } from './testing/purchase-app.ts'
import { keepRivalsOpen } from './testing/two-checkouts.ts'

const { app, fixture } = await sharedPurchaseApp()

const checkoutOf = (person: Person) => openCheckout(app, person, 'standard')
const untilReturned = async (sessionIds: readonly string[], cents: number) => {
  const returned = async () => {
    const ledgers = await Promise.all(sessionIds.map((id) => ledgerOf(app, id)))
    return ledgers.filter((ledger) => ledger.includes(`refund ${cents}`)).length
  }
  await until(async () => (await returned()) === sessionIds.length - 1)
}

describe('[F21] two tabs', () => {
  it('paid at the same moment: one access, the other payment goes back with a word', async () => {
    const ada = await signUp(app)
    const tabs: Checkout[] = [await checkoutOf(ada), await checkoutOf(ada)]
    const ids = tabs.map(({ sessionId }) => sessionId)
    keepRivalsOpen(app)
    await Promise.all(tabs.map(({ url }) => pay(url, { email: ada.email })))
    await untilReturned(ids, 19_700)
    app.standIn.faults.clear()
    expect(await fixture.tierOf(ada)).toBe('standard')
    const reasons = (await Promise.all(ids.map((id) => refundReasonsOf(app, id)))).flat()
    expect(reasons).toEqual(['already-owned'])
    const word = await app.mail.to(ada.email, 'You already have this course, so we’re refunding you')
    expect(word.text).toContain('we’ve refunded this payment')
    const subjects = await app.mail.subjects(ada.email)
    expect(subjects.filter((subject) => subject.includes('receipt'))).toHaveLength(1)
    const shown = await Promise.all(ids.map((sessionId) => ada.client.call(getPurchase, { sessionId })))
    expect(shown.map(({ status }) => status).sort()).toEqual(['paid', 'returned'])
    const back = {
      status: 'returned',
      because: 'already_owned',
      planName: 'Standard Course',
      amountCents: 19_700,
    }
    expect(shown).toContainEqual(back)
  })

  it('one paid: the other is ended and cannot be paid', async () => {
    const ada = await signUp(app)
    const [first, second] = [await checkoutOf(ada), await checkoutOf(ada)]
    await pay(first.url, { email: ada.email })
    await until(async () => (await statusOfOrder(app, second.sessionId)) === 'expired')
    expect((await openPage(second.url)).page).not.toContain('Card number')
    await pay(second.url, { email: ada.email })
    expect(await ledgerOf(app, second.sessionId)).toEqual([])
  })

  it('a double click on Pay is one payment', async () => {
    const ada = await signUp(app)
    const { url, sessionId } = await checkoutOf(ada)
    await Promise.all([pay(url, { email: ada.email }), pay(url, { email: ada.email })])
    await untilPaid(app, sessionId)
    await fixture.untilWorked()
    expect(await ledgerOf(app, sessionId)).toEqual(['payment 19700'])
  })

  it('of a guest, in two browsers: the second payment of the same mailbox goes back', async () => {
    const first = await buyAsGuest(app)
    const second = await openGuestCheckout(app)
    await pay(second.url, { email: first.email.toUpperCase() })
    await untilReturned([first.sessionId, second.sessionId], 19_700)
    const subjects = await app.mail.subjects(first.email)
    expect(subjects.filter((subject) => subject.includes('Complete'))).toHaveLength(1)
  })

  it('left by the cancel link, nothing is paid and the next checkout works', async () => {
    const ada = await signUp(app)
    const left = await checkoutOf(ada)
    expect((await openPage(left.url)).page).toContain('payment=cancelled')
    await fixture.buy(ada)
    expect(await fixture.tierOf(ada)).toBe('standard')
  })
})

describe('[F36] an upgrade', () => {
  it('whose course is refunded while it is open goes back when paid', async () => {
    const { person, order } = await fixture.owner()
    const { url } = await person.client.call(upgradeTier, { tier: 'ai_enhanced' })
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilTier(person, null)
    await pay(url, { email: person.email })
    await until(
      async () =>
        (await app.mail.subjects(person.email)).filter((subject) => subject.includes('refund')).length === 2,
    )
    expect((await app.mail.to(person.email, 'refund')).text).toContain('no course in your')
    expect(await fixture.tierOf(person)).toBeNull()
  })

  it('bought twice is paid once', async () => {
    const { person } = await fixture.owner()
    const tabs = [
      await openCheckout(app, person, 'ai_enhanced'),
      await openCheckout(app, person, 'ai_enhanced'),
    ]
    keepRivalsOpen(app)
    await Promise.all(tabs.map(({ url }) => pay(url, { email: person.email })))
    await untilReturned(
      tabs.map(({ sessionId }) => sessionId),
      5_300,
    )
    app.standIn.faults.clear()
    expect(await fixture.tierOf(person)).toBe('ai_enhanced')
  })

  it('begun after the course was paid stays open, however late the checkouts from before are ended', async () => {
    const { person, order } = await fixture.owner()
    const upgrade = await openCheckout(app, person, 'ai_enhanced')
    await expireRivals.run(app.ctx, { orderId: order.id }, jobMeta)
    await pay(upgrade.url, { email: person.email })
    await untilPaid(app, upgrade.sessionId)
    expect(await fixture.tierOf(person)).toBe('ai_enhanced')
  })

  it('ends with its course, and its money goes back too', async () => {
    const { person, order } = await fixture.owner()
    const upgrade = await fixture.buy(person, 'ai_enhanced')
    await refundAtProvider(app.standIn, order.stripe_payment_intent_id)
    await fixture.untilLedger(upgrade.sessionId, ['payment 5300', 'refund 5300'])
    expect(await refundReasonsOf(app, upgrade.sessionId)).toEqual(['course-refunded'])
    expect(await fixture.tierOf(person)).toBeNull()
  })

  it('refunded alone returns to Standard [S9.refund.2]', async () => {
    const { person, order } = await fixture.owner()
    const upgrade = await fixture.buy(person, 'ai_enhanced')
    await refundAtProvider(app.standIn, upgrade.stripe_payment_intent_id)
    await fixture.untilTier(person, 'standard')
    expect(await ledgerOf(app, order.sessionId)).toEqual(['payment 19700'])
    const word = await app.mail.to(person.email, 'Your Just Value refund')
    expect(word.text.replace(/\s+/g, ' ')).toContain('You keep your access to the Standard Course.')
  })
})

describe('[F23] a recovered checkout', () => {
  const expired = async (checkout: Checkout) => {
    await expireNow(app.standIn, checkout.sessionId)
    await until(async () => (await statusOfOrder(app, checkout.sessionId)) === 'expired')
    const session = await app.ctx.payments.retrieveCheckout(checkout.sessionId)
    return session.after_expiration?.recovery?.url ?? ''
  }
  const follow = async (link: string) => {
    const { location } = await openPage(link)
    return new URL(location ?? '', link).href
  }
  const sessionIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

  it('is an order of its own, paid once however often the link is used', async () => {
    const guest = await openGuestCheckout(app)
    const link = await expired(guest)
    const [url, again] = [await follow(link), await follow(link)]
    expect(again).toBe(url)
    const email = newEmail('dana')
    await pay(url, { email })
    await app.mail.to(email, 'Complete your Just Value account')
    expect(await ledgerOf(app, sessionIn(url))).toEqual(['payment 19700'])
    expect((await orderOf(app, guest.sessionId)).status).toBe('expired')
  })

  it('paid after buying goes back', async () => {
    const ada = await signUp(app)
    const link = await expired(await checkoutOf(ada))
    await fixture.buy(ada)
    const url = await follow(link)
    await pay(url, { email: ada.email })
    await fixture.untilLedger(sessionIn(url), ['payment 19700', 'refund 19700'])
    expect(await fixture.tierOf(ada)).toBe('standard')
  })
})
