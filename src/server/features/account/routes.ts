/** The calls about accounts and sessions. */

import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account/auth.ts'
import * as own from '#contract/account/users.ts'
import * as words from '#messages/account/routes.ts'
import type { Context } from '#server/context.ts'
import { clearedSessionCookie, closeSession, exchangeRefreshToken } from '#server/features/session/actions.ts'
import { userView } from '#server/http/actor.ts'
import { refuseCommonPassword } from '#server/http/new-password.ts'
import { done, refuse, refuseField, tooMany } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'
import { completeReset, openAccount, peekReset, requestReset, signIn } from './actions.ts'
import { replaceKnownPassword } from './change-password.ts'
import { confirmEmail, peekVerification, requestVerification } from './email-verification.ts'
import { readOwnData, removeAccount } from './own-data.ts'
import { updateNames } from './queries.ts'
import { knownBrowserCookie } from './sign-in-backoff.ts'

const resetAsked = words.ifTheresAnAccountWithThis()
const resetLinkDead = words.thisResetLinkIsInvalidOr()
const resetLinkUsed = words.thisResetLinkWasAlreadyUsed()

const verificationLinkDead = words.thisLinkIsInvalidOrHas()
const confirmFirst = words.pleaseConfirmYourEmailAddressFirst()

const serveSessions = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.register, async (input, _actor, caller) => {
    const common = await refuseCommonPassword('password', input.password)
    if (common) return common
    const opened = await openAccount(ctx, input, caller.userAgent)
    if (!opened) return refuse('conflict', words.youAlreadyHaveAnAccountWith())
    const known = await knownBrowserCookie(ctx, input.email, caller.cookies.jv_browser)
    return done({ accessToken: opened.accessToken, user: opened.user }, [opened.cookie, known])
  })
  serve(app, ctx, contract.login, async (input, _actor, caller) => {
    const outcome = await signIn(ctx, input, caller)
    if (outcome.ok) {
      const { user, accessToken, cookie } = outcome.signedIn
      const known = await knownBrowserCookie(ctx, input.email, caller.cookies.jv_browser)
      return done({ user, tokens: { accessToken } }, [cookie, known])
    }
    return outcome.reason === 'too-often'
      ? tooMany(outcome.waitSeconds)
      : refuse('invalid_credentials', words.thatEmailOrPasswordIsntRight())
  })
  serve(app, ctx, contract.refresh, async (_input, _actor, caller) => {
    const cookie = caller.cookies.jv_session
    const renewed = cookie ? await exchangeRefreshToken(ctx, cookie) : null
    if (!renewed)
      // A page of another site, whose cookies are not read, must not be able to sign anybody out either.
      return {
        ...refuse('unauthenticated', words.pleaseSignInAgain()),
        cookies: cookie ? [clearedSessionCookie] : [],
      }
    return done({ user: renewed.user, tokens: { accessToken: renewed.accessToken } }, [renewed.cookie])
  })
  serve(app, ctx, contract.logout, async (_input, _actor, caller) => {
    await closeSession(ctx, caller.cookies.jv_session)
    return done({ message: words.signedOut() }, [clearedSessionCookie])
  })
}

const servePasswordReset = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.requestPasswordReset, async ({ email }) => {
    await requestReset(ctx, email)
    return done({ message: resetAsked })
  })
  serve(app, ctx, contract.validateResetToken, async ({ token }) => {
    const link = await peekReset(ctx, token)
    if (link.ok) return done({ expiresAt: link.expiresAt.toISOString() })
    return refuse('link_invalid', link.reason === 'used' ? resetLinkUsed : resetLinkDead)
  })
  serve(app, ctx, contract.completePasswordReset, async (input, _actor, caller) => {
    const common = await refuseCommonPassword('password', input.password)
    if (common) return common
    return (await completeReset(ctx, input, caller.ip))
      ? done({ message: words.yourPasswordHasBeenChangedPlease() }, [clearedSessionCookie])
      : refuse('link_invalid', resetLinkDead)
  })
}

const serveProfile = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, own.getProfile, async (_input, actor) => done({ profile: actor.user }))
  serve(app, ctx, own.updateProfile, async (names, actor) => {
    const row = await ctx.db.transaction((tx) => updateNames(tx, actor.user.id, names))
    return row
      ? done({ profile: await userView(ctx.db, row) })
      : refuse('not_found', words.thisAccountNoLongerExists())
  })
  serve(app, ctx, own.changePassword, async (input, actor) => {
    const common = await refuseCommonPassword('newPassword', input.newPassword)
    if (common) return common
    return (await replaceKnownPassword(ctx, actor, input))
      ? done({ message: words.yourPasswordHasBeenChangedWe() })
      : refuseField('currentPassword', words.thatsNotYourCurrentPassword())
  })
}

const serveEmailVerification = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.readEmailVerification, async ({ token }) => {
    const found = await peekVerification(ctx, token)
    return found ? done(found) : refuse('link_invalid', verificationLinkDead)
  })
  serve(app, ctx, contract.verifyEmail, async ({ token }) =>
    (await confirmEmail(ctx, token))
      ? done({ message: words.yourEmailAddressIsConfirmed() })
      : refuse('link_invalid', verificationLinkDead),
  )
  serve(app, ctx, own.requestEmailVerification, async (_input, actor) =>
    (await requestVerification(ctx, actor.user.id))
      ? done({ message: words.yourLinkIsOnItsWay({ duration: linkLifetime('verification') }) })
      : done({ message: words.yourEmailAddressIsAlreadyConfirmed() }),
  )
}

const serveOwnData = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, own.downloadOwnData, async (_input, actor) => {
    const outcome = await readOwnData(ctx, actor)
    return outcome.ok ? done({ data: outcome.data }) : refuse('forbidden', confirmFirst)
  })
  serve(app, ctx, own.deleteAccount, async ({ password }, actor) => {
    const outcome = await removeAccount(ctx, actor, password)
    if (outcome.ok) return done({ message: words.yourAccountHasBeenDeleted() }, [clearedSessionCookie])
    return outcome.reason === 'wrong-password'
      ? refuseField('password', words.thatPasswordIsntRight())
      : refuse('forbidden', confirmFirst)
  })
}

export const accountRoutes = (app: FastifyInstance, ctx: Context) => {
  serveSessions(app, ctx)
  servePasswordReset(app, ctx)
  serveProfile(app, ctx)
  serveEmailVerification(app, ctx)
  serveOwnData(app, ctx)
}
