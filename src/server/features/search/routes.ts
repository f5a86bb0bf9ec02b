/** The call that searches. */
import type { FastifyInstance } from 'fastify'
import { search } from '#contract/course/search.ts'
import type { Context } from '#server/context.ts'
import { done } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { searchFor } from './actions.ts'

export const searchRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, search, async (asked, actor) => done(await searchFor(ctx, actor.user, asked)))
}
