/** Why a payment did not go through, in the words of the page. */

type FailureReason = { readonly title: string; readonly text: string }

const failed: FailureReason = {
  title: 'Payment Failed',
  text: 'We encountered an issue processing your payment. Please try again or contact support.',
}

const cancelled: FailureReason = {
  title: 'Payment Cancelled',
  text: 'You cancelled the payment process. No charges were made to your account.',
}

const byError: ReadonlyMap<string, FailureReason> = new Map([
  ['cancelled', cancelled],
  [
    'card_declined',
    {
      title: 'Card Declined',
      text: 'Your payment method was declined. Please try a different card or contact your bank.',
    },
  ],
  [
    'insufficient_funds',
    {
      title: 'Insufficient Funds',
      text: 'Your payment method has insufficient funds. Please try a different payment method.',
    },
  ],
])

/** `query` is the page's own query: `cancelled=true` wins over `error`. */
export const failureReason = (query: URLSearchParams): FailureReason => {
  if (query.get('cancelled') === 'true') return cancelled
  return byError.get(query.get('error') ?? '') ?? failed
}
