/** Owns a discount in the life of a session: put on, taken off, checked once more at payment, counted in the end. */
import { type Order, refusalFor, unknownCode } from '#fakes/stripe/discounts/check-discount.ts'
import {
  type Discount,
  type DiscountNames,
  findDiscountByCode,
  findDiscountLocked,
} from '#fakes/stripe/discounts/find-discount.ts'
import { pricedLines, pricedSession } from '#fakes/stripe/discounts/price-session.ts'
import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { changeHidden, findHidden, findLocked, update } from '#fakes/stripe/store/objects.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export type Applied = { ok: true; session: Session } | { ok: false; message: string }

/** By customer, and by address for payers who come as guests. */
const hasBoughtBefore = async (work: Work, customer: string | null, email: string | null) => {
  const paid = (where: Record<string, string>) =>
    listObjects(work.tx, 'charge', { url: '', page: { limit: 1 }, where: { ...where, status: 'succeeded' } })
  if (customer !== null && (await paid({ customer })).data.length > 0) return true
  return email !== null && (await paid({ 'billing_details.email': email })).data.length > 0
}

export const orderOf = async (
  work: Work,
  session: Session,
  lineItems: readonly LineItem[],
  typedEmail?: string,
): Promise<Order> => {
  const customer = typeof session.customer === 'string' ? session.customer : null
  const email = typedEmail ?? session.customer_details?.email ?? null
  return {
    lineItems,
    currency: session.currency ?? 'usd',
    subtotal: session.amount_subtotal ?? 0,
    customer,
    hasBoughtBefore: await hasBoughtBefore(work, customer, email),
  }
}

const reprice = async (work: Work, session: Session, discount: Discount | undefined): Promise<Session> => {
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const lines = pricedLines(session, lineItems, discount)
  const priced = pricedSession(session, lines, discount)
  await changeHidden(work.tx, 'checkout.session', session.id, { lineItems: lines })
  await update(work.tx, 'checkout.session', priced)
  return priced
}

/** What the payer typed on the page. */
export const applyCode = async (work: Work, session: Session, typed: string): Promise<Applied> => {
  const discount = await findDiscountByCode(work.tx, typed)
  if (discount === undefined) return { ok: false, message: unknownCode }
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const message = refusalFor(discount, await orderOf(work, session, lineItems), work.now)
  if (message !== undefined) return { ok: false, message }
  return { ok: true, session: await reprice(work, session, discount) }
}

const namesOf = (session: Session): DiscountNames | undefined => {
  const [named] = session.discounts ?? []
  return (
    named && {
      coupon: String(named.coupon),
      promotion_code: named.promotion_code && String(named.promotion_code),
    }
  )
}

/** After something else about the session has changed, with the discount that is on it. */
export const repriceSession = async (work: Work, session: Session): Promise<Session> => {
  const names = namesOf(session)
  return reprice(work, session, names && (await findDiscountLocked(work.tx, names)))
}

export const removeDiscount = (work: Work, session: Session): Promise<Session> =>
  reprice(work, session, undefined)

/** Somebody else may have used the last redemption meanwhile: then the old price is offered instead. */
export const recheckDiscount = async (work: Work, session: Session, email: string): Promise<Applied> => {
  const names = namesOf(session)
  if (names === undefined) return { ok: true, session }
  const discount = await findDiscountLocked(work.tx, names)
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const order = await orderOf(work, session, lineItems, email)
  const message = discount === undefined ? unknownCode : refusalFor(discount, order, work.now)
  if (message === undefined) return { ok: true, session }
  await removeDiscount(work, session)
  return { ok: false, message }
}

/** After `recheckDiscount`, in the same transaction, which holds both rows. */
export const countRedemption = async (work: Work, session: Session): Promise<void> => {
  const names = namesOf(session)
  const discount = names && (await findDiscountLocked(work.tx, names))
  if (discount === undefined) return
  const { coupon, promotionCode: code } = discount
  await update(work.tx, 'coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 })
  const current = code && (await findLocked(work.tx, 'promotion_code', code.id))
  if (current === undefined) return
  const times = current.times_redeemed + 1
  const active = current.active && (current.max_redemptions === null || times < current.max_redemptions)
  await update(work.tx, 'promotion_code', { ...current, active, times_redeemed: times })
}
