/** Owns the making of a Checkout Session: the rules between its parameters, its total, its lifetime. */
import { lineItemOf } from '#fakes/stripe/checkout/line-items.ts'
import { newSession } from '#fakes/stripe/checkout/new-session.ts'
import type { SessionParams } from '#fakes/stripe/checkout/session-params.ts'
import { lifetimes } from '#fakes/stripe/limits.ts'
import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { demand, insert } from '#fakes/stripe/store/objects.ts'
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

export const createSession = async (work: Work, params: SessionParams): Promise<Session> => {
  checkCombinations(params)
  const lineItems: LineItem[] = []
  for (const [position, item] of params.line_items.entries())
    lineItems.push(await lineItemOf(work, item, position))
  const customer =
    params.customer === undefined ? null : await demand(work.tx, 'customer', params.customer, 'customer')
  const session = newSession(params, {
    created: secondsOf(work.now),
    currency: currencyOf(lineItems),
    amount: lineItems.reduce((sum, item) => sum + item.amount_total, 0),
    customer,
    expiresAt: expiryOf(work, params.expires_at),
    publicUrl: work.publicUrl,
  })
  await insert(work.tx, 'checkout.session', session, {
    lineItems,
    ...(params.payment_intent_data === undefined ? {} : { paymentIntentData: params.payment_intent_data }),
  })
  return session
}
