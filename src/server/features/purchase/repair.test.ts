/** Proves that a payment finds its order also when events are lost, late, or cut short by a crash. */
import { expect, it } from 'vitest'
import { resendSetupLink } from '#contract/auth.ts'
import { getGuestPurchase, getPurchase } from '#contract/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { reconcileCheckouts, workStripeEvent } from '#server/features/purchase/jobs.ts'
import { until } from '#server/jobs/until.ts'
import { startWork } from '#server/work.ts'
import {
  buyAsGuest,
  newEmail,
  openCheckout,
  openGuestCheckout,
  signUp,
  statusOfOrder,
  untilPaid,
} from '#test/people.ts'
import { openShopForTest } from '#test/shop.ts'
import { jobMeta } from './testing/money-bench.ts'
import { openPurchaseShop } from './testing/purchase-shop.ts'

const { shop } = await openPurchaseShop()

const setupSubject = 'Complete your Just Value account'
const drop = () => shop.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 50 })

it('[F3] a lost event is made good by the job that looks after open checkouts', async () => {
  drop()
  const { url, sessionId } = await openGuestCheckout(shop)
  const email = newEmail('dana')
  await pay(url, { email })
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  expect(await statusOfOrder(shop, sessionId)).toBe('pending')
  shop.pass(121)
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  expect(await statusOfOrder(shop, sessionId)).toBe('paid')
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  await shop.mail.to(email, setupSubject)
  expect(await shop.mail.subjects(email)).toHaveLength(1)
  shop.standIn.faults.clear()
})

it('one open checkout that cannot be looked at does not keep the others waiting', async () => {
  drop()
  const gone = await openGuestCheckout(shop)
  await shop.rows(`update orders set stripe_session_id = 'cs_test_unknown' where stripe_session_id = $1`, [
    gone.sessionId,
  ])
  const { url, sessionId } = await openGuestCheckout(shop)
  await pay(url, { email: newEmail('dana') })
  shop.pass(121)
  await reconcileCheckouts.run(shop.ctx, {}, jobMeta)
  expect(await statusOfOrder(shop, sessionId)).toBe('paid')
  shop.standIn.faults.clear()
})

it('[F1] an event that is worked before the buyer is back: the first look shows the purchase', async () => {
  const { client, url, sessionId } = await openGuestCheckout(shop)
  const email = newEmail('dana')
  const { location } = await pay(url, { email })
  await untilPaid(shop, sessionId)
  expect(location).toContain(sessionId)
  expect(await client.call(getGuestPurchase, { sessionId })).toMatchObject({ status: 'paid', email })
  const looked = await shop.rows(
    `select 1 from jobs.job where name = 'settle-checkout' and data->>'payload' like $1`,
    [`%${sessionId}%`],
  )
  expect(looked).toEqual([])
})

it('[F2] a buyer who is back before the event sees the payment all the same', async () => {
  drop()
  const ada = await signUp(shop)
  const { url, sessionId, client } = await openCheckout(shop, ada, 'standard')
  expect(await client.call(getPurchase, { sessionId })).toEqual({ status: 'pending' })
  await pay(url)
  shop.pass(4)
  await until(async () => (await client.call(getPurchase, { sessionId })).status === 'paid')
  shop.standIn.faults.clear()
})

it('a guest who asks for the mail again before the event gets it', async () => {
  drop()
  const { url, sessionId, client } = await openGuestCheckout(shop)
  const email = newEmail('dana')
  await pay(url, { email })
  await client.call(resendSetupLink, { sessionId })
  await shop.mail.to(email, setupSubject)
  expect(await shop.mail.subjects(email)).toHaveLength(1)
  shop.standIn.faults.clear()
})

it('[F13] an event whose work was cut short before it was marked done has no second effect', async () => {
  const { sessionId, email } = await buyAsGuest(shop)
  const find = `select id from stripe_events where type = 'checkout.session.completed'
    and payload->'data'->'object'->>'id' = $1`
  const [event] = await shop.rows<{ id: string }>(find, [sessionId])
  await shop.rows('update stripe_events set processed_at = null where id = $1', [event?.id])
  await workStripeEvent.run(shop.ctx, { eventId: event?.id }, jobMeta)
  const [after] = await shop.rows('select processed_at from stripe_events where id = $1', [event?.id])
  expect(after?.processed_at).toBeInstanceOf(Date)
  expect(await shop.mail.subjects(email)).toHaveLength(1)
  const entries = await shop.rows(
    'select 1 from ledger_entries l join orders o on o.id = order_id where stripe_session_id = $1',
    [sessionId],
  )
  expect(entries).toHaveLength(1)
})

it('[F18] the provider falters while an event is worked: it is worked again', async () => {
  const retrieve = 'GET /v1/checkout/sessions'
  shop.standIn.faults.add({ on: 'call', kind: 'error', status: 500, match: retrieve, times: 3 })
  const { sessionId } = await buyAsGuest(shop)
  expect(await statusOfOrder(shop, sessionId)).toBe('paid')
  expect(shop.logLines.some((line) => line.includes('job failed, will be tried again'))).toBe(true)
  shop.standIn.faults.clear()
})

it('[F13] [F46] an event received by a server that died before working it is worked by the next', async () => {
  const dying = await openShopForTest({ settings: { WORKER: 'off' } })
  const { url, sessionId } = await openGuestCheckout(dying)
  await pay(url, { email: newEmail('dana') })
  await until(async () => (await dying.rows('select 1 from stripe_events')).length > 0)
  await dying.standIn.webhooks.settled()
  expect(await statusOfOrder(dying, sessionId)).toBe('pending')
  const worker = await startWork(dying.ctx)
  await untilPaid(dying, sessionId)
  await worker.stop()
  await dying.close()
})
