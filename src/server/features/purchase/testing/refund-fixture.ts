/** A fixture for refunds: a database with paid orders, its queue, and a provider that can be told how refunds end. */
import { randomUUID } from 'node:crypto'
import { givesAccess } from '#core/billing/entitlement.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { openLog } from '#server/log.ts'
import { openPayments } from '#server/services/stripe/payments.ts'
import { testDatabase } from '#test/database.ts'
import { ledgerOf } from '../refund/queries.ts'
import { refundOrder } from '../refund/refund.ts'
import { startRefundProvider } from './refund-provider.ts'

export type RefundFixture = Awaited<ReturnType<typeof openRefundFixture>>

export const openRefundFixture = async () => {
  const log = openLog('silent')
  const database = await testDatabase()
  const queue = await startQueue({ connectionString: database.url, log, maintains: false })
  const provider = await startRefundProvider()
  const { db, pool } = database

  const contextOf = (secretKey = 'sk_test_local_refunds') => ({
    db,
    queue,
    log,
    now: () => new Date(),
    payments: openPayments({ secretKey, apiBase: provider.url, webhookSecrets: [] }),
  })

  const enter = (orderId: string, kind: string, amountCents: number) =>
    pool.query(
      `insert into ledger_entries (id, order_id, kind, amount_cents, stripe_object_id, occurred_at)
       values (gen_random_uuid(), $1, $2, $3, gen_random_uuid()::text, now())`,
      [orderId, kind, amountCents],
    )

  return {
    database,
    provider,
    contextOf,
    enter,
    paidOrder: async (): Promise<string> => {
      const id = randomUUID()
      await pool.query(
        `insert into orders (id, tier, status, amount_cents, livemode, stripe_payment_intent_id, created_at, paid_at)
         values ($1, 'standard', 'paid', 19700, false, $2, now(), now())`,
        [id, `pi_${id}`],
      )
      await enter(id, 'payment', 19_700)
      return id
    },
    refund: (orderId: string, amountCents: number | null = null, ctx = contextOf()) =>
      refundOrder(ctx, { orderId, amountCents, reason: 'asked for by mail', requestedBy: 'operator' }),
    accessOf: async (orderId: string): Promise<boolean> =>
      givesAccess({ tier: 'standard', amountCents: 19_700, entries: await ledgerOf(db, orderId) }),
    refundedCents: async (orderId: string): Promise<number[]> =>
      (await ledgerOf(db, orderId))
        .filter(({ kind }) => kind === 'refund')
        .map(({ amountCents }) => amountCents),
    close: async () => {
      await queue.stop(1)
      await provider.close()
      await database.drop()
    },
  }
}
