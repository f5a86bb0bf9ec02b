/** The calls behind the mailed setup link. */
import type { FastifyInstance } from 'fastify'
import {
  addPurchase,
  checkNewPassword,
  completeAccountSetup,
  validateSetupToken,
} from '#contract/account/auth.ts'
import * as words from '#messages/setup/routes.ts'
import type { Context } from '#server/context.ts'
import { newPasswordFault, refuseCommonPassword } from '#server/http/new-password.ts'
import { done, type Reply, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { completeSetup, peekSetupLink } from './actions.ts'
import { addPurchaseToAccount } from './add-purchase.ts'
import { type WhyNot, whyNotSetUp } from './why-not.ts'

const linkDead = words.thisSetupLinkIsInvalidOr()

const signInInstead = words.youAlreadyHaveAnAccountWith()

const refusals: Record<WhyNot, Reply<never>> = {
  'link-invalid': refuse('link_invalid', linkDead),
  'already-set-up': refuse('already_set_up', words.yourAccountIsAlreadySetUp()),
  on_hold: refuse('access_on_hold', words.thisPurchaseIsOnHoldBecause()),
  refunded: refuse('purchase_ended', words.weRefundedThisPurchaseSoTheres()),
  dispute_lost: refuse('purchase_ended', words.yourBankDecidedTheDisputeAnd()),
  revoked: refuse('purchase_ended', words.thisPurchaseNoLongerOpensThe()),
}

const refuseDead = async (ctx: Context, token: string) => refusals[await whyNotSetUp(ctx, token)]

export const setupRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, validateSetupToken, async ({ token }) => {
    const found = await peekSetupLink(ctx, token)
    return found ? done(found) : refuseDead(ctx, token)
  })
  serve(app, ctx, checkNewPassword, async ({ password }) => done({ fault: await newPasswordFault(password) }))
  serve(app, ctx, completeAccountSetup, async (input, _actor, caller) => {
    const common = await refuseCommonPassword('accountData.password', input.accountData.password)
    if (common) return common
    const outcome = await completeSetup(ctx, input, caller.userAgent)
    if (outcome.ok) {
      const { user, accessToken, cookie } = outcome.signedIn
      return done({ user, tokens: { accessToken } }, [cookie])
    }
    if (outcome.reason === 'link-invalid') return refuseDead(ctx, input.token)
    if (outcome.reason === 'has-account') return refuse('conflict', signInInstead)
    const first = outcome.faults[0]?.message ?? words.addressValidationFailed()
    return refuse('invalid_request', first, outcome.faults)
  })
  serve(app, ctx, addPurchase, async ({ token }, actor) => {
    const outcome = await addPurchaseToAccount(ctx, actor.user, token)
    if (outcome.ok) return done({ user: outcome.user })
    return outcome.reason === 'link-invalid'
      ? refuseDead(ctx, token)
      : refuse('forbidden', words.thisPurchaseUsedADifferentEmail())
  })
}
