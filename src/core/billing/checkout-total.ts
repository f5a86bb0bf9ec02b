/** Whether a checkout asked for what we expected: the price of our order, less discount, plus tax. */

export type CheckoutTotal = {
  readonly currency: string
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/**
 * Compares in the currency of the order. What the buyer's bank was asked for may be another currency
 * (adaptive pricing), and is none of the ledger's business.
 */
export const isExpectedTotal = (
  order: { readonly amountCents: number; readonly currency: string },
  total: CheckoutTotal,
): boolean =>
  total.currency === order.currency &&
  total.subtotalCents === order.amountCents &&
  total.discountCents >= 0 &&
  total.taxCents >= 0 &&
  total.totalCents === order.amountCents - total.discountCents + total.taxCents
