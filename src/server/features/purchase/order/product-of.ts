/** What an order is for, among what is for sale. */
import { type Product, products } from '#core/billing/product.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'

export const productOf = ({ isUpgrade, tier }: Pick<OrderRow, 'isUpgrade' | 'tier'>): Product =>
  isUpgrade ? products.upgrade : products[tier]
