/** Proves that money goes back once, whatever the provider does, and that access follows the ledger. */
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordRefund } from './record-refund.ts'
import { settleRefundJob } from './refund.ts'
import { refundsOf } from './refund-queries.ts'
import { openRefundBench, type RefundBench } from './testing/refund-bench.ts'

let bench: RefundBench
beforeAll(async () => {
  bench = await openRefundBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.provider.next.status = 'succeeded'
})

describe('a refund', () => {
  it('of the whole is in the ledger, and ends access [S9.refund.1]', async () => {
    const order = await bench.paidOrder()
    expect(await bench.refund(order)).toMatchObject({
      ok: true,
      refund: { status: 'succeeded', amountCents: 19_700 },
    })
    expect(await bench.refundedCents(order)).toEqual([19_700])
    expect(await bench.accessOf(order)).toBe(false)
    expect(bench.provider.made.at(-1)).toMatchObject({
      amount: '19700',
      key: expect.stringMatching(/^refund:/),
    })
  })

  it('in parts keeps access until the last cent', async () => {
    const order = await bench.paidOrder()
    await bench.refund(order, 5_000)
    expect(await bench.accessOf(order)).toBe(true)
    await bench.refund(order)
    expect(await bench.refundedCents(order)).toEqual([5_000, 14_700])
    expect(await bench.accessOf(order)).toBe(false)
  })

  it('asked for ten times at once is made once', async () => {
    const order = await bench.paidOrder()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => bench.refund(order, 19_700)))
    expect(await bench.refundedCents(order)).toEqual([19_700])
    expect(bench.provider.made.filter(({ body }) => body.payment_intent === `pi_${order}`)).toHaveLength(1)
    for (const outcome of outcomes)
      expect(outcome.ok || outcome.reason).toSatisfy((end) => end === true || end === 'nothing-left')
  })

  it('that is pending leaves access alone, and cannot be asked for twice', async () => {
    const order = await bench.paidOrder()
    bench.provider.next.status = 'pending'
    expect(await bench.refund(order)).toMatchObject({ ok: true, refund: { status: 'pending' } })
    expect(await bench.accessOf(order)).toBe(true)
    expect(await bench.refund(order)).toEqual({ ok: false, reason: 'nothing-left' })
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
    const order = await bench.paidOrder()
    bench.provider.next.status = 'pending'
    await bench.refund(order)
    const { id = '' } = bench.provider.made.at(-1) ?? {}
    const news = said(order, { id, status: 'succeeded' })
    await Promise.all(Array.from({ length: 10 }, () => recordRefund(bench.contextOf(), news)))
    expect(await bench.refundedCents(order)).toEqual([19_700])
    expect((await refundsOf(bench.database.db, order))[0]).toMatchObject({
      status: 'succeeded',
      stripeRefundId: id,
    })
  })

  it('frees the money of a pending refund that failed', async () => {
    const order = await bench.paidOrder()
    bench.provider.next.status = 'pending'
    await bench.refund(order)
    const { id = '' } = bench.provider.made.at(-1) ?? {}
    await recordRefund(
      bench.contextOf(),
      said(order, { id, status: 'failed', failure_reason: 'lost_or_stolen_card' }),
    )
    expect((await refundsOf(bench.database.db, order))[0]).toMatchObject({
      status: 'failed',
      failureCode: 'lost_or_stolen_card',
    })
    bench.provider.next.status = 'succeeded'
    expect(await bench.refund(order)).toMatchObject({ ok: true, refund: { status: 'succeeded' } })
  })

  it('counts for a refund that was made at the provider, and not here', async () => {
    const order = await bench.paidOrder()
    await recordRefund(bench.contextOf(), said(order, { id: `re_${order}`, status: 'succeeded' }))
    expect(await bench.accessOf(order)).toBe(false)
    expect(await refundsOf(bench.database.db, order)).toEqual([])
  })

  it('is nothing to us for an order that is not ours', async () => {
    const news = said('nobody', { id: 're_nobody', status: 'succeeded' })
    expect(await recordRefund(bench.contextOf(), news)).toBe('unknown-order')
  })
})

describe('when the provider', () => {
  it('is away, the refund waits with its job, and is made by asking again', async () => {
    const order = await bench.paidOrder()
    bench.provider.next.status = 'away'
    expect(await bench.refund(order)).toMatchObject({ ok: true, refund: { status: 'requested' } })
    expect(await bench.accessOf(order)).toBe(true)
    expect(await bench.refund(order, 100)).toEqual({ ok: false, reason: 'refund-open', openCents: 19_700 })
    const [row] = await refundsOf(bench.database.db, order)
    const jobs = await bench.database.pool.query(
      `select state from jobs.job where name = 'settle-refund' and data->'payload'->>'refundId' = $1`,
      [row?.id],
    )
    expect(jobs.rows).toEqual([{ state: 'created' }])
    bench.provider.next.status = 'succeeded'
    expect(await bench.refund(order)).toMatchObject({
      ok: true,
      refund: { id: row?.id, status: 'succeeded' },
    })
  })

  it('carried it out and its answer was lost, it is found and not made again', async () => {
    const order = await bench.paidOrder()
    bench.provider.next.status = 'lost'
    expect(await bench.refund(order)).toMatchObject({ ok: true, refund: { status: 'requested' } })
    bench.provider.next.status = 'succeeded'
    const [row] = await refundsOf(bench.database.db, order)
    const meta = { id: 'job', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
    await settleRefundJob.run(bench.contextOf(), { refundId: row?.id }, meta)
    await settleRefundJob.run(bench.contextOf(), { refundId: row?.id }, meta)
    expect(await bench.refundedCents(order)).toEqual([19_700])
    expect(bench.provider.made.filter(({ body }) => body.payment_intent === `pi_${order}`)).toHaveLength(1)
  })

  it('refuses, its code is told, nothing is in the ledger, and a later try is a new one', async () => {
    const order = await bench.paidOrder()
    bench.provider.next.status = 'refused'
    expect(await bench.refund(order)).toEqual({
      ok: false,
      reason: 'provider-refused',
      code: 'charge_disputed',
    })
    expect(await bench.refundedCents(order)).toEqual([])
    bench.provider.next.status = 'succeeded'
    expect(await bench.refund(order)).toMatchObject({ ok: true })
    expect((await refundsOf(bench.database.db, order)).map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ])
  })
})

describe('[F37] no refund', () => {
  it('of an order that does not exist', async () => {
    expect(await bench.refund(randomUUID())).toEqual({ ok: false, reason: 'no-such-order' })
  })
  it('of more than was paid', async () => {
    expect(await bench.refund(await bench.paidOrder(), 19_701)).toEqual({
      ok: false,
      reason: 'too-much',
      leftCents: 19_700,
    })
  })
  it('of disputed money', async () => {
    const order = await bench.paidOrder()
    await bench.enter(order, 'dispute_opened', 19_700)
    expect(await bench.refund(order)).toEqual({ ok: false, reason: 'disputed' })
  })
  it('of a test payment with the live key', async () => {
    const order = await bench.paidOrder()
    expect(await bench.refund(order, null, bench.contextOf('sk_live_x'))).toEqual({
      ok: false,
      reason: 'other-mode',
    })
    expect(await refundsOf(bench.database.db, order)).toEqual([])
  })
})
