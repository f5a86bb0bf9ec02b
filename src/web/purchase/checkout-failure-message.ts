/** What a person reads when no checkout could be opened. */

const fallback = 'Failed to create checkout session'

export const checkoutFailureMessage = (failure: unknown): string => {
  if (!(failure instanceof Error)) return fallback
  // The answer did not have the contract's shape.
  if (failure.name === 'ZodError') return 'Invalid checkout session response'
  return failure.message || fallback
}
