/** Owns what a session comes to: what a discount takes off each line, what tax adds, and the total. */
import { isEligible } from '#fakes/stripe/discounts/check-discount.ts'
import type { Discount } from '#fakes/stripe/discounts/find-discount.ts'
import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { taxStateOf } from '#fakes/stripe/tax/tax-of-session.ts'
import { taxedLines } from '#fakes/stripe/tax/taxed-lines.ts'

const amountOff = ({ coupon }: Discount, eligible: number): number =>
  coupon.percent_off === null
    ? Math.min(coupon.amount_off ?? 0, eligible)
    : Math.round((eligible * coupon.percent_off) / 100)

/** Shares an amount in proportion, to the cent: what rounding leaves over goes to the next line. */
const discountedLines = (lineItems: readonly LineItem[], discount: Discount | undefined): LineItem[] => {
  const isPart = (item: LineItem): boolean => discount !== undefined && isEligible(discount, item)
  const eligible = lineItems.filter(isPart).reduce((sum, item) => sum + item.amount_subtotal, 0)
  const total = discount === undefined ? 0 : amountOff(discount, eligible)
  let passed = 0
  let given = 0
  return lineItems.map((item) => {
    if (!isPart(item) || eligible === 0)
      return { ...item, amount_discount: 0, amount_total: item.amount_subtotal }
    passed += item.amount_subtotal
    const share = Math.round((total * passed) / eligible) - given
    given += share
    return { ...item, amount_discount: share, amount_total: item.amount_subtotal - share }
  })
}

/** Tax is of what is left after the discount. */
export const pricedLines = (
  session: Session,
  lineItems: readonly LineItem[],
  discount: Discount | undefined,
): LineItem[] => taxedLines(session, discountedLines(lineItems, discount))

type Amount = 'amount_subtotal' | 'amount_discount' | 'amount_tax'

const sumOf = (lineItems: readonly LineItem[], field: Amount): number =>
  lineItems.reduce((sum, item) => sum + item[field], 0)

export const pricedSession = (
  session: Session,
  lineItems: readonly LineItem[],
  discount: Discount | undefined,
): Session => {
  const subtotal = sumOf(lineItems, 'amount_subtotal')
  const off = sumOf(lineItems, 'amount_discount')
  const tax = sumOf(lineItems, 'amount_tax')
  const total = subtotal - off + tax
  const named = { coupon: discount?.coupon.id ?? null, promotion_code: discount?.promotionCode?.id ?? null }
  return {
    ...session,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: taxStateOf(session),
    discounts: discount === undefined ? [] : [named],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: tax },
  }
}
