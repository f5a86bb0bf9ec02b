/** Starts a guest checkout and goes to the payment page, or says why that did not work. */
import { paths, sessionPlaceholder } from '#contract/page-paths.ts'
import type { Tier } from '#core/billing/product.ts'
import { checkoutFailureMessage } from '#web/purchase/checkout-failure-message.ts'

/** Gives the message to show, or null when the browser is on its way to the payment page. */
export const startCheckout = async (tier: Tier): Promise<string | null> => {
  try {
    const [{ call }, { createGuestCheckout }] = await Promise.all([
      import('#web/call/api.ts'),
      import('#contract/purchase/payments.ts'),
    ])
    const { origin } = window.location
    const { url } = await call(createGuestCheckout, {
      tier,
      successUrl: `${origin}${paths.checkEmail()}?session_id=${sessionPlaceholder}`,
      cancelUrl: `${origin}${paths.checkoutCancelled()}`,
      guestCheckout: true,
    })
    window.location.assign(url)
    return null
  } catch (failure) {
    return checkoutFailureMessage(failure)
  }
}
