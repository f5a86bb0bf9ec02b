/** Proves that a payment finds its order also when events are lost, late, or cut short by a crash. */
import { expect, it } from 'vitest'
import { resendSetupLink } from '#contract/account/auth.ts'
import { getGuestPurchase, getPurchase } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { reconcileCheckouts, workStripeEvent } from '#server/features/purchase/jobs.ts'
import { until } from '#server/jobs/until.ts'
import { startWork } from '#server/work.ts'
import { openAppForTest } from '#test/app.ts'
import {
  buyAsGuest,
  newEmail,
  openCheckout,
  openGuestCheckout,
  signUp,
  statusOfOrder,
  untilPaid,
} from '#test/people.ts'
import { jobMeta } from '../testing/money-fixture.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

const { app } = await openPurchaseApp()

const setupSubject = 'Complete your Just Value account'
const drop = () => app.standIn.faults.add({ on: 'webhook', kind: 'drop', times: 50 })

it('[F3] a lost event is made good by the job that looks after open checkouts', async () => {
  drop()
  const { url, sessionId } = await openGuestCheckout(app)
  const email = newEmail('dana')
  await pay(url, { email })
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  expect(await statusOfOrder(app, sessionId)).toBe('pending')
  app.pass(121)
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  expect(await statusOfOrder(app, sessionId)).toBe('paid')
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  await app.mail.to(email, setupSubject)
  expect(await app.mail.subjects(email)).toHaveLength(1)
  app.standIn.faults.clear()
})

it('one open checkout that cannot be looked at does not keep the others waiting', async () => {
  drop()
  const gone = await openGuestCheckout(app)
  await app.rows(`update orders set stripe_session_id = 'cs_test_unknown' where stripe_session_id = $1`, [
    gone.sessionId,
  ])
  const { url, sessionId } = await openGuestCheckout(app)
  await pay(url, { email: newEmail('dana') })
  app.pass(121)
  await reconcileCheckouts.run(app.ctx, {}, jobMeta)
  expect(await statusOfOrder(app, sessionId)).toBe('paid')
  app.standIn.faults.clear()
})

it('[F1] an event that is worked before the buyer is back: the first look shows the purchase', async () => {
  const { client, url, sessionId } = await openGuestCheckout(app)
  const email = newEmail('dana')
  const { location } = await pay(url, { email })
  await untilPaid(app, sessionId)
  expect(location).toContain(sessionId)
  expect(await client.call(getGuestPurchase, { sessionId })).toMatchObject({ status: 'paid', email })
  const looked = await app.rows(
    `select 1 from jobs.job where name = 'settle-checkout' and data->>'payload' like $1`,
    [`%${sessionId}%`],
  )
  expect(looked).toEqual([])
})

it('[F2] a buyer who is back before the event sees the payment all the same', async () => {
  drop()
  const ada = await signUp(app)
  const { url, sessionId, client } = await openCheckout(app, ada, 'standard')
  expect(await client.call(getPurchase, { sessionId })).toEqual({ status: 'pending' })
  await pay(url)
  app.pass(4)
  await until(async () => (await client.call(getPurchase, { sessionId })).status === 'paid')
  app.standIn.faults.clear()
})

it('a guest who asks for the mail again before the event gets it', async () => {
  drop()
  const { url, sessionId, client } = await openGuestCheckout(app)
  const email = newEmail('dana')
  await pay(url, { email })
  await client.call(resendSetupLink, { sessionId })
  await app.mail.to(email, setupSubject)
  expect(await app.mail.subjects(email)).toHaveLength(1)
  app.standIn.faults.clear()
})

it('[F13] an event whose work was cut short before it was marked done has no second effect', async () => {
  const { sessionId, email } = await buyAsGuest(app)
  const find = `select id from stripe_events where type = 'checkout.session.completed'
    and payload->'data'->'object'->>'id' = $1`
  const [event] = await app.rows<{ id: string }>(find, [sessionId])
  await app.rows('update stripe_events set processed_at = null where id = $1', [event?.id])
  await workStripeEvent.run(app.ctx, { eventId: event?.id }, jobMeta)
  const [after] = await app.rows('select processed_at from stripe_events where id = $1', [event?.id])
  expect(after?.processed_at).toBeInstanceOf(Date)
  expect(await app.mail.subjects(email)).toHaveLength(1)
  const entries = await app.rows(
    'select 1 from ledger_entries l join orders o on o.id = order_id where stripe_session_id = $1',
    [sessionId],
  )
  expect(entries).toHaveLength(1)
})

it('[F18] the provider falters while an event is worked: it is worked again', async () => {
  const retrieve = 'GET /v1/checkout/sessions'
  app.standIn.faults.add({ on: 'call', kind: 'error', status: 500, match: retrieve, times: 3 })
  const { sessionId } = await buyAsGuest(app)
  expect(await statusOfOrder(app, sessionId)).toBe('paid')
  expect(app.logLines.some((line) => line.includes('job failed, will be tried again'))).toBe(true)
  app.standIn.faults.clear()
})

it('[F13] [F46] an event received by a server that died before working it is worked by the next', async () => {
  const dying = await openAppForTest({ settings: { WORKER: 'off' } })
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
