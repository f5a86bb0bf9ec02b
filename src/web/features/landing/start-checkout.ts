/** Starts a guest checkout and goes to the payment page, or says why not; who is signed in is not sold what they own. */
import { paths, sessionPlaceholder } from '#contract/page-paths.ts'
import type { Tier } from '#core/billing/product.ts'
import { checkoutFailureMessage } from '#web/purchase/checkout-failure-message.ts'
import { paymentPage } from '#web/purchase/payment-page.ts'
import { storedAccessToken } from '#web/session/access-token.ts'

export type CheckoutStart =
  /** The browser is on its way to the payment page. */
  | { readonly kind: 'leaving' }
  /** A guest's payment would only be sent back. */
  | { readonly kind: 'owned'; readonly owned: Tier }
  | { readonly kind: 'failed'; readonly message: string }

/** What whoever is signed in here owns; a session that is over owns nothing. */
const ownedHere = async (): Promise<Tier | null> => {
  if (storedAccessToken() === null) return null
  const [{ ApiFailure, call }, getProfile] = await Promise.all([
    import('#web/call/api.ts'),
    import('#contract/account/users.ts').then(({ getProfile }) => getProfile),
  ])
  try {
    return (await call(getProfile, {})).profile.tier
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unauthenticated') return null
    throw failure
  }
}

export const startCheckout = async (tier: Tier): Promise<CheckoutStart> => {
  try {
    const owned = await ownedHere()
    if (owned !== null) return { kind: 'owned', owned }
    const [{ call }, createGuestCheckout] = await Promise.all([
      import('#web/call/api.ts'),
      import('#contract/purchase/payments.ts').then(({ createGuestCheckout }) => createGuestCheckout),
    ])
    const { origin } = window.location
    const opened = await call(createGuestCheckout, {
      tier,
      successUrl: `${origin}${paths.checkEmail()}?session_id=${sessionPlaceholder}`,
      cancelUrl: `${origin}${paths.checkoutCancelled()}`,
      guestCheckout: true,
    })
    window.location.assign(paymentPage(opened))
    return { kind: 'leaving' }
  } catch (failure) {
    return { kind: 'failed', message: checkoutFailureMessage(failure) }
  }
}
