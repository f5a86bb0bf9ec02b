/** Proves that money goes back once, whatever the provider does, and that access follows the ledger. */
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRefundFixture, type RefundFixture } from '../testing/refund-fixture.ts'
import { refundsOf } from './queries.ts'
import { recordRefund } from './record.ts'
import { settleRefundJob } from './refund.ts'

let fixture: RefundFixture
beforeAll(async () => {
  fixture = await openRefundFixture()
})
afterAll(() => fixture.close())
beforeEach(() => {
  fixture.provider.next.status = 'succeeded'
})

describe('a refund', () => {
  it('of the whole is in the ledger, and ends access [S9.refund.1]', async () => {
    const order = await fixture.paidOrder()
    expect(await fixture.refund(order)).toMatchObject({
      ok: true,
      refund: { status: 'succeeded', amountCents: 19_700 },
    })
    expect(await fixture.refundedCents(order)).toEqual([19_700])
    expect(await fixture.accessOf(order)).toBe(false)
    expect(fixture.provider.made.at(-1)).toMatchObject({
      amount: '19700',
      key: expect.stringMatching(/^refund:/),
    })
  })

  it('in parts keeps access until the last cent', async () => {
    const order = await fixture.paidOrder()
    await fixture.refund(order, 5_000)
    expect(await fixture.accessOf(order)).toBe(true)
    await fixture.refund(order)
    expect(await fixture.refundedCents(order)).toEqual([5_000, 14_700])
    expect(await fixture.accessOf(order)).toBe(false)
  })

  it('asked for ten times at once is made once', async () => {
    const order = await fixture.paidOrder()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => fixture.refund(order, 19_700)))
    expect(await fixture.refundedCents(order)).toEqual([19_700])
    expect(fixture.provider.made.filter(({ body }) => body.payment_intent === `pi_${order}`)).toHaveLength(1)
    for (const outcome of outcomes)
      expect(outcome.ok || outcome.reason).toSatisfy((end) => end === true || end === 'nothing-left')
  })

  it('that is pending leaves access alone, and cannot be asked for twice', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'pending'
    expect(await fixture.refund(order)).toMatchObject({ ok: true, refund: { status: 'pending' } })
    expect(await fixture.accessOf(order)).toBe(true)
    expect(await fixture.refund(order)).toEqual({ ok: false, reason: 'nothing-left' })
  })
})

describe('what the provider says later', () => {
  const said = (order: string, change: Partial<Stripe.Refund>) =>
    ({
      object: 'refund',
      amount: 19_700,
      payment_intent: `pi_${order}`,
      metadata: {},
      ...change,
    }) as Stripe.Refund

  it('settles a pending refund, told once or ten times', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'pending'
    await fixture.refund(order)
    const { id = '' } = fixture.provider.made.at(-1) ?? {}
    const news = said(order, { id, status: 'succeeded' })
    await Promise.all(Array.from({ length: 10 }, () => recordRefund(fixture.contextOf(), news)))
    expect(await fixture.refundedCents(order)).toEqual([19_700])
    expect((await refundsOf(fixture.database.db, order))[0]).toMatchObject({
      status: 'succeeded',
      stripeRefundId: id,
    })
  })

  it('frees the money of a pending refund that failed', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'pending'
    await fixture.refund(order)
    const { id = '' } = fixture.provider.made.at(-1) ?? {}
    await recordRefund(
      fixture.contextOf(),
      said(order, { id, status: 'failed', failure_reason: 'lost_or_stolen_card' }),
    )
    expect((await refundsOf(fixture.database.db, order))[0]).toMatchObject({
      status: 'failed',
      failureCode: 'lost_or_stolen_card',
    })
    fixture.provider.next.status = 'succeeded'
    expect(await fixture.refund(order)).toMatchObject({ ok: true, refund: { status: 'succeeded' } })
  })

  it('counts for a refund that was made at the provider, and not here', async () => {
    const order = await fixture.paidOrder()
    await recordRefund(fixture.contextOf(), said(order, { id: `re_${order}`, status: 'succeeded' }))
    expect(await fixture.accessOf(order)).toBe(false)
    expect(await refundsOf(fixture.database.db, order)).toEqual([])
  })

  it('is nothing to us for an order that is not ours', async () => {
    const news = said('nobody', { id: 're_nobody', status: 'succeeded' })
    expect(await recordRefund(fixture.contextOf(), news)).toBe('unknown-order')
  })
})

describe('when the provider', () => {
  it('is away, the refund waits with its job, and is made by asking again', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'away'
    expect(await fixture.refund(order)).toMatchObject({ ok: true, refund: { status: 'requested' } })
    expect(await fixture.accessOf(order)).toBe(true)
    expect(await fixture.refund(order, 100)).toEqual({ ok: false, reason: 'refund-open', openCents: 19_700 })
    const [row] = await refundsOf(fixture.database.db, order)
    const jobs = await fixture.database.pool.query(
      `select state from jobs.job where name = 'settle-refund' and data->'payload'->>'refundId' = $1`,
      [row?.id],
    )
    expect(jobs.rows).toEqual([{ state: 'created' }])
    fixture.provider.next.status = 'succeeded'
    expect(await fixture.refund(order)).toMatchObject({
      ok: true,
      refund: { id: row?.id, status: 'succeeded' },
    })
  })

  it('carried it out and its answer was lost, it is found and not made again', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'lost'
    expect(await fixture.refund(order)).toMatchObject({ ok: true, refund: { status: 'requested' } })
    fixture.provider.next.status = 'succeeded'
    const [row] = await refundsOf(fixture.database.db, order)
    const meta = { id: 'job', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
    await settleRefundJob.run(fixture.contextOf(), { refundId: row?.id }, meta)
    await settleRefundJob.run(fixture.contextOf(), { refundId: row?.id }, meta)
    expect(await fixture.refundedCents(order)).toEqual([19_700])
    expect(fixture.provider.made.filter(({ body }) => body.payment_intent === `pi_${order}`)).toHaveLength(1)
  })

  it('refuses, its code is told, nothing is in the ledger, and a later try is a new one', async () => {
    const order = await fixture.paidOrder()
    fixture.provider.next.status = 'refused'
    expect(await fixture.refund(order)).toEqual({
      ok: false,
      reason: 'provider-refused',
      code: 'charge_disputed',
    })
    expect(await fixture.refundedCents(order)).toEqual([])
    fixture.provider.next.status = 'succeeded'
    expect(await fixture.refund(order)).toMatchObject({ ok: true })
    expect((await refundsOf(fixture.database.db, order)).map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ])
  })
})

describe('[F37] no refund', () => {
  it('of an order that does not exist', async () => {
    expect(await fixture.refund(randomUUID())).toEqual({ ok: false, reason: 'no-such-order' })
  })
  it('of more than was paid', async () => {
    expect(await fixture.refund(await fixture.paidOrder(), 19_701)).toEqual({
      ok: false,
      reason: 'too-much',
      leftCents: 19_700,
    })
  })
  it('of disputed money', async () => {
    const order = await fixture.paidOrder()
    await fixture.enter(order, 'dispute_opened', 19_700)
    expect(await fixture.refund(order)).toEqual({ ok: false, reason: 'disputed' })
  })
  it('of a test payment with the live key', async () => {
    const order = await fixture.paidOrder()
    expect(await fixture.refund(order, null, fixture.contextOf('sk_live_x'))).toEqual({
      ok: false,
      reason: 'other-mode',
    })
    expect(await refundsOf(fixture.database.db, order)).toEqual([])
  })
})
