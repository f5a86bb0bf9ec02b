/** A paid order as its buyer sees it. */
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { productOf } from './product-of.ts'

export type PaidOrder = OrderRow & { paidAt: Date }

export const isPaid = (order: OrderRow): order is PaidOrder =>
  order.status === 'paid' && order.paidAt !== null

export const purchaseView = (order: PaidOrder) => ({
  orderId: order.id,
  tier: order.tier,
  planName: productOf(order).name,
  amountCents: order.amountCents,
  taxCents: order.taxCents,
  paidAt: order.paidAt.toISOString(),
  features: [...productOf(order).features],
  invoiceUrl: order.invoiceUrl,
})
