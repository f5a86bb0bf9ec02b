/** The calls about the browsers in which a person is signed in. */
import type { FastifyInstance } from 'fastify'
import { endOtherSessions, endSession, listSessions } from '#contract/account/users.ts'
import * as words from '#messages/session/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import * as actions from './actions.ts'

export const sessionRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, listSessions, async (asked, actor) => {
    const { entries, paging } = pageOf(await actions.listSessions(ctx, actor), asked)
    return done({ sessions: entries, ...paging })
  })
  serve(app, ctx, endSession, async ({ sessionId }, actor) => {
    if (!(await actions.revokeSession(ctx, actor, sessionId)))
      return refuse('not_found', words.weCouldntFindThatSignIn())
    return done(
      { message: words.signedOutThere() },
      sessionId === actor.sessionId ? [actions.clearedSessionCookie] : [],
    )
  })
  serve(app, ctx, endOtherSessions, async (_input, actor) => {
    const ended = await actions.revokeOtherSessions(ctx, actor)
    return done({ ended, message: words.weSignedYouOutEverywhereElse() })
  })
}
