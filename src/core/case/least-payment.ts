/** Owns what must at least be paid on a day while a petition on value is under way, with its arithmetic in words. */

import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import { type Cents, cents, formatCents, scaleUp, sumCents } from '#core/money.ts'
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

const billCounts = 'Go by the amounts on your bill.'

/**
 * That the discount comes off the share of the tax is the statute's as we found it reported; that it also lowers the
 * other charges is not, so they stand in full: who pays that much has paid enough either way.
 */
const inFullToo = (charges: Cents, discountPercent: number): string => {
  const typed = `in full the ${formatCents(charges)} of other charges you entered from your bill`
  if (discountPercent === 0 || charges === 0) return `${typed}.`
  return `${typed}. The discount applies to the tax. Check your bill to see whether it lowers the other charges too.`
}

const notTyped =
  'the non-ad valorem assessments on your bill in full, such as waste, fire or a community development district (CDD). Enter their total in your case and we’ll add it.'

const shareInWords = (tax: Cents, discountPercent: number): string => {
  const share = `${partialPaymentPercent}% of the ${formatCents(tax)} of ad valorem tax you entered from your notice`
  const discount = discountPercent === 0 ? 'with no discount left' : `less ${discountPercent}% of that share`
  return `${share}, ${discount}, rounded up to the cent`
}

type OfTax = NonNullable<LeastPayment['ofTax']>

const withTax = (
  { taxCents, shareCents }: OfTax,
  { discountPercent, chargesCents }: LeastPayment,
): string => {
  const ofTax = shareInWords(taxCents, discountPercent)
  if (chargesCents === null)
    return `${formatCents(shareCents)}, and with it ${notTyped} The ${formatCents(shareCents)} is ${ofTax}.`
  const sum = formatCents(sumCents([shareCents, chargesCents]))
  return `${sum} (${formatCents(shareCents)} + ${formatCents(chargesCents)}). That is ${ofTax}; and ${inFullToo(chargesCents, discountPercent)}`
}

/** Follows what else is said of the payment; empty while nothing is known. */
export const leastPaymentWords = (least: LeastPayment | null): string => {
  if (least === null) return ''
  const { ofTax, chargesCents } = least
  if (ofTax !== null)
    return ` If you pay by this date, the least you can pay to keep a petition on value alive is ${withTax(ofTax, least)} ${billCounts}`
  if (chargesCents === null) return ''
  return ` The ${formatCents(chargesCents)} of other charges you entered must be paid in full. Enter the total tax from your notice in your case and we’ll figure the share of the tax too. ${billCounts}`
}
