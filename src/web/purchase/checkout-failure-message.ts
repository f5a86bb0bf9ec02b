/** What a person reads when no checkout could be opened. */

import * as words from '#messages/purchase/checkout-failure-message.ts'

const fallback = words.failedToCreateCheckoutSession()

export const checkoutFailureMessage = (failure: unknown): string => {
  if (!(failure instanceof Error)) return fallback
  // The answer did not have the contract's shape.
  if (failure.name === 'ZodError') return words.invalidCheckoutSessionResponse()
  return failure.message || fallback
}
