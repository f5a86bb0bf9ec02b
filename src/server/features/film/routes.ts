/** The calls about the films that are drawn and spoken. */
import type { FastifyInstance } from 'fastify'
import { landingFilm } from '#content/film/score.ts'
import { getLandingFilm, getLessonFilm } from '#contract/course/films.ts'
import * as words from '#messages/film/routes.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { filmStateOf } from './actions.ts'
import { serveFilmFiles } from './film-files.ts'

export const filmRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getLessonFilm, async ({ lessonId }, actor) => {
    const exists = ctx.course.modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId))
    if (!exists) return refuse('not_found', words.weCouldntFindThatLesson())
    return done({ film: await filmStateOf(ctx, lessonId, actor.user.id) })
  })
  serve(app, ctx, getLandingFilm, async () => done({ film: await filmStateOf(ctx, landingFilm, null) }))
  serveFilmFiles(app, ctx)
}
