/** What of a payment is tax, and of what goes back. */

/**
 * The tax in a refund, in cents: its share of the payment. Counted from what was kept before to what is kept
 * after, so that the parts of several refunds add up to the tax that was paid, to the cent.
 */
export const taxGoingBack = (
  paid: { readonly amountCents: number; readonly taxCents: number },
  kept: { readonly beforeCents: number; readonly afterCents: number },
): number => {
  if (paid.amountCents <= 0) return 0
  const taxIn = (cents: number) => Math.round((paid.taxCents * cents) / paid.amountCents)
  return taxIn(kept.beforeCents) - taxIn(kept.afterCents)
}
