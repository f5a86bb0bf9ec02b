/** Proves that only the provider's own events are taken, each once, and none is lost to an outage of ours. */
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { until } from '#server/jobs/until.ts'
import type { Answer } from '#test/api-client.ts'
import { webhookSecret } from '#test/app.ts'
import { newEmail, openGuestCheckout, statusOfOrder, untilPaid } from '#test/people.ts'
import { openPurchaseApp } from '../testing/purchase-app.ts'

const nextSecret = 'whsec_that_takes_over'
const stripe = new Stripe('sk_test_unused')

const { app } = await openPurchaseApp({
  settings: { STRIPE_WEBHOOK_SECRET: `${nextSecret}, ${webhookSecret}` },
})

const eventBody = (id: string, change: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.created',
    livemode: false,
    data: { object: { id: 'cus_1', object: 'customer' } },
    ...change,
  })

const signed = (payload: string, { secret = webhookSecret, ageSeconds = 0 } = {}): string =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(app.ctx.now().getTime() / 1000) - ageSeconds,
  })

const deliver = (body: string, signature: string | undefined): Promise<Answer> =>
  app.visitor().send('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  })

const kept = (id: string) =>
  app.rows<{ type: string; processed_at: Date | null }>(
    'select type, processed_at from stripe_events where id = $1',
    [id],
  )

const trouble = (table: string, event: 'insert' | 'update') => {
  const name = `trouble_on_${table}`
  return {
    begin: () =>
      app.rows(`
        create or replace function ${name}() returns trigger language plpgsql as
          $$ begin raise exception 'the disk is full'; end $$;
        create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`),
    end: () => app.rows(`drop trigger ${name} on ${table}`),
  }
}

describe('[F9] an event is refused and leaves nothing behind', () => {
  const body = eventBody('evt_refused')

  it.each([
    ['without a signature', () => deliver(body, undefined)],
    ['with a signature of nothing', () => deliver(body, 't=1,v1=00')],
    ['signed by somebody else', () => deliver(body, signed(body, { secret: 'whsec_of_somebody_else' }))],
    ['signed more than five minutes ago', () => deliver(body, signed(body, { ageSeconds: 301 }))],
    ['altered by one byte', () => deliver(body.replace('cus_1', 'cus_2'), signed(body))],
    ['parsed and printed again', () => deliver(JSON.stringify(JSON.parse(body), null, 1), signed(body))],
    ['without a body', () => deliver('', signed(body))],
    [
      'of the live mode [F11]',
      () => {
        const live = eventBody('evt_refused', { livemode: true })
        return deliver(live, signed(live))
      },
    ],
  ])('%s', async (_, sent) => {
    const answer = await sent()
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, error: { code: 'invalid_request' } })
    expect(await kept('evt_refused')).toEqual([])
  })

  it('larger than any of theirs', async () => {
    const huge = eventBody('evt_refused', { padding: 'x'.repeat(520 * 1024) })
    expect((await deliver(huge, signed(huge))).status).toBe(413)
    expect(await kept('evt_refused')).toEqual([])
  })
})

describe('an event is taken [F9]', () => {
  it.each([
    ['with the secret in use', webhookSecret],
    ['with the secret that takes over', nextSecret],
  ])('%s', async (_, secret) => {
    const id = `evt_${secret}`
    const body = eventBody(id)
    expect((await deliver(body, signed(body, { secret, ageSeconds: 290 }))).status).toBe(200)
    await until(async () => (await kept(id))[0]?.processed_at !== null)
  })

  it('[F10] of a kind that means nothing to us', async () => {
    const body = eventBody('evt_of_no_meaning', { type: 'customer.updated' })
    expect((await deliver(body, signed(body))).status).toBe(200)
    await until(async () => (await kept('evt_of_no_meaning'))[0]?.processed_at !== null)
  })

  it('for a checkout that is not ours, and logged by nothing but its id', async () => {
    const data = { object: { id: 'cs_test_of_nobody', object: 'checkout.session' } }
    const body = eventBody('evt_of_nobody', { type: 'checkout.session.completed', data })
    expect((await deliver(body, signed(body))).status).toBe(200)
    await until(() => app.logLines.some((line) => line.includes('job failed, will be tried again')))
    expect((await kept('evt_of_nobody'))[0]?.processed_at).toBeNull()
  })

  it('[F4] ten times at once, and kept once with one job', async () => {
    const body = eventBody('evt_ten_times')
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body, signed(body))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await kept('evt_ten_times')).toHaveLength(1)
    const jobs = await app.rows(
      `select 1 from jobs.job where name = 'work-stripe-event' and data->'payload'->>'eventId' = 'evt_ten_times'`,
    )
    expect(jobs).toHaveLength(1)
  })
})

describe('[F12] an outage of ours', () => {
  it('while an event arrives is said with 5xx, and the event comes again', async () => {
    const { begin, end } = trouble('stripe_events', 'insert')
    const { url, sessionId } = await openGuestCheckout(app)
    await begin()
    await pay(url, { email: newEmail('dana') })
    await until(() =>
      app.logLines.some((line) => /"route":"\/api\/webhooks\/stripe","status":500/.test(line)),
    )
    expect(await statusOfOrder(app, sessionId)).toBe('pending')
    await end()
    await untilPaid(app, sessionId)
  })

  it('while an event is worked leaves it unprocessed, and it is worked again', async () => {
    const { begin, end } = trouble('ledger_entries', 'insert')
    const { url, sessionId } = await openGuestCheckout(app)
    const failures = () => app.logLines.filter((line) => line.includes('job failed')).length
    await begin()
    await pay(url, { email: newEmail('dana') })
    const isOpen = async () => {
      const open = await app.rows(
        `select type from stripe_events where processed_at is null and type = 'checkout.session.completed'
           and payload->'data'->'object'->>'id' = $1`,
        [sessionId],
      )
      return open.length === 1
    }
    await until(isOpen)
    const before = failures()
    await until(() => failures() > before)
    expect(await statusOfOrder(app, sessionId)).toBe('pending')
    expect(await isOpen()).toBe(true)
    await end()
    await untilPaid(app, sessionId)
  })
})
