/** The calls about the course. The plan is open to every account; the lessons need a purchase. */
import type { FastifyInstance } from 'fastify'
import { getProgress } from '#contract/account/users.ts'
import {
  completeLesson,
  getModule,
  listGlossary,
  listModules,
  listStories,
  savePosition,
  spendTime,
  undoLesson,
} from '#contract/course/courses.ts'
import * as words from '#messages/course/routes.ts'
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

const noSuchModule = words.theRequestedModuleCouldNotBe()

const refuseLesson = ({ reason }: NoLesson) =>
  reason === 'not-available'
    ? refuse('conflict', words.wereStillWritingThisLessonIt())
    : refuse('not_found', words.weCouldntFindThatLessonIn())

export const courseRoutes = (app: FastifyInstance, ctx: Context) => {
  const shelfFor = moduleShelf(ctx)
  serve(app, ctx, listModules, async ({ status, ...asked }, actor) => {
    const modules = await modulesFor(ctx, actor.user.id)
    const { entries, paging } = pageOf(
      status ? modules.filter((one) => one.status === status) : modules,
      asked,
    )
    return done({ modules: entries, ...paging })
  })
  serve(app, ctx, getModule, async ({ id }, actor) => {
    const module = await moduleFor(ctx, actor.user.id, id)
    if (!module) return refuse('not_found', noSuchModule)
    const { ofModule, ofLesson } = await shelfFor(actor.user.id, id)
    const sections = module.sections.map((section) => ({ ...section, resources: ofLesson(section.id) }))
    return done({ module: { ...module, sections, moduleResources: ofModule } })
  })
  serve(app, ctx, completeLesson, async (input, actor) => {
    const outcome = await complete(ctx, actor.user.id, input)
    return outcome.ok ? done({ module: outcome.module }) : refuseLesson(outcome)
  })
  serve(app, ctx, undoLesson, async (input, actor) => {
    const outcome = await undo(ctx, actor.user.id, input)
    return outcome.ok ? done({ module: outcome.module }) : refuseLesson(outcome)
  })
  serve(app, ctx, savePosition, async (input, actor) => {
    const outcome = await keepPlace(ctx, actor.user.id, input)
    if (outcome.ok) return done({ position: outcome.position })
    return outcome.reason === 'no-such-block'
      ? refuseField('block', blockBounds(outcome.blocks))
      : refuseLesson(outcome)
  })
  serve(app, ctx, spendTime, async (input, actor) => {
    const outcome = await spend(ctx, actor.user.id, input)
    return outcome.ok ? done({ seconds: outcome.seconds }) : refuseLesson(outcome)
  })
  serveFilms(app, ctx)
  serve(app, ctx, listGlossary, async (asked) => {
    const { entries, paging } = pageOf(ctx.course.glossary, asked)
    return done({ terms: entries, ...paging })
  })
  serve(app, ctx, listStories, async (asked) => {
    const { stories, basis } = ctx.course.stories
    const { entries, paging } = pageOf(stories, asked)
    return done({ stories: entries, basis, ...paging })
  })
  serve(app, ctx, getProgress, async (_input, actor) => done(await progressFor(ctx, actor.user.id)))
}
