/** The calls about the course. The plan is open to every account; the lessons need a purchase. */
import type { FastifyInstance } from 'fastify'
import {
  completeLesson,
  getModule,
  listGlossary,
  listModules,
  listStories,
  savePosition,
  spendTime,
  undoLesson,
} from '#contract/courses.ts'
import { getProgress } from '#contract/users.ts'
import type { Context } from '#server/context.ts'
import { moduleShelf } from '#server/features/resource/actions.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import {
  blockBounds,
  complete,
  keepPlace,
  moduleFor,
  modulesFor,
  type NoLesson,
  progressFor,
  undo,
} from './actions.ts'
import { serveFilms } from './film.ts'
import { spend } from './time.ts'

const noSuchModule = 'The requested module could not be loaded.'

const refuseLesson = ({ reason }: NoLesson) =>
  reason === 'not-available'
    ? refuse('conflict', 'We’re still writing this lesson. It isn’t ready yet.')
    : refuse('not_found', 'We couldn’t find that lesson in this module')

export const courseRoutes = (app: FastifyInstance, ctx: Context) => {
  const shelfFor = moduleShelf(ctx)
  serve(app, ctx, listModules, async (_ctx, { status, ...asked }, actor) => {
    const modules = await modulesFor(ctx, actor.user.id)
    const { entries, paging } = pageOf(
      status ? modules.filter((one) => one.status === status) : modules,
      asked,
    )
    return done({ modules: entries, ...paging })
  })
  serve(app, ctx, getModule, async (_ctx, { id }, actor) => {
    const module = await moduleFor(ctx, actor.user.id, id)
    if (!module) return refuse('not_found', noSuchModule)
    const { ofModule, ofLesson } = await shelfFor(actor.user.id, id)
    const sections = module.sections.map((section) => ({ ...section, resources: ofLesson(section.id) }))
    return done({ module: { ...module, sections, moduleResources: ofModule } })
  })
  serve(app, ctx, completeLesson, async (_ctx, input, actor) => {
    const outcome = await complete(ctx, actor.user.id, input)
    return outcome.ok ? done({ module: outcome.module }) : refuseLesson(outcome)
  })
  serve(app, ctx, undoLesson, async (_ctx, input, actor) => {
    const outcome = await undo(ctx, actor.user.id, input)
    return outcome.ok ? done({ module: outcome.module }) : refuseLesson(outcome)
  })
  serve(app, ctx, savePosition, async (_ctx, input, actor) => {
    const outcome = await keepPlace(ctx, actor.user.id, input)
    if (outcome.ok) return done({ position: outcome.position })
    return outcome.reason === 'no-such-block'
      ? refuseField('block', blockBounds(outcome.blocks))
      : refuseLesson(outcome)
  })
  serve(app, ctx, spendTime, async (_ctx, input, actor) => {
    const outcome = await spend(ctx, actor.user.id, input)
    return outcome.ok ? done({ seconds: outcome.seconds }) : refuseLesson(outcome)
  })
  serveFilms(app, ctx)
  serve(app, ctx, listGlossary, async (_ctx, asked) => {
    const { entries, paging } = pageOf(ctx.course.glossary, asked)
    return done({ terms: entries, ...paging })
  })
  serve(app, ctx, listStories, async (_ctx, asked) => {
    const { stories, basis } = ctx.course.stories
    const { entries, paging } = pageOf(stories, asked)
    return done({ stories: entries, basis, ...paging })
  })
  serve(app, ctx, getProgress, async (_ctx, _input, actor) => done(await progressFor(ctx, actor.user.id)))
}
