/** What a person reads when no checkout could be opened. */

import * as words from '#messages/purchase/checkout-failure-message.ts'
import { BrokenAnswer } from '../call/broken-answer.ts'

const fallback = words.failedToCreateCheckoutSession()

export const checkoutFailureMessage = (failure: unknown): string => {
  if (!(failure instanceof Error)) return fallback
  if (failure instanceof BrokenAnswer) return words.invalidCheckoutSessionResponse()
  return failure.message || fallback
}
