/** The calls about questions. Looking back on them and removing them needs an account only: they are the person's own. */
import type { FastifyInstance } from 'fastify'
import { askQuestion, deleteQuestion, listQuestions } from '#contract/help/ask.ts'
import * as words from '#messages/ask/routes.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { answerFor, listQuestionsOf } from './actions.ts'
import { removeQuestion } from './queries.ts'

export const askRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, askQuestion, async (asked, actor) => {
    const question = await answerFor(ctx, actor.user, asked)
    return question ? done({ question }) : refuse('not_found', words.weCouldntFindThatHomeIn())
  })
  serve(app, ctx, listQuestions, async (page, actor) => done(await listQuestionsOf(ctx, actor.user.id, page)))
  serve(app, ctx, deleteQuestion, async ({ id }, actor) =>
    (await removeQuestion(ctx.db, actor.user.id, id))
      ? done({})
      : refuse('not_found', words.weCouldntFindThatQuestion()),
  )
}
