/** Owns what must at least be paid on a day while a petition on value is under way, as far as a case knows it. */

import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import { type Cents, cents, scaleUp } from '#core/money.ts'
import type { CaseFile } from './file.ts'

/**
 * The share of the ad valorem tax less the discount, exact until one rounding up: a cent less would fall short of the
 * share, and then the board must deny the petition. Source: s. 194.014, F.S.
 */
export const leastOfTax = (tax: Cents, discountPercent: number): Cents =>
  scaleUp(tax, partialPaymentPercent * (100 - discountPercent), 100 * 100)

/** What must at least be paid by a day, as far as it is known. */
export interface LeastPayment {
  readonly discountPercent: number
  /** The tax of the notice and the share of it; null until typed. */
  readonly ofTax: { readonly taxCents: Cents; readonly shareCents: Cents } | null
  /** The other charges of the bill, in full; null until typed. */
  readonly chargesCents: Cents | null
}

/** Null while neither the tax of the notice nor the other charges of the bill are typed. */
export const leastPayment = (
  { notice, filing: { otherChargesCents } }: Pick<CaseFile, 'notice' | 'filing'>,
  discountPercent: number,
): LeastPayment | null => {
  const { totalTax } = notice.numbers
  const taxCents = totalTax === null ? null : cents(Math.round(totalTax * 100))
  const chargesCents = typeof otherChargesCents === 'number' ? cents(otherChargesCents) : null
  if (taxCents === null && chargesCents === null) return null
  const ofTax = taxCents === null ? null : { taxCents, shareCents: leastOfTax(taxCents, discountPercent) }
  return { discountPercent, ofTax, chargesCents }
}
