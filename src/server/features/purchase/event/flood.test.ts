/** Proves that a flood of events is taken whole, worked off, and holds nobody up. */
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import { until } from '#server/jobs/until.ts'
import { webhookSecret } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { buyAsGuest } from '#test/people.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

const events = forEndurance(100, 1_000)
const atOnce = 20
const stripe = new Stripe('sk_test_unused')

const { app } = await openPurchaseApp()

const deliver = async (number: number, object: object): Promise<number> => {
  const type = 'checkout.session.completed'
  const body = JSON.stringify({
    id: `evt_flood_${number}`,
    object: 'event',
    type,
    livemode: false,
    data: { object },
  })
  const timestamp = Math.floor(app.ctx.now().getTime() / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret,
    timestamp,
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await app.visitor().send('/api/webhooks/stripe', { method: 'POST', headers, body })).status
}

const unworked = async (): Promise<number> =>
  Number(
    (await app.rows<{ n: string }>('select count(*) as n from stripe_events where processed_at is null'))[0]
      ?.n,
  )

it(`[F45] ${events} events about one purchase are all worked off; pages answer meanwhile, and one mail goes out`, async () => {
  const { email, sessionId } = await buyAsGuest(app)
  const numbers = Array.from({ length: events }, (_, at) => at)
  const statuses: number[] = []
  for (let from = 0; from < events; from += atOnce) {
    const wave = numbers.slice(from, from + atOnce)
    const session = { id: sessionId, object: 'checkout.session' }
    statuses.push(...(await Promise.all(wave.map((number) => deliver(number, session)))))
    expect((await app.visitor().call(listCounties, {})).total).toBe(67)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  await until(async () => (await unworked()) === 0, 300)
  const kept = await app.rows(`select id from stripe_events where id like 'evt_flood_%'`)
  expect(kept).toHaveLength(events)
  expect(await app.mail.subjects(email)).toHaveLength(1)
  // Each is a job with a question to Stripe: the time of that is not what is proved.
}, 600_000)
