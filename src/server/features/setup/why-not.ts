/** Why a mailed setup link opens nothing (any more). Who holds it may know; nobody else is told. */
import { type Standing, standingOf } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import { ledgersOfOrders } from '#server/db/order-ledgers.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { findAnyLink } from '#server/features/one-time-link/actions.ts'
import { findOrder } from '#server/features/purchase/queries.ts'

const standingOfOrder = async (db: Reader, order: OrderRow): Promise<Standing> => {
  const [ledger] = await ledgersOfOrders(db, [order])
  return ledger ? standingOf(ledger) : 'none'
}

/** A purchase that is on hold or has ended opens no account. */
export const findOrderToSetUp = async (db: Reader, orderId: string | null): Promise<OrderRow | undefined> => {
  const order = orderId ? await findOrder(db, orderId) : undefined
  return order && (await standingOfOrder(db, order)) === 'active' ? order : undefined
}

export type WhyNot = 'link-invalid' | 'already-set-up' | Exclude<Standing, 'none' | 'active'>

export const whyNotSetUp = async ({ db }: Pick<Context, 'db'>, token: string): Promise<WhyNot> => {
  const link = await findAnyLink(db, 'setup', token)
  const order = link?.orderId ? await findOrder(db, link.orderId) : undefined
  if (!order) return 'link-invalid'
  if (order.userId) return 'already-set-up'
  const standing = await standingOfOrder(db, order)
  return standing === 'none' || standing === 'active' ? 'link-invalid' : standing
}
