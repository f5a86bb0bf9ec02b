/** For tests: what the database holds of an order, found by its checkout. */
import type { TestApp } from '#test/app.ts'

export type OrderFacts = {
  readonly id: string
  readonly status: string
  readonly user_id: string | null
  readonly amount_cents: number
  readonly tax_cents: number
  readonly stripe_payment_intent_id: string
  readonly stripe_customer_id: string | null
}

export const orderOf = async (app: TestApp, sessionId: string): Promise<OrderFacts> => {
  const [order] = await app.rows<OrderFacts>('select * from orders where stripe_session_id = $1', [sessionId])
  if (!order) throw new Error(`no order has the checkout ${sessionId}`)
  return order
}

/** In the order in which they were entered, such as 'payment 19700'. */
export const ledgerOf = async (app: TestApp, sessionId: string): Promise<string[]> => {
  const entries = await app.rows<{ kind: string; amount_cents: number }>(
    `select kind, l.amount_cents from ledger_entries l join orders o on o.id = order_id
     where stripe_session_id = $1 order by occurred_at, kind`,
    [sessionId],
  )
  return entries.map(({ kind, amount_cents }) => `${kind} ${amount_cents}`)
}

export const refundReasonsOf = async (app: TestApp, sessionId: string): Promise<string[]> => {
  const made = await app.rows<{ reason: string }>(
    `select reason from refunds r join orders o on o.id = order_id where stripe_session_id = $1
     order by requested_at`,
    [sessionId],
  )
  return made.map(({ reason }) => reason)
}
