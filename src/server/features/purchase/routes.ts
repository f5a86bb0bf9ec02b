/** The calls about buying and purchases. */
import type { FastifyInstance } from 'fastify'
import { resendSetupLink } from '#contract/account/auth.ts'
import * as contract from '#contract/purchase/payments.ts'
import * as words from '#messages/purchase/routes.ts'
import type { Context } from '#server/context.ts'
import { done, type Reply, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { resendSetup, subscriptionOf } from './actions.ts'
import { beginCheckout, beginUpgrade, type UpgradeOutcome } from './checkout/begin.ts'
import { entitlementRoutes } from './entitlement-routes.ts'
import { guestPurchaseOf, leftCheckoutOf, purchaseOf } from './order/progress.ts'

const checkoutCookieSeconds = 24 * 60 * 60

const onHold = words.oneOfYourPurchasesIsOn()

const refusalOf = (outcome: Exclude<UpgradeOutcome, { ok: true }>): Reply<never> => {
  switch (outcome.reason) {
    case 'foreign-url': {
      const message = words.theReturnAddressMustBeA()
      return refuse('invalid_request', message, [{ field: outcome.field, message }])
    }
    case 'already-owned':
      return refuse('conflict', words.youAlreadyOwnThisCourse())
    case 'on-hold':
      return refuse('conflict', onHold)
    case 'nothing-to-upgrade':
      return refuse('conflict', words.youDontHaveACourseTo())
    case 'provider-failed':
      return refuse('payment_failed', words.ourPaymentServiceDidntRespondYou())
  }
}

export const purchaseRoutes = (app: FastifyInstance, ctx: Context) => {
  entitlementRoutes(app, ctx)
  serve(app, ctx, contract.createGuestCheckout, async (input, _actor, caller) => {
    const outcome = await beginCheckout(ctx, input, null, caller.cookies.jv_checkout)
    if (!outcome.ok) return refusalOf(outcome)
    const { url, browserKey } = outcome
    return done({ url }, [{ name: 'jv_checkout', value: browserKey, maxAgeSeconds: checkoutCookieSeconds }])
  })
  serve(app, ctx, contract.createCheckout, async (input, actor) => {
    const outcome = await beginCheckout(ctx, input, actor.user)
    return outcome.ok ? done({ url: outcome.url }) : refusalOf(outcome)
  })
  serve(app, ctx, contract.upgradeTier, async ({ tier }, actor) => {
    const outcome = await beginUpgrade(ctx, tier, actor.user)
    return outcome.ok ? done({ url: outcome.url }) : refusalOf(outcome)
  })
  serve(app, ctx, contract.getGuestPurchase, async ({ sessionId }, _actor, caller) => {
    const found = await guestPurchaseOf(ctx, caller.cookies.jv_checkout, sessionId)
    return found ? done(found) : refuse('not_found', words.weDontSeeThatPurchaseIn())
  })
  serve(app, ctx, contract.getPurchase, async ({ sessionId }, actor) => {
    const found = await purchaseOf(ctx, actor.user.id, sessionId)
    return found ? done(found) : refuse('not_found', words.weCouldntFindThatPurchaseIn())
  })
  serve(app, ctx, contract.getLeftCheckout, async (_input, actor) =>
    done(await leftCheckoutOf(ctx, actor.user.id)),
  )
  serve(app, ctx, contract.getSubscription, async (_input, actor) =>
    done(await subscriptionOf(ctx, actor.user)),
  )
  serve(app, ctx, resendSetupLink, async ({ sessionId }) => {
    await resendSetup(ctx, sessionId)
    return done({ message: words.ifThisPurchaseStillNeedsAn() })
  })
}
