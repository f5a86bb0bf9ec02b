/** Owns the statements about the two pages a payment ends on (§2, §4, §8). */
export const paymentResult = {
  'S2.success.1': "'Processing your payment...' with a spinner shows until the payment is confirmed.",
  'S2.success.2': "'Payment Successful!' shows once the server confirms the purchase.",
  'S2.success.3': 'The plan name is the one bought.',
  'S2.success.4': "'One-time payment' stands where the billing label was.",
  'S2.success.5': 'The amount is the one paid.',
  'S2.success.6': "'No further billing — lifetime access' stands where the next billing date was.",
  'S2.success.7': 'The features of the plan are listed.',
  'S2.success.8': "'Download Invoice' downloads the real invoice as PDF.",
  'S2.success.9': 'Cards for Start Learning and Support Access show.',
  'S2.success.10': 'A card for AI Features shows only for AI-Enhanced.',
  'S2.success.11': "'Continue to Dashboard' leads to /dashboard.",
  'S2.success.12': "'Start First Module' leads to /course/1.",
  'S2.success.13': 'A line names the support contact.',
  'S2.success.14': "Another person's session_id shows nothing of the purchase.",
  'S2.failure.1':
    "cancelled=true: 'Payment Cancelled' - 'You cancelled the payment process. No charges were made to your account.'",
  'S2.failure.2':
    "card_declined: 'Card Declined' - 'Your payment method was declined. Please try a different card or contact your bank.'",
  'S2.failure.3':
    "insufficient_funds: 'Insufficient Funds' - 'Your payment method has insufficient funds. Please try a different payment method.'",
  'S2.failure.4':
    "Anything else: 'Payment Failed' - 'We encountered an issue processing your payment. Please try again or contact support.'",
  'S2.failure.5': 'cancelled=true wins over the error in the query.',
  'S2.failure.6': 'Links lead Back to Pricing and to the Dashboard.',
  'S2.failure.7': "'Contact Support' is a mail link.",
  'S2.failure.8': 'Help for payment-method issues lists card declined, insufficient funds and expired card.',
  'S2.failure.9': 'Help for technical issues lists browser, connection and ad blockers.',
  'S2.failure.10':
    'The page says that a card payment provider processes payment and no card details are stored.',
  'S2.failure.11': 'The page says that support replies within 24 hours.',
} as const
