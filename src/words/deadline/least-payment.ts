/** Owns what is said of the least that must be paid while a petition on value is under way, with its arithmetic. */

import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import type { LeastPayment } from '#core/case/least-payment.ts'
import { type Cents, formatCents, sumCents } from '#core/money.ts'
import * as words from '#messages/deadline/least-payment.ts'

type OfTax = NonNullable<LeastPayment['ofTax']>

const shareOfTax = (tax: Cents, discountPercent: number): string =>
  words.ofTax({
    percent: partialPaymentPercent,
    tax: formatCents(tax),
    discount:
      discountPercent === 0 ? words.noDiscountLeft() : words.lessDiscount({ percent: discountPercent }),
  })

/**
 * That the discount comes off the share of the tax is the statute's as we found it reported; that it also lowers the
 * other charges is not, so they stand in full: who pays that much has paid enough either way.
 */
const amountOf = (
  { taxCents, shareCents }: OfTax,
  { discountPercent, chargesCents }: LeastPayment,
): string => {
  const [share, ofTax] = [formatCents(shareCents), shareOfTax(taxCents, discountPercent)]
  if (chargesCents === null) return words.withChargesUnknown({ share, ofTax })
  return words.withCharges({
    sum: formatCents(sumCents([shareCents, chargesCents])),
    share,
    charges: formatCents(chargesCents),
    ofTax,
    whetherLowered: discountPercent === 0 || chargesCents === 0 ? '' : words.whetherLowered(),
  })
}

/** Follows what else is said of the payment; empty while nothing is known. */
export const leastPaymentWords = (least: LeastPayment | null): string => {
  if (least === null) return ''
  const { ofTax, chargesCents } = least
  if (ofTax !== null) return words.leastByThisDate({ amount: amountOf(ofTax, least) })
  return chargesCents === null ? '' : words.chargesInFull({ charges: formatCents(chargesCents) })
}
