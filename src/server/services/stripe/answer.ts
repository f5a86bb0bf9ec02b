/** What an answer of the payment provider must be to count: the object that was asked for, or a refusal in its form. */
import Stripe from 'stripe'

/** The provider's answer is not what was asked for; treated like an outage. */
export class UnexpectedAnswer extends Error {}

/** An HTTP 200 from a proxy in between is no answer of the provider. */
export const expectObject = <T extends { object: string }>(answer: T, object: T['object']): T => {
  if (answer?.object !== object)
    throw new UnexpectedAnswer(`the payment provider did not answer with a ${object}`)
  return answer
}

/** The request was understood and refused; asking again in the same words will not help. */
export const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError

/** The answer, or null when the provider refuses. Throws on an outage. */
export const unlessRefused = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
