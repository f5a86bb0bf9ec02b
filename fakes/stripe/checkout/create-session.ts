/** Owns the making of a Checkout Session: the rules between its parameters, its total, its lifetime. */
import { lineItemOf } from '#fakes/stripe/checkout/line-items.ts'
import { newSession } from '#fakes/stripe/checkout/new/session.ts'
import type { SessionParams } from '#fakes/stripe/checkout/session-params.ts'
import { refusalFor, unknownCode } from '#fakes/stripe/discounts/check-discount.ts'
import { findDiscount } from '#fakes/stripe/discounts/find-discount.ts'
import { pricedLines, pricedSession } from '#fakes/stripe/discounts/price-session.ts'
import { orderOf } from '#fakes/stripe/discounts/use-discount.ts'
import { lifetimes } from '#fakes/stripe/limits.ts'
import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { demand, insert } from '#fakes/stripe/store/objects.ts'
import { checkTaxParams } from '#fakes/stripe/tax/tax-of-session.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const checkCombinations = (params: SessionParams): void => {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalidRequest(
      'parameter_invalid',
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    )
  }
  if (params.customer !== undefined && params.customer_creation !== undefined) {
    throw invalidRequest(
      'parameter_invalid',
      'You may only specify one of these parameters: customer, customer_creation.',
      'customer_creation',
    )
  }
  if (params.discounts !== undefined && params.allow_promotion_codes !== undefined) {
    throw invalidRequest(
      'parameter_invalid',
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'discounts',
    )
  }
  if (params.customer_update !== undefined && params.customer === undefined) {
    throw invalidRequest(
      'parameter_missing',
      '`customer_update` can only be used with `customer`.',
      'customer',
    )
  }
}

const expiryOf = (work: Work, asked: number | undefined): number => {
  const created = secondsOf(work.now)
  if (asked === undefined) return created + lifetimes.sessionDefaultSeconds
  if (asked < created + lifetimes.sessionShortestSeconds) {
    throw invalidRequest(
      'parameter_invalid',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  }
  if (asked > created + lifetimes.sessionLongestSeconds) {
    throw invalidRequest(
      'parameter_invalid',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  }
  return asked
}

const currencyOf = (items: readonly LineItem[]): string => {
  const [first, ...others] = new Set(items.map((item) => item.currency))
  if (first === undefined || others.length > 0) {
    throw invalidRequest('parameter_invalid', 'All line items must have the same currency.', 'line_items')
  }
  return first
}

const askedDiscount = async (work: Work, session: Session, params: SessionParams, lineItems: LineItem[]) => {
  const [names] = params.discounts ?? []
  if (names === undefined) return undefined
  const discount = await findDiscount(work.tx, {
    coupon: names.coupon ?? null,
    promotion_code: names.promotion_code ?? null,
  })
  const order = await orderOf(work, session, lineItems)
  const refusal = discount === undefined ? unknownCode : refusalFor(discount, order, work.now)
  if (refusal !== undefined) throw invalidRequest('parameter_invalid', refusal, 'discounts[0]')
  return discount
}

export const createSession = async (work: Work, params: SessionParams): Promise<Session> => {
  checkCombinations(params)
  const lineItems: LineItem[] = []
  for (const [position, item] of params.line_items.entries())
    lineItems.push(await lineItemOf(work, item, position))
  const customer =
    params.customer === undefined ? null : await demand(work.tx, 'customer', params.customer, 'customer')
  checkTaxParams(params, customer, lineItems)
  const fresh = newSession(params, {
    created: secondsOf(work.now),
    currency: currencyOf(lineItems),
    amount: lineItems.reduce((sum, item) => sum + item.amount_total, 0),
    customer,
    expiresAt: expiryOf(work, params.expires_at),
    publicUrl: work.publicUrl,
  })
  const discount = await askedDiscount(work, fresh, params, lineItems)
  const lines = pricedLines(fresh, lineItems, discount)
  const session = pricedSession(fresh, lines, discount)
  await insert(work.tx, 'checkout.session', session, {
    lineItems: lines,
    ...(params.payment_intent_data === undefined ? {} : { paymentIntentData: params.payment_intent_data }),
    ...(params.customer_update === undefined ? {} : { customerUpdate: params.customer_update }),
  })
  return session
}
