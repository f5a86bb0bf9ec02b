/** The calls about accounts and sessions. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/auth.ts'
import { getProfile, updateProfile } from '#contract/users.ts'
import type { Context } from '#server/context.ts'
import { clearedSessionCookie, closeSession, exchangeRefreshToken } from '#server/features/session/actions.ts'
import { userView } from '#server/http/actor.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { completeReset, openAccount, requestReset, signIn } from './actions.ts'
import { updateNames } from './queries.ts'

const resetAsked = 'If there is an account for this e-mail, a reset link is on its way.'
const resetLinkDead = 'This reset link is invalid or has expired. Please ask for a new one.'

const serveSessions = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.register, async (_ctx, input) => {
    const opened = await openAccount(ctx, input)
    if (!opened)
      return refuse('conflict', 'An account with this e-mail already exists. Please sign in instead.')
    return done({ accessToken: opened.accessToken, user: opened.user }, [opened.cookie])
  })
  serve(app, ctx, contract.login, async (_ctx, input) => {
    const signedIn = await signIn(ctx, input)
    if (!signedIn) return refuse('invalid_credentials', 'The e-mail or password is not right')
    return done({ user: signedIn.user, tokens: { accessToken: signedIn.accessToken } }, [signedIn.cookie])
  })
  serve(app, ctx, contract.refresh, async (_ctx, _input, _actor, caller) => {
    const cookie = caller.cookies.jv_session
    const renewed = cookie ? await exchangeRefreshToken(ctx, cookie) : null
    if (!renewed)
      return { ...refuse('unauthenticated', 'Please sign in again'), cookies: [clearedSessionCookie] }
    return done({ user: renewed.user, tokens: { accessToken: renewed.accessToken } }, [renewed.cookie])
  })
  serve(app, ctx, contract.logout, async (_ctx, _input, _actor, caller) => {
    await closeSession(ctx, caller.cookies.jv_session)
    return done({ message: 'Signed out' }, [clearedSessionCookie])
  })
}

const servePasswordReset = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.requestPasswordReset, async (_ctx, { email }) => {
    await requestReset(ctx, email)
    return done({ message: resetAsked })
  })
  serve(app, ctx, contract.completePasswordReset, async (_ctx, input) =>
    (await completeReset(ctx, input))
      ? done({ message: 'Your password is changed. Please sign in.' }, [clearedSessionCookie])
      : refuse('link_invalid', resetLinkDead),
  )
}

const serveProfile = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getProfile, async (_ctx, _input, actor) => done({ profile: actor.user }))
  serve(app, ctx, updateProfile, async (_ctx, names, actor) => {
    const row = await ctx.db.transaction((tx) => updateNames(tx, actor.user.id, names))
    return row
      ? done({ profile: await userView(ctx.db, row) })
      : refuse('not_found', 'This account no longer exists')
  })
}

export const accountRoutes = (app: FastifyInstance, ctx: Context) => {
  serveSessions(app, ctx)
  servePasswordReset(app, ctx)
  serveProfile(app, ctx)
}
