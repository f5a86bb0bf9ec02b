/** Why the last attempt to pay did not go through, for the pages that a left checkout leads back to. */
import { getLeftCheckout } from '#contract/purchase/payments.ts'
import { call } from '#web/call/api.ts'

export const leftCheckoutQuery = {
  queryKey: ['left-checkout'],
  queryFn: () => call(getLeftCheckout, {}),
  retry: false,
} as const
