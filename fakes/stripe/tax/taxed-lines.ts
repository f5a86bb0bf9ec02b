/** Owns what tax adds to the lines of a session, once it is known where the payer is. */

import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { type TaxRate, taxRateAt } from '#fakes/stripe/tax/tax-rates.ts'

/** Undefined while nothing is asked for, or nobody knows where. */
export const taxRateOf = ({ automatic_tax: asked, customer_details }: Session): TaxRate | undefined => {
  const { address, tax_ids: taxIds } = customer_details ?? {}
  return asked.enabled && address?.country ? taxRateAt(address, taxIds ?? []) : undefined
}

/** Of what is left after the discount, rounded on each line. */
export const taxedLines = (session: Session, lineItems: readonly LineItem[]): LineItem[] => {
  const percent = taxRateOf(session)?.percent ?? 0
  return lineItems.map((item) => {
    const net = item.amount_subtotal - item.amount_discount
    const tax = Math.round((net * percent) / 100)
    return { ...item, amount_tax: tax, amount_total: net + tax }
  })
}
