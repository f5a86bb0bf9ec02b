/** Proves that who left a checkout is written to once, with their consent, and never after they have bought. */
import { describe, expect, it } from 'vitest'
import { stopMail } from '#contract/account/mail.ts'
import { createGuestCheckout } from '#contract/purchase/payments.ts'
import { openPage, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { expireNow } from '#fakes/stripe/testing/provider-side.ts'
import { until } from '#server/jobs/until.ts'
import {
  type Checkout,
  newEmail,
  openCheckout,
  openGuestCheckout,
  signUp,
  statusOfOrder,
  untilPaid,
} from '#test/people.ts'
import { askForReport } from '#test/reports.ts'
import { fulfil } from '../order/fulfil.ts'
import { sharedPurchaseApp } from '../testing/purchase-app.ts'

const { app, fixture } = await sharedPurchaseApp()

const subject = 'Still thinking about Just Value?'
const declined = '4000 0000 0000 0002'

/** Types address and a card that the bank declines, and goes away. */
const leave = (checkout: Pick<Checkout, 'url'>, email: string, agrees = true) =>
  pay(checkout.url, { email, number: declined }, agrees ? { promotions: 'yes' } : {})

const expire = async ({ sessionId }: Checkout) => {
  await expireNow(app.standIn, sessionId)
  await until(async () => (await statusOfOrder(app, sessionId)) === 'expired')
  await fixture.untilWorked()
}

const cartMailsTo = async (email: string) =>
  app.rows<{ status: string }>(`select status from mails where recipient = $1 and kind = 'abandoned-cart'`, [
    email,
  ])

const leftByGuest = async (email: string, agrees = true) => {
  const checkout = await openGuestCheckout(app)
  await leave(checkout, email, agrees)
  await expire(checkout)
  return checkout
}

describe('a checkout that was left, with consent to news', () => {
  it('is offered again once, by the provider’s own link, which can be paid', async () => {
    const email = newEmail('dana')
    const { sessionId } = await leftByGuest(email)
    const mail = await app.mail.to(email, subject)
    expect(mail.text).toMatch(/You\s+weren’t\s+charged\.\s+It’s\s+a\s+one-time\s+payment\s+of\s+\$197\.00\./)
    const link = mail.links.find((address) => address.includes('/c/recover/'))
    expect(link).toBe(`${app.standIn.url}/c/recover/${sessionId}`)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    await Promise.all([1, 2, 3, 4, 5].map(() => fulfil(app.ctx, sessionId)))
    expect(await cartMailsTo(email)).toHaveLength(1)

    const { location } = await openPage(link ?? null)
    await pay(new URL(location ?? '', link).href, { email })
    await app.mail.to(email, 'Complete your Just Value account')
    expect(await app.mail.subjects(email)).toHaveLength(2)
  })

  it('of somebody with an account goes to the address of the account', async () => {
    const ada = await signUp(app)
    const checkout = await openCheckout(app, ada, 'ai_enhanced')
    await leave(checkout, ada.email)
    await expire(checkout)
    expect((await app.mail.to(ada.email, subject)).text).toContain('AI-Enhanced Course')
  })

  it('is written of once, when several were left', async () => {
    const email = newEmail('dana')
    await leftByGuest(email)
    await leftByGuest(email)
    await app.mail.to(email, subject)
    expect(await cartMailsTo(email)).toHaveLength(1)
  })

  it('is not written of to whom the free report says not to buy', async () => {
    const email = newEmail('dana')
    const { nextStep } = await askForReport(app, '101 Sample Orange Way, Sample Springs, FL 32300', email)
    expect(nextStep?.kind).toBe('better_not_to_buy')
    await leftByGuest(email)
    expect(await cartMailsTo(email)).toEqual([])
  })

  it('expires and is written of together, or not at all', async () => {
    const checkout = await openGuestCheckout(app)
    const email = newEmail('dana')
    await leave(checkout, email)
    await app.rows('alter table mail_stops rename to mail_stops_away')
    await expireNow(app.standIn, checkout.sessionId)
    await expect(fulfil(app.ctx, checkout.sessionId)).rejects.toThrow()
    expect(await statusOfOrder(app, checkout.sessionId)).toBe('pending')
    expect(await cartMailsTo(email)).toEqual([])
    await app.rows('alter table mail_stops_away rename to mail_stops')
    await app.mail.to(email, subject)
    expect(await statusOfOrder(app, checkout.sessionId)).toBe('expired')
  })
})

describe('nobody is written to', () => {
  it('without consent, or who left no address', async () => {
    const email = newEmail('dana')
    await leftByGuest(email, false)
    expect(await cartMailsTo(email)).toEqual([])
    const untouched = await openGuestCheckout(app)
    const before = await app.rows(`select 1 from mails where kind = 'abandoned-cart'`)
    await expire(untouched)
    expect(await app.rows(`select 1 from mails where kind = 'abandoned-cart'`)).toEqual(before)
  })

  it('who bought meanwhile: by account, by address in another browser, in the same browser', async () => {
    const ada = await signUp(app)
    const left = await openCheckout(app, ada, 'standard')
    await leave(left, ada.email)
    await fixture.buy(ada, 'ai_enhanced')
    await until(async () => (await statusOfOrder(app, left.sessionId)) === 'expired')

    const email = newEmail('dana')
    const [first, second] = [await openGuestCheckout(app), await openGuestCheckout(app)]
    await leave(first, email)
    await pay(second.url, { email })
    await untilPaid(app, second.sessionId)
    await expire(first)

    const browser = app.visitor()
    const tab = () => browser.call(createGuestCheckout, { tier: 'standard' })
    const other = newEmail('other')
    const [leftTab, paidTab] = [await tab(), await tab()]
    await leave(leftTab, other)
    await pay(paidTab.url, { email: newEmail('dana') })
    await until(async () => (await openPage(leftTab.url)).page.includes('has expired'))

    await fixture.untilWorked()
    for (const address of [ada.email, email, other]) expect(await cartMailsTo(address)).toEqual([])
  })

  it('who buys while the mail still waits to go out', async () => {
    const email = 'defer@example.com'
    await leftByGuest(email)
    expect(await cartMailsTo(email)).toMatchObject([{ status: 'queued' }])
    const { url, sessionId } = await openGuestCheckout(app)
    await pay(url, { email })
    await untilPaid(app, sessionId)
    expect(await cartMailsTo(email)).toMatchObject([{ status: 'unwanted' }])
  })

  it('who owns the course already', async () => {
    const { person } = await fixture.owner()
    const checkout = await openGuestCheckout(app)
    await leave(checkout, person.email)
    await expire(checkout)
    expect(await cartMailsTo(person.email)).toEqual([])
  })
})

it('the link at the foot ends it: on our page, or by the button of a mailbox', async () => {
  const [one, two] = [newEmail('dana'), newEmail('dana')]
  const stopLinkOf = async (email: string) => {
    await leftByGuest(email)
    const { links } = await app.mail.to(email, subject)
    return links.find((address) => address.includes('/stop-mail/')) ?? ''
  }
  const token = new URL(await stopLinkOf(one)).pathname.split('/').at(-1) ?? ''
  const pressed = () => app.visitor().call(stopMail, { token })
  expect([await pressed(), await pressed()]).toEqual(
    [false, true].map((hadStopped) => ({ message: 'You won’t get any more emails like this.', hadStopped })),
  )
  const press = (url: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  const local = (link: string) => link.replace(app.ctx.env.PUBLIC_URL, app.url)
  expect((await press(local(await stopLinkOf(two)))).status).toBe(200)
  expect((await press(`${app.url}/stop-mail/no-token-of-ours-at-all`)).status).toBe(404)
  expect(await app.visitor().refusal(stopMail, { token: 'no-token-of-ours-at-all' })).toMatchObject({
    status: 404,
  })
  // Past the month in which a second mail would not go out anyway.
  app.pass(31 * 24 * 60 * 60)
  for (const email of [one, two]) {
    await leftByGuest(email)
    expect(await cartMailsTo(email)).toHaveLength(1)
  }
})
