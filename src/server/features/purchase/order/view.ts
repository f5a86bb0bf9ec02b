/** A paid order as its buyer sees it. */
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { featureNamesOf } from '#words/billing/features.ts'
import { productNames } from '#words/billing/product.ts'
import { productOf } from './product-of.ts'

export type PaidOrder = OrderRow & { paidAt: Date }

export const isPaid = (order: OrderRow): order is PaidOrder =>
  order.status === 'paid' && order.paidAt !== null

export const purchaseView = (order: PaidOrder) => ({
  orderId: order.id,
  tier: order.tier,
  planName: productNames[productOf(order).id],
  amountCents: order.amountCents,
  taxCents: order.taxCents,
  paidAt: order.paidAt.toISOString(),
  features: [...featureNamesOf(order.tier)],
  invoiceUrl: order.invoiceUrl,
})
