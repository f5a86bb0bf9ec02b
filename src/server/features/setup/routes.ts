/** The calls behind the mailed set-up link. */
import type { FastifyInstance } from 'fastify'
import { addPurchase, completeAccountSetup, validateSetupToken } from '#contract/auth.ts'
import type { Context } from '#server/context.ts'
import { refuseCommonPassword } from '#server/http/new-password.ts'
import { done, type Reply, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { completeSetup, peekSetupLink } from './actions.ts'
import { addPurchaseToAccount } from './add-purchase.ts'
import { type WhyNot, whyNotSetUp } from './why-not.ts'

const linkDead =
  'This set-up link is invalid or has expired. Check your e-mail for a newer link or contact support.'

const signInInstead =
  'There is an account for this e-mail address already. Sign in, and open the link again to add the purchase to it.'

const refusals: Record<WhyNot, Reply<never>> = {
  'link-invalid': refuse('link_invalid', linkDead),
  'already-set-up': refuse(
    'already_set_up',
    'Your account is set up already. Sign in with your e-mail address and password.',
  ),
  on_hold: refuse(
    'access_on_hold',
    'This purchase is on hold: your bank told us that the payment is disputed. If the payment stands, a fresh set-up link comes by e-mail.',
  ),
  refunded: refuse('purchase_ended', 'This purchase was refunded, so there is no account to set up with it.'),
  dispute_lost: refuse(
    'purchase_ended',
    'The bank decided the dispute about this payment and keeps the money it took back, so this purchase gives no access any more.',
  ),
  revoked: refuse(
    'purchase_ended',
    'Access from this purchase was withdrawn. Contact support if you do not know why.',
  ),
}

const refuseDead = async (ctx: Context, token: string) => refusals[await whyNotSetUp(ctx, token)]

export const setupRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, validateSetupToken, async (_ctx, { token }) => {
    const found = await peekSetupLink(ctx, token)
    return found ? done(found) : refuseDead(ctx, token)
  })
  serve(app, ctx, completeAccountSetup, async (_ctx, input, _actor, caller) => {
    const common = await refuseCommonPassword('accountData.password', input.accountData.password)
    if (common) return common
    const outcome = await completeSetup(ctx, input, caller.userAgent)
    if (outcome.ok) {
      const { user, accessToken, cookie } = outcome.signedIn
      return done({ user, tokens: { accessToken } }, [cookie])
    }
    if (outcome.reason === 'link-invalid') return refuseDead(ctx, input.token)
    if (outcome.reason === 'has-account') return refuse('conflict', signInInstead)
    const first = outcome.faults[0]?.message ?? 'Address validation failed'
    return refuse('invalid_request', first, outcome.faults)
  })
  serve(app, ctx, addPurchase, async (_ctx, { token }, actor) => {
    const outcome = await addPurchaseToAccount(ctx, actor.user, token)
    if (outcome.ok) return done({ user: outcome.user })
    return outcome.reason === 'link-invalid'
      ? refuseDead(ctx, token)
      : refuse('forbidden', 'This purchase was made with another e-mail address. Sign in with that one.')
  })
}
