/** Owns what the checkout page shows of a session, read from the store. */
import { findDiscount } from '#fakes/stripe/discounts/find-discount.ts'
import type { CheckoutView } from '#fakes/stripe/pages/checkout-page.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { find, findHidden } from '#fakes/stripe/store/objects.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

const appliedOf = async (work: Work, session: Session): Promise<{ applied?: string }> => {
  const [named] = session.discounts ?? []
  if (named === undefined) return {}
  const discount = await findDiscount(work.tx, {
    coupon: named.coupon && String(named.coupon),
    promotion_code: named.promotion_code && String(named.promotion_code),
  })
  return { applied: discount?.promotionCode?.code ?? discount?.coupon.name ?? 'Discount' }
}

export const loadCheckout = async (work: Work, id: string): Promise<CheckoutView | undefined> => {
  const session = await find(work.tx, 'checkout.session', id)
  if (session === undefined) return undefined
  const customer =
    typeof session.customer === 'string' ? await find(work.tx, 'customer', session.customer) : undefined
  const { lineItems = [], presentedIn } = await findHidden(work.tx, 'checkout.session', session.id)
  return {
    session,
    lineItems,
    accountName: work.accountName,
    fixedEmail: session.customer_email ?? customer?.email ?? undefined,
    code: await appliedOf(work, session),
    ...(presentedIn && { presentedIn }),
  }
}
