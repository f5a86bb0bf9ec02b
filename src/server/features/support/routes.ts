/** The calls about support. Asking needs an account only: who lost access may need it most. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/help/support.ts'
import * as words from '#messages/support/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { ask, closeOwn, conversationFor, conversationsFor, writeAgain } from './actions.ts'

const noConversation = refuse('not_found', words.weCouldntFindThatConversation())

export const supportRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.sendSupportMessage, async (input, actor) => {
    const conversation = await ask(ctx, actor.user, input)
    return conversation ? done({ conversation }) : refuse('conflict', words.weCouldntSaveYourMessagePlease())
  })
  serve(app, ctx, contract.listSupportConversations, async (page, actor) => {
    const { entries, paging } = pageOf(await conversationsFor(ctx, actor.user.id), page)
    return done({ conversations: [...entries], ...paging })
  })
  serve(app, ctx, contract.getSupportConversation, async ({ id }, actor) => {
    const found = await conversationFor(ctx, actor.user.id, id)
    return found ? done(found) : noConversation
  })
  serve(app, ctx, contract.answerSupportConversation, async (input, actor) => {
    const conversation = await writeAgain(ctx, actor.user, input)
    return conversation ? done({ conversation }) : noConversation
  })
  serve(app, ctx, contract.closeSupportConversation, async ({ id }, actor) => {
    const conversation = await closeOwn(ctx, actor.user.id, id)
    return conversation ? done({ conversation }) : noConversation
  })
}
