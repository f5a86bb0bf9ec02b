/** The calls behind the mailed set-up link. */
import type { FastifyInstance } from 'fastify'
import { completeAccountSetup, validateSetupToken } from '#contract/auth.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { completeSetup, peekSetupLink } from './actions.ts'

const linkDead =
  'This set-up link is invalid or has expired. Check your e-mail for a newer link or contact support.'

export const setupRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, validateSetupToken, async (_ctx, { token }) => {
    const found = await peekSetupLink(ctx, token)
    return found ? done(found) : refuse('link_invalid', linkDead)
  })
  serve(app, ctx, completeAccountSetup, async (_ctx, input, _actor, caller) => {
    const outcome = await completeSetup(ctx, input, caller.userAgent)
    if (outcome.ok) {
      const { user, accessToken, cookie } = outcome.signedIn
      return done({ user, tokens: { accessToken } }, [cookie])
    }
    if (outcome.reason === 'link-invalid') return refuse('link_invalid', linkDead)
    const first = outcome.faults[0]?.message ?? 'Address validation failed'
    return refuse('invalid_request', first, outcome.faults)
  })
}
