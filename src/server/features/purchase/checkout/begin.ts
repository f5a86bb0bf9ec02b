/** Begins a purchase: our order first, then the provider's hosted checkout. */
import { randomUUID } from 'node:crypto'
import type { User } from '#contract/account/users.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { createCheckout } from '#contract/purchase/payments.ts'
import { standingOf } from '#core/billing/entitlement.ts'
import { offerFor, type Tier } from '#core/billing/product.ts'
import type { Context } from '#server/context.ts'
import { guestLedgersOf, orderLedgersOf } from '#server/db/order-ledgers.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { customerOf, insertOrder, setCheckoutSession } from '../queries.ts'
import { isOwnUrl } from './own-url.ts'

const sessionPlaceholder = '{CHECKOUT_SESSION_ID}'

export type CheckoutOutcome =
  | { readonly ok: true; readonly url: string; readonly browserKey: string }
  | { readonly ok: false; readonly reason: 'foreign-url'; readonly field: 'successUrl' | 'cancelUrl' }
  | { readonly ok: false; readonly reason: 'already-owned' | 'on-hold' | 'provider-failed' }

type Wanted = ParsedInputOf<typeof createCheckout>

const urlsOf = (publicUrl: string, wanted: Wanted, user: User | null) => {
  const success = user
    ? paths.paymentSuccess(sessionPlaceholder)
    : paths.checkEmail({ session_id: sessionPlaceholder })
  return {
    // The braces must stay as they are for the provider to find them.
    successUrl: wanted.successUrl ?? decodeURIComponent(`${publicUrl}${success}`),
    cancelUrl: wanted.cancelUrl ?? `${publicUrl}${paths.checkoutCancelled()}`,
  }
}

/** As `randomToken` makes them. A browser keeps its key, so that two of its tabs know of each other. */
const isBrowserKey = (key: string | undefined): key is string => /^[\w-]{43}$/.test(key ?? '')

export const beginCheckout = async (
  ctx: Context,
  wanted: Wanted,
  user: User | null,
  knownBrowserKey?: string,
): Promise<CheckoutOutcome> => {
  const urls = urlsOf(ctx.env.PUBLIC_URL, wanted, user)
  const foreign = (['successUrl', 'cancelUrl'] as const).find(
    (name) => !isOwnUrl(ctx.env.PUBLIC_URL, urls[name]),
  )
  if (foreign) return { ok: false, reason: 'foreign-url', field: foreign }
  const offer = offerFor(wanted.tier, user?.tier ?? null)
  if (!offer.ok) return offer
  const browserKey = isBrowserKey(knownBrowserKey) ? knownBrowserKey : randomToken()
  const known = user
    ? await orderLedgersOf(ctx.db, user.id)
    : await guestLedgersOf(ctx.db, hashToken(browserKey))
  if (known.some((ledger) => standingOf(ledger) === 'on_hold')) return { ok: false, reason: 'on-hold' }

  const id = randomUUID()
  await ctx.db.transaction((tx) =>
    insertOrder(tx, {
      id,
      tier: offer.product.tier,
      isUpgrade: offer.isUpgrade,
      status: 'pending',
      userId: user?.id ?? null,
      amountCents: offer.product.priceCents,
      livemode: ctx.payments.livemode,
      browserKeyHash: hashToken(browserKey),
      createdAt: ctx.now(),
    }),
  )
  try {
    // The one call that leaves inside a request: the buyer's browser waits for this address.
    const { product } = offer
    const email = user?.email ?? null
    const { sessionId, url } = await ctx.payments.openCheckout({
      id,
      product,
      email,
      customerId: user ? await customerOf(ctx.db, user.id) : null,
      ...urls,
    })
    await ctx.db.transaction((tx) => setCheckoutSession(tx, id, sessionId))
    return { ok: true, url, browserKey }
  } catch (error) {
    ctx.log.error({ orderId: id, ...describeFailure(error) }, 'checkout could not be opened')
    return { ok: false, reason: 'provider-failed' }
  }
}

export type UpgradeOutcome = CheckoutOutcome | { readonly ok: false; readonly reason: 'nothing-to-upgrade' }

/** For the call that means an upgrade and nothing else: it never sells a whole course. */
export const beginUpgrade = async (ctx: Context, wanted: Tier, user: User): Promise<UpgradeOutcome> =>
  user.tier === null
    ? { ok: false, reason: 'nothing-to-upgrade' }
    : beginCheckout(ctx, { tier: wanted }, user)
