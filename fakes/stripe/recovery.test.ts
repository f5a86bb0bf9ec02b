import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { applyCode, openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { makeCode } from '#fakes/stripe/testing/make-code.ts'
import { expireNow } from '#fakes/stripe/testing/provider-side.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

const recoverable = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  openSession(fixture, {
    client_reference_id: 'order-7',
    metadata: { order_id: 'order-7' },
    payment_intent_data: { metadata: { order_id: 'order-7' } },
    after_expiration: { recovery: { enabled: true, allow_promotion_codes: true } },
    consent_collection: { promotions: 'auto' },
    ...more,
  })

const retrieve = (id: string) => fixture.stripe.checkout.sessions.retrieve(id)
const linkOf = (session: Stripe.Checkout.Session) => session.after_expiration?.recovery?.url ?? ''

const recoveredBy = async (link: string) => {
  const { location } = await openPage(link)
  const url = new URL(location ?? '', link).href
  return retrieve(url.split('/').at(-1) ?? '')
}

describe('an expired session', () => {
  test('carries a link for a month, and so does the event', async () => {
    const { id } = await recoverable()
    const expired = await expireNow(fixture.standIn, id)
    const { recovery } = (await retrieve(id)).after_expiration ?? {}
    expect(recovery).toMatchObject({ enabled: true, url: `${fixture.standIn.url}/c/recover/${id}` })
    expect((recovery?.expires_at ?? 0) - Math.floor(Date.now() / 1000)).toBeGreaterThan(29 * 86_400)
    const [event] = (await fixture.stripe.events.list({ type: 'checkout.session.expired' })).data
    expect(event?.data.object).toEqual(expired)
    await expect(expireNow(fixture.standIn, id)).rejects.toThrow('expired already')
  })

  test('is opened again as a copy, with the price and the codes it may have', async () => {
    const { id } = await recoverable()
    const again = await recoveredBy(linkOf(await expireNow(fixture.standIn, id)))
    expect(again).toMatchObject({
      status: 'open',
      recovered_from: id,
      client_reference_id: 'order-7',
      metadata: { order_id: 'order-7' },
      amount_total: 19_700,
      allow_promotion_codes: true,
      after_expiration: { recovery: { url: null } },
    })
    const { code } = await makeCode(fixture)
    await applyCode(again.url, code)
    await pay(again.url)
    const paid = await fixture.stripe.checkout.sessions.retrieve(again.id, { expand: ['payment_intent'] })
    expect(paid).toMatchObject({
      payment_status: 'paid',
      amount_total: 17_730,
      payment_intent: { metadata: { order_id: 'order-7' } },
    })
    expect((await retrieve(id)).status).toBe('expired')
  })

  test('is opened once by a link that is used twice, and again after it was paid', async () => {
    const { id } = await recoverable()
    const link = linkOf(await expireNow(fixture.standIn, id))
    const first = await recoveredBy(link)
    expect((await recoveredBy(link)).id).toBe(first.id)
    await pay(first.url)
    const second = await recoveredBy(link)
    expect(second).toMatchObject({ status: 'open', recovered_from: id })
    expect(second.id).not.toBe(first.id)
  })

  test('cannot be opened after a month, nor when it offers no link', async () => {
    const plain = await openSession(fixture)
    await expireNow(fixture.standIn, plain.id)
    expect((await openPage(`${fixture.standIn.url}/c/recover/${plain.id}`)).status).toBe(404)
    const open = await recoverable()
    expect((await openPage(`${fixture.standIn.url}/c/recover/${open.id}`)).status).toBe(404)
    const link = linkOf(await expireNow(fixture.standIn, open.id))
    fixture.pass(30 * 86_400)
    expect((await openPage(link)).page).toContain('This link has expired')
  })

  test('keeps its link over a restart on another port', async () => {
    const { id } = await recoverable()
    await expireNow(fixture.standIn, id)
    await fixture.restart()
    expect((await recoveredBy(linkOf(await retrieve(id)))).recovered_from).toBe(id)
  })
})

describe('consent to news', () => {
  test('is asked where the shop wants it, and kept with the address when the payment fails', async () => {
    const { id, url } = await recoverable()
    expect((await openPage(url)).page).toContain('Keep me up to date with news and offers')
    expect((await openPage((await openSession(fixture)).url)).page).not.toContain('Keep me up to date')
    await pay(url, { number: '4000000000000002' }, { promotions: 'yes' })
    expect(await expireNow(fixture.standIn, id)).toMatchObject({
      consent: { promotions: 'opt_in', terms_of_service: null },
      customer_details: { email: 'dana@example.com' },
    })
  })

  test('is no when the box stays empty', async () => {
    const { id, url } = await recoverable()
    await pay(url)
    expect((await retrieve(id)).consent).toMatchObject({ promotions: 'opt_out' })
  })
})
