/** A person's payments as a list, and the payment service's own page about them. */
import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { paths } from '#contract/page-paths.ts'
import type { Page } from '#contract/paging.ts'
import { type OrderLedger, standingOf } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import { ledgersOfOrders, type OrderWithLedger } from '#server/db/order-ledgers.ts'
import { orders } from '#server/db/schema/purchases.ts'
import { productNames } from '#words/billing/product.ts'
import { isOwnUrl } from '../checkout/own-url.ts'
import { customerOf } from '../queries.ts'
import { refundedOf } from '../refund/refunded-of.ts'
import { productOf } from './product-of.ts'

const statusOf = (ledger: OrderLedger, refundedCents: number) => {
  const standing = standingOf(ledger)
  if (standing === 'refunded' || standing === 'on_hold' || standing === 'dispute_lost') return standing
  return refundedCents > 0 ? ('partly_refunded' as const) : ('paid' as const)
}

const invoiceView = (ledger: OrderWithLedger) => {
  const { order } = ledger
  const { refundedCents } = refundedOf(ledger)
  return {
    orderId: order.id,
    planName: productNames[productOf(order).id],
    amountCents: order.amountCents,
    taxCents: order.taxCents,
    refundedCents,
    status: statusOf(ledger, refundedCents),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    pdfUrl: order.invoiceUrl,
  }
}

export const invoicesOf = async ({ db }: Context, userId: string, { page, pageSize }: Page) => {
  const isTheirs = and(eq(orders.userId, userId), eq(orders.source, 'checkout'), isNotNull(orders.paidAt))
  const [counted] = await db.select({ total: count() }).from(orders).where(isTheirs)
  const rows = await db
    .select()
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ledgers = await ledgersOfOrders(db, rows)
  return { invoices: ledgers.map(invoiceView), page, pageSize, total: counted?.total ?? 0 }
}

export type PortalOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'foreign-url' | 'no-customer' }

/** Only for the customer of the person's own payments; nobody names one. Throws on an outage. */
export const openPortal = async (
  ctx: Context,
  userId: string,
  returnUrl = `${ctx.env.PUBLIC_URL}${paths.profile()}`,
): Promise<PortalOutcome> => {
  if (!isOwnUrl(ctx.env.PUBLIC_URL, returnUrl)) return { ok: false, reason: 'foreign-url' }
  const customerId = await customerOf(ctx.db, userId)
  const url = customerId ? await ctx.payments.openPortal(customerId, returnUrl) : null
  return url ? { ok: true, url } : { ok: false, reason: 'no-customer' }
}
