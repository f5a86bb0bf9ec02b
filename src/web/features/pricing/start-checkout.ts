/** Starts the checkout of a signed-in person, or says why that did not work. */
import { paths, sessionPlaceholder } from '#contract/page-paths.ts'
import { createCheckout } from '#contract/purchase/payments.ts'
import type { Tier } from '#core/billing/product.ts'
import { call } from '#web/call/api.ts'
import { keepPlace } from '#web/purchase/left-place.ts'
import { paymentPage } from '#web/purchase/payment-page.ts'

/** Gives the address of the payment page. */
export const startCheckout = async (tier: Tier): Promise<string> => {
  const { origin } = window.location
  keepPlace(paths.checkoutLeft())
  const opened = await call(createCheckout, {
    tier,
    successUrl: `${origin}${paths.paymentSuccess()}?session_id=${sessionPlaceholder}`,
    cancelUrl: `${origin}${paths.checkoutCancelled()}`,
  })
  return paymentPage(opened)
}
