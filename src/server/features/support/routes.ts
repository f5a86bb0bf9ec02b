/** The calls about support. Asking needs an account only: who lost access may need it most. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/support.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { ask, closeOwn, threadFor, threadsFor, writeAgain } from './actions.ts'

const noThread = refuse('not_found', 'We couldn’t find that conversation')

export const supportRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.sendSupportMessage, async (_ctx, input, actor) => {
    const thread = await ask(ctx, actor.user, input)
    return thread
      ? done({ thread })
      : refuse('conflict', 'We couldn’t save your message. Please send it again.')
  })
  serve(app, ctx, contract.listSupportThreads, async (_ctx, page, actor) => {
    const { entries, paging } = pageOf(await threadsFor(ctx, actor.user.id), page)
    return done({ threads: [...entries], ...paging })
  })
  serve(app, ctx, contract.getSupportThread, async (_ctx, { id }, actor) => {
    const found = await threadFor(ctx, actor.user.id, id)
    return found ? done(found) : noThread
  })
  serve(app, ctx, contract.answerSupportThread, async (_ctx, input, actor) => {
    const thread = await writeAgain(ctx, actor.user, input)
    return thread ? done({ thread }) : noThread
  })
  serve(app, ctx, contract.closeSupportThread, async (_ctx, { id }, actor) => {
    const thread = await closeOwn(ctx, actor.user.id, id)
    return thread ? done({ thread }) : noThread
  })
}
